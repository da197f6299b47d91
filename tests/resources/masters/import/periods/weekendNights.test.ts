import { describe, expect, it } from 'vitest'
import type { HotelMaster } from '@/data-provider/types'
import { WEEKDAYS, type Weekday } from '@/domain/values/dates'
import type { HotelForm } from '@/records/hotel'
import { headingProblem } from '@/resources/masters/admin/import/preview/headingProblem'
import type { Preview } from '@/resources/masters/admin/import/preview/preview'
import { readWeekdays, writtenWeekdays } from '@/resources/masters/admin/import/rows/writtenWeekdays'
import { seasonal } from '@tests/partner-api/fixtures'
import { text } from '../files'
import { HEAD, hotelRow, previewFile } from '../hotelRows'

type Cells = (string | number | null)[]
const csv = (...rows: Cells[]) => text(rows.map((row) => row.join(';')).join('\n'))
const SAVED: HotelMaster = {
  id: 7,
  name: 'Nur Ajyad',
  stars: 5,
  distance: 300,
  image: null,
  rates: seasonal(500, 550, 600),
  weekendNights: ['fri', 'sat'],
}
const nightsIn = ({ rows }: Preview) => rows.map(({ after }) => (after as HotelForm).weekendNights)
const wrong = ({ wrong: all }: Preview) => all.map(({ line, column, why }) => [line, column, why])

describe('the nights of weekends in a file (docs/product.md §15.6.31)', () => {
  it.each<[string, Weekday[] | null]>([
    ['Kam, Jum', ['thu', 'fri']],
    ['Thu/Fri', ['thu', 'fri']],
    ['Jum–Sab', ['fri', 'sat']],
    ['KAMIS & JUM’AT', ['thu', 'fri']],
    ["Khamis-Jum'ah", ['thu', 'fri']],
    ['Kamis s/d Sabtu', ['thu', 'fri', 'sat']],
    ['Thurs to Sat', ['thu', 'fri', 'sat']],
    ['Sabtu-Minggu', ['sun', 'sat']],
    ['Jumat dan Ahad', ['sun', 'fri']],
    ['friday', ['fri']],
    ['Kam 4, Jum 5', null],
    ['Kam-', null],
    ['Kam-Jum-Sab', null],
    ['Th/Fr', null],
    ['Lebaran', null],
    ['50', null],
  ])('%s is read as %j', (written, days) => expect(readWeekdays(written)).toEqual(days))

  it('all sets of days are read as they are written', () => {
    for (let set = 1; set < 128; set += 1) {
      const days = WEEKDAYS.filter((_, at) => set & (1 << at))
      expect(readWeekdays(writtenWeekdays(days))).toEqual(days)
    }
  })

  it('a column sets them; an empty cell keeps those of a saved hotel, and a new one has the usual nights', async () => {
    const list = (...cells: string[]) => {
      const names = ['Nur Ajyad', 'Baru']
      const rows = cells.map((cell, at) => [...hotelRow(names[at] ?? ''), cell])
      return previewFile(csv([...HEAD, 'Malam akhir pekan'], ...rows), 'hotel/makkah', [SAVED])
    }
    expect(nightsIn(await list('Kam, Jum', 'Jum–Sab'))).toEqual([
      ['thu', 'fri'],
      ['fri', 'sat'],
    ])
    const empty = await list('', '')
    expect([nightsIn(empty), empty.rows[0]?.changes]).toEqual([[['fri', 'sat'], undefined], []])
    expect(wrong(await list('Lebaran', '50'))).toEqual([
      [2, 'Malam akhir pekan', 'Hari tidak dikenal: tulis misalnya Kam, Jum, atau kosongkan.'],
      [3, 'Malam akhir pekan', 'Hari tidak dikenal: tulis misalnya Kam, Jum, atau kosongkan.'],
    ])
  })

  it('a hotel without own nights has the usual ones: a file that says them changes nothing', async () => {
    const { weekendNights: _, ...usual } = SAVED
    const file = csv(['Nama', 'Bintang', 'Biasa Quad', 'Weekend nights'], ['Nur Ajyad', 5, 600, 'Thu/Fri'])
    const saved = { ...usual, rates: { ...usual.rates, regular: { ...usual.rates.regular, quad: 600 } } }
    expect((await previewFile(file, 'hotel/makkah', [saved])).rows[0]).toMatchObject({ kind: 'same', changes: [] })
  })

  const NIGHTS = ['2026-07-01', '2026-07-31', 500]
  const dated = (weekend: string, more: Cells = [], ...rows: Cells[]) =>
    previewFile(
      csv(['HOTEL', 'FROM', 'TO', 'DBL', weekend, ...more], ...rows),
      'hotel/makkah',
      [SAVED],
      {},
      'lastNight',
    )

  it.each<[string, Weekday[] | undefined]>([
    ['WEEKEND (Fri-Sat)', ['fri', 'sat']],
    ['Akhir pekan + (Jum/Sab)', ['fri', 'sat']],
    ['Akhir pekan + (Kam-Sab) (SAR)', ['thu', 'fri', 'sat']],
    ['WE Fri & Sat', ['fri', 'sat']],
    ['Thu/Fri', ['thu', 'fri']],
    ['WEEKEND', undefined],
  ])('the heading %s of the weekend amounts names them for all rows', async (heading, days) => {
    const preview = await dated(heading, [], ['Satu', ...NIGHTS, 50], ['Dua', ...NIGHTS, ''])
    expect([headingProblem(preview), preview.wrong, nightsIn(preview)]).toEqual([null, [], [days, days]])
    expect(preview.rows[0]).toMatchObject({ after: { periods: [{ weekend: 50 }] } })
  })

  it('0 adds nothing at the weekend, as an empty cell', async () => {
    const { wrong: refused, rows } = await dated('WEEKEND', [], ['Satu', ...NIGHTS, 0])
    expect([refused, rows[0]?.after]).toMatchObject([[], { periods: [{ double: 500, weekend: null }] }])
  })

  it('another text in brackets still refuses the file', async () => {
    for (const heading of ['WEEKEND (USD)', 'WEEKEND (min. 2 malam)'])
      expect(headingProblem(await dated(heading, [], ['Satu', ...NIGHTS, 50]))).toContain(heading)
  })

  it('the column counts more than the heading, and the lines of a hotel have to agree', async () => {
    const august = ['2026-08-01', '2026-08-31', 500]
    const rows = (cell: string) => [
      ['Nur Ajyad', ...NIGHTS, 50, 'Kam, Jum'],
      ['', ...august, 50, cell],
    ]
    const preview = await dated('WEEKEND (Fri-Sat)', ['Malam akhir pekan'], ...rows(''))
    expect([preview.wrong, nightsIn(preview)]).toEqual([[], [['thu', 'fri']]])
    expect(wrong(await dated('WE', ['Malam akhir pekan'], ...rows('Jum')))).toEqual([
      [3, 'Malam akhir pekan', 'Berbeda dari baris 2 untuk hotel yang sama.'],
    ])
  })
})
