import { describe, expect, it } from 'vitest'
import type { HotelMaster } from '@/data-provider/types'
import type { MasterRecord } from '@/domain/types'
import { isNullable } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { fileKindOf, type Saved } from '@/resources/masters/admin/import/rows/columns'
import { headingProblem } from '@/resources/masters/admin/import/preview/headingProblem'
import { createPreview } from '@/resources/masters/admin/import/preview/preview'
import type { Cell } from '@/resources/masters/admin/import/rows/table'
import { tableOf } from './files'
import { seasonal } from '@tests/partner-api/fixtures'

const VISA: MasterRecord[] = [
  { id: 1, name: 'Visa A', price: 1000, logo: null },
  { id: 2, name: 'Visa B', price: 2000, logo: null },
  { id: 3, name: 'Kembar', price: 3000, logo: null },
  { id: 4, name: 'Kembar', price: 4000, logo: null },
  { id: 5, name: 'HILTON', price: 5000, logo: null },
  { id: 6, name: 'Hilton', price: 6000, logo: null },
]
const HOTEL: HotelMaster = {
  id: 9,
  name: 'Swissôtel',
  stars: 5,
  distance: 120,
  image: 'a.svg',
  rates: seasonal(510, 600, 700),
}

function previewOf(rows: Cell[][], { resource = 'custom-data/visa', saved = VISA as Saved[] } = {}) {
  const kind = fileKindOf(resource)
  const table = tableOf(rows, resource)
  const { preview, readRow } = createPreview(table, saved, kind, 'Visa')
  for (const row of table.rows) readRow(row)
  return preview
}
const HEAD = ['ID', 'Nama', 'Harga (Rp)']
const kinds = (rows: Cell[][], head: Cell[] = HEAD) =>
  previewOf([head, ...rows]).rows.map(({ line, kind, id }) => [line, kind, id])
const wrong = (rows: Cell[][], head: Cell[] = HEAD) =>
  previewOf([head, ...rows]).wrong.map(({ line, column, why }) => [line, column, why])

describe('finding the record of a row', () => {
  it('a row with an id changes that record, its name too', () => {
    const { rows } = previewOf([HEAD, [2, 'Visa Baru', 2500]])
    expect(rows).toMatchObject([
      {
        line: 2,
        kind: 'changed',
        id: 2,
        before: { name: 'Visa B', price: 2000 },
        after: { name: 'Visa Baru', price: 2500 },
        changes: [
          { from: 'Visa B', to: 'Visa Baru' },
          { from: 2000, to: 2500 },
        ],
      },
    ])
  })

  it('a row without an id changes the record of its name, or is new', () => {
    expect(
      kinds(
        [
          ['', 'Visa A', '1000'],
          [null, ' visa  a ', 1000],
          ['', 'Visa Z', 1],
        ].slice(0, 1),
      ),
    ).toEqual([[2, 'same', 1]])
    expect(
      kinds([
        ['', 'visa  b', '2.500'],
        ['', 'Visa Z', 1],
      ]),
    ).toEqual([
      [2, 'changed', 2],
      [3, 'new', null],
    ])
    expect(kinds([['Visa A', 1000]], ['nama', 'HARGA'])).toEqual([[2, 'same', 1]])
  })

  it('a name in other letters finds the record with exactly these letters first', () => {
    expect(
      kinds([
        ['', 'Hilton', 6000],
        ['', 'HILTON', 5001],
      ]),
    ).toEqual([
      [2, 'same', 6],
      [3, 'changed', 5],
    ])
    expect(wrong([['', 'hilton', 1]])).toEqual([[2, 'Nama', 'Ada 2 data bernama ini. Isi kolom ID.']])
  })

  it('a name with marks that nobody sees is the same name, and changes nothing', () => {
    expect(kinds([['', '\u202AVisa\u00A0A\u202C', 1000]])).toEqual([[2, 'same', 1]])
    expect(kinds([['\u200E1', '\uFEFFVisa\u00AD A\u2060', 1000]])).toEqual([[2, 'same', 1]])
    const [row] = previewOf([HEAD, ['', '\u200EVisa A', 1500]]).rows
    expect(row).toMatchObject({ after: { name: 'Visa A', price: 1500 }, changes: [{ from: 1000, to: 1500 }] })
  })

  it('an ambiguous name, an unknown id and a record or name in two rows are wrong', () => {
    expect(
      wrong([
        ['', 'Kembar', 1],
        [99, 'X', 1],
        [1, 'Visa A', 1],
        ['', 'Visa A', 2],
        [1, 'Visa A', 3],
        ['', 'Baru', 1],
        ['', ' baru', 2],
      ]),
    ).toEqual([
      [2, 'Nama', 'Ada 2 data bernama ini. Isi kolom ID.'],
      [3, 'ID', 'ID ini tidak ada di Visa. Kosongkan ID untuk data baru.'],
      [5, 'Nama', 'Data ini sudah ada di baris 4.'],
      [6, 'ID', 'Data ini sudah ada di baris 4.'],
      [8, 'Nama', 'Nama ini sudah ada di baris 7.'],
    ])
  })

  it.each(['Nilai (Rp)', 'nilai', 'Nilai margin (Rp)'])('a margin is found by its amount below %j', (head) => {
    const saved = [{ id: 7, name: '-', price: 2_000_000, logo: null }]
    const { rows } = previewOf([[head], ['2.000.000'], [2_500_000]], {
      resource: 'custom-data/margin',
      saved,
    })
    expect(rows.map(({ kind, id }) => [kind, id])).toEqual([
      ['same', 7],
      ['new', null],
    ])
  })
})

