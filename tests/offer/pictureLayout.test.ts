import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer, type PublicOffer } from '../../src/domain/offer/publicOffer'
import { PICTURE, pictureLayout } from '../../src/offer/picture/pictureLayout'
import { wrapped } from '../../src/offer/drawing/pen'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../domain/offer/packages'
import { liesOn, measure, written } from './drawn'

const writtenOf = (offer: PublicOffer) => written(pictureLayout(offer, measure))

describe('the picture of an offer (docs/product.md §21.3.2)', () => {
  it('the picture shows package, customer, stays, services, prices, validity and business', () => {
    const words = writtenOf(publicOffer(examplePackage, exampleChoice, exampleProfile))
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

  it('the picture shows the rooms of the group where they are a part of the offer', () => {
    const roomMix = { double: 2, triple: 0, quad: 4 }
    const words = writtenOf(publicOffer(examplePackage, { ...exampleChoice, roomMix }, exampleProfile))
    for (const text of ['ROMBONGAN ANDA', '2 kamar Double', '4 kamar Quad', 'Total rombongan'])
      expect(words).toContain(text)
    const without = writtenOf(publicOffer(examplePackage, { ...exampleChoice, roomMix: null }, exampleProfile))
    expect(without).not.toContain('ROMBONGAN')
  })

  it('everything of any offer lies inside the picture, no line begins with a dot, and no name loses a word', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const offer = publicOffer(detail, choice, profile)
        for (const element of pictureLayout(offer, measure)) {
          expect(liesOn(PICTURE, element)).toBe(true)
          if (element.kind === 'text') expect(element.text).not.toMatch(/^·/)
        }
        const words = writtenOf(offer)
        for (const { hotel } of offer.stays) expect(words).toContain(hotel.trim())
        expect(words.replaceAll('.', '')).not.toMatch(/(?<!\d)7\d{6}(?!\d)/)
      }),
      { numRuns: 30 },
    )
  })

  it('a name of 200 letters without a space is broken, and all its letters are there', () => {
    const name = 'Umrohplusturki'.repeat(14)
    const offer = publicOffer({ ...examplePackage, name }, exampleChoice, exampleProfile)
    expect(writtenOf(offer).replaceAll(' ', '')).toContain(name)
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
