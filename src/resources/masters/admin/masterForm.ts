import type { HotelMaster } from '../../../data-provider/types'
import {
  hotelProblems,
  masterProblems,
  type HotelForm,
  type MasterForm,
  type MasterProblem,
  type ToldName,
} from '../../../domain/masters/masterSchema'
import type { MasterField } from '../../../domain/masters/masters'
import { groupAmount, parseRupiah, parseTyped, typedDecimal, typedRupiah } from '../../../domain/values/typedNumbers'
import type { Unit } from '../../../domain/values/units'
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
  read: (typed: Typed) => object
  problems: (typed: Typed) => MasterProblem[]
}

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
const toldNameOf = ({ toldName }: { toldName: string }, saved: ToldName | undefined): ToldName =>
  toldName.trim() !== '' || saved?.toldName ? { toldName } : {}

const readMaster = (typed: TypedMaster, saved?: ToldName) =>
  ({
    name: typed.name,
    price: parseRupiah(typed.price),
    logo: typed.logo,
    ...toldNameOf(typed, saved),
  }) as unknown as MasterForm

// A text that is no number stays text, so that the schema reports it.
const number = (typed: string, unit: Unit) => (typed.trim() === '' ? null : (parseTyped(typed, unit) ?? typed))
const readHotel = ({ name, toldName, stars, distance, image, rates }: TypedHotel, saved?: ToldName) =>
  ({
    name,
    ...toldNameOf({ toldName }, saved),
    stars: number(stars, 'star'),
    distance: number(distance, 'metre'),
    image,
    rates: perSeasonAndRoom((season, room) => number(rates[season][room], 'sar')),
  }) as unknown as HotelForm

/** The form of a master; `saved` is the record that it changes. */
export const masterKind = (field: MasterField, saved?: ToldName): FormKind<TypedMaster> => ({
  read: (typed) => readMaster(typed, saved),
  problems: (typed) => masterProblems(field, readMaster(typed)),
})
export const hotelKind = (saved?: ToldName): FormKind<TypedHotel> => ({
  read: (typed) => readHotel(typed, saved),
  problems: (typed) => hotelProblems(readHotel(typed)),
})
