import { packageStatus } from '../../domain/status/packageStatus'
import type { CalendarDate } from '../../domain/types'
import type { WirePackageRow, WireStatus } from '../../http/partnerApi.types'
import type { StatusRow } from '../stores/statusStore'

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())

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
})

type RowFields = Required<
  Pick<WirePackageRow, 'status' | 'valid_until' | 'customer_name' | 'remind_at' | 'other_chosen'>
>

/** Makes the fields of a list row that come from its status. */
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