describe('reading a row', () => {
  it.each<[Cell, string]>([
    ['murah', 'Bukan angka. Yang diterima misalnya 1500000 atau Rp 1.500.000.'],
    ['', 'Belum diisi.'],
    [-1, 'Harga harus berupa angka 0 atau lebih'],
    [1e13, 'Harga maksimal Rp. 1.000.000.000.000'],
    [new Date('2026-05-01T00:00:00Z'), 'Sel ini berisi tanggal (1 Mei 2026). Ubah format sel menjadi angka atau teks.'],
    [true, 'Sel ini berisi BENAR atau SALAH.'],
    ['#REF!', 'Rumus di sel ini gagal (#REF!).'],
    ['#RUMUS', 'Rumus di sel ini belum dihitung. Buka berkas di Excel, simpan, lalu pilih lagi.'],
  ])('the price %j is wrong: %s', (cell, why) => {
    expect(wrong([['', 'Visa A', cell]])).toEqual([[2, 'Harga per jamaah', why]])
  })

  it('each problem of a row is named with its line, column, content and reason; blank rows count as lines', () => {
    expect(previewOf([HEAD, [null, null, null], ['', ' ', ''], ['', '', 'x']]).wrong).toEqual([
      { line: 4, column: 'Nama', content: '', why: 'Belum diisi.' },
      {
        line: 4,
        column: 'Harga per jamaah',
        content: 'x',
        why: 'Belum ada harganya. Isi harganya, atau hapus baris ini dari berkas.',
      },
    ])
  })

  it('a number that the rest of the file makes unclear is wrong', () => {
    expect(
      wrong([
        ['', 'A', '1250,5'],
        ['', 'B', '1,250'],
      ]),
    ).toEqual([
      [
        3,
        'Harga per jamaah',
        'Angka ini dapat dibaca dua cara: 1,25 (dengan desimal) atau 1.250. Tulis salah satunya tanpa tanda ribuan.',
      ],
    ])
  })

  it('a name that no database can store is wrong', () => {
    expect(wrong([['', 'a\0b', 1]])).toEqual([[2, 'Nama', 'Teks mengandung karakter yang tidak dapat disimpan.']])
  })

  it('a number in the column of names is a name', () => {
    expect(previewOf([HEAD, ['', 1001, 5]]).rows[0]?.after.name).toBe('1001')
  })
})

describe('the headings', () => {
  const headings = (row: Cell[], resource = 'hotel/makkah') => previewOf([row], { resource }).table.found
  const RATES = ['Biasa', 'Rajab & Sya’ban', 'Ramadhan'].flatMap((season) =>
    ['Double', 'Triple', 'Quad'].map((room) => `${season} ${room}`),
  )

  it('are found in any order, case and spacing, with or without their unit', () => {
    const found = headings([
      '  JARAK',
      'bintang',
      'nama ',
      ...RATES.map((rate) => rate.replace('’', "'").toUpperCase()),
    ])
    expect([found.missing, found.unknown, found.doubled, found.absent]).toEqual([
      [],
      [],
      [],
      HOTEL_PATHS.filter((field) => isNullable(field) && !['metres', 'riyal', 'periods'].includes(field.kind)).map(
        ({ heading, label }) => heading ?? label,
      ),
    ])
  })

  it('are named if they are missing, unknown or doubled', () => {
    const preview = previewOf([['Nama', 'nama', 'Kolom asing', ...RATES]], { resource: 'hotel/makkah' })
    const { missing, unknown, doubled } = preview.table.found
    expect([missing, unknown, doubled]).toEqual([['Bintang'], ['Kolom asing'], ['Nama']])
    expect(headingProblem(preview)).toMatch(
      /^Kolom wajib tidak ada: Bintang\. Yang dibaca sebagai judul, di baris 1: "Nama"/,
    )
    expect(
      headingProblem({ ...preview, table: { ...preview.table, found: { ...preview.table.found, missing: [] } } }),
    ).toBe('Kolom muncul lebih dari sekali: Nama.')
  })

  it('the name for customers is read, cleared by an empty cell, and kept without its column', () => {
    const visa = { id: 1, name: 'Visa', price: 1000, logo: null }
    const after = (rows: string[][], toldName?: string) => {
      const saved = [{ ...visa, ...(toldName === undefined ? {} : { toldName }) }]
      return previewOf(rows, { resource: 'custom-data/visa', saved }).rows.map((row) => row.after.toldName)
    }
    const headings = ['Nama', 'Harga', 'Nama untuk pelanggan']
    expect(after([headings, ['Visa', '1000', 'Visa resmi'], ['Baru', '2000', '']])).toEqual(['Visa resmi', undefined])
    expect(after([headings, ['Visa', '1000', '']], 'Visa resmi')).toEqual([null])
    expect(
      after(
        [
          ['Nama', 'Harga'],
          ['Visa', '2000'],
        ],
        'Visa resmi',
      ),
    ).toEqual(['Visa resmi'])
  })

  it('an optional column that the file lacks keeps the record’s value, an empty cell clears it', () => {
    const rates = [510, 600, 700, 612, 720, 840, 918, 1080, 1260]
    const options = { resource: 'hotel/makkah', saved: [HOTEL] }
    const without = previewOf(
      [
        ['Nama', 'Bintang', ...RATES],
        ['Swissôtel', 4, ...rates],
      ],
      options,
    )
    expect(without.rows).toMatchObject([
      { kind: 'changed', after: { stars: 4, distance: 120, image: 'a.svg' }, changes: [{ from: 5, to: 4 }] },
    ])
    const cleared = previewOf(
      [
        ['Nama', 'Bintang', 'Jarak', ...RATES],
        ['Swissôtel', 5, '', ...rates],
      ],
      options,
    )
    expect(cleared.rows).toMatchObject([
      { after: { distance: null, image: 'a.svg' }, changes: [{ from: 120, to: null }] },
    ])
  })
})
