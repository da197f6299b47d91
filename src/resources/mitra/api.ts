import { accountActions, accountOrder } from '@/data-provider/accounts'
import { readRecord } from '@/data-provider/mappers/masters'
import { readId, readText, type Json } from '@/data-provider/mappers/wire'
import type { CreateApi } from '@/data-provider/resourceApi'
import { readNumber } from '@/domain/values/numbers'
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
export const createApi: CreateApi = ({ path, rest }, { http }) => ({
  ...rest({ fields: MITRA_PATHS, orderOf: accountOrder, readerOf: () => readMitra }),
  methods: accountActions(path, http),
})
