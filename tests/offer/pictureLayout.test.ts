// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer, type PublicOffer } from '../../src/domain/offer/publicOffer'
import type { DrawnElement, Measure } from '../../src/offer/drawing/elements'
import { wrapped } from '../../src/offer/drawing/paragraph'
import { PICTURE, pictureLayout } from '../../src/offer/picture/pictureLayout'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../domain/offer/packages'

/** A typeface whose letters are all alike. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.55

const textsOf = (elements: readonly DrawnElement[]) =>
  elements.flatMap((element) => (element.kind === 'text' ? [element] : []))

const written = (offer: PublicOffer) =>
  textsOf(pictureLayout(offer, measure))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00A0', ' ')

function extentOf(element: DrawnElement) {
  if (element.kind === 'box')
    return { left: element.x, right: element.x + element.width, top: element.y, bottom: element.y + element.height }
  if (element.kind === 'star')
    return { left: element.x, right: element.x + element.size, top: element.y, bottom: element.y + element.size }
  const width = measure(element.text, element.font)
  const left = element.align === 'left' ? element.x : element.x - width
  return { left, right: left + width, top: element.y - element.font.size, bottom: element.y + element.font.size * 0.3 }
}

describe('the picture of an offer (docs/product.md §21.3.2)', () => {
  it('the picture shows package, customer, stays, services, prices, validity and business', () => {
    const words = written(publicOffer(examplePackage, exampleChoice, exampleProfile))
    for (const text of [
      'Umroh Syawal 12 Hari',
      'Penawaran untuk Bapak Ahmad',
      'MADINAH Anwar Al Madinah',
      'MAKKAH Pullman Zamzam',
      'Rp. 30.310.400',
      'Rp. 28.000.000',
      'Berlaku s.d. 29 November 2026',
      '+62 812-3456-7890',
    ])
      expect(words).toContain(text)
  })

  it('everything of any offer lies inside the picture, and no name loses a word', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const offer = publicOffer(detail, choice, profile)
        for (const element of pictureLayout(offer, measure)) {
          const { left, right, top, bottom } = extentOf(element)
          expect([left >= 0, right <= PICTURE.width + 0.01, top >= 0, bottom <= PICTURE.height]).toEqual([
            true,
            true,
            true,
            true,
          ])
        }
        const words = written(offer)
        for (const { hotel } of offer.stays) expect(words).toContain(hotel.trim())
        expect(words.replaceAll('.', '')).not.toMatch(/(?<!\d)7\d{6}(?!\d)/)
      }),
      { numRuns: 30 },
    )
  })

  it('a name of 200 letters without a space is broken, and all its letters are there', () => {
    const name = 'Umrohplusturki'.repeat(14)
    const offer = publicOffer({ ...examplePackage, name }, exampleChoice, exampleProfile)
    expect(written(offer).replaceAll(' ', '')).toContain(name)
  })
})

describe('texts in a column', () => {
  const font = { size: 10, weight: 400 }

  it('no line is wider than the column, and the words stay in their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme-ascii' })),
        fc.integer({ min: 20, max: 300 }),
        (words, width) => {
          const text = words.join(' ')
          const lines = wrapped(text, width, font, measure)
          for (const line of lines) expect(measure(line, font)).toBeLessThanOrEqual(width)
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        },
      ),
    )
  })
})
