import { describe, expect, it } from 'vitest'
import { rulesOf } from '@/records/rules'
import { gapsBetween } from '@/domain/masters/periods'
import { CONTRACT_HANDLING, contractHotels } from '@/partner-api/seed/contracts'

describe('the contracts of the demo data (docs/product.md §16.3.4)', () => {
  it.each(['2026-11-28', '2027-02-27', '2028-02-29'])('break no rule of a hotel on a first start on %s', (today) => {
    for (const hotel of contractHotels(today)) {
      const { problems } = rulesOf(`hotel/${hotel.city}`)
      expect([hotel.name, problems(hotel)]).toEqual([hotel.name, []])
    }
  })

  it('look like real ones: two to seven periods, some with holes, weekends, and without Quad', () => {
    const hotels = contractHotels('2026-11-28')
    const counts = hotels.map(({ periods = [] }) => periods.length)
    expect([hotels.length, Math.min(...counts), Math.max(...counts)]).toEqual([43, 2, 7])
    expect(new Set(hotels.map(({ name }) => name)).size).toBe(43)
    const having = (has: (hotel: (typeof hotels)[number]) => unknown) => hotels.filter((one) => has(one)).length
    expect(having(({ periods = [] }) => gapsBetween(periods).length > 0)).toBeGreaterThan(3)
    expect(having(({ periods = [] }) => periods.some(({ weekend }) => weekend !== null))).toBeGreaterThan(2)
    expect(having(({ periods = [] }) => periods.every(({ quad }) => quad === null))).toBeGreaterThan(3)
  })
})

it('the handling in dollars breaks no rule', () => {
  expect(rulesOf('custom-data/handling-saudi').problems(CONTRACT_HANDLING)).toEqual([])
})
