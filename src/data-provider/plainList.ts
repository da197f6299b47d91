import type { RaRecord } from 'ra-core'
import { asJson, readRecords, type Json } from './mappers/wire'
import type { CreateApi } from './resourceApi'

/**
 * The one call of figures that the API tells all at once: they have neither search nor order, and are never cut. `metaOf` reads
 * what the answer has beside its list.
 */
export const plainList =
  (path: string, read: (json: Json) => RaRecord | null, metaOf: (answer: Json) => object = () => ({})): CreateApi =>
  (_base, { http }) => ({
    async getList({ signal }) {
      const answer = await http.request('GET', path, { signal })
      const data = readRecords(answer, read)
      return { data, total: data.length, meta: metaOf(asJson(answer)) }
    },
  })
