import { describe, expect, it } from 'vitest'
import { nameForDates, tripOf } from '@/domain/package/copyName'
import { hotelSkipped } from '@/domain/package/packageContents'
import { filledForm, stay } from '../../support/packageForms'

const of = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })
/** 10 to 18 Sya'ban 1448 in January, Ramadhan 1448 in February, Syawal 1448 in March, Ramadhan 1449 in February 2028. */
const SYABAN = of('2027-01-19', '2027-01-27')
const RAMADHAN = of('2027-02-12', '2027-02-20')
const SYAWAL = of('2027-03-12', '2027-03-20')
const NEXT_RAMADHAN = of('2028-02-01', '2028-02-09')
const ACROSS = of('2027-02-03', '2027-02-12')

describe('the name of a copy for other dates (docs/product.md §23.1.9)', () => {
  it.each<[string, string, ReturnType<typeof of>, ReturnType<typeof of>, string | null]>([
    ['an Islamic month', "Umroh Sya'ban 9 Hari", SYABAN, RAMADHAN, 'Umroh Ramadhan 9 Hari'],
    ['another spelling', 'Umroh Ramadan Hemat', RAMADHAN, SYAWAL, 'Umroh Syawal Hemat'],
    ['capitals', 'UMROH SYABAN', SYABAN, SYAWAL, 'UMROH SYAWAL'],
    ['a month with its Islamic year', 'Umroh Ramadhan 1448 H', RAMADHAN, NEXT_RAMADHAN, 'Umroh Ramadhan 1449 H'],
    ['a month', 'Umroh Januari', SYABAN, SYAWAL, 'Umroh Maret'],
    ['a month with its year', 'Umroh Februari 2027 VIP', RAMADHAN, NEXT_RAMADHAN, 'Umroh Februari 2028 VIP'],
    ['months of both calendars', "Sya'ban (Januari 2027)", SYABAN, RAMADHAN, 'Ramadhan (Februari 2027)'],
    ['a trip over two months keeps a month that it still touches', 'Umroh Ramadhan', ACROSS, RAMADHAN, null],
    ['a month that the old trip did not touch', 'Umroh Syawal', SYABAN, RAMADHAN, null],
    ['a year that the old trip did not have', 'Umroh Januari 2026', SYABAN, SYAWAL, null],
    ['a month inside a word', 'Umroh Januarius Rajabi', SYABAN, SYAWAL, null],
    ['the same month', "Umroh Sya'ban", SYABAN, of('2027-01-20', '2027-01-28'), null],
    ['no month', 'Umroh Keluarga', SYABAN, SYAWAL, null],
  ])('%s: %s', (_, name, before, after, wanted) => {
    expect(nameForDates(name, before, after)).toBe(wanted)
  })

  it('a package without both dates keeps its name', () => {
    expect(nameForDates('Umroh Januari', null, SYAWAL)).toBeNull()
    expect(nameForDates('Umroh Januari', SYABAN, null)).toBeNull()
  })

  it('a trip lasts from the first check-in to the last check-out of its stays', () => {
    const form = filledForm({
      hotelMakkah: stay(1, '2027-03-05', '2027-03-10'),
      hotelMadinah: stay(2, '2027-03-01', '2027-03-05'),
    })
    expect(tripOf(form)).toEqual(of('2027-03-01', '2027-03-10'))
    expect(tripOf({ ...form, hotelMakkah: hotelSkipped(true) })).toEqual(of('2027-03-01', '2027-03-05'))
    expect(tripOf({ hotelMakkah: hotelSkipped(true), hotelMadinah: hotelSkipped(false) })).toBeNull()
  })
})
