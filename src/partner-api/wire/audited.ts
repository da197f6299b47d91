import { sha256 } from '../auth/tokens'
import { pictureWords } from '../../domain/masters/uploads'
import { formatRupiah } from '../../domain/values/money'
import type { OfferProfile } from '../../domain/offer/offerProfile'
import type { Named } from '../../domain/types'
import type { PackageSnapshot, StayCopy } from '../pricing/snapshot'
import type { AuditedFields } from '../stores/upkeepStore'
import type { HotelRow, MasterRow } from '../store'

/** The fields of records that the audit keeps, under the names of the app's forms. */

const nameAndPrice = ({ name, price }: { name: string; price: number | null }) => ({ name, price })
const stayOf = ({ name, checkIn, checkOut, perJamaah, sar, kurs }: StayCopy) => ({
  name,
  checkIn,
  checkOut,
  perJamaah,
  sar,
  kurs: kurs ?? null,
})

export function packageFields(snapshot: PackageSnapshot): AuditedFields {
  const { namaPaket, startCity, jumlahJamaah, tipePerjalanan, tourLeader, tourLeaderCost, totals } = snapshot
  const { pesawat, hotels, choices, transportasi } = snapshot
  return {
    namaPaket,
    startCity,
    jumlahJamaah,
    tipePerjalanan,
    pesawat: nameAndPrice(pesawat),
    hotelMakkah: hotels.makkah && stayOf(hotels.makkah),
    hotelMadinah: hotels.madinah && stayOf(hotels.madinah),
    ...Object.fromEntries(Object.entries(choices).map(([field, chosen]) => [field, chosen && nameAndPrice(chosen)])),
    transportasi: transportasi.map(nameAndPrice),
    tourLeader,
    tourLeaderCost,
    totals,
  }
}

const toldNameOf = ({ toldName }: Named) => (toldName === undefined ? {} : { toldName })

export const masterFields = (row: Omit<MasterRow, 'id'>): AuditedFields => ({
  name: row.name,
  ...toldNameOf(row),
  price: row.price,
  logo: row.logo,
})
/** The label of a master: its name, or its price, because a margin has no name. */
export const masterLabel = ({ name, price }: Omit<MasterRow, 'id'>): string => name || formatRupiah(price)

export const hotelFields = ({ stars, distance, image, rates, ...named }: Omit<HotelRow, 'id'>): AuditedFields => ({
  name: named.name,
  ...toldNameOf(named),
  stars,
  distance,
  image,
  rates,
})

/** The database does not keep the order of the fields of a payment plan, so this function restores it. A logo is named alone. */
export const offerProfileFields = async ({ paymentPlan, logo, ...profile }: OfferProfile): Promise<AuditedFields> => ({
  ...profile,
  logo: logo && pictureWords(await sha256(logo)),
  paymentPlan: paymentPlan && {
    dp: paymentPlan.dp,
    instalments: paymentPlan.instalments.map(({ daysBefore, ...share }) => ({ ...share, daysBefore })),
    restDaysBefore: paymentPlan.restDaysBefore,
  },
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Leaves only those fields whose values differ before and after a write. */
export function changedFields(before: AuditedFields, after: AuditedFields) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isSame(before[name] ?? null, after[name] ?? null))
  const only = (fields: AuditedFields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
