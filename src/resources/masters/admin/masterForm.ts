import type { HotelMaster } from '../../../data-provider/types'
import {
  hotelProblems,
  masterProblems,
  type HotelForm,
  type MasterForm,
  type MasterProblem,
} from '../../../domain/masters/masterSchema'
import type { MasterField } from '../../../domain/masters/masters'
import { parseRupiah, parseTyped, typedDecimal, typedRupiah } from '../../../domain/values/typedNumbers'
import type { Unit } from '../../../domain/values/units'
import { ROOM_TYPES, SEASONS, type MasterRecord, type PerRoom, type Season } from '../../../domain/types'

/** The values of the forms while the admin types: numbers are text until they are sent. */
export type TypedMaster = { name: string; price: string; logo: string }
export type TypedHotel = {
  name: string
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

const perSeasonAndRoom = <T>(value: (season: Season, room: keyof PerRoom<T>) => T) =>
  Object.fromEntries(
    SEASONS.map((season) => [season, Object.fromEntries(ROOM_TYPES.map((room) => [room, value(season, room)]))]),
  ) as Record<Season, PerRoom<T>>

export const emptyMaster: TypedMaster = { name: '', price: '', logo: '' }
export const emptyHotel: TypedHotel = {
  name: '',
  stars: '',
  distance: '',
  image: '',
  rates: perSeasonAndRoom(() => ''),
}

export const typedMaster = ({ name, price, logo }: MasterRecord): TypedMaster => ({
  name,
  price: typedRupiah(price),
  logo: logo ?? '',
})

export const typedHotel = ({ name, stars, distance, image, rates }: HotelMaster): TypedHotel => ({
  name,
  stars: String(stars),
  distance: typedDecimal(distance),
  image: image ?? '',
  rates: perSeasonAndRoom((season, room) => typedDecimal(rates[season][room])),
})

const readMaster = ({ name, price, logo }: TypedMaster) =>
  ({ name, price: parseRupiah(price), logo }) as unknown as MasterForm

// A text that is no number stays text, so that the schema reports it.
const number = (typed: string, unit: Unit) => (typed.trim() === '' ? null : (parseTyped(typed, unit) ?? typed))
const readHotel = ({ name, stars, distance, image, rates }: TypedHotel) =>
  ({
    name,
    stars: number(stars, 'star'),
    distance: number(distance, 'metre'),
    image,
    rates: perSeasonAndRoom((season, room) => number(rates[season][room], 'sar')),
  }) as unknown as HotelForm

export const masterKind = (field: MasterField): FormKind<TypedMaster> => ({
  read: readMaster,
  problems: (typed) => masterProblems(field, readMaster(typed)),
})
export const hotelKind: FormKind<TypedHotel> = { read: readHotel, problems: (typed) => hotelProblems(readHotel(typed)) }
