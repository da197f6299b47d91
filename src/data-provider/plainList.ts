import type { RaRecord } from 'ra-core'
import { readRecords, type Json } from './mappers/wire'
import type { CreateApi } from './resourceApi'

/** The one call of figures that the API tells all at once: they have neither search nor order, and are never cut. */
export const plainList =
  (path: string, read: (json: Json) => RaRecord | null): CreateApi =>
  (_base, { http }) => ({
    async getList({ signal }) {
      const data = readRecords(await http.request('GET', path, { signal }), read)
      return { data, total: data.length }
    },
  })
