import { KURS_FIELDS } from '@/records/kurs'
import { asJson, readId, readText, type Json } from '@/data-provider/mappers/wire'
import { recordApi } from '@/data-provider/recordApi'
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
export const createApi = recordApi({ isWhole: true, fields: KURS_FIELDS, readerOf: () => readKurs })
