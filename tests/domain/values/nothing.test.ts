import { describe, expect, it } from 'vitest'
import { nameProblem } from '@/domain/access/accountRules'
import { rulesOf } from '@/records/rules'
import { emptyProfile, offerProfileProblems } from '@/domain/offer/offerProfile'
import { packageProblems } from '@/domain/package/packageSchema'
import { keptText, showsNothing } from '@/domain/values/letters'

const NOTHING = [
  '',
  ' ',
  '\u200b',
  '\u200e\u200f',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\ufe0f',
  '\u034f',
  '\u180e',
  '\u{e0041}',
  '\t\n',
  '\u00a0\u3000',
  ' \u200b \u2800 ',
]

describe.each(NOTHING)('%j shows nothing (docs/product.md §36.4)', (text) => {
  it('is empty', () => expect([showsNothing(text), keptText(text)]).toEqual([true, '']))
  it('is no name of a package, a master, a person, a mitra or a business', () => {
    const keys = (problems: readonly { path: string; key: string }[], path: string) =>
      problems.filter((one) => one.path === path).map(({ key }) => key)
    expect(keys(packageProblems({ namaPaket: text }), 'namaPaket')).toEqual(['validation.namaPaket'])
    expect(keys(rulesOf('custom-data/muthawwif').problems({ name: text, price: 1 }), 'name')).toEqual([
      'validation.masterNama',
    ])
    expect(nameProblem(text)).toBe('nameRequired')
    expect(keys(offerProfileProblems({ ...emptyProfile(text), whatsapp: null }), 'business')).toEqual(['usaha'])
  })
})

it.each(['a', ' Ibu Aminah ', '🕋', '👨‍👩‍👧', 'é', 'م', '.', '\u200bA'])('%j shows something', (text) => {
  expect([showsNothing(text), keptText(text)]).toEqual([false, text.trim()])
})
