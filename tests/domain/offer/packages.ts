import fc from 'fast-check'
import { emptyProfile, type OfferProfile } from '@/domain/offer/offerProfile'
import type { OfferChoice } from '@/domain/offer/publicOffer'
import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { NAMED_FIELDS } from '@/domain/masters/masters'
import { ROOM_TYPES, type PackageDetail } from '@/domain/types'
import { addDays } from '@/domain/values/dates'

/** Generated packages and choices for the tests of the offer. No name holds a digit, so that each figure can be found. */

const word = fc.constantFrom('Safwa', 'Hilton', 'Barakah', 'Nur', 'Ziarah', 'Bus', 'Sofitel', 'Al-Haram', 'Émeraude ✨')
const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
/** Amounts that cannot be mistaken for another figure. */
const secret = fc.integer({ min: 7_000_001, max: 7_999_999 })
const rupiah = fc.double({ min: 20_000_000, max: 90_000_000, noNaN: true })
const perRoom = <T>(value: fc.Arbitrary<T>) => fc.record({ double: value, triple: value, quad: value })
const named = fc.record({ name, price: secret })

const hotel = fc
  .record({ offset: fc.integer({ min: 0, max: 20 }), nights: fc.integer({ min: 1, max: 15 }) })
  .chain(({ offset, nights }) =>
    fc.record({
      name,
      image: fc.constant('/media/hotel.webp'),
      stars: fc.integer({ min: 0, max: 5 }),
      distance: fc.integer({ min: 0, max: 3000 }),
      checkIn: fc.constant(addDays('2027-03-01', offset)),
      checkOut: fc.constant(addDays('2027-03-01', offset + nights)),
      rupiah: perRoom(secret),
      sar: perRoom(secret),
    }),
  )

export const packages: fc.Arbitrary<PackageDetail> = fc.record({
  id: secret,
  name,
  jamaah: fc.integer({ min: 1, max: 60 }),
  startCity: fc.constantFrom('makkah', 'madinah'),
  tripType: fc.constantFrom('private', 'group'),
  flight: fc.option(fc.record({ name, price: secret, logo: fc.constantFrom(null, '/media/logo.svg') })),
  hotels: fc.record({ makkah: fc.option(hotel), madinah: fc.option(hotel) }),
  choices: fc.record(Object.fromEntries(NAMED_FIELDS.map((field) => [field, named])), { requiredKeys: [] }),
  transports: fc.array(fc.record({ id: secret, name, price: secret }), { maxLength: 4 }),
  tourLeader: secret,
  tourLeaderCost: perRoom(secret),
  margin: secret,
  totals: perRoom(rupiah),
  pricedAt: fc.constant('2026-11-22T03:00:00.000Z'),
  kurs: fc.record({ rupiahPerSar: secret, per: fc.constant('2026-11-11'), buffer: secret }),
  mitra: fc.constant('Mitra Rahasia'),
})

export const plans = fc.record({
  dp: fc.integer({ min: 0, max: 60_000_000 }),
  instalments: fc.array(
    fc.oneof(
      fc.record({ amount: fc.integer({ min: 0, max: 40_000_000 }), daysBefore: fc.integer({ min: 0, max: 365 }) }),
      fc.record({
        percent: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
        daysBefore: fc.integer({ min: 0, max: 365 }),
      }),
    ),
    { maxLength: 4 },
  ),
  restDaysBefore: fc.integer({ min: 0, max: 90 }),
})

/** The smallest JPEG: a frame of 40 × 10. */
export const LOGO = '/9j/wAALCAAKACgBAREA/9oACAEBAAA/AP/Z'

export const steps = fc.constantFrom(...ROUNDING_STEPS)

const lines = fc.array(name, { maxLength: 3 })

export const profiles: fc.Arbitrary<OfferProfile> = fc.record({
  business: name,
  whatsapp: fc.option(fc.constant('6281234567890')),
  licence: fc.constantFrom(null, 'U. Khusus'),
  validDays: fc.integer({ min: 1, max: 30 }),
  paymentPlan: fc.option(plans),
  included: lines,
  excluded: lines,
  terms: lines,
  rounding: steps,
  logo: fc.constant(null),
})

export const choices: fc.Arbitrary<OfferChoice> = fc.record({
  rooms: fc.subarray([...ROOM_TYPES], { minLength: 1 }),
  validUntil: fc.constant('2026-11-29'),
  customerName: fc.option(name, { nil: '' }),
  roomMix: fc.option(perRoom(fc.integer({ min: 0, max: 20 }))),
  withPaymentPlan: fc.boolean(),
  rounding: steps,
})

/** A package whose every figure is known, for examples. */
export const examplePackage: PackageDetail = {
  id: 7,
  name: 'Umroh Syawal 12 Hari',
  jamaah: 25,
  startCity: 'madinah',
  tripType: 'group',
  flight: { name: 'Garuda Indonesia CGK–MED', price: 17_800_000, logo: '/media/garuda.svg' },
  hotels: {
    makkah: {
      name: 'Pullman Zamzam',
      image: '/media/hotel.webp',
      stars: 5,
      distance: 150,
      checkIn: '2027-03-05',
      checkOut: '2027-03-10',
      rupiah: { double: 3_000_000, triple: 2_500_000, quad: 2_000_000 },
      sar: { double: 700, triple: 600, quad: 500 },
    },
    madinah: {
      name: 'Anwar Al Madinah',
      image: null,
      stars: 4,
      checkIn: '2027-03-01',
      checkOut: '2027-03-05',
      rupiah: { double: 2_000_000, triple: 1_500_000, quad: 1_000_000 },
      sar: { double: 400, triple: 300, quad: 200 },
    },
  },
  choices: {
    visaBus: { name: 'Visa + Bus VIP', price: 3_900_000 },
    siskopatuh: { name: 'Siskopatuh', price: 200_000 },
  },
  transports: [{ id: 3, name: 'Ziarah Makkah', price: 8_013_500 }],
  tourLeader: 1,
  tourLeaderCost: { double: 1_200_000, triple: 1_100_000, quad: 1_000_000 },
  margin: 2_500_000,
  totals: { double: 30_310_400.4, triple: 29_000_000, quad: 28_000_000 },
  pricedAt: '2026-11-22T03:00:00.000Z',
  mitra: null,
}

export const exampleProfile: OfferProfile = {
  ...emptyProfile('Safar Barakah'),
  whatsapp: '6281234567890',
  paymentPlan: { dp: 5_000_000, instalments: [{ percent: 40, daysBefore: 60 }], restDaysBefore: 30 },
  included: ['Air zamzam'],
  excluded: ['Paspor'],
  terms: ['DP tidak dapat dikembalikan'],
}

export const exampleChoice: OfferChoice = {
  rooms: ['double', 'quad'],
  validUntil: '2026-11-29',
  customerName: ' Bapak Ahmad ',
  roomMix: { double: 1, triple: 0, quad: 2 },
  withPaymentPlan: true,
  rounding: 0,
}
