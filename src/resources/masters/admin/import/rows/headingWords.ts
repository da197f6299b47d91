import type { PriceUnit } from '@/domain/masters/masters'
import { BEDS, ROOM_TYPES, type RoomType, type Season } from '@/domain/types'

/** What price lists of agents call the columns of a master, besides the headings of the export. */

const HOTEL = ['hotel', 'nama hotel', 'nm hotel', 'hotel name', 'accommodation', 'accomodation', 'property']
const AIRLINE = ['maskapai', 'nama maskapai', 'airline', 'airlines', 'carrier', 'penerbangan', 'nama pesawat']

export const NAME_WORDS = {
  hotel: ['name', ...HOTEL, 'funduq', 'فندق'],
  pesawat: ['name', ...AIRLINE],
  transportasi: ['name', 'rute', 'route'],
  other: ['name', 'layanan', 'nama layanan', 'service', 'program', 'paket'],
} as const satisfies Record<string, readonly string[]>

export const PRICE_WORDS =
  "harga|price|rate|tarif|net|nett|harga net|harga nett|net price|nett price|harga beli|biaya|cost|si'r|سعر".split('|')
/** What price lists call a flight's route, and its days of departure. `From` and `To` may be airports. */
export const FLIGHT_WORDS: Readonly<Record<string, readonly string[]>> = {
  route: ['route', 'sector', 'sektor'],
  departsFrom:
    'berangkat|keberangkatan|tanggal berangkat|tgl berangkat|departure|departure date|tanggal|dates|periode|period'.split(
      '|',
    ),
}
const UNITS: readonly (readonly [PriceUnit, RegExp])[] = [
  ['jamaah', /(?:(?<!\p{L})per ?|\/ ?)(?:jemaah|jama['’]?ah|orang|org|pax|person|seat)(?!\p{L})/giu],
  ['group', /(?:(?<!\p{L})per ?|\/ ?)(?:rombongan|grup|group|kelompok)(?!\p{L})/giu],
  ['vehicle', /(?:(?<!\p{L})per ?|\/ ?)(?:kendaraan|unit|bus|mobil|vehicle|car)(?!\p{L})/giu],
]
const DIVIDED = /\(dibagi jamaah\)/gi

/** What a heading or a title says that its prices count: `Harga per pax`, `SAR/unit`. */
export const unitsIn = (text: string): PriceUnit[] =>
  UNITS.flatMap(([unit, words]) => (text.search(words) === -1 ? [] : [unit]))
/** Whether a text counts prices in units of which none is the column's. `PRIVATE/GROUP – USD / PAX` is per jamaah. */
export function isInOtherUnit(text: string, per: PriceUnit | undefined): boolean {
  const found = unitsIn(text)
  return found.length > 0 && !found.some((unit) => unit === per)
}
export const withoutUnit = (heading: string): string =>
  [DIVIDED, ...UNITS.map(([, words]) => words)].reduce((text, words) => text.replace(words, ' '), heading)

export const STAR_WORDS = ['star', 'stars', 'class', 'kelas', 'bintang hotel']
export const DISTANCE_WORDS =
  'jarak haram|jarak ke haram|jarak dari haram|jarak ke masjid|jarak m|distance|distance to haram|meter'.split('|')

export const MEAL_WORDS = 'meal|meals|meal plan|board|fullboard|RO/BB/HB/FB|iftar|ifthor|sahur'.split('|')
/** What customers read in place of the short words for meals. A room alone is told nothing, and is no empty cell. */
export const TOLD_MEALS: ReadonlyMap<string, string> = new Map([
  ...['ro', 'room only'].map((word) => [word, ''] as const),
  ...['bb', 'b&b', 'bed & breakfast', 'breakfast'].map((word) => [word, 'sarapan'] as const),
  ...['hb', 'half board'].map((word) => [word, 'halfboard'] as const),
  ...['fb', 'full board'].map((word) => [word, 'fullboard'] as const),
])

/** What price lists call the columns of nights, by their names. One text each, because a list would take a line for each word. */
const NIGHT_WORDS: Readonly<Record<string, string>> = {
  dates: 'period|validity|dates|tanggal|bulan|month|dari-sampai|from-to',
  from: 'dari|from|start|valid from|check in|mulai|tgl awal|tanggal awal|min|من',
  to: 'sampai|to|till|until|valid to|valid until|hingga|s/d|sd|end|tgl akhir|tanggal akhir|ila|إلى',
  lastNight: 'malam terakhir|last night',
  checkOut: 'checkout',
  label: 'season|musim|mausim|موسم',
  days: 'hari|day|days|day type|wd/we',
  weekend:
    "akhir pekan|akhir pekan +|weekend|weekend supplement|weekend surcharge|WE|wkd|kamis/jumat|thu/fri|khamis-jum'ah|نهاية الأسبوع",
}
export const PERIOD_WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(NIGHT_WORDS).map(([name, words]) => [name, words.split('|')]),
)

/** Texts that only say what a rate is: "Rate Double Room / night". */
const OF_RATES =
  /(?<!\p{L})(?:harga|tarif|rates?|prices?|nett?|room|kamar|sekamar|per|malam|mlm|night|sar|sr|season|musim)(?!\p{L})/giu
export const bareRate = (heading: string): string => heading.replace(OF_RATES, ' ')

const ROOM_WORDS: Readonly<Record<RoomType, string>> = {
  double: "double|dbl|dobel|twin|single/double|sgl/dbl|berdua|thuna'i|tsuna'i|thunai|ثنائي",
  triple: 'triple|tpl|trp|trpl|bertiga|tsulatsi|thulathi|ثلاثي',
  quad: "quad|qd|qdr|qud|quard|quadruple|berempat|ruba'i|رباعي",
}

export const ROOM_NAMES = ROOM_TYPES.flatMap((room) =>
  [
    ...ROOM_WORDS[room].split('|'),
    `ber-${BEDS[room]}`,
    `isi ${BEDS[room]}`,
    `${BEDS[room]} pax`,
    `${BEDS[room]} orang`,
  ].map((word) => [word, room] as const),
)

/** What a season is called beside a room. */
export const SEASON_NAMES: readonly (readonly [Season, readonly string[]])[] = [
  ['regular', ['biasa', 'regular', 'reguler', 'normal', 'standar', 'standard', 'low']],
  ['rajabSyaban', ['rajab & syaban', 'rajab dan syaban', 'rajab', 'syaban']],
  ['ramadhan', ['ramadhan', 'ramadan', 'romadhon', 'romadon', 'ramadhon', 'puasa', 'رمضان']],
]

/** Columns that a master does not have, but that change what its prices mean. */
export const MEANING_WORDS = {
  city: ['kota', 'city', 'lokasi', 'location'],
  currency: ['mata uang', 'currency', 'curr', 'valuta'],
  period: [
    ...['dates', 'from', 'to', 'label'].flatMap((name) => PERIOD_WORDS[name] ?? []),
    ...'periode|check out|berangkat|keberangkatan|tanggal berangkat|departure'.split('|'),
  ],
  extraBed: ['extra bed', 'extrabed', 'exbed', 'ex bed', 'tambahan bed', 'kasur tambahan'],
  year: ['tahun', 'year'],
  tier: ['pax', 'jumlah pax', 'group size', 'min pax', 'peserta', 'jamaah mulai', 'jumlah jamaah'],
} satisfies Record<string, readonly string[]>
export type Meaning = keyof typeof MEANING_WORDS
