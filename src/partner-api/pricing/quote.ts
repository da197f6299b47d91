import type { Problems } from '../errors/apiError'
import { inRupiah, tiersInRupiah, type DayKurs } from '@/domain/kurs/currency'
import { HOTEL_FIELDS, type MasterField } from '@/domain/masters/masters'
import { priceOf, pricedFor } from '@/domain/masters/tiers'
import type { PackagePayload } from '@/domain/package/packageSchema'
import { calculatePrice, type PriceInput } from '@/domain/package/price/price'
import { CITIES, perRoom, type City, type Id, type MasterRecord } from '@/domain/types'
import { businessDay } from './businessDay'
import { datedKurs, hotelOffer, stayProblems } from './hotelOffer'
import { messages, noKursOf } from '../errors/messages'
import {
  OPTIONAL_FIELDS,
  parseId,
  sameId,
  type MasterCopy,
  type OptionalField,
  type PackageSnapshot,
  type StayCopy,
} from '../stores/snapshot'
import type { HotelRow, MasterRow, StoreSession } from '../stores/store'

export type Quote = { snapshot: PackageSnapshot; problems?: undefined } | { snapshot?: undefined; problems: Problems }

type Terms = { earlier?: PackageSnapshot | null | undefined; pricedAt: number }

/** The records that price a package. */
type Found = {
  masters: Map<number, MasterRow>
  hotels: Map<number, HotelRow>
  /** The rates in force. */
  kurs: DayKurs
}

type Records = Found & {
  earlier: PackageSnapshot | null
  jamaah: number
  problems: Map<string, string>
}

type PricedMaster = Omit<MasterRow, 'price'> & Pick<MasterRecord, 'price' | 'amount' | 'tierAmounts'>

/** A row with its price and tiers in rupiah, by the rates of the day; null and absent while its currency has none. */
export function pricedMaster({ price: amount, tiers: amounts, ...row }: MasterRow, kurs: DayKurs): PricedMaster {
  const tiers = tiersInRupiah(amounts, row.currency, kurs)
  const tierAmounts = amounts ? { tierAmounts: amounts } : {}
  return {
    ...row,
    price: inRupiah(amount, row.currency, kurs),
    ...(tiers ? { tiers } : {}),
    ...(row.currency === undefined ? {} : { amount, ...tierAmounts }),
  }
}

/** The copy that a package keeps. */
function toCopy(row: MasterRow, rates: DayKurs): MasterCopy {
  const { id, kind, name, toldName, price, tiers, logo, currency, amount, tierAmounts } = pricedMaster(row, rates)
  const rate = currency && rates[currency]
  return {
    id,
    name: kind === 'margin' ? '' : name,
    ...(toldName === undefined ? {} : { toldName }),
    price,
    ...(tiers ? { tiers } : {}),
    logo,
    ...(currency && rate ? { currency, amount, kurs: datedKurs(rate) } : {}),
    ...(tierAmounts ? { tierAmounts } : {}),
  }
}

function earlierRecord(earlier: PackageSnapshot | null, field: MasterField, id: Id): MasterCopy | undefined {
  if (!earlier) return undefined
  if (field === 'transportasi') return earlier.transportasi.find((record) => sameId(record.id, id))
  const record = field === 'pesawat' ? earlier.pesawat : earlier.choices[field]
  return record && sameId(record.id, id) ? record : undefined
}

/**
 * Finds the current master, or else the package's own copy of a deleted master, with the price for the package's group. Reports a
 * problem at `path` if both are missing or if the currency of its price has no rate.
 */
function pick(
  { masters, kurs, earlier, jamaah, problems }: Records,
  field: MasterField,
  id: Id | null,
  path: string,
): MasterCopy | null {
  if (id === null) return null
  const current = masters.get(parseId(id) ?? 0)
  const record = current?.kind === field ? toCopy(current, kurs) : earlierRecord(earlier, field, id)
  if (!record) problems.set(path, messages.notOffered)
  if (record && current?.currency && record.price === null) problems.set(path, noKursOf(current.currency))
  return record ? pricedFor(record, jamaah) : null
}

/**
 * Finds the offer of a hotel, at today's rate. The package's own copy of a deleted hotel serves only the stay that it was
 * priced for, and keeps its rate.
 */
function pickStay(
  { hotels, kurs, earlier, problems }: Records,
  city: City,
  choice: PackagePayload['hotelMakkah'],
): StayCopy | null {
  if (choice.tanpaHotel) return null
  const { id, tanggalCheckIn: checkIn, tanggalCheckOut: checkOut } = choice
  const field = HOTEL_FIELDS[city]
  const length = stayProblems(checkIn, checkOut)
  if (length.checkIn) problems.set(`${field}.tanggalCheckIn`, length.checkIn)
  if (length.checkOut) problems.set(`${field}.tanggalCheckOut`, length.checkOut)
  if (length.checkIn || length.checkOut) return null
  const current = hotels.get(parseId(id) ?? 0)
  if (current?.city === city && kurs.SAR) return hotelOffer(current, { checkIn, checkOut }, kurs.SAR)
  const own = earlier?.hotels[city]
  if (own && sameId(own.id, id) && own.checkIn === checkIn && own.checkOut === checkOut) return own
  problems.set(`${field}.id`, current?.city === city ? messages.noKurs : messages.notOffered)
  return null
}

const known = (ids: readonly (Id | null)[]) => [...new Set(ids.map(parseId).filter((id) => id !== null))]

