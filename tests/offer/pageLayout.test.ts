import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import type { DrawnElement } from '@/offer/drawing/elements'
import { offerPages, PAGE } from '@/offer/paper/pageLayout'
import { inPages, spread, type Part } from '@/offer/paper/parts'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../domain/offer/packages'
import { extentOf, liesOn, measure, written } from './drawn'

/** The line above the foot of a page is the lowest box. */
const footOf = (page: readonly DrawnElement[]): number =>
  Math.max(...page.flatMap((element) => (element.kind === 'box' ? [element.y] : [])))

/** Texts that would lie on each other: from the same column, nearer than a line. */
function overlaps(page: readonly DrawnElement[]): string[] {
  const texts = page.flatMap((element) => (element.kind === 'text' ? [{ ...element, ...extentOf(element) }] : []))
  return texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < Math.min(a.font.size, b.font.size))
      .map((b) => `${a.text} / ${b.text}`),
  )
}

const pagesOf = (offer: PublicOffer) => offerPages(offer, measure)
const example = (changes: { name?: string; terms?: string[] }) =>
  pagesOf(
    publicOffer({ ...examplePackage, ...(changes.name ? { name: changes.name } : {}) }, exampleChoice, {
      ...exampleProfile,
      ...(changes.terms ? { terms: changes.terms } : {}),
    }),
  )

describe('the pages of an offer (docs/product.md §21.3.3)', () => {
  it('everything of any offer lies on its page, and no text lies on another or on the foot', () => {
    fc.assert(
      fc.property(packages, choices, profiles, fc.integer({ min: 0, max: 12 }), (detail, choice, profile, count) => {
        const terms = Array.from({ length: count }, () =>
          'DP tidak dapat dikembalikan setelah visa diproses '.repeat(3),
        )
        for (const page of pagesOf(publicOffer(detail, choice, { ...profile, terms }))) {
          for (const element of page) expect(liesOn(PAGE, element)).toBe(true)
          expect(overlaps(page)).toEqual([])
          const foot = footOf(page)
          for (const element of page) {
            const { top, bottom } = extentOf(element)
            expect(bottom <= foot || top >= foot).toBe(true)
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('a short offer is written larger than a long one, and a few lines more begin no second page', () => {
    const sizeOf = (pages: DrawnElement[][]) =>
      Math.max(...pages.flat().map((element) => (element.kind === 'text' ? element.font.size : 0)))
    const short = example({ terms: [] })
    const longer = example({ terms: Array.from({ length: 6 }, () => 'Harga dapat berubah') })
    expect([short.length, longer.length]).toEqual([1, 1])
    expect(sizeOf(short)).toBeGreaterThan(sizeOf(longer))
  })

  it('a first page with room left begins with the skyline, and each option begins a page under its letter', () => {
    const shapesOf = (page: readonly DrawnElement[] = []) => page.filter(({ kind }) => kind === 'shape').length
    const choice = { ...exampleChoice, withPaymentPlan: false, roomMix: null }
    const hotels = { ...examplePackage.hotels, makkah: null }
    const bare = publicOffer({ ...examplePackage, hotels, choices: {}, transports: [] }, choice, {
      ...exampleProfile,
      included: [],
      excluded: [],
      terms: [],
    })
    expect(shapesOf(pagesOf(bare)[0])).toBeGreaterThan(40)
    const pages = pagesOf({ ...bare, others: [bare, bare] })
    const letters = pages.map((page) => written(page).match(/[ABC]\. Umroh/g))
    expect(letters.flat()).toEqual(['A. Umroh', 'B. Umroh', 'C. Umroh'])
  })

  it('a name of 5,000 letters is written smaller, and all its words are there', () => {
    const pages = example({ name: 'Umroh keluarga '.repeat(333) })
    expect(written(pages.flat()).match(/Umroh keluarga/g)?.length).toBeGreaterThanOrEqual(333)
  })
})

describe('parts in pages', () => {
  const part = (text: string, changes: Partial<Part> = {}): Part => ({
    height: 10,
    gap: 5,
    elements: [{ kind: 'text', x: 0, y: 8, text, font: { size: 8, weight: 400 }, colour: '#000000', align: 'left' }],
    ...changes,
  })
  const textsOf = (parts: readonly Part[], roomOn = (page: number) => (page === 0 ? 25 : 40)) =>
    inPages(parts, roomOn).map((page) => written(page.flatMap(({ elements }) => [...elements])))

  it('each page takes the parts that fit, with the room that it has', () => {
    expect(textsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((text) => part(text)))).toEqual(['a b', 'c d e', 'f'])
  })

  it('the room left on a page widens the gaps above its sections, up to a limit', () => {
    const parts = [part('a', { isSection: true }), part('b', { isSection: true }), part('line')]
    expect(spread(parts, 20, 100).map(({ gap }) => gap)).toEqual([15, 15, 5])
    expect(spread(parts, 200, 30).map(({ gap }) => gap)).toEqual([35, 35, 5])
    expect(spread(parts, -5, 30).map(({ gap }) => gap)).toEqual([5, 5, 5])
  })

  it('a title goes to the next page with the part below it', () => {
    expect(textsOf([part('a'), part('title', { keepsNext: true }), part('b')])).toEqual(['a', 'title b'])
  })
})
