import { packageStatus } from '@/domain/status/packageStatus'
import { type CalendarDate, CITIES, type City } from '@/domain/types'
import type {
  WireAgreement,
  WirePackageRow,
  WireStatus,
  WireDetailKurs,
  WireKurs,
  WireMoney,
  WireUsdKurs,
} from '@/http/partnerApi.types'
import type { DatedKurs } from '@/domain/kurs/kurs'
import { bodyOf } from '@/records/fields'
import { kursFields } from '@/records/kurs'
import type { AgreedRow, StatusRow } from '../stores/statusStore'
import type { MasterCopy, PackageSnapshot } from '../stores/snapshot'
import type { KursRow } from '../stores/mastersStore'

export const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const wireAgreed = ({ name, room, jamaah, price, at, isChanged }: AgreedRow): WireAgreement => ({
  name: name || null,
  room,
  jamaah,
  price,
  at: new Date(at).toISOString(),
  changed: isChanged,
})

const NOT_TOLD = { double: null, triple: null, quad: null }

const wireTold = ({ told }: StatusRow) => told && { ...NOT_TOLD, ...told }

/** Makes the answer for the status of a package. */
export const wireStatus = (row: StatusRow, today: CalendarDate): WireStatus => ({
  status: packageStatus(row, today),
  valid_until: row.validUntil,
  customer_name: row.customerName,
  customer_phone: row.customerPhone,
  sent_at: moment(row.sentAt),
  seen_at: moment(row.seenAt),
  accepted_at: moment(row.acceptedAt),
  lost_reason: row.lostReason,
  lost_at: moment(row.lostAt),
  remind_at: row.remindAt,
  other_chosen: row.otherChosen,
  agreed: row.agreed && wireAgreed(row.agreed),
  told: wireTold(row),
})

type RowFields = Required<
  Pick<WirePackageRow, 'status' | 'valid_until' | 'customer_name' | 'remind_at' | 'other_chosen'>
>

/** Makes the fields of a package to take up again that come from its status. */
export function statusFields(row: StatusRow, today: CalendarDate): RowFields {
  const { status, valid_until, customer_name, remind_at, other_chosen } = wireStatus(row, today)
  return {
    status,
    valid_until: valid_until ?? null,
    customer_name: customer_name ?? null,
    remind_at: remind_at ?? null,
    other_chosen: other_chosen ?? false,
  }
}

/** The same of a row of the list, which tells what was agreed to while that is its status. */
export function rowStatus(row: StatusRow, today: CalendarDate): RowFields & Pick<WirePackageRow, 'agreed'> {
  const fields = statusFields(row, today)
  return { ...fields, agreed: fields.status === 'setuju' && row.agreed ? wireAgreed(row.agreed) : null }
}

/** Makes what a row tells besides where Beranda asks for its news. The phone does not keep such an answer. */
export const newsFields = (
  row: StatusRow,
  marginLeft: number | undefined,
): Pick<WirePackageRow, 'seen_at' | 'customer_phone' | 'told' | 'margin_left'> => ({
  seen_at: moment(row.seenAt),
  customer_phone: row.customerPhone,
  told: wireTold(row),
  ...(marginLeft === undefined ? {} : { margin_left: marginLeft }),
})

/** Makes the record of a rate in the admin's list. */
export const wireKurs = (row: KursRow, inForce: boolean) =>
  ({
    id: row.id,
    ...bodyOf(kursFields(row.currency), row),
    in_force: inForce,
    created_at: moment(row.createdAt),
    created_by: row.createdBy,
  }) as WireKurs | WireUsdKurs

/** Makes the price of a package's copy as it was entered, or nothing for a price in rupiah. Nobody is told the buffer. */
export const wireMoney = (copy: MasterCopy | null | undefined): { money?: WireMoney } =>
  copy?.currency === undefined || copy.amount === undefined || copy.kurs === undefined
    ? {}
    : {
        money: { currency: copy.currency, amount: copy.amount, rate: copy.kurs.rupiahPerSar, per: copy.kurs.validFrom },
      }

type DetailKurs = { kurs?: WireDetailKurs; kurs_per_city?: Partial<Record<City, WireDetailKurs>> }

/**
 * Makes the rate in the answer of a detail, or the rate of each hotel where they differ. Nothing when the package has no
 * hotel or is older than rates.
 */
export function wireDetailKurs({ hotels }: PackageSnapshot, withBuffer: boolean): DetailKurs {
  const wire = ({ rupiahPerSar, buffer, validFrom }: DatedKurs) => ({
    rupiah_per_sar: rupiahPerSar,
    per: validFrom,
    ...(withBuffer ? { buffer } : {}),
  })
  const stays = CITIES.flatMap((city) => (hotels[city] ? [{ city, kurs: hotels[city].kurs }] : []))
  const [first] = stays
  if (stays.every(({ kurs }) => JSON.stringify(kurs) === JSON.stringify(first?.kurs)))
    return first?.kurs ? { kurs: wire(first.kurs) } : {}
  return { kurs_per_city: Object.fromEntries(stays.flatMap(({ city, kurs }) => (kurs ? [[city, wire(kurs)]] : []))) }
}
