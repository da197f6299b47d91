import { HOTEL_FIELDS, HOTEL_RESOURCES, isOfTrip, MASTER_FIELDS, MASTERS } from '../../masters/masters'
import { lacksKurs } from '../../kurs/currency'
import { pricedFor, priceOf } from '../../masters/tiers'
import { choicesOf } from '../choices'
import { parseWholeNumber } from '../../values/numbers'
import { calculatePrice, isOther, type PriceInput, type RoomPrice } from './price'
import {
  CITIES,
  perRoom,
  type City,
  type HotelChoice,
  type MasterRecord,
  type PackageForm,
  type PerRoom,
} from '../../types'

const hotelOf = (form: PackageForm, city: City) => {
  const { tanpaHotel, dataHotel } = form[HOTEL_FIELDS[city]]
  return tanpaHotel ? null : (dataHotel?.perJamaah ?? null)
}

/** A record with its price for the number of jamaah of a form, null if it has none. */
export const pricedIn = (form: PackageForm, record: MasterRecord | null | undefined) =>
  record && pricedFor(record, parseWholeNumber(form.jumlahJamaah) ?? 0)

/** The input of calculatePrice for a form. A field without a readable number counts 0. */
export function priceInputOf(form: PackageForm): PriceInput {
  return {
    jamaah: parseWholeNumber(form.jumlahJamaah),
    tourLeader: parseWholeNumber(form.tourLeader),
    tripType: form.tipePerjalanan,
    prices: Object.fromEntries(
      MASTER_FIELDS.map((field) => [field, choicesOf(form, field).map(({ data }) => priceOf(data))]),
    ),
    hotels: { makkah: hotelOf(form, 'makkah'), madinah: hotelOf(form, 'madinah') },
  }
}

export const priceOfForm = (form: PackageForm): PerRoom<RoomPrice> => calculatePrice(priceInputOf(form))

/** The total per jamaah of each room type; null if a chosen hotel does not sell it. */
export function totalsPerRoom(form: PackageForm): PerRoom<number | null> {
  const prices = priceOfForm(form)
  return perRoom((room) => prices[room].total)
}

/** Two totals of each room type; null if one is not known. */
export type TotalsBeside = PerRoom<{ before: number | null; after: number | null }>

export const totalsBeside = (before: PerRoom<number | null>, after: PerRoom<number | null> | null): TotalsBeside =>
  perRoom((room) => ({ before: before[room], after: after && after[room] }))

/** Whether a total is another one. A room type that had no total and has none now has not moved. */
export const haveMoved = (totals: TotalsBeside): boolean =>
  Object.values(totals).some(({ before, after }) =>
    before === null || after === null ? before !== after : isOther(before, after),
  )

/** Whether both dates are chosen and in order, so that the app can request the hotels. */
export const hasStay = ({
  tanggalCheckIn,
  tanggalCheckOut,
}: Pick<HotelChoice, 'tanggalCheckIn' | 'tanggalCheckOut'>): boolean =>
  tanggalCheckIn !== null && tanggalCheckOut !== null && tanggalCheckOut > tanggalCheckIn

/** Whether the chosen hotel's prices belong to other dates than the form's (docs/product.md §6.8.7). */
export function isPriceStale({ tanpaHotel, id, dataHotel, tanggalCheckIn, tanggalCheckOut }: HotelChoice): boolean {
  if (tanpaHotel || id === null || !dataHotel) return false
  return dataHotel.stay?.checkIn !== tanggalCheckIn || dataHotel.stay?.checkOut !== tanggalCheckOut
}

const hasHotelPrice = (choice: HotelChoice): boolean =>
  choice.tanpaHotel || choice.id === null || (choice.dataHotel !== null && !isPriceStale(choice))

/**
 * Whether the chosen hotel has no price yet for the form's dates. Dates in the wrong order do not count: no request
 * would bring a price for them.
 */
export const isUnpriced = (choice: HotelChoice): boolean => hasStay(choice) && !hasHotelPrice(choice)

/** The city whose hotel has no price because its dates are missing or in the wrong order; undefined if there is none. */
export const cityWithoutStay = (form: PackageForm): City | undefined =>
  CITIES.find((city) => !hasHotelPrice(form[HOTEL_FIELDS[city]]) && !hasStay(form[HOTEL_FIELDS[city]]))

/**
 * Whether a form's price may be shown: every choice has a price, and every hotel has the price for the form's dates.
 */
export const isPriceKnown = (form: PackageForm): boolean =>
  priceProblems(form).length === 0 && CITIES.every((city) => hasHotelPrice(form[HOTEL_FIELDS[city]]))

/**
 * The choices that count in the form's price, without the services of the other trip type. Each has its path in the form
 * and the resource that its price comes from.
 */
const pricedChoices = (form: PackageForm) =>
  MASTER_FIELDS.filter((field) => isOfTrip(field, form.tipePerjalanan)).flatMap((field) =>
    choicesOf(form, field).map((choice, index) => ({
      path: MASTERS[field].kind === 'choices' ? `${field}.${index}.id` : `${field}.id`,
      resource: MASTERS[field].resource,
      ...choice,
    })),
  )

/** The resources that the prices of the form's choices come from. */
export function pricedResources(form: PackageForm): string[] {
  const masters = pricedChoices(form).filter(({ id }) => id !== null)
  const hotels = CITIES.filter((city) => form[HOTEL_FIELDS[city]].id !== null)
  return [...new Set(masters.map(({ resource }) => resource)), ...hotels.map((city) => HOTEL_RESOURCES[city])]
}

/** The time when the oldest of the form's prices was read (ms since the epoch); null if all are today's. */
export function oldestPrice(form: PackageForm): number | null {
  const records = [
    ...pricedChoices(form).map(({ data }) => data),
    ...CITIES.map((city) => form[HOTEL_FIELDS[city]]).map(({ tanpaHotel, dataHotel }) =>
      tanpaHotel ? null : dataHotel,
    ),
  ]
  const ages = records.flatMap((record) => record?.asOf ?? [])
  return ages.length > 0 ? Math.min(...ages) : null
}

/** A choice whose price is not known. */
export type PriceProblem = {
  path: string
  /** An i18n key, as packageProblems gives it. */
  key: string
  /** The price comes from this resource. */
  resource: string
  /** Whether the choice has its record, with the price of other dates. */
  hasRecord: boolean
}

/** The problem of a choice that no request would price. */
export const NO_KURS = 'picker.noKurs'

/**
 * Choices whose price is not known: the record has not been read (its list fails while a package is
 * edited), its currency has no kurs, or the price of a hotel belongs to other dates.
 */
export function priceProblems(form: PackageForm): PriceProblem[] {
  const chosen = pricedChoices(form)
  const unread = chosen.filter(({ id, data }) => id !== null && data === null)
  const withoutKurs = chosen.filter(({ data }) => lacksKurs(data))
  const hotels = CITIES.filter((city) => isUnpriced(form[HOTEL_FIELDS[city]]))
  return [
    ...unread.map(({ path, resource }) => ({ path, key: 'picker.priceUnread', resource, hasRecord: false })),
    ...withoutKurs.map(({ path, resource }) => ({ path, key: NO_KURS, resource, hasRecord: true })),
    ...hotels.map((city) => ({
      path: `${HOTEL_FIELDS[city]}.id`,
      key: 'picker.hotelRefreshing',
      resource: HOTEL_RESOURCES[city],
      hasRecord: form[HOTEL_FIELDS[city]].dataHotel !== null,
    })),
  ]
}
