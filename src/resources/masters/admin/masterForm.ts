import type { HotelMaster } from '../../../data-provider/types'
import {
  hotelProblems,
  masterProblems,
  type HotelForm,
  type MasterForm,
  type MasterProblem,
  type ToldName,
} from '../../../domain/masters/masterSchema'
import { HOTEL_RESOURCES, MASTERS, type MasterField } from '../../../domain/masters/masters'
import { pictureWords, uploadHash } from '../../../domain/masters/uploads'
import { groupAmount, parseRupiah, parseTyped, typedDecimal, typedRupiah } from '../../../domain/values/typedNumbers'
import type { Unit } from '../../../domain/values/units'
import { t } from '../../../i18n/admin/desktop'
import type { Comparing, FieldInWords } from '../../../kit/conflict/ConflictSheet'
import { fileKindOf } from './import/rows/columns'
import { ROOM_TYPES, SEASONS, type MasterRecord, type PerRoom, type RoomType, type Season } from '../../../domain/types'

/** The values of the forms while the admin types: numbers are text until they are sent. */
export type TypedMaster = { name: string; toldName: string; price: string; logo: string }
export type TypedHotel = {
  name: string
  toldName: string
  stars: string
  distance: string
  image: string
  rates: Record<Season, PerRoom<string>>
}

/** Turns typed values into a request, and finds their problems. */
export type FormKind<Typed> = {
  /** `replaced`: the values that the save replaces; those of an empty form for a new record. */
  read: (typed: Typed, replaced?: Typed) => object
  problems: (typed: Typed) => MasterProblem[]
  /** Absent for records that nobody changes. */
  comparing?: Comparing<Typed, SavedMaster>
}

/** A master as its form reads it. */
export type SavedMaster = (MasterRecord | HotelMaster) & { version?: string }

export const perRoomOf = <T>(value: (room: RoomType) => T) =>
  Object.fromEntries(ROOM_TYPES.map((room) => [room, value(room)])) as PerRoom<T>

const perSeasonAndRoom = <T>(value: (season: Season, room: RoomType) => T) =>
  Object.fromEntries(SEASONS.map((season) => [season, perRoomOf((room) => value(season, room))])) as Record<
    Season,
    PerRoom<T>
  >

export const emptyMaster: TypedMaster = { name: '', toldName: '', price: '', logo: '' }
export const emptyHotel: TypedHotel = {
  name: '',
  toldName: '',
  stars: '',
  distance: '',
  image: '',
  rates: perSeasonAndRoom(() => ''),
}

export const typedMaster = ({ name, toldName = '', price, logo }: MasterRecord): TypedMaster => ({
  name,
  toldName,
  price: typedRupiah(price),
  logo: logo ?? '',
})

export const typedHotel = ({ name, toldName, stars, distance, image, rates }: HotelMaster): TypedHotel => ({
  name,
  toldName: toldName ?? '',
  stars: String(stars),
  distance: groupAmount(typedDecimal(distance)),
  image: image ?? '',
  rates: perSeasonAndRoom((season, room) => groupAmount(typedDecimal(rates[season][room]))),
})

/** An API of an earlier version refuses the name for customers, so an empty one is sent only where there was one. */
const toldNameOf = ({ toldName }: { toldName: string }, saved?: { toldName: string }): ToldName =>
  toldName.trim() !== '' || saved?.toldName ? { toldName } : {}

const readMaster = (typed: TypedMaster, saved?: TypedMaster) =>
  ({
    name: typed.name,
    price: parseRupiah(typed.price),
    logo: typed.logo,
    ...toldNameOf(typed, saved),
  }) as unknown as MasterForm

// A text that is no number stays text, so that the schema reports it.
const number = (typed: string, unit: Unit) => (typed.trim() === '' ? null : (parseTyped(typed, unit) ?? typed))
const readHotel = ({ name, toldName, stars, distance, image, rates }: TypedHotel, saved?: TypedHotel) =>
  ({
    name,
    ...toldNameOf({ toldName }, saved),
    stars: number(stars, 'star'),
    distance: number(distance, 'metre'),
    image,
    rates: perSeasonAndRoom((season, room) => number(rates[season][room], 'sar')),
  }) as unknown as HotelForm

const pictureInWords = (value: unknown) => {
  const hash = uploadHash(String(value ?? ''))
  return hash === null ? String(value || t('app.empty')) : pictureWords(hash)
}

/** The fields of a form under the headings of the master's file. */
const fieldsOf = (resource: string): FieldInWords[] =>
  fileKindOf(resource).columns.map(({ path, heading: name }) =>
    path === 'image' || path === 'logo' ? { path, name, words: pictureInWords } : { path, name },
  )

export const masterKind = (field: MasterField): FormKind<TypedMaster> => ({
  comparing: { typedOf: (record) => typedMaster(record as MasterRecord), fields: fieldsOf(MASTERS[field].resource) },
  read: readMaster,
  problems: (typed) => masterProblems(field, readMaster(typed)),
})
export const hotelKind = (): FormKind<TypedHotel> => ({
  comparing: { typedOf: (record) => typedHotel(record as HotelMaster), fields: fieldsOf(HOTEL_RESOURCES.makkah) },
  read: readHotel,
  problems: (typed) => hotelProblems(readHotel(typed)),
})
