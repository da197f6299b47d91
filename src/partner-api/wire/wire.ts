import { bodyOf } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { MASTER_PATHS } from '@/records/masters'
import { labelName, PRICE_GROUPS, priceName } from '@/records/wireNames'
import type { DayKurs } from '@/domain/kurs/currency'
import { NAMED_FIELDS, type MasterField } from '@/domain/masters/masters'
import {
  CITIES,
  ROOM_TYPES,
  type CalendarDate,
  type City,
  type MasterRecord,
  type Named,
  type NamedField,
} from '@/domain/types'
import type {
  DetailResponse,
  WireHotel,
  WireHotelMaster,
  WireMaster,
  WirePackageRow,
  WireStatus,
  WireUser,
} from '@/http/partnerApi.types'
import type { ListedOffer } from '../pricing/hotelOffer'
import { pricedMaster } from '../pricing/quote'
import type { PackageSnapshot, StayCopy } from '../stores/snapshot'
import type { HotelRow, MasterRow, PackageDetail, PackageListRow, TemplateRow, Versioned } from '../stores/store'
import type { SessionRow } from '../stores/sessionStore'
import { newsFields, rowStatus, wireDetailKurs, wireMoney } from './wireStatus'

/** Turns rows and snapshots into the answers of the API (docs/product.md §4 and §10). */

export const wireUser = ({ id, name, email, roles, permissions }: SessionRow['user']): WireUser => ({
  id,
  name,
  email,
  roles,
  permissions,
})

const wireToldName = ({ toldName }: Pick<Named, 'toldName'>) =>
  toldName === undefined ? {} : { nama_pelanggan: toldName }

/** Makes the answer for a master, with its own field names. */
export const wireMaster = (field: MasterField, record: MasterRecord): WireMaster => {
  const { currency, amount, tierAmounts } = record
  const foreign = { currency, amount, ...(tierAmounts ? { tier_amounts: tierAmounts } : {}) }
  const inRupiah = bodyOf(MASTER_PATHS[field], { ...record, currency: undefined })
  return { id: record.id, ...inRupiah, ...(currency ? foreign : {}) }
}

export function wireHotel({ unpriced, ...hotel }: ListedOffer): WireHotel {
  const prices = ROOM_TYPES.flatMap((room) => [
    [`harga_${room}`, hotel.sar[room]],
    [`harga_${room}_rupiah`, hotel.rupiah[room]],
    [`harga_${room}_jamaah_rupiah`, hotel.perJamaah[room]],
  ])
  const { id, name, image, distance, stars, nights, meal } = hotel
  return {
    id,
    nama_hotel: name,
    image_path: image,
    image_link: null,
    jarak: distance,
    bintang: stars,
    ...wireToldName(hotel),
    ...(meal === undefined ? {} : { meal }),
    ...(nights ? { nights } : {}),
    ...(unpriced ? { tanpa_harga: unpriced.map(({ from, to }) => ({ dari: from, sampai: to })) } : {}),
    ...Object.fromEntries(prices),
  }
}

/** Makes the version that the API shows: an opaque text that changes with every write. */
export const wireVersion = (version: number): string => String(version)

/** Makes the record of a master that an admin edits, for the answers of writes and for lists without dates. */
export const wireMasterRecord = (field: MasterField, row: Versioned<MasterRow>, kurs: DayKurs): WireMaster => ({
  ...wireMaster(field, pricedMaster(row, kurs)),
  version: wireVersion(row.version),
})
export const wireHotelMaster = ({ id, version, ...hotel }: Versioned<HotelRow>): WireHotelMaster =>
  ({ id, ...bodyOf(HOTEL_PATHS, hotel), version: wireVersion(version) }) as WireHotelMaster

/** The totals of a package, as rows, details and answers to saves name them. */
export const totalFields = ({ double, triple, quad }: PackageSnapshot['totals']) => ({
  total_price_double_rupiah: double,
  total_price_triple_rupiah: triple,
  total_price_quad_rupiah: quad,
})

/** The fields of a package that every account may see that sees the package at all. */
export const wireTemplate = ({ id, namaPaket, tipePerjalanan, jumlahJamaah, totals, checkIn }: TemplateRow) => ({
  id,
  nama_paket: namaPaket,
  tipe_perjalanan: tipePerjalanan,
  jumlah_jamaah: jumlahJamaah,
  ...totalFields(totals),
  check_in: checkIn,
})

/** Makes a row of the list; without its status if `today` is null. */
export const wireRow = (
  { createdAt, mitra, status, ...row }: PackageListRow,
  withMitra: boolean,
  today: CalendarDate | null,
  margins?: ReadonlyMap<number, number>,
): WirePackageRow => ({
  ...wireTemplate(row),
  created_at: new Date(createdAt).toISOString(),
  ...(withMitra ? { mitra } : {}),
  ...(today === null ? {} : rowStatus(status, today)),
  ...(margins ? newsFields(status, margins.get(row.id)) : {}),
})

