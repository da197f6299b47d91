import { asJson, readId, readOneOf, readRecords, readText, type Json } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
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
export const createApi = (_base: BaseApi, { http }: ApiContext): ResourceApi => ({
  getList: async ({ signal }) => {
    const data = readRecords(await http.request('GET', '/partner/follow-ups', { signal }), readFollowUp)
    return { data, total: data.length }
  },
})
