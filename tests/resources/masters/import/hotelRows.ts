import { fileKindOf, type Saved } from '@/resources/masters/admin/import/rows/columns'
import { checkRows } from '@/resources/masters/admin/import/preview/checkRows'
import type { EndMeaning } from '@/resources/masters/admin/import/periods/borders'
import { readTable } from '@/resources/masters/admin/import/file/readTable'
import type { Wanted } from '@/resources/masters/admin/import/file/findTable'
import { wantedOf } from './files'
import { masterTitle } from '@/resources/masters/defineMaster'

const RATES = ['Biasa', 'Rajab & Sya’ban', 'Ramadhan'].flatMap((season) =>
  ['Double', 'Triple', 'Quad'].map((room) => `${season} ${room} (SAR)`),
)
export const HEAD = ['ID', 'Nama', 'Bintang', 'Jarak (meter)', 'Berkas gambar', ...RATES]
export const NINE = [500, 550, 600, 600, 660, 720, 900, 990, 1080]

/** A row of a hotel's file with these first cells. */
export const hotelRow = (name: string, stars: string | number = 5, distance: string | number | null = 300) => [
  null,
  name,
  stars,
  distance,
  null,
  ...NINE,
]

/** The preview of a file, as the screen shows it. */
export async function previewFile(
  bytes: Uint8Array,
  resource = 'hotel/makkah',
  saved: readonly Saved[] = [],
  more: Partial<Wanted> = {},
  ends: EndMeaning | null = null,
) {
  const kind = fileKindOf(resource)
  const table = await readTable(bytes, wantedOf(resource, more))
  const master = masterTitle(resource)
  const signal = new AbortController().signal
  return checkRows(table, { saved, kind, master, ends, signal, onProgress: () => undefined })
}
