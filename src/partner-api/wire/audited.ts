import { sha256 } from '../auth/tokens'
import { isSameJson } from '@/domain/sameJson'
import { pictureWords } from '@/domain/masters/uploads'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import type { MasterCopy, PackageSnapshot, StayCopy } from '../stores/snapshot'
import { mergedRecord, type PathField } from '@/records/fields'
import type { AuditedFields } from '../stores/upkeepStore'

/** The fields of records that the audit keeps, under the names of the app's forms. */

const nameAndPrice = ({ name, price, currency, amount, kurs }: MasterCopy) => ({
  name,
  price,
  ...(currency ? { amount, currency, kurs } : {}),
})
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

/** The declared fields of a record; a later field is absent where it is empty. */
export const auditedFields = (fields: readonly PathField[], record: object): AuditedFields =>
  mergedRecord(fields, record)

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

/** Leaves only those fields whose values differ before and after a write. */
export function changedFields(before: AuditedFields, after: AuditedFields) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const isOther = (name: string) => !isSameJson(before[name], after[name])
  // An amount is told with its currency.
  const changed = names.filter(
    (name) => isOther(name) || (name === 'currency' && (isOther('price') || isOther('tiers'))),
  )
  const only = (fields: AuditedFields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
