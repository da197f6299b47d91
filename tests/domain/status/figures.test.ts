import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresTable, GROUPINGS, type MonthlyFigures } from '@/domain/status/figures'
import { LOST_REASONS } from '@/domain/status/packageStatus'

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
const ALL = [
  figures(1, '2026-09', { sent: 2, lost: { ...NONE, harga: 4, hotel: 3 } }),
  figures(1, '2026-11', { sent: 1, read: 1, won: 1 }),
  figures(2, '2026-10', { sent: 5, read: 3 }),
]
const keys = (...given: Parameters<typeof figuresTable>) => figuresTable(...given).rows.map(({ key }) => key)

describe('the table of figures', () => {
  it('a row stands for a mitra, a month or both; the mitra that shared most is first, and the newest month', () => {
    expect(keys(ALL, {}, 'mitra')).toEqual(['2', '1'])
    expect(keys(ALL, {}, 'month')).toEqual(['2026-11', '2026-10', '2026-09'])
    expect(keys(ALL, {}, 'both')).toEqual(['2 2026-10', '1 2026-11', '1 2026-09'])
    expect(figuresTable(ALL, {}, 'mitra').rows[1]).toEqual({
      key: '1',
      mitra: 'Mitra 1',
      month: null,
      sent: 3,
      read: 1,
      won: 1,
      value: 0,
      unvalued: 0,
      lost: { ...NONE, harga: 4, hotel: 3 },
      allLost: 7,
    })
  })

  it('both ends of a range of months count, and a mitra alone', () => {
    expect(keys(ALL, { from: '2026-10', to: '2026-11' }, 'both')).toEqual(['2 2026-10', '1 2026-11'])
    expect(keys(ALL, { mitra: '1', from: '2026-10' }, 'both')).toEqual(['1 2026-11'])
    expect(figuresTable(ALL, { mitra: '9' }, 'both')).toMatchObject({ rows: [], sum: { sent: 0 } })
  })

  it('two mitra with one name keep a row each', () => {
    const twins = [figures(1, '2026-11', { mitra: 'An-Nur' }), figures(2, '2026-11', { mitra: 'An-Nur' })]
    expect(keys(twins, {}, 'mitra')).toEqual(['1', '2'])
  })

  it('the value of a sum is unknown if the API tells none for one of its parts', () => {
    const told = [figures(1, '2026-11', { value: 5, unvalued: 1 }), figures(1, '2026-10', { value: 7, unvalued: 2 })]
    expect(figuresTable(told, {}, 'mitra').rows[0]).toMatchObject({ value: 12, unvalued: 3 })
    expect(figuresTable([...told, figures(2, '2026-11', { value: null })], {}, 'both').sum.value).toBeNull()
  })

  it('the rows add up to the sum, whatever each row stands for', () => {
    const count = fc.nat(50)
    const one = fc.record({
      mitraId: fc.integer({ min: 1, max: 4 }),
      month: fc.constantFrom('2026-08', '2026-09', '2026-10', '2026-11'),
      sent: count,
      read: count,
      won: count,
      lost: fc.record(
        Object.fromEntries(LOST_REASONS.map((reason) => [reason, count])) as Record<string, typeof count>,
      ),
    })
    fc.assert(
      fc.property(fc.array(one), fc.constantFrom(...GROUPINGS), (rows, by) => {
        const all = rows.map((row) => figures(row.mitraId, row.month, row as Partial<MonthlyFigures>))
        const { rows: shown, sum } = figuresTable(all, {}, by)
        const added = (of: 'sent' | 'read' | 'won' | 'allLost') => shown.reduce((total, row) => total + row[of], 0)
        expect([added('sent'), added('read'), added('won'), added('allLost')]).toEqual([
          sum.sent,
          sum.read,
          sum.won,
          sum.allLost,
        ])
        expect(sum.sent).toBe(all.reduce((total, row) => total + row.sent, 0))
      }),
    )
  })
})
