import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MonthlyFigures } from '@/domain/status/figures'
import { LOST_REASONS } from '@/domain/status/packageStatus'
import {
  bestMonth,
  growthOf,
  knownMonths,
  monthsOf,
  periodBefore,
  periodOf,
  quickPeriods,
  rankedMitra,
  rankedReasons,
  rateOf,
  salesWithin,
} from '@/domain/status/sales'

const TODAY = '2026-11-20'
const NONE = { harga: 0, tanggal: 0, hotel: 0, pesaing: 0, 'tidak-jadi': 0, 'tidak-menjawab': 0 }
const figures = (mitraId: number, month: string, counts: Partial<MonthlyFigures> = {}): MonthlyFigures => ({
  id: `${mitraId} ${month}`,
  mitraId,
  mitra: `Mitra ${mitraId}`,
  month,
  sent: 1,
  read: 0,
  won: 0,
  value: 0,
  unvalued: 0,
  lost: NONE,
  ...counts,
})
const known = knownMonths([], TODAY)

describe('the periods of the figures (docs/product.md §21.7.7)', () => {
  it.each([
    ['2026-11-20', '2026-11', '2026-10'],
    ['2026-10-01', '2026-10', '2026-10'],
    ['2026-12-31', '2026-12', '2026-10'],
    ['2027-01-15', '2027-01', '2027-01'],
    ['2027-03-01', '2027-03', '2027-01'],
  ])('on %s this month begins with %s and this quarter with %s', (today, month, quarter) => {
    expect(quickPeriods(today)).toEqual([
      { name: 'month', from: month },
      { name: 'quarter', from: quarter },
      { name: 'year', from: '' },
    ])
  })

  it.each([
    [{}, '2025-12', '2026-11'],
    [{ from: '2026-10' }, '2026-10', '2026-11'],
    [{ to: '2026-02' }, '2025-12', '2026-02'],
    [{ from: '1000-01', to: '9999-12' }, '2025-12', '2026-11'],
  ])('the filter %o means the months from %s to %s', (filter, from, to) => {
    expect(periodOf(filter, known)).toEqual({ from, to })
  })

  it('a month that only the clock of the server knows belongs to the figures', () => {
    expect(knownMonths([figures(1, '2026-12')], TODAY).at(-1)).toBe('2026-12')
  })

  it.each([
    ['2026-11', '2026-11', { from: '2026-10', to: '2026-10' }],
    ['2026-10', '2026-11', { from: '2026-08', to: '2026-09' }],
    ['2026-01', '2026-01', { from: '2025-12', to: '2025-12' }],
    ['2026-01', '2026-02', null],
    ['2025-12', '2026-11', null],
    ['2026-11', '2026-10', null],
  ])('before %s to %s comes the equally long period, where the figures reach it', (from, to, expected) => {
    expect(periodBefore({ from, to }, known)).toEqual(expected)
  })

  it('the months of a period follow each other over the turn of a year', () => {
    expect(monthsOf({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})

describe('rates and changes (docs/product.md §21.7.7)', () => {
  it.each([
    [5, 8, 0.625],
    [0, 8, 0],
    [0, 0, null],
    [3, 2, 1],
  ])('%d of %d is the rate %s', (part, whole, expected) => expect(rateOf(part, whole)).toBe(expected))

  it.each([
    [15, 10, 0.5],
    [5, 10, -0.5],
    [0, 10, -1],
    [5, 0, null],
    [5, null, null],
    [null, 5, null],
  ])('from %s, after %s before, the growth is %s', (now, before, expected) =>
    expect(growthOf(now, before)).toBe(expected),
  )
})

describe('the sales of a period (docs/product.md §21.7.8)', () => {
  it('the sums and the period before follow the filter, and a month without figures has zeros', () => {
    const all = [
      figures(1, '2026-11', { sent: 4, won: 2, value: 70 }),
      figures(2, '2026-11', { sent: 9 }),
      figures(1, '2026-09', { sent: 2 }),
      figures(1, '2026-07', { sent: 50 }),
    ]
    const { sum, before, months } = salesWithin(all, { from: '2026-10', mitra: '1' }, TODAY)
    expect(sum).toMatchObject({ sent: 4, won: 2, value: 70 })
    expect(before).toMatchObject({ period: { from: '2026-08', to: '2026-09' }, sum: { sent: 2 } })
    expect(months.map(({ month, sent }) => [month, sent])).toEqual([
      ['2026-10', 0],
      ['2026-11', 4],
    ])
    expect(salesWithin(all, {}, TODAY).before).toBeNull()
  })

  it('the mitra with the largest value is first, and those beyond the most are folded into one', () => {
    const all = [
      figures(1, '2026-11', { won: 9, value: 10 }),
      figures(2, '2026-10', { won: 1, value: 20 }),
      figures(2, '2026-11', { won: 1, value: 20 }),
      figures(3, '2026-11', { sent: 7 }),
      figures(4, '2026-11', { sent: 8 }),
    ]
    const { first, others } = rankedMitra(all, 2)
    expect(first.map(({ mitra, value, sent }) => [mitra, value, sent])).toEqual([
      ['Mitra 2', 40, 2],
      ['Mitra 1', 10, 1],
    ])
    expect(others).toMatchObject({ count: 2, value: 0, sent: 15 })
    expect(rankedMitra(all, 4)).toMatchObject({
      first: [{ key: '2' }, { key: '1' }, { key: '4' }, { key: '3' }],
      others: null,
    })
  })

  it('the number of agreements ranks the mitra if the API tells no value', () => {
    const all = [figures(1, '2026-11', { won: 1, value: null }), figures(2, '2026-11', { won: 2, value: null })]
    expect(rankedMitra(all, 10).first.map(({ key }) => key)).toEqual(['2', '1'])
  })

  it('the commonest reason is first, and a reason that nobody gave is left out', () => {
    const lost = { ...NONE, tanggal: 2, pesaing: 5, 'tidak-jadi': 2 }
    expect(rankedReasons(figures(1, '2026-11', { lost })).map(({ reason }) => reason)).toEqual([
      'pesaing',
      'tanggal',
      'tidak-jadi',
    ])
  })

  it('the best month has the most agreements, then the most shares, then it is the newest', () => {
    const months = (counts: Partial<MonthlyFigures>[]) =>
      counts.map((one, index) => figures(1, `2026-0${index + 1}`, one))
    const best = (...counts: Partial<MonthlyFigures>[]) => bestMonth(months(counts), 'won')?.month
    expect(best({ won: 1, sent: 9 }, { won: 2 })).toBe('2026-02')
    expect(best({ won: 1, sent: 9 }, { won: 1 })).toBe('2026-01')
    expect(best({}, {})).toBe('2026-02')
    expect(bestMonth(months([{ value: 9 }, { won: 2, value: 5 }]), 'value')?.month).toBe('2026-01')
  })

  it('no figure is lost or doubled in the months, the ranking and the reasons', () => {
    const count = fc.nat(50)
    const one = fc.record({
      mitraId: fc.integer({ min: 1, max: 30 }),
      month: fc.constantFrom(...known),
      sent: count,
      won: count,
      value: fc.nat(1e12),
      lost: fc.record(
        Object.fromEntries(LOST_REASONS.map((reason) => [reason, count])) as Record<
          (typeof LOST_REASONS)[number],
          typeof count
        >,
      ),
    })
    const month = fc.constantFrom('', ...known)
    fc.assert(
      fc.property(fc.array(one), month, month, fc.integer({ min: 1, max: 12 }), (given, from, to, most) => {
        const all = given.map((counts) => figures(counts.mitraId, counts.month, counts))
        const { sum, months, figures: found } = salesWithin(all, { from, to }, TODAY)
        const { first, others } = rankedMitra(found, most)
        const ranking = others ? [...first, others] : first
        for (const of of ['sent', 'won', 'value'] as const) {
          const total = (rows: readonly { [name in typeof of]: number | null }[]) =>
            rows.reduce((sums, row) => sums + (row[of] ?? 0), 0)
          expect([total(months), total(ranking)]).toEqual([sum[of], sum[of]])
        }
        expect(first.length).toBeLessThanOrEqual(most)
        const reasons = rankedReasons(sum)
        expect(reasons.map(({ count: n }) => n)).toEqual(
          Object.values(sum.lost)
            .filter((n) => n > 0)
            .sort((a, b) => b - a),
        )
      }),
    )
  })
})
