import { accountRecords } from '@/data-provider/accountRecords'
import { readId, readText, type Json } from '@/data-provider/mappers/wire'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import type { MitraRecord } from '@/domain/access/account'
import { readNumber } from '@/domain/values/numbers'

function readMitra(json: Json): MitraRecord | null {
  const id = readId(json.id)
  if (id === null) return null
  return {
    id,
    name: readText(json.name) ?? '',
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
    bodyOf: (form) => ({ name: (form as { name: string }).name }),
  })
