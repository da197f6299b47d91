import { HOTEL_FIELDS, HOTEL_RESOURCES, MASTERS, TRIP_FIELDS, type SingleMasterField } from '../masters/masters'
import { parseWholeNumber } from '../values/numbers'
import { calculatePrice, type PriceInput, type RoomPrice } from './price'
import { ADD_ONS, CITIES, type City, type HotelChoice, type PackageForm, type PerRoom } from '../types'

type Priced = { data: { price: number | null } | null }
const priceOf = (choice: Priced) => choice.data?.price ?? null
const hotelOf = (form: PackageForm, city: City) => {
  const { tanpaHotel, dataHotel } = form[HOTEL_FIELDS[city]]
  return tanpaHotel ? null : (dataHotel?.perJamaah ?? null)
}

/** What a wizard's form costs as it stands; what is not chosen or not readable yet counts 0. */
function toPriceInput(form: PackageForm): PriceInput {
  return {
    jamaah: parseWholeNumber(form.jumlahJamaah),
    tourLeader: parseWholeNumber(form.tourLeader),
    flight: priceOf(form.pesawat),
    tripType: form.tipePerjalanan,
    laPrivate: priceOf(form.laPrivate),
    visaBus: priceOf(form.visaBus),
    muthawwif: priceOf(form.muthawwif),
    handlingSaudi: priceOf(form.handlingSaudi),
    transports: form.transportasi.map(priceOf),
    addOns: Object.fromEntries(ADD_ONS.map((addOn) => [addOn, priceOf(form[addOn])])) as PriceInput['addOns'],
    margin: priceOf(form.margin),
    hotels: { makkah: hotelOf(form, 'makkah'), madinah: hotelOf(form, 'madinah') },
  }
}

export const priceOfForm = (form: PackageForm): PerRoom<RoomPrice> => calculatePrice(toPriceInput(form))

/** The three totals as one reads them. */
export const totalsOf = (form: PackageForm): number[] => Object.values(priceOfForm(form)).map(({ total }) => total)

/** Both dates are chosen and in order: hotels can be asked for. */
export const hasStay = ({
  tanggalCheckIn,
  tanggalCheckOut,
}: Pick<HotelChoice, 'tanggalCheckIn' | 'tanggalCheckOut'>): boolean =>
  tanggalCheckIn !== null && tanggalCheckOut !== null && tanggalCheckOut > tanggalCheckIn

/** The chosen hotel's prices are those of other dates than the form's (decisions.md, Wizard). */
export function isPriceStale({ tanpaHotel, id, dataHotel, tanggalCheckIn, tanggalCheckOut }: HotelChoice): boolean {
  if (tanpaHotel || id === null || !dataHotel) return false
  return dataHotel.stay?.checkIn !== tanggalCheckIn || dataHotel.stay?.checkOut !== tanggalCheckOut
}

const hasHotelPrice = (choice: HotelChoice): boolean =>
  choice.tanpaHotel || choice.id === null || (choice.dataHotel !== null && !isPriceStale(choice))

/** A hotel is chosen for dates in order, and its price for them is not there. Dates that are wrong are a problem of their own: waiting does not mend them. */
export const isUnpriced = (choice: HotelChoice): boolean => hasStay(choice) && !hasHotelPrice(choice)

/** Whether a form's price may be shown: nothing that is chosen is without a price, or has that of other dates. */
export const isPriceKnown = (form: PackageForm): boolean =>
  priceProblems(form).length === 0 && CITIES.every((city) => hasHotelPrice(form[HOTEL_FIELDS[city]]))

/** The single choices that the form's price is made of, the trip type's that is not chosen left out. */
export const pricedFields = (form: PackageForm): SingleMasterField[] => [
  'pesawat',
  ...(form.tipePerjalanan ? TRIP_FIELDS[form.tipePerjalanan] : []),
  ...ADD_ONS,
  'margin',
]

/** The resources that the prices of what is chosen come from. */
export function pricedResources(form: PackageForm): string[] {
  const masters = pricedFields(form).filter((field) => form[field].id !== null)
  const hotels = CITIES.filter((city) => form[HOTEL_FIELDS[city]].id !== null)
  return [
    ...masters.map((field) => MASTERS[field].resource),
    ...(form.transportasi.length > 0 ? [MASTERS.transportasi.resource] : []),
    ...hotels.map((city) => HOTEL_RESOURCES[city]),
  ]
}

/** When the oldest of the form's prices was read (ms since the epoch); null where all are today's. */
export function oldestPrice(form: PackageForm): number | null {
  const records = [
    ...pricedFields(form).map((field) => form[field].data),
    ...form.transportasi.map(({ data }) => data),
    ...CITIES.map((city) => form[HOTEL_FIELDS[city]]).map(({ tanpaHotel, dataHotel }) =>
      tanpaHotel ? null : dataHotel,
    ),
  ]
  const ages = records.flatMap((record) => record?.asOf ?? [])
  return ages.length > 0 ? Math.min(...ages) : null
}

/**
 * Choices whose price is not known: the record has not been read (editing, with its list failing), or a hotel's price is
 * that of other dates. Path and i18n key, as packageProblems gives them, and the resource that the price is to come from.
 */
export function priceProblems(form: PackageForm): { path: string; key: string; resource: string }[] {
  const unread = pricedFields(form).filter((field) => form[field].id !== null && form[field].data === null)
  const transports = form.transportasi.flatMap(({ data }, index) => (data === null ? [`transportasi.${index}`] : []))
  const hotels = CITIES.filter((city) => isUnpriced(form[HOTEL_FIELDS[city]]))
  return [
    ...unread.map((field) => ({ path: `${field}.id`, key: 'picker.priceUnread', resource: MASTERS[field].resource })),
    ...transports.map((row) => ({
      path: `${row}.id`,
      key: 'picker.priceUnread',
      resource: MASTERS.transportasi.resource,
    })),
    ...hotels.map((city) => ({
      path: `${HOTEL_FIELDS[city]}.id`,
      key: 'picker.hotelRefreshing',
      resource: HOTEL_RESOURCES[city],
    })),
  ]
}
