import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatMoment, formatShortMoment, formatTime } from '@/domain/values/dates'

// The same moment is another day further east: 17:30 of the 31st in London is half past midnight of the 1st in Jakarta.
const ZONES = [
  ['Asia/Jakarta', '1 Januari 2027', '1 Jan 2027', '31 Desember 2026', '00.30'],
  ['Asia/Jayapura', '1 Januari 2027', '1 Jan 2027', '1 Januari 2027', '02.30'],
  ['UTC', '31 Desember 2026', '31 Des 2026', '31 Desember 2026', '17.30'],
  ['America/New_York', '31 Desember 2026', '31 Des 2026', '31 Desember 2026', '12.30'],
] as const

describe.each(ZONES)('a moment on a phone in %s', (zone, long, short, earlier, clock) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('the moment is written as the time on that phone’s clock', () => {
    expect(formatTime(Date.parse('2026-12-31T17:30:00Z'))).toBe(`${short}, ${clock}`)
  })

  it('the moment is written as the day on that phone’s calendar', () => {
    expect(formatMoment('2026-12-31T17:30:00.000Z')).toBe(long)
    expect(formatShortMoment('2026-12-31T17:30:00Z')).toBe(short)
    expect(formatMoment('2026-12-31T16:30:00Z')).toBe(earlier)
    expect(formatMoment('2027-01-01T00:30:00+07:00')).toBe(long)
  })
})

describe('a value that is no moment', () => {
  it.each([[null], [undefined], [''], ['kemarin'], ['2026-13-01T00:00:00Z'], [1_800_000_000_000], [new Date()], [{}]])(
    '%o is written as a dash',
    (value) => {
      expect(formatMoment(value)).toBe('-')
      expect(formatShortMoment(value)).toBe('-')
    },
  )
})
