import { accountRecords } from '@/data-provider/accountRecords'
import { readRecord } from '@/data-provider/mappers/masters'
import { readId, readText, type Json } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import { readNumber } from '@/domain/values/numbers'
import { bodyOf } from '@/records/fields'
import { MITRA_PATHS, type MitraFields, type MitraRecord } from '@/records/mitra'

function readMitra(json: Json): MitraRecord | null {
  const id = readId(json.id)
  if (id === null) return null
  return {
    ...(readRecord(MITRA_PATHS, json) as MitraFields),
    id,
    users: readNumber(json.users) ?? 0,
    status: json.status === 'disabled' ? 'disabled' : 'active',
    version: readText(json.version) ?? '',
  }
}

/** The calls about mitra. */
export const createApi = (base: BaseApi, context: ApiContext): ResourceApi =>
  accountRecords(context, {
    path: `/${base.name}`,
    read: readMitra,
    bodyOf: (form) => bodyOf(MITRA_PATHS, form as object),
  })