function hotelFields(city: City, stay: StayCopy | null) {
  const fields = {
    id: stay?.id,
    check_in: stay?.checkIn,
    check_out: stay?.checkOut,
    image: stay?.image,
    name: stay?.name,
    bintang: stay?.stars,
    jarak: stay?.distance,
    ...Object.fromEntries(
      ROOM_TYPES.flatMap((room) => [
        [`price_${room}_rupiah`, stay?.rupiah[room]],
        [`price_${room}_sar`, stay?.sar[room]],
      ]),
    ),
  }
  const later = { meal: stay?.meal, nights: stay?.nights }
  return Object.fromEntries([
    ...Object.entries(fields).map(([name, value]) => [`hotel_${city}_${name}`, value ?? null]),
    ...Object.entries(later).flatMap(([name, value]) =>
      value === undefined ? [] : [[`hotel_${city}_${name}`, value]],
    ),
  ])
}

type Detail = DetailResponse['data']

/** Makes the names and prices of a package's choices, under the field names of the detail. */
function detailChoices({ pesawat, choices }: PackageSnapshot) {
  const pricesOf = (fields: readonly NamedField[]) =>
    Object.fromEntries(fields.map((field) => [priceName(field), choices[field]?.price ?? null]))
  return {
    labels: {
      pesawat: pesawat.name,
      ...Object.fromEntries(NAMED_FIELDS.map((field) => [labelName(field), choices[field]?.name ?? null])),
    } as Detail['labels'],
    addonPrices: pricesOf(PRICE_GROUPS.addonPrices) as Detail['addonPrices'],
    privateGroupPrices: pricesOf(PRICE_GROUPS.privateGroupPrices) as Detail['privateGroupPrices'],
  }
}

/** The prices by the size of the group of those choices that have them, in rupiah. */
function choiceTiers({ choices }: PackageSnapshot): Pick<Detail, 'tiers'> {
  const tiered = NAMED_FIELDS.flatMap((field) => {
    const tiers = choices[field]?.tiers
    return tiers ? [[labelName(field), tiers] as const] : []
  })
  return tiered.length > 0 ? { tiers: Object.fromEntries(tiered) as NonNullable<Detail['tiers']> } : {}
}

/** The names that customers are told, where they are others. */
function toldLabels({ pesawat, choices, hotels }: PackageSnapshot): Pick<Detail, 'labels_pelanggan'> {
  const label = (name: string, record: Pick<Named, 'toldName'> | null | undefined): [string, string][] =>
    record?.toldName === undefined ? [] : [[name, record.toldName]]
  const told = [
    ...label('pesawat', pesawat),
    ...NAMED_FIELDS.flatMap((field) => label(labelName(field), choices[field])),
    ...CITIES.flatMap((city) => label(`hotel_${city}`, hotels[city])),
  ]
  return told.length > 0 ? { labels_pelanggan: Object.fromEntries(told) } : {}
}

/** The prices of the choices that were no rupiah, as they were entered. */
function moneyOf({ pesawat, choices }: PackageSnapshot): Pick<Detail, 'money'> {
  const told = [
    ['pesawat', pesawat] as const,
    ...NAMED_FIELDS.map((field) => [labelName(field), choices[field]] as const),
  ]
  const found = told.flatMap(([name, copy]) => Object.values(wireMoney(copy)).map((money) => [name, money] as const))
  return found.length > 0 ? { money: Object.fromEntries(found) } : {}
}

/**
 * Makes the answer of GET `/partner/umroh-regular/{id}` (docs/product.md §4.6). Only users who see several mitras get
 * `mitra`,
 * `is_template` and the buffer of the rate.
 */
export function wireDetail(
  id: number,
  snapshot: PackageSnapshot,
  forAdmin: Pick<PackageDetail, 'mitra' | 'isTemplate'> | null,
  status?: WireStatus,
): DetailResponse {
  const { choices, pesawat, hotels, totals, ...rest } = snapshot
  const margin = choices.margin?.price ?? null
  const detailPackage = {
    id,
    nama_paket: rest.namaPaket,
    jumlah_jamaah: rest.jumlahJamaah,
    start_city: rest.startCity,
    tipe_perjalanan: rest.tipePerjalanan,
    tour_leader: rest.tourLeader,
    margin,
    margin_rupiah: margin,
    priced_at: new Date(rest.pricedAt).toISOString(),
    ...(forAdmin ? { mitra: forAdmin.mitra, is_template: forAdmin.isTemplate } : {}),
    ...Object.assign({}, ...CITIES.map((city) => hotelFields(city, hotels[city]))),
    ...totalFields(totals),
  } as Detail['package']
  return {
    data: {
      package: detailPackage,
      ...detailChoices(snapshot),
      ...toldLabels(snapshot),
      ...choiceTiers(snapshot),
      tourLeaderPerType: rest.tourLeaderCost,
      transportasis: rest.transportasi.map((record) => ({
        transportasi_id: record.id,
        name: record.name,
        price: record.price,
        ...wireToldName(record),
        ...wireMoney(record),
      })),
      ...moneyOf(snapshot),
      pesawatRow: { pesawat: pesawat.name, logo: pesawat.logo, price: pesawat.price },
      ...wireDetailKurs(snapshot, forAdmin !== null),
      ...(status ? { status } : {}),
    },
  }
}
