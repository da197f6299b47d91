import { addDays } from '@/domain/values/dates'
import { parsePackage, type PackagePayload } from '@/domain/package/packageSchema'
import type { CalendarDate, City } from '@/domain/types'
import { hijriMonthName } from '@/domain/values/hijri'

export type Random = {
  next: () => number
  pick: <T>(list: readonly T[]) => T
  between: (low: number, high: number) => number
  chance: (probability: number) => boolean
}

/** Mulberry32: gives the same numbers for the same seed, on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[between(0, list.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

/** Ids to choose from, by master kind or city. */
export type Catalogue = { ids: (kind: string) => readonly number[] }

const [FAMILIES = [], GROUPS = []] = [
  'Bapak Hidayat|Ibu Kartini|Bapak Suryadi|H. Abdul Malik|Bapak Nugroho|Ibu Fatimah|Bapak Lubis|Ibu Wulandari|H. Syamsuddin|Bapak Siregar|Ibu Rosmala|Bapak Prasetyo',
  'Majelis Taklim Al-Ikhlas|Alumni SMAN 3 Bandung|KBIH Nurul Iman|Karyawan Bank Sumsel|Pengajian Ibu Sakinah|Masjid Raya Bintaro|Guru SD Islam Terpadu|Rombongan Makassar|Jamaah Surabaya|Koperasi Melati|Dosen UIN Malang|Rombongan Banjarmasin',
].map((names) => names.split('|'))
const GROUP_SIZES = [15, 20, 25, 30, 35, 40, 45, 45, 45]

const none = { id: null }
const skipped = { id: null, tanggalCheckIn: null, tanggalCheckOut: null, tanpaHotel: true }

type Kind = 'private' | 'group' | 'oneHotel' | 'noHotel'

function stays(random: Random, catalogue: Catalogue, first: City, start: CalendarDate, wanted: readonly City[]) {
  const order: City[] = first === 'makkah' ? ['makkah', 'madinah'] : ['madinah', 'makkah']
  let day = start
  const stay = (city: City) => {
    if (!wanted.includes(city)) return skipped
    const [checkIn, checkOut] = [day, addDays(day, random.between(3, 5))]
    day = checkOut
    return {
      id: random.pick(catalogue.ids(city)),
      tanggalCheckIn: checkIn,
      tanggalCheckOut: checkOut,
      tanpaHotel: false,
    }
  }
  const chosen = new Map(order.map((city) => [city, stay(city)]))
  return { hotelMakkah: chosen.get('makkah'), hotelMadinah: chosen.get('madinah'), end: day }
}

function tripOf(random: Random, catalogue: Catalogue, kind: Kind) {
  const one = (name: string) => ({ id: random.pick(catalogue.ids(name)) })
  if (kind === 'private') return { tipePerjalanan: 'private', laPrivate: one('laPrivate') }
  return {
    tipePerjalanan: 'group',
    visaBus: one('visaBus'),
    muthawwif: random.chance(0.9) ? one('muthawwif') : none,
    handlingSaudi: one('handlingSaudi'),
  }
}

function extrasOf(random: Random, catalogue: Catalogue, kind: Kind) {
  const maybe = (name: string, chance: number) =>
    random.chance(chance) ? { id: random.pick(catalogue.ids(name)) } : none
  const buses = kind === 'private' ? [] : catalogue.ids('transportasi').filter(() => random.chance(0.4))
  return {
    transportasi: buses.map((id) => ({ id })),
    domestik: maybe('domestik', 0.8),
    siskopatuh: maybe('siskopatuh', 0.9),
    perlengkapan: maybe('perlengkapan', 0.9),
    wisataPlus: maybe('wisataPlus', 0.3),
    manasik: maybe('manasik', 0.7),
    margin: maybe('margin', 0.95),
    tourLeader: kind === 'private' ? 0 : random.between(0, 2),
  }
}

/** A plausible package with a departure some weeks after `today`, as the wizard would send it. */
export function seedPayload(random: Random, catalogue: Catalogue, today: CalendarDate): PackagePayload {
  const kind = random.pick<Kind>(['group', 'group', 'group', 'private', 'private', 'oneHotel', 'noHotel'])
  const start = addDays(today, random.between(20, 330))
  const startCity = random.pick<City>(['makkah', 'madinah'])
  const wanted: readonly City[] = kind === 'noHotel' ? [] : kind === 'oneHotel' ? [startCity] : ['makkah', 'madinah']
  const { end, ...hotels } = stays(random, catalogue, startCity, start, wanted)
  const days = wanted.length === 0 ? 9 : Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 2
  const who = kind === 'private' ? `Keluarga ${random.pick(FAMILIES)}` : random.pick(GROUPS)
  const what = {
    private: 'Umroh Private',
    group: 'Umroh Reguler',
    oneHotel: 'Umroh Hemat',
    noHotel: 'Land Arrangement',
  }[kind]
  return parsePackage({
    namaPaket: `${what} ${hijriMonthName(start)} ${days} Hari – ${who}`,
    startCity: wanted.length === 2 ? startCity : null,
    jumlahJamaah: kind === 'private' ? random.between(4, 12) : random.pick(GROUP_SIZES),
    pesawat: { id: random.pick(catalogue.ids('pesawat')) },
    ...hotels,
    ...tripOf(random, catalogue, kind),
    ...extrasOf(random, catalogue, kind),
  })
}
