// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { clustersOf, firstLetters, lettersOf } from '@/domain/values/letters'

const FAMILY = '👨‍👩‍👧'
const LETTERS = ['a', 'é', 'a\u0301', FAMILY, '🙏🏽', '1️⃣', '🇮🇩', 'بِ', '★', ' ']
const texts = fc.array(fc.constantFrom(...LETTERS), { maxLength: 40 })

describe('a text that is cut (docs/product.md §21.3.14)', () => {
  it('keeps whole letters from its beginning, as many as fit', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 60 }), (letters, most) => {
        const cut = firstLetters(letters.join(''), most)
        let expected = ''
        for (const letter of letters) {
          if ((expected + letter).length > most) break
          expected += letter
        }
        expect(cut).toBe(expected)
      }),
    )
  })

  it.each([
    [`${'a'.repeat(59)}${FAMILY}`, 60, 'a'.repeat(59)],
    [`${'a'.repeat(58)}🕋`, 60, `${'a'.repeat(58)}🕋`],
    ['🙏🏽', 2, ''],
    ['a\u0301b', 1, ''],
    ['Umroh', 10, 'Umroh'],
  ])('%j, %d characters at the most, is %j', (text, most, cut) => {
    expect(firstLetters(text, most)).toBe(cut)
  })

  it('a browser without a segmenter divides texts in the same way', async () => {
    fc.assert(
      fc.property(texts, (letters) => void expect(clustersOf(letters.join(''))).toEqual(lettersOf(letters.join('')))),
    )
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    vi.resetModules()
    const old = await import('@/domain/values/letters')
    expect(old.firstLetters(`a${FAMILY}`, 4)).toBe('a')
    vi.unstubAllGlobals()
  })
})
