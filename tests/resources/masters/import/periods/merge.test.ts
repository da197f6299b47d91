import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodProblems, type Period } from '@/domain/masters/periods'
import { addDays } from '@/domain/values/dates'
import { areSamePeriods, mergedPeriods, periodChanges } from '@/resources/masters/admin/import/periods/merge'
import { barePeriod } from '@tests/support/periods'

const period = (from: string, to: string, double = 500) => barePeriod(from, to, { double })
const told = (periods: readonly Period[]) => periods.map(({ from, to, double }) => [from, to, double])

describe('periods of a file and saved ones', () => {
  const SAVED = [period('2026-12-15', '2027-02-10', 700)]

  it('a saved one keeps the nights that the file does not name', () => {
    const after = mergedPeriods(SAVED, [period('2027-01-01', '2027-03-01', 800)])
    expect(told(after)).toEqual([
      ['2026-12-15', '2026-12-31', 700],
      ['2027-01-01', '2027-03-01', 800],
    ])
    expect(periodChanges(SAVED, after).map(({ kind }) => kind)).toEqual(['changed', 'new'])
  })

  it('a saved one may be cut into two', () => {
    const after = mergedPeriods(SAVED, [period('2026-12-24', '2026-12-31', 900)])
    expect(told(after)).toEqual([
      ['2026-12-15', '2026-12-23', 700],
      ['2026-12-24', '2026-12-31', 900],
      ['2027-01-01', '2027-02-10', 700],
    ])
    expect(periodChanges(SAVED, after)).toMatchObject([
      { kind: 'changed', after: [{ to: '2026-12-23' }, { from: '2027-01-01' }] },
      { kind: 'new' },
    ])
  })

  it('a saved one of the same nights changes, one without any night left is removed, and others stay', () => {
    const saved = [
      period('2026-01-01', '2026-01-31'),
      period('2026-03-01', '2026-03-31'),
      period('2026-05-01', '2026-05-31'),
    ]
    const after = mergedPeriods(saved, [period('2026-01-01', '2026-01-31', 600), period('2026-02-15', '2026-04-15')])
    expect(periodChanges(saved, after)).toMatchObject([
      { kind: 'changed', before: { double: 500 }, after: [{ double: 600 }] },
      { kind: 'new', after: { from: '2026-02-15' } },
      { kind: 'removed', before: { from: '2026-03-01' } },
    ])
  })
})

const list = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 20 }),
      nights: fc.integer({ min: 1, max: 40 }),
      double: fc.integer({ min: 1, max: 9 }),
    }),
    {
      maxLength: 6,
    },
  )
  .map((rows) => {
    let start = '2026-01-01'
    return rows.map(({ gap, nights, double }) => {
      const from = addDays(start, gap)
      start = addDays(from, nights)
      return period(from, addDays(start, -1), double)
    })
  })
const priceOf = (periods: readonly Period[], night: string) =>
  periods.find(({ from, to }) => from <= night && night <= to)?.double

it('after a merge each night has the price of the file, or else its saved one, and no night is there twice', () => {
  fc.assert(
    fc.property(list, list, (saved, file) => {
      const after = mergedPeriods(saved, file)
      expect(periodProblems(after)).toEqual([])
      for (let night = '2025-12-31'; night < '2027-06-01'; night = addDays(night, 1))
        expect(priceOf(after, night)).toBe(priceOf(file, night) ?? priceOf(saved, night))
      expect(areSamePeriods(mergedPeriods(after, file), after)).toBe(true)
      expect(periodChanges(after, after)).toEqual([])
    }),
    { numRuns: 50 },
  )
})
