import { describe, expect, it } from 'vitest'
import { hijriMonthName, hijriMonthsOf, hijriOf, hijriReader, isRamadhan, isRamadhanIn } from '@/domain/values/hijri'
import { addDays } from '@/domain/values/dates'

describe('the Islamic calendar (docs/product.md §6.11.4)', () => {
  it.each([
    ['2027-02-07', 8, 1448, "Sya'ban"],
    ['2027-02-08', 9, 1448, 'Ramadhan'],
    ['2027-03-08', 9, 1448, 'Ramadhan'],
    ['2027-03-09', 10, 1448, 'Syawal'],
    ['2026-06-16', 1, 1448, 'Muharram'],
  ])('%s is in month %i of %i, %s', (date, month, year, name) => {
    expect(hijriOf(date)).toEqual({ month, year })
    expect(hijriMonthName(date)).toBe(name)
    expect(isRamadhan(date)).toBe(month === 9)
  })

  it.each([
    ['2027-03', 'Ramadhan – Syawal 1448'],
    ['2026-06', 'Dzulhijjah 1447 – Muharram 1448'],
    ['2026-12', 'Jumadil Akhir – Rajab 1448'],
  ])('%s touches %s', (month, months) => expect(hijriMonthsOf(month)).toBe(months))

  it('a month has days of Ramadhan if one of its days is one, for forty years', () => {
    for (let month = 0; month < 480; month += 1) {
      const name = `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      const days = Array.from({ length: 31 }, (_, day) => addDays(`${name}-01`, day)).filter((day) =>
        day.startsWith(name),
      )
      expect([name, isRamadhanIn(name)]).toEqual([name, days.some(isRamadhan)])
    }
  })

  it('an engine without this calendar counts by another one, and is asked for no month', () => {
    const other = hijriReader(new Intl.DateTimeFormat('id-u-ca-gregory', { month: 'numeric', year: 'numeric' }))
    expect(other('2027-02-08')).toBeNull()
  })
})
