import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolated } from '@/offer/direction'
import { runsOf } from '@/offer/pdf/readable'

const covers = (character: string) => /[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027★→]/u.test(character)
/** The runs from left to right: text as it is, and pictures in brackets, an arrow before those that read from the right. */
const seen = (line: string) =>
  runsOf(line, covers).map(({ text, isPicture, isFromRight }) =>
    isPicture ? `${isFromRight ? '<' : ''}[${text.replace(/\p{Cf}/gu, '')}]` : text,
  )

describe('a line of the PDF, from left to right', () => {
  it.each<[string, string[]]>([
    ['Umroh Syawal 12 Hari', ['Umroh Syawal 12 Hari']],
    ['Rāmaḍān\u00A0★ → “dua”', ['Rāmaḍān ★ → “dua”']],
    ['Hotel✨Makkah 2', ['Hotel', '[✨]', 'Makkah 2']],
    ['👨‍👩‍👧 1️⃣ 🙏🏽', ['[👨👩👧]', ' ', '[1️⃣]', ' ', '[🙏🏽]']],
    ['東京 Hotel', ['[東京]', ' Hotel']],
    // In Arabic the first word stands at the right, and a number reads from its left.
    ['(برج 2) 5 نجوم', ['<[ نجوم]', '5', '<[) ]', '2', '<[(برج ]']],
    ['فندق Pullman (مكة)', ['<[ (مكة)]', 'Pullman', '<[فندق ]']],
    ['Hotel فندق 🕋 مكة 5 malam', ['Hotel 5', '<[فندق 🕋 مكة ]', ' malam']],
    ['محمد', ['<[محمد]']],
  ])('%s', (line, runs) => {
    expect(seen(isolated(line))).toEqual(runs)
  })

  it('no mark of a name turns what stands around it', () => {
    expect(seen(`A. ${isolated('\u202E\u2067Umroh 500')}: Rp. 1.000`)).toEqual(['A. Umroh 500: Rp. 1.000'])
    expect(seen(`Untuk ${isolated('محمد 5')} · 3 kamar`)).toEqual(['Untuk 5', '<[محمد ]', ' · 3 kamar'])
  })

  it('no text of any characters reaches the typeface with one that it lacks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const run of runsOf(isolated(text), covers))
          if (!run.isPicture) expect([...run.text].every(covers)).toBe(true)
      }),
    )
  })

  it.each([
    ['spaces', ' '],
    ['accents', 'a\u0301'],
    ['joined emoji', '👨\u200D'],
    ['Arabic and brackets', 'م('],
    ['marks of direction', '\u2067\u202E'],
    ['non-breaking spaces', '\u00A0'],
  ])('20.000 %s in a name are read at once', (_, piece) => {
    const start = performance.now()
    runsOf(isolated(`${piece.repeat(20_000)}x`), covers)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
