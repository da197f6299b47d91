import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsOf, optionsOffer } from '@/domain/offer/options'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { ROOM_TYPES, type PackageDetail } from '@/domain/types'
import { offerText } from '@/offer/offerText'
import { offerPages, PAGE } from '@/offer/paper/pageLayout'
import { PICTURE, pictureLayout } from '@/offer/picture/pictureLayout'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../domain/offer/packages'
import { liesOn, measure, written } from './drawn'

const hemat: PackageDetail = {
  ...examplePackage,
  id: 8,
  name: 'Umroh Hemat',
  hotels: { ...examplePackage.hotels, makkah: null },
  totals: { double: 27_000_000, triple: 26_000_000, quad: 25_000_000 },
}
const choice = { ...exampleChoice, roomMix: null, withPaymentPlan: false }
const example = optionsOffer([examplePackage, hemat, { ...examplePackage, name: 'Umroh Plus' }], choice, exampleProfile)

const withoutTotals = (offer: PublicOffer) => ({
  ...offer,
  prices: [],
  roomMix: [],
  others: offer.others?.map((option) => ({ ...option, prices: [], roomMix: [] })),
})
/** The secret figures of `packages` have seven digits and begin with a 7. */
const SECRET = /(?<!\d)7\d{6}(?!\d)/

describe('an offer with options (docs/product.md §26.2)', () => {
  it('each option is the offer of its package, and business, customer and terms stand once', () => {
    const alone = publicOffer(hemat, choice, exampleProfile)
    expect(optionsOf(example)[1]).toEqual({
      name: 'Umroh Hemat',
      stays: alone.stays,
      airline: alone.airline,
      airlineLogo: alone.airlineLogo,
      services: alone.services,
      jamaah: 25,
      prices: alone.prices,
      roomMix: [],
    })
    expect(optionsOffer([examplePackage], choice, exampleProfile)).toEqual(
      publicOffer(examplePackage, choice, exampleProfile),
    )
  })

  it('the text names the options by their letters, each with its hotels and prices', () => {
    expect(offerText(example).split('\n\n').slice(0, 5)).toEqual([
      '*3 pilihan paket umroh*\nPenawaran untuk Bapak Ahmad',
      '*A. Umroh Syawal 12 Hari*',
      expect.stringMatching(
        /^Madinah: Anwar Al Madinah, bintang 4, .*\nMakkah: Pullman Zamzam, bintang 5, .*\nPesawat: /,
      ),
      'Double: Rp. 30.310.400\nQuad: Rp. 28.000.000\nHarga per jamaah, untuk rombongan 25 jamaah',
      '*B. Umroh Hemat*',
    ])
    expect(offerText(example).match(/Berlaku s\.d\./g)).toHaveLength(1)
    expect(offerText(example).match(/Air zamzam/g)).toHaveLength(1)
  })

  it('two packages that differ in their margin, and so in their totals, give options that differ in the totals alone', () => {
    fc.assert(
      fc.property(
        packages,
        packages,
        fc.integer({ min: 1, max: 9_000_000 }),
        choices,
        profiles,
        (a, b, more, given, profile) => {
          const totals = Object.fromEntries(ROOM_TYPES.map((room) => [room, (b.totals[room] ?? 0) + more]))
          const dearer = { ...b, margin: (b.margin ?? 0) + more, totals: totals as typeof b.totals }
          const [left, right] = [optionsOffer([a, b], given, profile), optionsOffer([a, dearer], given, profile)]
          expect(withoutTotals(right)).toEqual(withoutTotals(left))
        },
      ),
    )
  })

  it('no secret of any option is in the text, in the picture or on a page, and everything lies inside them', () => {
    fc.assert(
      fc.property(packages, packages, packages, choices, profiles, (a, b, c, given, profile) => {
        const plain = { ...given, withPaymentPlan: false, roomMix: null }
        const offer = optionsOffer([a, b, c], plain, profile)
        const picture = pictureLayout(offer, measure)
        const pages = offerPages(offer, measure)
        for (const element of picture) expect(liesOn(PICTURE, element)).toBe(true)
        for (const element of pages.flat()) expect(liesOn(PAGE, element)).toBe(true)
        for (const text of [offerText(offer), written(picture), written(pages.flat())]) {
          expect(text.replaceAll('.', '')).not.toMatch(SECRET)
          expect(text).not.toContain('Rahasia')
          for (const { stays } of optionsOf(offer)) for (const { hotel } of stays) expect(text).toContain(hotel.trim())
        }
      }),
      { numRuns: 20 },
    )
  })

  it('the picture of three usual packages writes no smaller than half the usual size', () => {
    const sizes = pictureLayout(example, measure).flatMap((element) =>
      element.kind === 'text' ? [element.font.size] : [],
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
    const words = written(pictureLayout(example, measure))
    for (const text of [
      '3 pilihan paket umroh',
      'A. Umroh Syawal 12 Hari',
      'B. Umroh Hemat',
      'C. Umroh Plus',
      'Double Rp. 27.000.000',
    ])
      expect(words).toContain(text)
  })
})
