import {
  HOTEL_FIELDS,
  HOTEL_RESOURCES,
  isOfTrip,
  MASTER_FIELDS,
  MASTERS,
  type MasterField,
} from '../../masters/masters'
import {
  CITIES,
  ROOM_TYPES,
  type City,
  type Id,
  type MasterRecord,
  type PackageDetail,
  type PackageForm,
  type PerRoom,
  type RoomType,
} from '../../types'
import { movedByAmount } from '../../kurs/currency'
import { choicesOf } from '../choices'
import { savedPerJamaah } from './hotelReading'
import { haveMoved, isPriceKnown, pricedIn, totalsBeside, totalsPerRoom, type TotalsBeside } from './packagePrice'
import { isOther } from './price'
import { formOfToday, type ListOf } from './todaysPrices'

type HotelField = (typeof HOTEL_FIELDS)[City]

/** A price that is another one now: of a record, or of a hotel per jamaah in a type of room. */
export type PriceMove = {
  field: MasterField | HotelField
  name: string
  /** Absent if the price is no hotel's, or if all three room types moved by the same amount. */
  room?: RoomType
  /** Rupiah; negative if it fell. */
  by: number
  /** The part of `by` that the amount in its currency made; the kurs made the rest. Absent for a price in rupiah. */
  byAmount?: number
}

/** A chosen record that its list no longer holds. */
export type GoneChoice = { field: MasterField | HotelField; name: string }

export type PriceCheck = {
  moves: PriceMove[]
  gone: GoneChoice[]
  /** The totals as they are saved, and with today's prices; null if one is not known. */
  totals: TotalsBeside
  hasMoved: boolean
}

type Named = { id: Id; name?: string | null }

const find = (list: readonly unknown[], id: Id | null) =>
  (list as readonly Named[]).find((record) => String(record.id) === String(id))

/** The name and price that a package was saved with. */
function savedRecord(detail: PackageDetail, field: MasterField, id: Id | null) {
  if (field === 'pesawat') return detail.flight
  if (field === 'margin') return { name: '', price: detail.margin }
  if (field === 'transportasi') return find(detail.transports, id) as PackageDetail['transports'][number] | undefined
  return detail.choices[field]
}

type Priced = Pick<MasterRecord, 'price' | 'currency' | 'amount'>

/** The move of a master's price; none where one of both is not known. */
export function masterMove(
  field: MasterField,
  before: Priced | null | undefined,
  after: (Priced & Named) | null | undefined,
): PriceMove[] {
  if (!before || !after || before.price === null || after.price === null) return []
  if (!isOther(before.price, after.price)) return []
  const byAmount = movedByAmount(before, after)
  const move = { field, name: after.name ?? '', by: after.price - before.price }
  return [byAmount === undefined ? move : { ...move, byAmount }]
}

function masterMoves(detail: PackageDetail, form: PackageForm, today: PackageForm): PriceMove[] {
  return MASTER_FIELDS.filter((field) => isOfTrip(field, form.tipePerjalanan)).flatMap((field) =>
    choicesOf(today, field).flatMap(({ id, data }) => {
      const saved = id === null ? undefined : savedRecord(detail, field, id)
      const before = saved && { price: saved.price, ...('money' in saved ? saved.money : {}) }
      return masterMove(field, before, pricedIn(today, data))
    }),
  )
}

/** The moves of a hotel's prices per jamaah by room type, or a single move if all moved alike. */
export function roomMoves(
  field: HotelField,
  name: string,
  saved: PerRoom<number | null>,
  now: PerRoom<number | null>,
): PriceMove[] {
  const moves = ROOM_TYPES.flatMap((room) => {
    const [before, after] = [saved[room], now[room]]
    if (before === null || after === null || !isOther(before, after)) return []
    return [{ field, name, room, by: after - before }]
  })
  const [first] = moves
  const isSame = moves.length === ROOM_TYPES.length && moves.every(({ by }) => first && !isOther(first.by, by))
  return first && isSame ? [{ field, name: first.name, by: first.by }] : moves
}

function hotelMoves(detail: PackageDetail, today: PackageForm, city: City): PriceMove[] {
  const field = HOTEL_FIELDS[city]
  const [saved, record] = [detail.hotels[city], today[field].dataHotel]
  if (!saved || !record || today[field].id === null) return []
  return roomMoves(field, record.name, savedPerJamaah(detail, saved), record.perJamaah)
}

function goneChoices(detail: PackageDetail, form: PackageForm, listOf: ListOf): GoneChoice[] {
  const isGone = (resource: string, id: Id | null) => id !== null && !find(listOf(resource) ?? [], id)
  const masters = MASTER_FIELDS.filter((field) => isOfTrip(field, form.tipePerjalanan)).flatMap((field) =>
    choicesOf(form, field)
      .filter(({ id }) => isGone(MASTERS[field].resource, id))
      .map(({ id, data }) => ({ field, name: savedRecord(detail, field, id)?.name ?? data?.name ?? '' })),
  )
  const hotels = CITIES.filter((city) => isGone(HOTEL_RESOURCES[city], form[HOTEL_FIELDS[city]].id)).map((city) => ({
    field: HOTEL_FIELDS[city],
    name: detail.hotels[city]?.name ?? '',
  }))
  return [...masters, ...hotels]
}

const countOf = (form: PackageForm) =>
  [
    ...MASTER_FIELDS.flatMap((field) => choicesOf(form, field)),
    ...CITIES.map((city) => form[HOTEL_FIELDS[city]]),
  ].filter(({ id }) => id !== null).length

/**
 * Compares a saved package with today's lists (docs/product.md §22.2.1). `form` is its edit data. A choice that is no longer
 * offered counts with its saved price, as in the wizard; without one the new total is not known. Null if a list is not known.
 */
export function checkPrices(detail: PackageDetail, form: PackageForm, listOf: ListOf): PriceCheck | null {
  const today = formOfToday(form, listOf)
  if (!today) return null
  const isKnown = isPriceKnown(today) && countOf(today) === countOf(form)
  const totals = totalsBeside(detail.totals, isKnown ? totalsPerRoom(today) : null)
  const moves = [...masterMoves(detail, form, today), ...CITIES.flatMap((city) => hotelMoves(detail, today, city))]
  const gone = goneChoices(detail, form, listOf)
  const hasMoved = !isKnown || moves.length > 0 || gone.length > 0 || haveMoved(totals)
  return { moves, gone, totals, hasMoved }
}
