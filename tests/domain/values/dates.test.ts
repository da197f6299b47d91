import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  formatDate,
  formatDays,
  formatShortDate,
  formatShortDay,
  isCalendarDate,
  nightsBetween,
  readCalendarDate,
  toCalendarDate,
  today,
} from '@/domain/values/dates'

const NO_DATES = [
  null,
  undefined,
  '',
  'kemarin',
  '2026-02-31',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-04-31',
  '26-01-01',
  '2026-1-1',
  '2026/01/01',
  '01-01-2026',
  ' 2026-01-01',
  '2026-01-01 ',
  '20260101',
  '0000-01-01',
  '0050-01-01',
  '2026-01-01T00:00:00Z',
  '٢٠٢٦-٠١-٠١',
  20260101,
  new Date(2026, 0, 1),
  {},
  [],
]

describe('two days in words', () => {
  it.each([
    ['2027-03-05', '2027-03-10', '5–10 Maret 2027'],
    ['2027-03-05', '2027-03-05', '5 Maret 2027'],
    ['2027-02-28', '2027-03-03', '28 Februari – 3 Maret 2027'],
    ['2026-12-28', '2027-01-03', '28 Desember 2026 – 3 Januari 2027'],
    ['2026-12-28', null, '-'],
  ])('%s to %s is written %s', (from, to, words) => {
    expect(formatDays(from, to)).toBe(words)
  })
})

describe('a calendar date (fault 26)', () => {
  it.each(['2026-01-01', '2026-12-31', '2024-02-29', '2000-02-29', '2026-02-28', '1999-06-30'])(
    '%s is a calendar date',
    (value) => {
      expect(isCalendarDate(value)).toBe(true)
    },
  )

  it.each(NO_DATES.map((value) => [value]))('%o is no calendar date, and is written as a dash', (value) => {
    expect(isCalendarDate(value)).toBe(false)
    expect(formatDate(value)).toBe('-')
    expect(formatShortDate(value)).toBe('-')
  })

  it.each<[unknown, string | null]>([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T17:00:00.000Z', '2026-03-01'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    ['2026-02-31T00:00:00Z', null],
    ['', null],
    [null, null],
    [0, null],
  ])('a wire value %o is read as %o', (value, expected) => {
    expect(readCalendarDate(value)).toBe(expected)
  })
})

describe('dates in words', () => {
  it.each([
    ['2026-01-05', '5 Januari 2026', '5 Jan 2026'],
    ['2026-02-10', '10 Februari 2026', '10 Feb 2026'],
    ['2026-03-05', '5 Maret 2026', '5 Mar 2026'],
    ['2026-04-30', '30 April 2026', '30 Apr 2026'],
    ['2026-05-01', '1 Mei 2026', '1 Mei 2026'],
    ['2026-06-09', '9 Juni 2026', '9 Jun 2026'],
    ['2026-07-17', '17 Juli 2026', '17 Jul 2026'],
    ['2026-08-17', '17 Agustus 2026', '17 Agu 2026'],
    ['2026-09-30', '30 September 2026', '30 Sep 2026'],
    ['2026-10-28', '28 Oktober 2026', '28 Okt 2026'],
    ['2026-11-10', '10 November 2026', '10 Nov 2026'],
    ['2024-12-31', '31 Desember 2024', '31 Des 2024'],
  ])('%s is written %s, in short %s', (date, long, short) => {
    expect(formatDate(date)).toBe(long)
    expect(formatShortDate(date)).toBe(short)
  })
})

it.each([
  ['2026-11-29', '29 Nov'],
  ['2027-01-05', '5 Jan 2027'],
  ['2025-12-31', '31 Des 2025'],
])('in the year 2026, %s is written %s where there is little room', (date, day) => {
  expect(formatShortDay(date, '2026-11-20')).toBe(day)
})

describe('counting days', () => {
  it.each([
    ['2026-03-01', '2026-03-05', 4],
    ['2026-03-05', '2026-03-05', 0],
    ['2026-03-05', '2026-03-01', -4],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2026-12-30', '2027-01-02', 3],
    ['2026-03-07', '2026-03-09', 2],
  ])('from %s to %s there are %d nights', (checkIn, checkOut, nights) => {
    expect(nightsBetween(checkIn, checkOut)).toBe(nights)
    expect(addDays(checkIn, nights)).toBe(checkOut)
  })

  it('nights between a date and the same date plus n days are n', () => {
    const day = fc.integer({ min: -200_000, max: 200_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (start, nights) => {
        const from = addDays('2026-01-01', start)
        const to = addDays(from, nights)
        expect(isCalendarDate(from) && isCalendarDate(to)).toBe(true)
        expect(nightsBetween(from, to)).toBe(nights)
        expect(addDays(to, -nights)).toBe(from)
        expect(from < to).toBe(nights > 0)
      }),
    )
  })
})

// In each zone, UTC's calendar shows another day at one of the two times. New York moves its clock on 8 March and 1 November 2026.
const ZONES = [
  ['Asia/Jakarta', -420],
  ['Asia/Makassar', -480],
  ['Asia/Jayapura', -540],
  ['America/New_York', 300],
] as const
const NIGHTS = [
  [2026, 3, 1, '2026-03-01'],
  [2026, 3, 8, '2026-03-08'],
  [2026, 3, 9, '2026-03-09'],
  [2026, 11, 1, '2026-11-01'],
  [2024, 2, 29, '2024-02-29'],
  [2026, 1, 1, '2026-01-01'],
  [2026, 12, 31, '2026-12-31'],
] as const

describe.each(ZONES)('on a phone in %s (fault 26)', (zone, januaryOffset) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('the test runs in this time zone', () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(januaryOffset)
  })

  it.each(NIGHTS)('%d-%d-%d at 00:30 and at 23:30 is today', (year, month, day, expected) => {
    for (const hour of [0, 23]) {
      const clock = new Date(year, month - 1, day, hour, 30)
      vi.useFakeTimers({ now: clock })
      expect(today()).toBe(expected)
      expect(toCalendarDate(clock)).toBe(expected)
      expect(nightsBetween(today(), addDays(today(), 9))).toBe(9)
    }
  })

  it('a stay over a change of clocks keeps its nights', () => {
    expect(nightsBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(nightsBetween('2026-10-31', '2026-11-02')).toBe(2)
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
    expect(formatDate('2026-03-08')).toBe('8 Maret 2026')
  })
})
