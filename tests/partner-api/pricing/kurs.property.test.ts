import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ROOM_TYPES } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import { parsePackage } from '@/domain/package/packageSchema'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { quotePackage } from '@/partner-api/pricing/quote'
import { oraclePrice } from '../../support/priceOracle'
import { insertHotel, insertMaster } from '../stores/oneRecord'

/** The amounts of the test are hundredths, so that the expected prices can be computed with whole numbers of any size. */
const sar = fc.integer({ min: 1, max: 500_000 })
const quote = fc.record({
  rate: fc.integer({ min: 100_000, max: 2_000_000 }),
  buffer: fc.integer({ min: 0, max: 5_000 }),
  otherRate: fc.integer({ min: 100_000, max: 2_000_000 }),
  makkah: fc.record({ double: sar, triple: sar, quad: sar, nights: fc.integer({ min: 1, max: 90 }) }),
  madinah: fc.record({ double: sar, triple: sar, quad: sar, nights: fc.integer({ min: 1, max: 90 }) }),
  jamaah: fc.integer({ min: 1, max: 100 }),
  tourLeader: fc.integer({ min: 0, max: 3 }),
  flight: fc.integer({ min: 0, max: 50_000_000 }),
})

const PEOPLE = { double: 2, triple: 3, quad: 4 }

/** A stay's rupiah per jamaah, as docs/product.md §16.1.2 and §28.1.2 say it: hundredths of riyal, rupiah and percent. */
function expectedStay(sarHundredths: number, nights: number, people: number, rate: number, buffer: number): number {
  const exact = BigInt(sarHundredths) * BigInt(nights) * BigInt(rate) * BigInt(10_000 + buffer)
  const thousandthsOfRupiah = (exact * 1_000n) / (100n * 100n * 10_000n * BigInt(people))
  return Number(thousandthsOfRupiah) / 1_000
}

const hotelOf = (
  city: 'makkah' | 'madinah',
  { double, triple, quad }: Record<'double' | 'triple' | 'quad', number>,
) => {
  const rate = { double: double / 100, triple: triple / 100, quad: quad / 100 }
  const rates = { regular: rate, rajabSyaban: rate, ramadhan: rate }
  return { city, name: city, image: null, distance: null, stars: 5, rates }
}

it('a quote is priced with the rate of the day and its buffer, as an independent calculation with whole numbers says', async () => {
  await fc.assert(
    fc.asyncProperty(quote, async ({ rate, buffer, otherRate, makkah, madinah, jamaah, tourLeader, flight }) => {
      const store = createMemoryStore()
      const kurs = { rupiahPerSar: rate / 100, buffer: buffer / 100, createdAt: 0, createdBy: null }
      await store.insertKurs({ ...kurs, validFrom: '2026-11-20' })
      await store.insertKurs({ ...kurs, rupiahPerSar: otherRate / 100, validFrom: '2026-11-19' })
      await store.insertKurs({ ...kurs, rupiahPerSar: otherRate / 100, validFrom: '2026-11-21' })
      const pesawat = await insertMaster(store, { kind: 'pesawat', name: 'x', price: flight, logo: null })
      const stay = async (city: 'makkah' | 'madinah', hotel: typeof makkah) => ({
        id: await insertHotel(store, hotelOf(city, hotel)),
        tanggalCheckIn: '2027-04-10',
        tanggalCheckOut: addDays('2027-04-10', hotel.nights),
        tanpaHotel: false,
      })
      const payload = parsePackage({
        namaPaket: 'x',
        jumlahJamaah: jamaah,
        tourLeader,
        pesawat: { id: pesawat },
        hotelMakkah: await stay('makkah', makkah),
        hotelMadinah: await stay('madinah', madinah),
      })
      const { snapshot } = await quotePackage(store, payload, { pricedAt: Date.parse('2026-11-20T08:00:00Z') })
      for (const room of ROOM_TYPES) {
        const expected = oraclePrice({
          n: jamaah,
          tourLeaderCount: tourLeader,
          flight,
          trip: null,
          laPrivatePrice: null,
          visaBusPrice: null,
          muthawwifPrice: null,
          saudiHandlingPrice: null,
          transportPrices: [],
          domestic: null,
          siskopatuh: null,
          equipment: null,
          tourismPlus: null,
          manasik: null,
          margin: null,
          makkahHotel: expectedStay(makkah[room], makkah.nights, PEOPLE[room], rate, buffer),
          madinahHotel: expectedStay(madinah[room], madinah.nights, PEOPLE[room], rate, buffer),
        })
        expect(Math.abs((snapshot?.totals[room] ?? NaN) - Number(expected))).toBeLessThan(0.05)
      }
      expect(snapshot?.hotels.makkah?.kurs).toEqual({
        rupiahPerSar: rate / 100,
        buffer: buffer / 100,
        validFrom: '2026-11-20',
      })
    }),
    { numRuns: 200, seed: 1447 },
  )
})
