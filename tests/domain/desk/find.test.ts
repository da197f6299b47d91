import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIn } from '@/domain/desk/find'
import { containsWords } from '@/domain/text/search'

describe('a search on the desk', () => {
  it.each([
    ['Hj. Aminah binti Abdullah', 'aminah', true],
    ['Hj. Aminah binti Abdullah', 'abdullah amin', true],
    ['Hj. Aminah binti Abdullah', 'aminah yusuf', false],
    ['Umroh Sya’ban 9 Hari', "sya'ban", true],
    ['Umroh Sya’ban 9 Hari', 'SYABAN', true],
    ['Visa 100%', '%', true],
    ['Visa', '', true],
  ])('in “%s” the search “%s” is found: %s', (text, search, isFound) => {
    expect(containsWords(text, search)).toBe(isFound)
  })

  it('a text that begins with the search comes before one with such a word, and that before any other', () => {
    const names = ['Paket dengan sari', 'Nusari', 'Hotel Sari', 'Sari Tour', 'Sarinah']
    expect(findIn(names, (name) => name, 'sari', 4)).toEqual([
      'Sari Tour',
      'Sarinah',
      'Paket dengan sari',
      'Hotel Sari',
    ])
  })

  it('any search finds only texts with all of its words, each once, and never more than asked for', () => {
    const text = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(fc.uniqueArray(text), text, fc.nat(5), (texts, search, most) => {
        const found = findIn(texts, (one) => one, search, most)
        expect(found.length).toBe(Math.min(most, texts.filter((one) => containsWords(one, search)).length))
        expect(new Set(found).size).toBe(found.length)
        for (const one of found) expect(containsWords(one, search)).toBe(true)
      }),
    )
  })
})
