import { asJson, readId, readText, type Json } from '@/data-provider/mappers/wire'
import { notFound } from '@/data-provider/notFound'
import { pagedList } from '@/data-provider/pagedList'
import type { ApiContext, BaseApi, ResourceApi } from '@/data-provider/resourceApi'
import type { Id } from '@/domain/types'
import { UMROH_PLUS_API, type Plus } from './resource'

/** Reads a record field by field, because any field may be missing. Returns null if there is no id. */
function readRecord(json: Json): Plus | null {
  const id = readId(json.id)
  return id === null ? null : { id, name: readText(json.nama_paket) ?? '-', country: readText(json.negara) ?? '-' }
}

const pathOf = (id: Id) => `${UMROH_PLUS_API}/${encodeURIComponent(id)}`

/** The API of umroh plus packages. */
export const createApi = (_base: BaseApi, { http, headersOf }: ApiContext): ResourceApi => ({
  getList: pagedList({ http, path: UMROH_PLUS_API, read: readRecord }),

  async getOne({ id, signal }) {
    const data = readRecord(asJson(asJson(await http.request('GET', pathOf(id), { signal })).data))
    if (!data) throw notFound()
    return { data }
  },

  async update({ id, data, meta }) {
    const { name, country } = data as Plus
    await http.request('PUT', pathOf(id), { body: { nama_paket: name, negara: country }, headers: headersOf(meta) })
    return { data: { id } }
  },
})
