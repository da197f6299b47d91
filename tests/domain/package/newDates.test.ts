import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelSkipped, NO_CHOICE } from '@/domain/package/packageContents'
import { firstCheckIn } from '@/domain/package/stayDates'
import { copyOf, lostChoices, movedTo, usualCheckIn } from '@/domain/package/newDates'
import { addDays, addYears, isCalendarDate, nightsBetween } from '@/domain/values/dates'
import { chosen, filledForm, stay } from '../../support/packageForms'

describe('the same day in another year', () => {
  it.each([
    ['2026-03-01', 1, '2027-03-01'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2096-02-29', 4, '2100-02-28'],
    ['2023-02-28', 1, '2024-02-28'],
    ['2026-12-31', 1, '2027-12-31'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('%s, %d years later, is %s', (date, years, later) => expect(addYears(date, years)).toBe(later))
})

describe('the check-in that a copy begins with (docs/product.md §23.1.2)', () => {
  it.each([
    ['a day to come stays', '2027-03-01', '2026-11-22', '2027-03-01'],
    ['today stays', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['yesterday becomes next year', '2026-11-21', '2026-11-22', '2027-11-21'],
    ['a day years ago becomes the next that is not past', '2023-01-05', '2026-11-22', '2027-01-05'],
    ['a leap day becomes the last of February', '2024-02-29', '2024-11-22', '2025-02-28'],
    ['a leap day stays one where the year has it', '2024-02-29', '2027-03-01', '2028-02-29'],
  ])('%s', (_, checkIn, today, usual) => expect(usualCheckIn(checkIn, today)).toBe(usual))
})

describe('moved stays', () => {
  const of = (makkah: [string, string], madinah: [string, string]) =>
    filledForm({ hotelMakkah: stay(11, ...makkah), hotelMadinah: stay(21, ...madinah) })
  const datesOf = ({ hotelMakkah, hotelMadinah }: ReturnType<typeof of>) =>
    [hotelMakkah, hotelMadinah].map((each) => [each.tanggalCheckIn, each.tanggalCheckOut])

  it.each([
    [
      'over a leap day',
      '2028-02-27',
      [
        ['2028-02-27', '2028-03-02'],
        ['2028-03-02', '2028-03-05'],
      ],
    ],
    [
      'over the same days of a common year',
      '2027-02-27',
      [
        ['2027-02-27', '2027-03-03'],
        ['2027-03-03', '2027-03-06'],
      ],
    ],
    [
      'into another year',
      '2027-12-30',
      [
        ['2027-12-30', '2028-01-03'],
        ['2028-01-03', '2028-01-06'],
      ],
    ],
    [
      'over the century, which has no leap day',
      '2100-02-27',
      [
        ['2100-02-27', '2100-03-03'],
        ['2100-03-03', '2100-03-06'],
      ],
    ],
    [
      'nowhere',
      '2026-03-01',
      [
        ['2026-03-01', '2026-03-05'],
        ['2026-03-05', '2026-03-08'],
      ],
    ],
    [
      'back',
      '2026-01-31',
      [
        ['2026-01-31', '2026-02-04'],
        ['2026-02-04', '2026-02-07'],
      ],
    ],
  ])('every stay moves by the same number of days: %s', (_, checkIn, dates) => {
    const form = of(['2026-03-01', '2026-03-05'], ['2026-03-05', '2026-03-08'])
    expect(datesOf(movedTo(form, checkIn))).toEqual(dates)
  })

  it('the first stay is the earliest, also where the journey begins in Madinah', () => {
    const form = of(['2026-03-05', '2026-03-08'], ['2026-03-01', '2026-03-05'])
    expect(firstCheckIn(form)).toBe('2026-03-01')
    expect(datesOf(movedTo(form, '2027-03-01'))).toEqual([
      ['2027-03-05', '2027-03-08'],
      ['2027-03-01', '2027-03-05'],
    ])
  })

  it('nights, and the days between the stays, stay the same for any dates', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))
    const nights = fc.integer({ min: 1, max: 90 })
    fc.assert(
      fc.property(day, day, nights, fc.integer({ min: 0, max: 10 }), nights, (from, to, first, gap, second) => {
        const out = addDays(from, first)
        const again = addDays(out, gap)
        const moved = movedTo(of([from, out], [again, addDays(again, second)]), to)
        const [a, b, c, d] = datesOf(moved).flat() as [string, string, string, string]
        expect([a, b, c, d].every(isCalendarDate)).toBe(true)
        expect([a, nightsBetween(a, b), nightsBetween(b, c), nightsBetween(c, d)]).toEqual([to, first, gap, second])
      }),
    )
  })

  it('a skipped hotel does not move and does not count as the first', () => {
    const form = filledForm({ hotelMakkah: hotelSkipped(true), hotelMadinah: stay(21, '2026-03-05', '2026-03-08') })
    expect(firstCheckIn(form)).toBe('2026-03-05')
    expect(movedTo(form, '2027-03-05').hotelMakkah).toEqual(hotelSkipped(true))
    expect(firstCheckIn(filledForm({ hotelMakkah: hotelSkipped(true), hotelMadinah: hotelSkipped(true) }))).toBeNull()
  })
})

describe('a copy', () => {
  const saved = filledForm({
    manasik: chosen(5, 'Manasik hotel'),
    transportasi: [chosen(7, 'Bus'), chosen(8, 'Kereta')],
  })

  it('has the new name and dates and every choice, but no record of the old dates', () => {
    const copy = copyOf(saved, 'Salinan', '2027-03-01')
    expect(copy).toMatchObject({ namaPaket: 'Salinan', jumlahJamaah: '45', pesawat: { id: 3, data: null } })
    expect(copy.hotelMakkah).toMatchObject({ id: 11, dataHotel: null, tanggalCheckIn: '2027-03-01' })
    expect(copy.transportasi.map(({ id }) => id)).toEqual([7, 8])
  })

  it('names what it has lost, and nothing that was replaced or skipped', () => {
    const copy = copyOf(saved, 'Salinan', '2027-03-01')
    expect(lostChoices(saved, copy)).toEqual([])
    expect(
      lostChoices(saved, {
        ...copy,
        hotelMakkah: { ...copy.hotelMakkah, id: null },
        manasik: NO_CHOICE,
        transportasi: [chosen(8)],
      }),
    ).toEqual([
      { field: 'hotelMakkah', name: 'Hotel 11' },
      { field: 'transportasi', name: 'Bus' },
      { field: 'manasik', name: 'Manasik hotel' },
    ])
    expect(
      lostChoices(saved, {
        ...copy,
        hotelMakkah: hotelSkipped(true),
        manasik: chosen(6),
        transportasi: [chosen(9), chosen(8)],
      }),
    ).toEqual([])
  })

  it('does not name services of the other trip type', () => {
    const group = filledForm({ tipePerjalanan: 'group', laPrivate: chosen(4) })
    expect(lostChoices(group, { ...copyOf(group, 'x', '2027-03-01'), laPrivate: NO_CHOICE })).toEqual([])
  })
})
