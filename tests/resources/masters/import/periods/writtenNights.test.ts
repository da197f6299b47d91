import { describe, expect, it } from 'vitest'
import { hijriOf } from '@/domain/values/hijri'
import { daysOfHijri } from '@/resources/masters/admin/import/periods/hijriDays'
import { addDays } from '@/domain/values/dates'
import { readEnds, readNights } from '@/resources/masters/admin/import/periods/writtenNights'

const told = (read: ReturnType<typeof readNights>) =>
  'why' in read ? read.why : [read.nights.from, read.nights.to, read.nights.end]

describe('a period in one text', () => {
  it.each([
    ['30 JUN 2026 TO 15 AUG 2026', '2026-06-30', '2026-08-15'],
    ['30/06/2026 - 15/08/2026', '2026-06-30', '2026-08-15'],
    ['09-01-2026 s/d 15-01-2026', '2026-01-09', '2026-01-15'],
    ['09.01.26 sd 15.01.26', '2026-01-09', '2026-01-15'],
    ['30 Juni – 15 Agustus 2026', '2026-06-30', '2026-08-15'],
    ['30 Jun-15 Agu 2026', '2026-06-30', '2026-08-15'],
    ['15-Aug-26 - 30-Sep-26', '2026-08-15', '2026-09-30'],
    ['15 Agu till 20 Sept 2026', '2026-08-15', '2026-09-20'],
    ['15 Agu 2026 until 20 Sep 2026', '2026-08-15', '2026-09-20'],
    ['30/06 s.d. 15/08/2026', '2026-06-30', '2026-08-15'],
    ['18 Des – 10 Jan 2027', '2026-12-18', '2027-01-10'],
    ['18 Des 2026 sampai dengan 10 Jan', '2026-12-18', '2027-01-10'],
    ['1–15 Agu 2026', '2026-08-01', '2026-08-15'],
    ['1 - 15 Aug 2026', '2026-08-01', '2026-08-15'],
    ['2026-08-15 – 2026-09-20', '2026-08-15', '2026-09-20'],
    ['LOW SEASON 1 Juli – 30 Nov 2026', '2026-07-01', '2026-11-30'],
    ['28 Feb – 29 Feb 2028', '2028-02-28', '2028-02-29'],
  ])('%s may end with a night or with the check-out', (text, from, to) => {
    expect(told(readNights(text))).toEqual([from, to, 'open'])
  })

  it.each([
    ['SEPT 2025', '2025-09-01', '2025-09-30'],
    ['Feb 28', '2028-02-01', '2028-02-29'],
    ['Sep – Okt 2025', '2025-09-01', '2025-10-31'],
    ['Des – Jan 2027', '2026-12-01', '2027-01-31'],
    ['1–20 Ramadhan 1448', '2027-02-08', '2027-02-27'],
    ['1 Ramadhan – 20 Ramadhan 1448 H', '2027-02-08', '2027-02-27'],
    ['20 AWAL RAMADHAN 1448', '2027-02-08', '2027-02-27'],
    ['10 akhir Ramadhan 1448', '2027-02-28', '2027-03-08'],
    ['10 hari terakhir Ramadan 2027', '2027-02-28', '2027-03-08'],
    ['last 10 nights of Ramadan 1448H', '2027-02-28', '2027-03-08'],
    ['Romadhon 1447', '2026-02-18', '2026-03-19'],
    // This month has 29 days.
    ['20–30 Ramadhan 1448', '2027-02-27', '2027-03-08'],
    ['Syawal 1448', '2027-03-09', '2027-04-07'],
    ['15 JAN 2026 TO BEFORE RAMADHAN', '2026-01-15', '2026-02-17'],
    ['15 Jan 2026 before Ramadhan 1447', '2026-01-15', '2026-02-17'],
    ['15 Agu 2026 – 15 Agu 2026', '2026-08-15', '2026-08-15'],
  ])('%s ends with a night', (text, from, to) => {
    expect(told(readNights(text))).toEqual([from, to, 'night'])
  })

  it('takes the Islamic year that the file names elsewhere', () => {
    expect(told(readNights('10 AKHIR RAMADHAN'))).toBe('dateYear')
    expect(told(readNights('10 AKHIR RAMADHAN', { islamic: 1448 }))).toEqual(['2027-02-28', '2027-03-08', 'night'])
  })

  it('takes the year that the file names elsewhere as that of the first day', () => {
    expect(told(readNights('17 Des – 5 Jan', { common: 2026 }))).toEqual(['2026-12-17', '2027-01-05', 'open'])
    expect(told(readNights('17 Des 2027 – 5 Jan', { common: 2026 }))).toEqual(['2027-12-17', '2028-01-05', 'open'])
  })

  it.each([
    ['08/15/2026 – 09/20/2026', 'dateTurned'],
    ['15 Agu – 20 Sep', 'dateYear'],
    ['SEPT', 'dateYear'],
    ['20 Sep 2026 – 15 Agu 2026', 'dateReversed'],
    ['31 Feb 2026 – 15 Mar 2026', 'dateInvalid'],
    ['1–31 Ramadhan 1448', 'dateInvalid'],
    ['15 Agu 2026', 'dateUnknown'],
    ['High season', 'dateUnknown'],
    ['AWAL RAMADHAN 1448', 'dateUnknown'],
    ['after Ramadhan 1448', 'dateUnknown'],
    ['akhir Agustus 2026', 'dateUnknown'],
    ['15 Agu 2026 – 20 Sep 2026 / 1 Okt – 5 Okt 2026', 'dateUnknown'],
    ['15 Agu 2026 dan 20 Sep 2026', 'dateUnknown'],
    ['Paket 9 hari 15 Agu – 20 Sep 2026', 'dateUnknown'],
  ])('%s is wrong: %s', (text, why) => expect(told(readNights(text))).toBe(why))

  it('keeps what else it says as its name', () => {
    const labelOf = (text: string) => {
      const read = readNights(text)
      return 'nights' in read && read.nights.label
    }
    expect(labelOf('LOW SEASON 1 Juli – 30 Nov 2026')).toBe('LOW SEASON')
    expect(labelOf('(1 Juli – 30 Nov 2026) High')).toBe('High')
    expect(labelOf('1 Juli – 30 Nov 2026')).toBeNull()
    expect(labelOf('20 AWAL RAMADHAN 1448')).toBe('20 AWAL RAMADHAN 1448')
  })
})

