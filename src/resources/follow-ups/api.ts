import { asJson, readId, readOneOf, readText, type Json } from '@/data-provider/mappers/wire'
import { plainList } from '@/data-provider/plainList'
import { FOLLOW_UP_REASONS, type FollowUp } from '@/domain/status/followUp'
import { readCalendarDate } from '@/domain/values/dates'

function readFollowUp(json: Json): FollowUp | null {
  const id = readId(json.id)
  if (id === null) return null
  const given: readonly unknown[] = Array.isArray(json.reasons) ? json.reasons : []
  return {
    id,
    name: readText(json.nama_paket),
    mitra: readText(asJson(json.mitra).name),
    customerName: readText(json.customer_name),
    remindAt: readCalendarDate(json.remind_at),
    validUntil: readCalendarDate(json.valid_until),
    reasons: given.flatMap((reason) => readOneOf(reason, FOLLOW_UP_REASONS) ?? []),
  }
}

/** The one call about the packages to take up again: the most urgent first. */
export const createApi = plainList('/partner/follow-ups', readFollowUp)
