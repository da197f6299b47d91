import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsOffer } from '@/domain/offer/options'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { LEAST_SCENE, PICTURE, pictureLayout } from '@/offer/picture/pictureLayout'
import { wrapped } from '@/offer/drawing/pen'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from '../domain/offer/packages'
import { journeyFacts } from '@/offer/words'
import { extentOf, liesOn, measure, written } from './drawn'

const ALL = {
  photos: new Set(['/media/hotel.webp', '/media/madinah.webp', '/media/third.webp']),
  logos: new Set(['/media/logo.svg', '/media/garuda.svg']),
}
const imagesOf = (offer: PublicOffer, shown = ALL) =>
  pictureLayout(offer, measure, shown).flatMap((element) => (element.kind === 'image' ? [element] : []))

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
        for (const shown of [undefined, ALL])
          for (const element of pictureLayout(offer, measure, shown)) {
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

  it('the photos of the hotels stand above the head and the logo beside the airline, each whole on the picture', () => {
    const { makkah, madinah } = examplePackage.hotels
    const hotels = { makkah, madinah: madinah && { ...madinah, image: '/media/madinah.webp' } }
    const offer = publicOffer({ ...examplePackage, hotels }, exampleChoice, exampleProfile)
    const images = imagesOf(offer)
    expect(images.map(({ path, fit }) => [path, fit])).toEqual([
      ['/media/madinah.webp', 'cover'],
      ['/media/hotel.webp', 'cover'],
      ['/media/garuda.svg', 'contain'],
    ])
    const [left, right] = images
    expect(left).toMatchObject({ x: 0, y: 0, width: right?.width, height: right?.height })
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBe(PICTURE.width)
    expect(left?.height).toBeGreaterThanOrEqual(180)
  })

  it('the open page cuts the top of the picture, so the scene of any offer is at least as high as that cut', () => {
    fc.assert(
      fc.property(packages, packages, choices, profiles, (a, b, choice, profile) => {
        for (const [offer, least] of [
          [publicOffer(a, choice, profile), LEAST_SCENE.single],
          [optionsOffer([a, b, a], { ...choice, roomMix: null }, profile), LEAST_SCENE.options],
        ] as const)
          for (const { height } of imagesOf(offer).filter(({ fit }) => fit === 'cover'))
            expect(height).toBeGreaterThanOrEqual(least)
      }),
      { numRuns: 20 },
    )
  })

  it('without an image that can be painted, a skyline and an aeroplane are drawn in their places', () => {
    const offer = publicOffer(examplePackage, exampleChoice, exampleProfile)
    const elements = pictureLayout(offer, measure)
    expect(elements.filter(({ kind }) => kind === 'image')).toEqual([])
    const shapes = (drawn: typeof elements) => drawn.filter(({ kind }) => kind === 'shape').length
    expect(shapes(elements)).toBeGreaterThan(shapes(pictureLayout(offer, measure, ALL)) + 20)
  })

  it('an offer of several packages shows two photos at most, each once', () => {
    const offer = publicOffer(examplePackage, exampleChoice, exampleProfile)
    const stays = offer.stays.map((stay, place) => ({
      ...stay,
      image: place ? '/media/madinah.webp' : '/media/third.webp',
    }))
    const covers = imagesOf({ ...offer, others: [{ ...offer, stays }, offer] }).filter(({ fit }) => fit === 'cover')
    expect(covers.map(({ path }) => path)).toEqual(['/media/hotel.webp', '/media/third.webp'])
  })

  it('the head says how long the journey is: a day more than nights', () => {
    const offer = publicOffer(examplePackage, exampleChoice, exampleProfile)
    expect(writtenOf(offer)).toContain('10 hari · 9 malam · 1–10 Maret 2027')
    expect(journeyFacts({ ...offer, stays: [] })).toEqual([])
  })

  it('a name beside a large price wraps and never lies on it', () => {
    const same = { double: 121_500_000, triple: 121_500_000, quad: 121_500_000 }
    const detail = {
      ...examplePackage,
      hotels: { makkah: null, madinah: null },
      totals: same,
      choices: {},
      transports: [],
    }
    const elements = pictureLayout(publicOffer(detail, { ...exampleChoice, roomMix: null }, exampleProfile), measure)
    const price = elements.find((element) => element.kind === 'text' && element.text.startsWith('Rp.'))
    const names = elements.filter((element) => element.kind === 'text' && /^Harga|^jamaah/.test(element.text))
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(extentOf(name).right).toBeLessThan(price ? extentOf(price).left : 0)
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