describe('a period in two cells', () => {
  it.each([
    ['15/08/2026', '20/09/2026', ['2026-08-15', '2026-09-20', 'open']],
    ['15 Agu', '20 Sep 2026', ['2026-08-15', '2026-09-20', 'open']],
    ['18 Des', '10 Jan 2027', ['2026-12-18', '2027-01-10', 'open']],
    ['15 JAN 2026', 'BEFORE RAMADHAN', ['2026-01-15', '2026-02-17', 'night']],
    ['1 Ramadhan', '20 Ramadhan 1448', ['2027-02-08', '2027-02-27', 'night']],
    ['15/08', '20/09', 'dateYear'],
    ['15/13/2026', '20/09/2026', 'dateTurned'],
    ['', '20/09/2026', 'dateUnknown'],
    ['kira-kira 15/08/2026', '20/09/2026', 'dateUnknown'],
  ])('%s and %s', (from, to, right) => expect(told(readEnds(from, to))).toEqual(right))
})

it('the days of an Islamic month are those that the calendar of Umm al-Qura gives it', () => {
  for (let year = 1440; year < 1460; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const days = daysOfHijri({ month, year })
      const edges = days && [addDays(days.from, -1), days.from, days.to, addDays(days.to, 1)].map(hijriOf)
      expect(edges?.map((one) => one?.month === month && one.year === year)).toEqual([false, true, true, false])
    }
})
