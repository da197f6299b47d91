import { describe, expect, it } from 'vitest'
import { nextNight, periodNotes, proposedLabel, proposedPrice, rowToShift } from '@/domain/masters/periodHelp'
import type { RatesOfSeason } from '@/domain/masters/rates'
import { period } from '@tests/support/periods'

const NONE: RatesOfSeason = { double: null, triple: null, quad: null }
const BASE: RatesOfSeason = { double: 400, triple: 450, quad: 500 }
const rates = (regular = NONE, ramadhan = NONE) => ({ regular, rajabSyaban: NONE, ramadhan })
const E1 = [
  period('2026-06-30', '2026-08-14'),
  period('2026-08-15', '2026-09-19'),
  period('2026-10-01', '2026-12-15', { quad: null }),
]

describe('what a new row proposes', () => {
  it('its first night is the one after the last of all rows', () => {
    expect(nextNight([])).toBeNull()
    expect(nextNight([...E1].reverse())).toBe('2026-12-16')
    expect(nextNight([period('2026-08-15', '16 Agustus')])).toBeNull()
  })

  it.each<[Partial<RatesOfSeason>, [string, number] | null]>([
    [{ double: 500, triple: 570 }, ['quad', 640]],
    [{ triple: 570, quad: 640 }, ['double', 500]],
    [{ double: 500, quad: 641 }, ['triple', 570.5]],
    [{ double: 500 }, null],
    [{ double: 500, triple: 200 }, null],
  ])('the prices %j make %j by the same step', (prices, third) => {
    const proposed = proposedPrice({ ...NONE, ...prices }, undefined)
    expect(proposed && [proposed.room, proposed.price]).toEqual(third)
  })

  it('no price for a room that the row above does not sell', () => {
    const two = { ...NONE, double: 500, triple: 570 }
    expect(proposedPrice(two, BASE)?.price).toBe(640)
    expect(proposedPrice(two, { ...BASE, quad: null })).toBeNull()
  })

  // Ramadhan 1448 is 8 February to 8 March 2027.
  it.each([
    ['2027-02-08', '2027-02-27', 'Ramadhan 1–20'],
    ['2027-02-07', '2027-02-26', 'Ramadhan 1–20'],
    ['2027-02-28', '2027-03-08', 'Ramadhan 10 akhir'],
    ['2027-02-28', '2027-03-10', 'Ramadhan 10 akhir'],
    ['2027-02-08', '2027-03-08', 'Ramadhan'],
    ['2027-02-18', '2027-02-22', 'Ramadhan 11–15'],
    ['2027-03-09', '2027-03-25', 'Syawal'],
    ['2026-12-18', '2027-01-10', 'Akhir tahun'],
    ['2026-08-15', '2026-09-19', ''],
    ['2026-10-01', '2027-09-30', ''],
    ['15 Agu', '', ''],
  ])('%s to %s is named %j', (from, to, name) => {
    expect(proposedLabel({ from, to })).toBe(name)
  })
})

describe('a last night that moves', () => {
  it('takes along the row that began on the night after, and no other', () => {
    expect(rowToShift(E1, '2026-08-14', '2026-08-20')).toBe(1)
    expect(rowToShift(E1, '2026-08-14', '2026-08-10')).toBe(1)
    expect(rowToShift(E1, '2026-09-19', '2026-09-25')).toBe(-1)
    expect(rowToShift(E1, '2026-08-14', '2026-08-14')).toBe(-1)
    expect(rowToShift(E1, '', '2026-08-14')).toBe(-1)
  })
  it('never behind the last night of that row', () => {
    expect(rowToShift(E1, '2026-08-14', '2026-09-18')).toBe(1)
    expect(rowToShift(E1, '2026-08-14', '2026-09-19')).toBe(-1)
  })
})

describe('notes that refuse nothing', () => {
  const notes = (...args: Parameters<typeof periodNotes>) =>
    periodNotes(...args).map(({ key, values }) => [key, ...Object.values(values)].join(' '))
  const AUGUST = '2026-08-01'

  it('names the nights without a price, and those that the base rates fill', () => {
    expect(notes(rates(), E1, AUGUST)).toEqual(['unsold 20–30 Sep 2026'])
    expect(notes(rates(BASE), E1, AUGUST)).toEqual(['baseIn 20–30 Sep 2026'])
    expect(notes(rates(BASE), E1.slice(0, 2), '2026-07-01')).toEqual(['base'])
  })

  it('the base rates leave Ramadhan open, and their other nights are told apart from it', () => {
    const around = [period('2027-01-20', '2027-02-05'), period('2027-03-09', '2027-06-01')]
    expect(notes(rates(BASE), around, AUGUST)).toEqual(['unsold 8 Feb–8 Mar 2027', 'baseIn 6–7 Feb 2027'])
  })

  it('names a price of less than half of the period before, by the row as it stands', () => {
    const typo = period('2026-08-15', '2026-09-19', { quad: 64, double: 250 })
    expect(notes(rates(), [typo, period('2026-06-30', '2026-08-14', { quad: 290 })], '2026-07-01')).toEqual([
      'drop 1 quad 78',
    ])
    const half = period('2026-08-15', '2026-09-19', { quad: 320 })
    expect(notes(rates(), [E1[0]!, half], '2026-07-01')).toEqual([])
  })

  it.each([
    ['2026-10-16', ['ends 15 Des 2026 60']],
    ['2026-10-15', []],
    ['2026-12-16', ['ended 15 Des 2026 -1']],
  ])('on %s the end of the list is told as %j', (today, told) => {
    expect(notes(rates(), [E1[2]!], today)).toEqual(told)
  })

  it('a row that is typed yet counts for nothing', () => {
    expect(notes(rates(), [period('2026-10-01', ''), period('2026-10-01', '2026-10-02', NONE)], AUGUST)).toEqual([])
  })
})
