import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByPrice } from '@/domain/values/sorting'

type Item = { name: string; price: number | null }
const priceOf = ({ price }: Item) => price
const names = (items: Item[]) => items.map(({ name }) => name).join('')

const ITEMS: Item[] = [
  { name: 'a', price: null },
  { name: 'b', price: 300 },
  { name: 'c', price: 100 },
  { name: 'd', price: null },
  { name: 'e', price: 300 },
  { name: 'f', price: 0 },
  { name: 'g', price: 100 },
]

describe('sorting by price (fault 38)', () => {
  it('the default order is ascending, keeps the order of equal prices, and puts missing prices last', () => {
    expect(names(sortByPrice(ITEMS, priceOf))).toBe('fcgbead')
    expect(names(sortByPrice(ITEMS, priceOf, 'asc'))).toBe('fcgbead')
  })

  it('the descending order still puts missing prices last', () => {
    expect(names(sortByPrice(ITEMS, priceOf, 'desc'))).toBe('becgfad')
  })

  it('sorting does not change the given list', () => {
    const given = [...ITEMS]
    sortByPrice(given, priceOf, 'desc')
    expect(given).toEqual(ITEMS)
    expect(sortByPrice([], priceOf)).toEqual([])
  })

  it('for any list the order is stable, with the same items and missing prices last', () => {
    const list = fc.array(
      fc.option(fc.integer({ min: -3, max: 3 })).map((price) => ({ price })),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(list, fc.constantFrom('asc' as const, 'desc' as const), (prices, direction) => {
        const items = prices.map(({ price }, place) => ({ price, place }))
        const sorted = sortByPrice(items, ({ price }) => price, direction)
        expect(sorted.map(({ place }) => place).sort((a, b) => a - b)).toEqual(items.map(({ place }) => place))
        sorted.slice(1).forEach((item, index) => {
          const before = sorted[index]!
          if (before.price === null) expect(item.price).toBeNull()
          if (before.price === item.price) expect(before.place).toBeLessThan(item.place)
          else if (before.price !== null && item.price !== null)
            expect(before.price < item.price).toBe(direction === 'asc')
        })
      }),
    )
  })
})
