import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readTypedDate } from '@/domain/text/typedDate'
import { addDays, formatDate, formatShortDate } from '@/domain/values/dates'

it.each([
  '5/11/2026',
  '05/11/2026',
  '5-11-2026',
  '05–11–2026',
  '5.11.2026',
  ' 5 / 11 / 2026 ',
  '5 11 2026',
  '5/11/26',
  '5 Nov 2026',
  '5 nov. 26',
  '5 November 2026',
  '5 NOPEMBER 2026',
  '5-Nov-2026',
  '5Nov2026',
  'Nov 5, 2026',
  'Kamis, 5 November 2026',
  'Kam 5 Nov 2026',
  '2026-11-05',
  '2026/11/5',
  '2026.11.05',
  '2026-11-05T23:10:00Z',
  '2026-11-05 07:00',
  '05112026',
  '20261105',
  '٥/١١/٢٠٢٦',
  '５／１１／２０２６',
  '5\u00A0Nov\u00A02026',
  '\u200E5/11/2026',
])('%j is 5 November 2026 (docs/product.md §36.5)', (typed) => expect(readTypedDate(typed)).toBe('2026-11-05'))

it.each([
  ['17 Agustus 2026', '2026-08-17'],
  ['17 Agu 2026', '2026-08-17'],
  ['17 Aug 2026', '2026-08-17'],
  ['17 Ags 2026', '2026-08-17'],
  ['1 Mei 2027', '2027-05-01'],
  ['1 May 2027', '2027-05-01'],
  ["Jum'at, 1 Jan 2027", '2027-01-01'],
  ['29/2/2028', '2028-02-29'],
  ['3 Okt 2026', '2026-10-03'],
  ['31 Des 2026', '2026-12-31'],
  ['1 September 2026', '2026-09-01'],
  ['1 Okt2026', '2026-10-01'],
])('%j is %s', (typed, date) => expect(readTypedDate(typed)).toBe(date))

it.each([
  '',
  'abc',
  '31/2/2026',
  '29/2/2027',
  '11/25/2026',
  '5/13/2026',
  '5/11',
  '5 Nov',
  '2026',
  '5/11/202',
  '5/11/20266',
  '0/11/2026',
  '5//11/',
  'besok',
  '5 Ju 2026',
  'Halo 5/11/2026',
  '-5/11/2026x',
  '99999999',
  '5/11/0026',
])('%j is no day', (typed) => expect(readTypedDate(typed)).toBeNull())

it('every day is read as the app writes it, and whatever else is typed breaks nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays('2000-01-01', days)
      const [year, month, day] = date.split('-')
      const typed = [date, formatDate(date), formatShortDate(date), `${Number(day)}/${Number(month)}/${year}`]
      expect(typed.map(readTypedDate)).toEqual(typed.map(() => date))
    }),
  )
  fc.assert(fc.property(fc.string(), (typed) => void readTypedDate(typed)))
})
