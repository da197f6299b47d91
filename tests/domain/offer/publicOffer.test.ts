import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { toldPrice } from '@/domain/offer/rounding'
import { departureOf } from '@/domain/offer/savedFacts'
import { ROOM_TYPES } from '@/domain/types'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles } from './packages'

const withoutTotals = (offer: PublicOffer) => ({
  ...offer,
  prices: offer.prices.map(({ room }) => room),
  roomMix: offer.roomMix.map(({ room, rooms }) => ({ room, rooms })),
})

/** Every number in a value, with the texts' digits. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [...value.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

describe('the offer that a customer may see (docs/product.md §21.1)', () => {
  it('an offer holds the package as its mitra chose to show it', () => {
    expect(publicOffer(examplePackage, exampleChoice, exampleProfile)).toEqual({
      name: 'Umroh Syawal 12 Hari',
      business: { name: 'Safar Barakah', whatsapp: '6281234567890' },
      customer: 'Bapak Ahmad',
      stays: [
        {
          city: 'madinah',
          hotel: 'Anwar Al Madinah',
          image: null,
          stars: 4,
          distance: null,
          checkIn: '2027-03-01',
          checkOut: '2027-03-05',
          nights: 4,
        },
        {
          city: 'makkah',
          hotel: 'Pullman Zamzam',
          image: '/media/hotel.webp',
          stars: 5,
          distance: 150,
          checkIn: '2027-03-05',
          checkOut: '2027-03-10',
          nights: 5,
        },
      ],
      airline: 'Garuda Indonesia CGK–MED',
      airlineLogo: '/media/garuda.svg',
      services: ['Visa + Bus VIP', 'Siskopatuh', 'Ziarah Makkah'],
      jamaah: 25,
      prices: [
        {
          room: 'double',
          perJamaah: 30_310_400,
          parts: [
            { kind: 'dp', due: null, amount: 5_000_000 },
            { kind: 'instalment', due: '2026-12-31', amount: 12_124_160 },
            { kind: 'rest', due: '2027-01-30', amount: 13_186_240 },
          ],
        },
        {
          room: 'quad',
          perJamaah: 28_000_000,
          parts: [
            { kind: 'dp', due: null, amount: 5_000_000 },
            { kind: 'instalment', due: '2026-12-31', amount: 11_200_000 },
            { kind: 'rest', due: '2027-01-30', amount: 11_800_000 },
          ],
        },
      ],
      roomMix: [
        { room: 'double', rooms: 1, total: 60_620_800 },
        { room: 'quad', rooms: 2, total: 224_000_000 },
      ],
      included: ['Air zamzam'],
      excluded: ['Paspor'],
      terms: ['DP tidak dapat dikembalikan'],
      validUntil: '2026-11-29',
    })
  })

  it('two packages that differ only in what is secret give the same offer', () => {
    fc.assert(
      fc.property(packages, packages, choices, profiles, (a, other, choice, profile) => {
        const { id, margin, tourLeader, tourLeaderCost, kurs, pricedAt, tripType } = other
        const b = { ...a, id, margin, tourLeader, tourLeaderCost, kurs: kurs!, pricedAt, tripType, mitra: 'Lain' }
        expect(publicOffer(b, choice, profile)).toEqual(publicOffer(a, choice, profile))
      }),
    )
  })

  it('two packages that differ in their margin, and so in their totals, give offers that differ in the totals alone', () => {
    fc.assert(
      fc.property(packages, fc.integer({ min: 1, max: 9_000_000 }), choices, profiles, (a, more, choice, profile) => {
        const totals = Object.fromEntries(ROOM_TYPES.map((room) => [room, (a.totals[room] ?? 0) + more]))
        const b = { ...a, margin: (a.margin ?? 0) + more, totals: totals as typeof a.totals }
        const [left, right] = [publicOffer(a, choice, profile), publicOffer(b, choice, profile)]
        expect(withoutTotals(right)).toEqual(withoutTotals(left))
        // Rounding may tell both the same.
        const isExact = choice.rounding === 0
        const [told, other] = [left, right].map(({ prices }) => prices.map(({ perJamaah }) => perJamaah))
        if (isExact) expect(other).not.toEqual(told)
      }),
    )
  })

  it('every number of an offer is a total, a part of one, nights, stars, metres, jamaah, rooms or a date', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const offer = publicOffer(detail, choice, profile)
        const dates = [choice.validUntil, ...offer.stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut])]
        const parts = offer.prices.flatMap((price) => price.parts)
        const known = new Set([
          ...numbersIn([dates, profile.whatsapp, parts.map(({ due }) => due)]),
          ...offer.stays.flatMap(({ stars, distance, nights }) => [stars, distance, nights]),
          detail.jamaah,
          ...offer.roomMix.flatMap(({ rooms, total }) => [rooms, total]),
          ...ROOM_TYPES.map((room) => toldPrice(Math.round(detail.totals[room] ?? 0), choice.rounding)),
          ...parts.map(({ amount }) => amount),
        ])
        for (const number of numbersIn(offer)) expect(known).toContain(number)
        // The figures of a package that are secret in `packages` all begin with a 7 and have seven digits.
        const fromPlan = new Set(parts.map(({ amount }) => amount))
        for (const number of numbersIn(offer)) if (!fromPlan.has(number)) expect(String(number)).not.toMatch(/^7\d{6}$/)
      }),
    )
  })

  it('the chosen room types are offered in their usual order, without one whose price is unknown', () => {
    const unknown = { ...examplePackage, totals: { ...examplePackage.totals, double: null } }
    const all = { ...exampleChoice, rooms: ['quad', 'triple', 'double'] as const }
    expect(publicOffer(examplePackage, all, exampleProfile).prices.map(({ room }) => room)).toEqual([...ROOM_TYPES])
    expect(publicOffer(unknown, all, exampleProfile).prices.map(({ room }) => room)).toEqual(['triple', 'quad'])
  })

  it('a customer is told the name for customers where a record has one', () => {
    const told = <T extends { name: string }>(record: T) => ({ ...record, toldName: `${record.name} (resmi)` })
    const { flight, hotels, choices: chosen, transports } = examplePackage
    const detail = {
      ...examplePackage,
      flight: flight && told(flight),
      hotels: { ...hotels, makkah: hotels.makkah && told(hotels.makkah) },
      choices: { ...chosen, visaBus: told(chosen.visaBus!) },
      transports: transports.map(told),
    }
    const plain = publicOffer(examplePackage, exampleChoice, exampleProfile)
    expect(publicOffer(detail, exampleChoice, exampleProfile)).toEqual({
      ...plain,
      airline: 'Garuda Indonesia CGK–MED (resmi)',
      stays: plain.stays.map((stay) => (stay.city === 'makkah' ? { ...stay, hotel: `${stay.hotel} (resmi)` } : stay)),
      services: ['Visa + Bus VIP (resmi)', 'Siskopatuh', 'Ziarah Makkah (resmi)'],
    })
  })

  it('the departure is the earliest check-in', () => {
    expect(departureOf(examplePackage)).toBe('2027-03-01')
    expect(departureOf({ hotels: { makkah: null, madinah: null } })).toBeNull()
  })
})
