import { describe, expect, it } from 'vitest'
import { readRecent, recentOf, withoutGone, withShown, type Recent } from '@/domain/package/recent'
import { examplePackage } from '../offer/packages'

const NOTHING = { departure: null, price: null, status: null, validUntil: null }
const NO_PROGRESS = {
  validUntil: null,
  customerName: null,
  customerPhone: null,
  remindAt: null,
  otherChosen: false,
  seenAt: null,
  acceptedAt: null,
  lostReason: null,
}
const of = (...ids: (number | string)[]): Recent[] => ids.map((id) => ({ id, name: `Paket ${id}`, ...NOTHING }))

describe('the packages that a phone has shown last (docs/product.md §27.1.4)', () => {
  it.each([
    ['the first', of(), of(1), of(1)],
    ['a new one', of(1, 2), of(3), of(3, 1, 2)],
    ['one that is there, also with its id as a text', of(1, 2, 3), of('2'), of('2', 1, 3)],
    ['a sixth', of(1, 2, 3, 4, 5), of(6), of(6, 1, 2, 3, 4)],
  ])('%s comes first, and no package twice', (_, kept, [shown], expected) => {
    expect(withShown(kept, shown!)).toEqual(expected)
  })

  it('a renamed package has its new name, and a deleted one is left out', () => {
    const renamed = { id: 1, name: 'Baru', ...NOTHING }
    expect(withShown(of(1), renamed)).toEqual([renamed])
    expect(withoutGone(of(1, 2), '1')).toEqual(of(2))
  })

  it.each([
    [null, []],
    ['kacau', []],
    ['{}', []],
    ['[{"id":1}]', []],
    ['[{"id":null,"name":"x"}]', []],
    ['[{"id":1,"name":"Paket 1"}]', of(1)],
    ['[{"id":1,"name":"Paket 1","departure":"2026-02-31","price":"9","status":"x","validUntil":7}]', of(1)],
    [JSON.stringify(of(1, 2, 3, 4, 5, 6)), of(1, 2, 3, 4, 5)],
  ])('the phone has kept %j', (text, expected) => {
    expect(readRecent(text)).toEqual(expected)
  })

  it('of a detail the phone keeps departure, lowest known price, status and last day, and reads them again', () => {
    const totals = { double: 30_310_400, triple: null, quad: 28_100_000.4 }
    const shown = recentOf({ ...examplePackage, totals, departure: '2027-03-01' })
    const { id, name } = examplePackage
    expect(shown).toEqual({ ...NOTHING, id, name, departure: '2027-03-01', price: 28_100_000 })
    const offered = { ...shown, status: 'dilihat' as const, validUntil: '2026-12-05' }
    expect(readRecent(JSON.stringify([offered]))).toEqual([offered])
    expect(recentOf({ ...examplePackage, totals: { double: null, triple: 0, quad: Number.NaN } }).price).toBeNull()
  })

  it('a price that a customer agreed to counts in place of its room type’s, and is not rounded again', () => {
    const totals = { double: 30_310_400, triple: 29_000_000, quad: 25_000_000 }
    const agreed = { name: 'Sri', room: 'quad', jamaah: 4, price: 24_610_000, at: null, isChanged: true } as const
    const progress = { ...NO_PROGRESS, status: 'setuju', agreed } as const
    expect(recentOf({ ...examplePackage, totals, progress })).toMatchObject({ price: 24_610_000, rounding: 0 })
    const lost = { ...progress, status: 'batal' } as const
    expect(recentOf({ ...examplePackage, totals, progress: lost })).toMatchObject({ price: 25_000_000 })
  })
})
