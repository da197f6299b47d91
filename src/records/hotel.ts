import { ROOM_WORDS } from '@/domain/masters/periods'
import { perRoom, SEASONS, type PerRoom, type RoomType, type Season } from '@/domain/types'
import { pathsOf, type Field, type FormOf } from './fields'

const SEASON_WORDS: Record<Season, string> = { regular: 'Biasa', rajabSyaban: 'Rajab & Sya’ban', ramadhan: 'Ramadhan' }
const SUFFIX: Record<Season, string> = { regular: '', rajabSyaban: '_rajab_syaban', ramadhan: '_ramadhan' }

type Rate = Field & { kind: 'riyal' }

const rate = (season: Season, room: RoomType): Rate => ({
  kind: 'riyal',
  wire: `rate_${room}${SUFFIX[season]}`,
  label: `${SEASON_WORDS[season]} ${ROOM_WORDS[room]}`,
  heading: `${SEASON_WORDS[season]} ${ROOM_WORDS[room]} (SAR/kamar/malam)`,
})

const ratesOf = (season: Season) => perRoom((room) => rate(season, room))

/** The name that offers tell customers; empty: the same as the name (docs/product.md §21.10). */
export const TOLD_NAME = {
  kind: 'text',
  wire: 'nama_pelanggan',
  label: 'Nama untuk pelanggan',
  hint: 'Tertulis di penawaran. Kosongkan bila sama dengan nama.',
  isLater: true,
  isOffTable: true,
} as const

/**
 * A hotel as an admin edits it. Its rates are riyal for a room and a night, by season; the nights of a period have its own
 * (docs/product.md §16.4).
 */
export const HOTEL = {
  name: { kind: 'name', wire: 'nama_hotel', label: 'Nama' },
  toldName: TOLD_NAME,
  stars: { kind: 'stars', wire: 'bintang', label: 'Bintang' },
  distance: { kind: 'metres', wire: 'jarak', label: 'Jarak (meter)' },
  image: { kind: 'photo', wire: 'image_path', label: 'Berkas gambar' },
  rates: Object.fromEntries(SEASONS.map((season) => [season, ratesOf(season)])) as Record<Season, PerRoom<Rate>>,
  periods: { kind: 'periods', wire: 'periods', label: 'Periode', isLater: true, isOffTable: true },
  weekendNights: {
    kind: 'weekdays',
    wire: 'weekend_nights',
    label: 'Malam akhir pekan',
    isLater: true,
    isOffTable: true,
  },
  meal: {
    kind: 'text',
    wire: 'meal',
    label: 'Makan',
    hint: 'Tertulis di penawaran, misalnya sarapan atau fullboard.',
    most: 40,
    isLater: true,
    isOffTable: true,
  },
} as const

export const HOTEL_PATHS = pathsOf(HOTEL)

export type HotelForm = FormOf<typeof HOTEL>
