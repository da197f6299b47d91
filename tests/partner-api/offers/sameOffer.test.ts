import fc from 'fast-check'
import { expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import { detailOf } from '@/partner-api/routes/offers/makeOffer'
import { OPTIONAL_FIELDS, type PackageSnapshot } from '@/partner-api/stores/snapshot'
import { wireDetail } from '@/partner-api/wire/wire'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { choices, profiles } from '../../domain/offer/packages'
import { snapshotNamed } from '../fixtures'

const name = fc.stringMatching(/^[A-Za-zé✨]([A-Za-z é✨]{0,18}[A-Za-z])?$/)
const record = fc.record(
  {
    id: fc.integer({ min: 1, max: 999 }),
    name,
    toldName: name,
    price: fc.integer({ min: 0, max: 9e7 }),
    logo: fc.constant(null),
  },
  { requiredKeys: ['id', 'name', 'price', 'logo'] },
)
const perRoom = fc.record({
  double: fc.double({ min: 0, max: 9e7, noNaN: true }),
  triple: fc.integer({ min: 0, max: 9e7 }),
  quad: fc.integer({ min: 1, max: 9e7 }),
})
const stay = fc.record({
  id: fc.integer({ min: 1, max: 999 }),
  name,
  toldName: name,
  image: fc.constant('hotel/a.svg'),
  distance: fc.option(fc.integer({ min: 0, max: 3000 })),
  stars: fc.integer({ min: 0, max: 5 }),
  rupiah: perRoom,
  sar: perRoom,
  perJamaah: perRoom,
  checkIn: fc.constantFrom('2027-04-10', '2027-04-11'),
  checkOut: fc.constantFrom('2027-04-14', '2027-04-17'),
})
const snapshots: fc.Arbitrary<PackageSnapshot> = fc.record({
  pricedAt: fc.constant(Date.UTC(2026, 10, 20)),
  namaPaket: name,
  startCity: fc.constantFrom('makkah', 'madinah', null),
  jumlahJamaah: fc.integer({ min: 1, max: 60 }),
  tipePerjalanan: fc.constantFrom('private', 'group', null),
  tourLeader: fc.integer({ min: 0, max: 3 }),
  pesawat: record,
  hotels: fc.record({ makkah: fc.option(stay), madinah: fc.option(stay) }),
  choices: fc.record(Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, fc.option(record)])), {
    requiredKeys: [],
  }),
  transportasi: fc.array(record, { maxLength: 3 }),
  totals: perRoom,
  tourLeaderCost: perRoom,
}) as fc.Arbitrary<PackageSnapshot>

it('the server makes the same offer of a saved package as a phone makes of the API’s answer', () => {
  fc.assert(
    fc.property(snapshots, choices, profiles, (snapshot, choice, profile) => {
      const onPhone = readPackageDetail(7, JSON.parse(JSON.stringify(wireDetail(7, snapshot, null))))
      expect(publicOffer(detailOf(7, snapshot), choice, profile)).toEqual(publicOffer(onPhone!, choice, profile))
    }),
  )
})

it('the detail of a snapshot is the one that the app reads, but for the rate and the mitra', () => {
  const snapshot = snapshotNamed('Umroh')
  const read = readPackageDetail(7, JSON.parse(JSON.stringify(wireDetail(7, snapshot, null))))
  expect(detailOf(7, snapshot)).toEqual(read)
})
