import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangedRooms, placesIn, priceOfMix } from '@/domain/offer/roomMix'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'

const prices = fc.record(
  Object.fromEntries(ROOM_TYPES.map((room) => [room, fc.integer({ min: 1, max: 90_000_000 })])),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<PerRoom<number>>>

/** Every way to house a small group. */
function allMixes(most: number): PerRoom<number>[] {
  const counts = Array.from({ length: most + 1 }, (_, count) => count)
  return counts.flatMap((double) => counts.flatMap((triple) => counts.map((quad) => ({ double, triple, quad }))))
}

describe('the rooms of a group (docs/product.md §25.1)', () => {
  it('no other rooms for the group have fewer empty beds, or as many and a lower price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), prices, (jamaah, known) => {
        const mix = arrangedRooms(jamaah, known)
        expect(mix === null).toBe(Object.keys(known).length === 0)
        const own = mix ?? { double: 0, triple: 0, quad: 0 }
        if (mix === null) return
        const empty = placesIn(own) - jamaah
        expect(empty).toBeGreaterThanOrEqual(0)
        for (const other of allMixes(7)) {
          const isPriced = ROOM_TYPES.every((room) => other[room] === 0 || known[room] !== undefined)
          const otherEmpty = placesIn(other) - jamaah
          if (!isPriced || otherEmpty < 0) continue
          expect(otherEmpty).toBeGreaterThanOrEqual(empty)
          if (otherEmpty === empty) expect(priceOfMix(other, known)).toBeGreaterThanOrEqual(priceOfMix(own, known))
        }
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    [25, { double: 30, triple: 29, quad: 28 }, { double: 1, triple: 1, quad: 5 }],
    [25, { double: 30 }, { double: 13, triple: 0, quad: 0 }],
    [0, { double: 30 }, null],
    [1000, { quad: 28 }, { double: 0, triple: 0, quad: 250 }],
  ])('%i jamaah with the prices %j sleep in %j', (jamaah, known, mix) => {
    expect(arrangedRooms(jamaah, known)).toEqual(mix)
  })
})
