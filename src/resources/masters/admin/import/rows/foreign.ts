import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'

// Words by which a sheet, a title, a file or a cell names a master.
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const CITIES: readonly (readonly [resource: string, words: RegExp])[] = [
  [HOTEL_RESOURCES.makkah, /makkah|mekkah|(?<!\p{L})(?:makah|mekah|makka|mekka|mecc?ah?)(?!\p{L})|مكة/iu],
  [HOTEL_RESOURCES.madinah, /madinah|medinah|(?<!\p{L})(?:madina|medina|madeenah?)(?!\p{L})|المدينة/iu],
]
const SERVICES: readonly (readonly [resource: string, words: RegExp])[] = [
  [MASTERS.pesawat.resource, word('tiket|tickets?|pesawat|maskapai|airlines?|flights?|penerbangan')],
  [MASTERS.laPrivate.resource, word('la|la private|land|land arrangement')],
  [MASTERS.visaBus.resource, word('visa')],
  [MASTERS.muthawwif.resource, /mu(?:t|th|ts)[ao]w{1,2}[iy]f/iu],
  [MASTERS.transportasi.resource, word('transport\\p{L}*|bus|sewa bus')],
  [MASTERS.siskopatuh.resource, word('siskopatuh|siskohat')],
  [MASTERS.perlengkapan.resource, word('perlengkapan|equipment')],
  [MASTERS.wisataPlus.resource, word('wisata plus|city tour')],
  [MASTERS.manasik.resource, word('manasik')],
  [MASTERS.margin.resource, word('margin')],
]
const HANDLING = word('handling')
const ABROAD = /saudi|arab|jedd?ah|jed(?!\p{L})|mak?kah|madinah/iu
const AT_HOME = /domesti[kc]|indonesia|tanah air|dalam negeri|soetta|cgk/iu

function handlingIn(text: string): string[] {
  if (!HANDLING.test(text)) return []
  return [
    ...(AT_HOME.test(text) && !ABROAD.test(text) ? [] : [MASTERS.handlingSaudi.resource]),
    ...(ABROAD.test(text) && !AT_HOME.test(text) ? [] : [MASTERS.domestik.resource]),
  ]
}

const named = (list: typeof CITIES, text: string) => list.flatMap(([name, words]) => (words.test(text) ? [name] : []))

const citiesIn = (text: string): string[] => named(CITIES, text)

/** The hotels of a city are named by the city. A service may name a city and is no hotel (`Bus Makkah – Madinah`). */
function mastersIn(text: string, resource: string): string[] {
  const services = [...named(SERVICES, text), ...handlingIn(text)]
  if (resource.startsWith('hotel/')) return [...citiesIn(text), ...services]
  if (!/hotel/i.test(text) || services.length > 0) return services
  const cities = citiesIn(text)
  return cities.length > 0 ? cities : Object.values(HOTEL_RESOURCES)
}

/** Something of a file that names another master than the one of the import. */
export type Foreign = {
  source: 'sheet' | 'title' | 'file' | 'city'
  text: string
  /** The masters that it names. */
  masters: readonly string[]
}

/** The parts of a sheet by which it tells what it holds. */
export type Named = {
  resource: string
  sheet: string | null
  file: string
  titles: readonly string[]
  /** The cells of a column `Kota`. */
  cities: readonly string[]
}

/** The name of a business, and what the prices include, name no master. */
const NO_TITLE = /^\W*(?:pt|cv)(?!\p{L})|termasuk|includ|exclud|belum|tidak|gratis|free|shuttle/iu

type Claim = { of: 'own' | 'other' | 'both' | 'none' } & Foreign

function claimOf(source: Foreign['source'], text: string, resource: string): Claim {
  const found = mastersIn(text.normalize('NFKC'), resource)
  const masters = found.filter((name) => name !== resource)
  const isOwn = found.includes(resource)
  const isRival = masters.some((name) => name.startsWith('hotel/')) && resource.startsWith('hotel/')
  const of = isOwn ? (isRival ? 'both' : 'own') : masters.length > 0 ? 'other' : 'none'
  return { of, source, text, masters }
}

/** A column `Kota` says it for each row. */
function foreignCity({ resource, cities }: Named): Foreign | null {
  const others = cities.filter((text) => citiesIn(text).some((name) => name !== resource))
  const masters = [...new Set(others.flatMap(citiesIn))].filter((name) => name !== resource)
  return others.length > 0 ? { source: 'city', text: `${others[0]} (${others.length})`, masters } : null
}

function claims({ resource, sheet, titles, file }: Named) {
  const titled = titles.filter((text) => !NO_TITLE.test(text)).map((text) => claimOf('title', text, resource))
  return { inSheet: [claimOf('sheet', sheet ?? '', resource), ...titled], ofFile: claimOf('file', file, resource) }
}

/**
 * What of a sheet plainly names another master: its own name, a title, its column `Kota`, or else the name of its file.
 * Null where nothing does, or where the sheet itself names the master of the import.
 */
export function foreignTo(named: Named): Foreign | null {
  if (named.resource.startsWith('hotel/') && named.cities.some((text) => citiesIn(text).length > 0))
    return foreignCity(named)
  const { inSheet, ofFile } = claims(named)
  const find = (of: Claim['of']) => inSheet.find((claim) => claim.of === of)
  const other = find('other')
  if (other || find('own')) return other ?? null
  return find('both') ?? (ofFile.of === 'other' || ofFile.of === 'both' ? ofFile : null)
}

/** Whether a sheet names the master of the import. */
export const namesOwn = (named: Named): boolean => claims(named).inSheet.some(({ of }) => of === 'own')
