import { describe, expect, it } from 'vitest'
import { steppedMargin } from '@/domain/package/price/marginStep'
import type { MasterRecord } from '@/domain/types'

const margins = (...prices: (number | null)[]) => prices.map((price, id) => ({ id, name: '', price }) as MasterRecord)

describe('a step of the margin (docs/product.md §9.3.2)', () => {
  it.each([
    ['the record of exactly that amount', [1_000_000, 1_100_000, 1_250_000], 1_000_000, 250_000, 1_250_000],
    ['the same downwards', [750_000, 900_000, 1_000_000], 1_000_000, -250_000, 750_000],
    ['else the next record of the list', [2_000_000, 1_000_000, 1_500_000], 1_000_000, 250_000, 1_500_000],
    ['the next one although it is nearer than the step', [1_000_000, 1_100_000], 1_000_000, 250_000, 1_100_000],
    ['none at the end of the list', [500_000, 1_000_000], 1_000_000, 250_000, undefined],
    ['a record without a price is no margin', [null, 1_000_000], 1_000_000, -250_000, undefined],
    ['the lowest one from no margin', [1_500_000, 1_000_000], 0, 250_000, 1_000_000],
  ])('%s', (_, prices, now, by, found) => {
    expect(steppedMargin(margins(...prices), now, by)?.price).toBe(found)
  })
})
