import { HOTEL_RESOURCES, MASTERS } from '@/domain/masters/masters'

/** Words by which a sheet, a title, a file or a cell names a master. */

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

export const citiesIn = (text: string): string[] => named(CITIES, text)

/** The hotels of a city are named by the city. A service may name a city and is no hotel (`Bus Makkah – Madinah`). */
export function mastersIn(text: string, resource: string): string[] {
  const services = [...named(SERVICES, text), ...handlingIn(text)]
  if (resource.startsWith('hotel/')) return [...citiesIn(text), ...services]
  if (!/hotel/i.test(text) || services.length > 0) return services
  const cities = citiesIn(text)
  return cities.length > 0 ? cities : Object.values(HOTEL_RESOURCES)
}