const mastersOf = (payload: PackagePayload) => [
  payload.pesawat.id,
  ...payload.transportasi.map(({ id }) => id),
  ...OPTIONAL_FIELDS.map((field) => payload[field].id),
]

/** Finds the records that price these packages, in one statement. */
async function findRecords(
  store: Pick<StoreSession, 'findPriced'>,
  payloads: readonly PackagePayload[],
  pricedAt: number,
): Promise<Found> {
  const masterIds = payloads.flatMap(mastersOf)
  const hotelIds = payloads.flatMap((payload) => CITIES.map((city) => payload[HOTEL_FIELDS[city]].id))
  const { masters, hotels, kurs } = await store.findPriced(known(masterIds), known(hotelIds), businessDay(pricedAt))
  return {
    masters: new Map(masters.map((row) => [row.id, row])),
    hotels: new Map(hotels.map((row) => [row.id, row])),
    kurs,
  }
}

type Priced = Omit<PackageSnapshot, 'totals' | 'tourLeaderCost'>

/** Makes the input of {@link calculatePrice} from a package's own copies. */
export const priceInput = ({ pesawat, transportasi, choices, hotels, ...rest }: Priced): PriceInput => ({
  jamaah: rest.jumlahJamaah,
  tourLeader: rest.tourLeader,
  tripType: rest.tipePerjalanan,
  prices: {
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, [priceOf(choices[field])]])),
    pesawat: [pesawat.price],
    transportasi: transportasi.map(({ price }) => price),
  },
  hotels: { makkah: hotels.makkah?.perJamaah ?? null, madinah: hotels.madinah?.perJamaah ?? null },
})

function withTotals(priced: Priced): PackageSnapshot {
  const prices = calculatePrice(priceInput(priced))
  return {
    ...priced,
    totals: perRoom((room) => prices[room].total),
    tourLeaderCost: perRoom((room) => prices[room].lines.find(({ key }) => key === 'tourLeader')?.perJamaah ?? null),
  }
}

/** The choices of a saved package, as the body of a save names them. */
const payloadOf = ({ pesawat, hotels, choices, transportasi, ...rest }: PackageSnapshot): PackagePayload => ({
  ...rest,
  pesawat: { id: pesawat.id },
  transportasi: transportasi.map(({ id }) => ({ id })),
  ...(Object.fromEntries([
    ...OPTIONAL_FIELDS.map((field) => [field, { id: choices[field]?.id ?? null }]),
    ...CITIES.map((city) => {
      const { id = null, checkIn = null, checkOut = null } = hotels[city] ?? {}
      return [HOTEL_FIELDS[city], { tanpaHotel: id === null, id, tanggalCheckIn: checkIn, tanggalCheckOut: checkOut }]
    }),
  ]) as Pick<PackagePayload, OptionalField | (typeof HOTEL_FIELDS)[City]>),
})

/** Prices saved packages as if each was saved again now; undefined for one that can no longer be priced. */
export async function todaysSnapshots(
  store: Pick<StoreSession, 'findPriced'>,
  saved: readonly PackageSnapshot[],
  pricedAt: number,
): Promise<(PackageSnapshot | undefined)[]> {
  const payloads = saved.map(payloadOf)
  const found = await findRecords(store, payloads, pricedAt)
  return payloads.map((payload, at) => quoteWith(found, payload, { earlier: saved[at], pricedAt }).snapshot)
}

/**
 * Prices a validated body with the current masters and hotels (docs/product.md §8.1) and returns the snapshot to store.
 * `earlier` is the last snapshot of the package: its copies replace masters that were deleted meanwhile. `pricedAt` is
 * the current time. A 422 names the form's own paths (`pesawat.id`, `transportasi.0.id`).
 */
export async function quotePackage(store: StoreSession, payload: PackagePayload, terms: Terms): Promise<Quote> {
  return quoteWith(await findRecords(store, [payload], terms.pricedAt), payload, terms)
}

function quoteWith(found: Found, payload: PackagePayload, { earlier = null, pricedAt }: Terms): Quote {
  const records: Records = { ...found, earlier, jamaah: payload.jumlahJamaah, problems: new Map() }
  const pesawat = pick(records, 'pesawat', payload.pesawat.id, 'pesawat.id')
  const hotels = {
    makkah: pickStay(records, 'makkah', payload.hotelMakkah),
    madinah: pickStay(records, 'madinah', payload.hotelMadinah),
  }
  const choices = Object.fromEntries(
    OPTIONAL_FIELDS.map((field) => [field, pick(records, field, payload[field].id, `${field}.id`)]),
  ) as Record<OptionalField, MasterCopy | null>
  const transportasi = payload.transportasi.map(({ id }, index) =>
    pick(records, 'transportasi', id, `transportasi.${index}.id`),
  )
  if (records.problems.size > 0 || !pesawat)
    return { problems: Object.fromEntries([...records.problems].map(([path, text]) => [path, [text]])) }
  const { namaPaket, startCity, jumlahJamaah, tipePerjalanan, tourLeader } = payload
  const snapshot = withTotals({
    pricedAt,
    namaPaket,
    startCity,
    jumlahJamaah,
    tipePerjalanan,
    tourLeader,
    pesawat,
    hotels,
    choices,
    transportasi: transportasi.filter((record) => record !== null),
  })
  const isExact = Object.values(snapshot.totals).every((total) => (total ?? 0) <= Number.MAX_SAFE_INTEGER)
  return isExact ? { snapshot } : { problems: { tourLeader: [messages.totalTooLarge] } }
}
