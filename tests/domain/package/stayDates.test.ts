import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  journeyOf,
  pastCheckIn,
  staysOfDetail,
  staysOfForm,
  stayWarning,
  type StayDates,
} from '@/domain/package/stayDates'
import type { City } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import { filledForm, stay } from '../../support/packageForms'
import { examplePackage } from '../offer/packages'

const march = (day: number) => addDays('2027-03-01', day - 1)
const nights = (from: number, to: number) => ({ checkIn: march(from), checkOut: march(to) })

describe('the whole journey', () => {
  it.each([
    ['of two stays', [nights(1, 5), nights(5, 8)], { from: march(1), to: march(8), nights: 7 }],
    ['without a hotel', [], null],
    ['with a stay that has a check-in alone', [nights(1, 5), { checkIn: march(5), checkOut: null }], null],
    ['with a check-in alone', [{ checkIn: march(5), checkOut: null }], null],
  ])('%s', (_, stays, expected) => expect(journeyOf(stays)).toEqual(expected))
})

describe('the warning about two stays', () => {
  it.each<[City | null, [number, number] | null, [number, number] | null, unknown]>([
    ['makkah', [1, 5], [5, 8], null],
    ['madinah', [5, 8], [1, 5], null],
    [null, [1, 5], [5, 8], null],
    [null, [5, 8], [1, 5], null],
    ['makkah', [1, 5], [4, 8], { kind: 'overlap', nights: 1 }],
    ['makkah', [1, 9], [3, 5], { kind: 'overlap', nights: 2 }],
    ['makkah', [3, 5], [1, 9], { kind: 'overlap', nights: 2 }],
    ['makkah', [1, 5], [1, 5], { kind: 'overlap', nights: 4 }],
    ['madinah', [4, 8], [1, 5], { kind: 'overlap', nights: 1 }],
    [null, [1, 5], [2, 8], { kind: 'overlap', nights: 3 }],
    ['makkah', [1, 5], [6, 8], { kind: 'gap', nights: 1 }],
    ['madinah', [8, 9], [1, 5], { kind: 'gap', nights: 3 }],
    [null, [8, 9], [1, 5], { kind: 'gap', nights: 3 }],
    ['makkah', [5, 8], [1, 5], { kind: 'order', first: 'madinah' }],
    ['makkah', [8, 9], [1, 5], { kind: 'order', first: 'madinah' }],
    ['madinah', [1, 5], [5, 8], { kind: 'order', first: 'makkah' }],
    ['makkah', null, [5, 8], null],
    ['makkah', [1, 5], null, null],
    [null, null, null, null],
  ])('start city %s, Makkah %j and Madinah %j of March: %j', (startCity, makkah, madinah, expected) => {
    const stays: StayDates = { makkah: makkah && nights(...makkah), madinah: madinah && nights(...madinah) }
    expect(stayWarning(startCity, stays)).toEqual(expected)
  })

  it('the nights of a warning are those that a count of each night finds', () => {
    const days = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 10 }))
    fc.assert(
      fc.property(days, days, fc.constantFrom<City | null>('makkah', 'madinah', null), ([a, m], [b, n], startCity) => {
        const warning = stayWarning(startCity, { makkah: nights(a, a + m), madinah: nights(b, b + n) })
        const inBoth = Array.from({ length: 40 }, (_, night) => night).filter(
          (night) => night >= a && night < a + m && night >= b && night < b + n,
        ).length
        if (warning?.kind === 'overlap') expect(warning.nights).toBe(inBoth)
        else expect(inBoth).toBe(0)
        if (warning?.kind === 'gap') expect(warning.nights).toBe(Math.max(a, b) - Math.min(a + m, b + n))
        if (startCity === null) expect(warning?.kind).not.toBe('order')
      }),
    )
  })
})

describe('the dates of a package', () => {
  it('a form’s stays leave out a skipped hotel, a missing date and dates in the wrong order', () => {
    const skipped = { ...stay(21, '2027-03-05', '2027-03-08'), tanpaHotel: true }
    expect(staysOfForm(filledForm({ hotelMadinah: skipped }))).toEqual({
      makkah: { checkIn: '2026-03-01', checkOut: '2026-03-05' },
      madinah: null,
    })
    expect(staysOfForm(filledForm({ hotelMakkah: stay(11, '2027-03-05', '2027-03-05') })).makkah).toBeNull()
    expect(staysOfDetail(examplePackage).makkah).toEqual({ checkIn: '2027-03-05', checkOut: '2027-03-10' })
  })

  it.each([
    ['2026-03-01', null],
    ['2026-03-02', '2026-03-01'],
    ['2027-01-01', '2026-03-01'],
  ])('on %s the past check-in of stays from 1 and 5 March 2026 is %j', (today, past) => {
    expect(pastCheckIn(filledForm(), today)).toBe(past)
  })

  it('a hotel that is skipped has no past check-in', () => {
    const skipped = { ...stay(11, '2026-03-01', '2026-03-05'), tanpaHotel: true }
    expect(pastCheckIn(filledForm({ hotelMakkah: skipped }), '2026-03-03')).toBeNull()
  })
})
