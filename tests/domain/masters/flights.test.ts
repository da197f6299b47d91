import { describe, expect, it } from 'vitest'
import { fitsCheckIn } from '@/domain/masters/flights'
import { firstCheckIn } from '@/domain/package/stayDates'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import type { PackageForm } from '@/domain/types'

const SPAN = { departsFrom: '2026-12-17', departsTo: '2026-12-29' }

describe('a flight and the first check-in (docs/product.md §6.10.13)', () => {
  it.each([
    ['2026-12-16', false],
    ['2026-12-17', true],
    ['2026-12-29', true],
    // The flight of 29 December arrives on the next day.
    ['2026-12-30', true],
    ['2026-12-31', false],
  ])('a check-in on %s fits a flight from 17 to 29 December: %s', (checkIn, isFit) => {
    expect(fitsCheckIn(SPAN, checkIn)).toBe(isFit)
  })

  it('an open end, a flight without days and a package without a check-in fit', () => {
    expect(fitsCheckIn({ departsFrom: '2026-12-17' }, '2030-01-01')).toBe(true)
    expect(fitsCheckIn({ departsTo: '2026-12-29' }, '2020-01-01')).toBe(true)
    expect(fitsCheckIn({}, '2026-01-01')).toBe(true)
    expect(fitsCheckIn(SPAN, null)).toBe(true)
  })

  it('the first check-in is the earlier one of the hotels that the package has', () => {
    const form = (makkah: string | null, madinah: string | null, tanpaHotel = false): PackageForm => ({
      ...EMPTY_PACKAGE,
      hotelMakkah: { ...EMPTY_PACKAGE.hotelMakkah, tanggalCheckIn: makkah },
      hotelMadinah: { ...EMPTY_PACKAGE.hotelMadinah, tanggalCheckIn: madinah, tanpaHotel },
    })
    expect(firstCheckIn(form('2027-01-05', '2027-01-01'))).toBe('2027-01-01')
    expect(firstCheckIn(form('2027-01-05', '2027-01-01', true))).toBe('2027-01-05')
    expect(firstCheckIn(form(null, null))).toBeNull()
  })
})
