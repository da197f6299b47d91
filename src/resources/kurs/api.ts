import { bodyOf } from '@/records/fields'
import { KURS_FIELDS } from '@/records/kurs'
import { asJson, readId, readText, type Json } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import { namedWrites } from '@/data-provider/masterWrites'
import { wholeList } from '@/data-provider/wholeList'
import type { KursRecord } from '@/domain/kurs/kurs'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'

/** Reads a rate; null if it lacks its id, its amount or its day. */
function readKurs(json: Json): KursRecord | null {
  const id = readId(json.id)
  const rupiahPerSar = readNumber(json.rupiah_per_sar)
  const validFrom = readCalendarDate(json.valid_from)
  if (id === null || rupiahPerSar === null || validFrom === null) return null
  return {
    id,
    rupiahPerSar,
    buffer: readNumber(json.buffer) ?? 0,
    validFrom,
    inForce: json.in_force === true,
    createdAt: readText(json.created_at),
    createdBy: readText(asJson(json.created_by).name),
  }
}

/** The calls of the riyal's rate: read the history and add to it. There is none that changes or deletes. */
export function createApi(base: BaseApi, { http }: ApiContext): ResourceApi {
  const { create } = namedWrites(base, {
    fields: KURS_FIELDS,
    bodyOf: (form) => bodyOf(KURS_FIELDS, form as object),
  })
  return { ...wholeList({ http, path: `/${base.name}`, readerOf: () => readKurs }), create }
}
