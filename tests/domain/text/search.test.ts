import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedName } from '@/domain/masters/masters'
import { isSameCustomer } from '@/domain/offer/customer'
import { customerTexts, searchedText } from '@/domain/status/customerSearch'
import { containsWords, searchable } from '@/domain/text/search'

const APOSTROPHES = [..."'’‘ʼ`´ʿʾʻ‛′＇"]
const SPACES = [' ', '\u00A0', '\u202F', '\u3000', '\t', '\n', '\u2009', '  ']
const DASHES = [...'-‐‑‒–—−－']

describe('a search (docs/product.md §36.1)', () => {
  it.each([
    ['Swissôtel Al Maqam', 'swissotel'],
    ['Swissotel', 'SWISSÔTEL'],
    ['Hôtel', 'ho\u0302tel'],
    ['Umroh Sya’ban', 'syaban'],
    ['Umroh Syaban', 'sya’ban'],
    ['Al-Safwah Royale', 'royale al safwah'],
    ['Al Safwah', 'al–safwah'],
    ['Paket 2027', '٢٠٢٧'],
    ['Paket ２０２７', '2027'],
    ['ISTANBUL', 'ıstanbul'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Um\u200Broh\u00AD', 'umroh'],
    ['مُحَمَّد', 'محمد'],
    ['محـمد', 'محمد'],
    ['“Plus” Kota', '"plus"'],
    ['Diskon 10%', '10%'],
    ['a_b', '_'],
    ['apa saja', ' – ’ '],
  ])('in “%s” finds “%s”', (text, search) => expect(containsWords(text, search)).toBe(true))

  it.each([
    ['Diskon 10 persen', '%'],
    ['ab', 'a_b'],
    ['Umroh Plus', 'umroh pluss'],
    ['Swissotel', 'swiss oteel'],
  ])('in “%s” does not find “%s”', (text, search) => expect(containsWords(text, search)).toBe(false))

  it('takes every apostrophe, space and dash for the same', () => {
    expect(new Set(APOSTROPHES.map((sign) => searchable(`Sya${sign}ban`)))).toEqual(new Set(['syaban']))
    expect(new Set([...SPACES, ...DASHES].map((sign) => searchable(`Al${sign}Haram`)))).toEqual(new Set(['al haram']))
  })

  it('folds a folded text no further, and finds a text by each of its words', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 })
    fc.assert(
      fc.property(text, (one) => {
        const once = searchable(one)
        expect(searchable(once)).toBe(once)
        expect(containsWords(one, once.split(' ').toReversed().join(' - '))).toBe(true)
      }),
    )
  })

  it('reads a very long text as it stands', () => {
    const words = Array.from({ length: 200 }, (_, at) => `kata${at}`)
    expect(containsWords(words.join(' '), words.join('-'))).toBe(true)
    expect(containsWords(words.toReversed().join(' '), words.join(' '))).toBe(false)
  })
})

it('a customer is found and recognised however the name and the number are spelled', () => {
  const texts = customerTexts('Hj. Nur’aini', '6281234567890').join('\u0001')
  const searches = ["nur'aini hj", '0812-3456', '+62 812 3456 7890', 'nuraini +628123456']
  expect(searches.filter((q) => !containsWords(texts, searchedText(q)))).toEqual([])
  const named = (customerName: string) => ({ customerName, customerPhone: null })
  expect(isSameCustomer(named('Hj. Nur’aini'), named("hj.  nur'aini\u200B"))).toBe(true)
  expect(isSameCustomer(named('Budi'), named('Budi Santoso'))).toBe(false)
  expect(isSameCustomer(named('★'), named('☆'))).toBe(false)
})

it('an import takes names that read the same for one, and no others', () => {
  expect(foldedName('Swissôtel – Makkah')).toBe(foldedName('SWISSOTEL-MAKKAH'))
  expect(foldedName('Makkah Swissotel')).not.toBe(foldedName('Swissotel Makkah'))
  expect(foldedName('-')).not.toBe(foldedName("'"))
})
