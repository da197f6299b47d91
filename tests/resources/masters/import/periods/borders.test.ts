import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/values/dates'
import { settleEnds } from '@/resources/masters/admin/import/periods/borders'
import type { WrittenNights } from '@/resources/masters/admin/import/periods/writtenNights'

const written = (from: string, to: string, end: WrittenNights['end'] = 'open'): WrittenNights => ({
  from,
  to,
  end,
  isHijri: false,
  label: null,
})
const lastNights = (...args: Parameters<typeof settleEnds>) =>
  settleEnds(...args).nights.map((hotel) => hotel.map(({ to }) => to))

describe('the last day of a period', () => {
  const E1 = [
    written('2026-06-30', '2026-08-15'),
    written('2026-08-15', '2026-09-20'),
    written('2026-10-01', '2026-12-16'),
  ]

  it('is the check-out where another period of the hotel starts on it, and the others go with the majority', () => {
    expect(lastNights([E1], null)).toEqual([['2026-08-14', '2026-09-19', '2026-12-15']])
    expect(settleEnds([E1], null).ends).toEqual({
      settled: { checkOut: 1, lastNight: 0 },
      open: 2,
      meaning: 'checkOut',
    })
  })

  it('is a night where another one starts the day after', () => {
    const rows = [written('2026-07-01', '2026-07-31'), written('2026-08-01', '2026-08-31')]
    expect(lastNights([rows], null)).toEqual([['2026-07-31', '2026-08-31']])
  })

  it('is what the admin chose only where no border says it', () => {
    expect(lastNights([E1], 'lastNight')).toEqual([['2026-08-14', '2026-09-20', '2026-12-16']])
  })

  it('of one hotel is not settled by another hotel, and without a majority the admin has to choose', () => {
    const two = [[written('2026-07-01', '2026-07-31')], [written('2026-07-31', '2026-08-31')]]
    expect(settleEnds(two, null).ends).toEqual({ settled: { checkOut: 0, lastNight: 0 }, open: 2, meaning: null })
    const both = [...two, E1.slice(0, 2), [written('2026-07-01', '2026-07-31'), written('2026-08-01', '2026-08-31')]]
    expect(settleEnds(both, null).ends).toMatchObject({ settled: { checkOut: 1, lastNight: 1 }, meaning: null })
  })

  it('that the file itself says stays, and proves nothing about others', () => {
    const rows = [written('2026-07-01', '2026-07-31', 'night'), written('2026-09-01', '2026-09-10', 'checkOut')]
    expect(lastNights([rows], 'checkOut')).toEqual([['2026-07-31', '2026-09-09']])
    expect(settleEnds([rows], null).ends).toMatchObject({ open: 0, meaning: null })
  })
})

it('periods that touch, in either style, share no night and leave none', () => {
  const lengths = fc.array(fc.record({ nights: fc.integer({ min: 2, max: 90 }), isCheckOut: fc.boolean() }), {
    minLength: 1,
    maxLength: 7,
  })
  fc.assert(
    fc.property(lengths, fc.constantFrom(null, 'checkOut' as const, 'lastNight' as const), (list, chosen) => {
      let start = '2026-01-01'
      const rows = list.map(({ nights, isCheckOut }) => {
        const from = start
        start = addDays(from, nights)
        return written(from, isCheckOut ? start : addDays(start, -1))
      })
      const [found = []] = settleEnds([rows], chosen).nights
      for (const [at, { to }] of found.slice(0, -1).entries()) expect(addDays(to, 1)).toBe(found[at + 1]?.from)
    }),
  )
})
