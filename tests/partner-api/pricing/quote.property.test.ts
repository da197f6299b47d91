import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_PACKAGE, hotelSkipped } from '@/domain/package/packageContents'
import { packageProblems, parsePackage } from '@/domain/package/packageSchema'
import { quotePackage } from '@/partner-api/pricing/quote'
import type { MasterRow, StoreSession } from '@/partner-api/stores/store'

const FLIGHT = 1
const BUS = 2
const master = (id: number, kind: MasterRow['kind'], price: number) => ({ id, kind, name: 'x', price, logo: null })

/** A store with a flight and a vehicle, both at this price. */
const storeAt = (price: number) =>
  ({
    findPriced: () =>
      Promise.resolve({
        masters: [master(FLIGHT, 'pesawat', price), master(BUS, 'transportasi', price)],
        hotels: [],
        kurs: null,
      }),
  }) as unknown as StoreSession

const form = fc.record({
  jumlahJamaah: fc.oneof(
    fc.integer({ min: 1, max: 60 }),
    fc.maxSafeNat().map((n) => n + 1),
  ),
  tourLeader: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.maxSafeNat()),
  buses: fc.nat(200),
  price: fc.oneof(fc.nat(50_000_000), fc.nat(1_000_000_000_000), fc.constant(1_000_000_000_000)),
})

it('the total of every package that the API accepts is a number that it can compute exactly', async () => {
  await fc.assert(
    fc.asyncProperty(form, async ({ buses, price, jumlahJamaah, tourLeader }) => {
      const body = {
        ...EMPTY_PACKAGE,
        namaPaket: 'Umroh',
        jumlahJamaah: Math.min(jumlahJamaah, Number.MAX_SAFE_INTEGER),
        tourLeader,
        hotelMakkah: hotelSkipped(true),
        hotelMadinah: hotelSkipped(true),
        pesawat: { id: FLIGHT },
        transportasi: Array.from({ length: buses }, () => ({ id: BUS })),
      }
      if (packageProblems(body).length > 0) return
      const { snapshot, problems } = await quotePackage(storeAt(price), parsePackage(body), { pricedAt: 0 })
      if (!snapshot) expect(Object.keys(problems)).toEqual(['tourLeader'])
      for (const total of Object.values(snapshot?.totals ?? {}))
        expect(total).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
    }),
    { numRuns: 500, examples: [[{ jumlahJamaah: 1, tourLeader: 1_000_000, buses: 200, price: 1_000_000_000_000 }]] },
  )
})
