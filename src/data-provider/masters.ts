import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import { readCalendarDate } from '../domain/values/dates'
import { HOTEL_RESOURCES, masterOfResource } from '../domain/masters/masters'
import { distinct } from '../domain/values/paging'
import type { Id } from '../domain/types'
import type { Query } from '../http/addresses'
import type { HttpClient } from '../http/httpClient'
import { readHotel, readHotelMaster, readMaster } from './mappers/masters'
import { readId, readRecords, type Json } from './mappers/wire'
import { notFound } from './packages'
import { recordPage } from './recordPage'
import type { Signal } from './types'

const HOTELS: readonly string[] = Object.values(HOTEL_RESOURCES)

type Filter = { q?: string; date_check_in?: string; date_check_out?: string }

/** How the records of a resource other than packages are read; resource name = API path (decisions.md, Names). */
function recordReader(resource: string, { date_check_in, date_check_out }: Filter): (json: Json) => RaRecord | null {
  const field = masterOfResource(resource)
  if (field) return (json) => readMaster(field, json)
  if (HOTELS.includes(resource)) {
    if (!date_check_in && !date_check_out) return readHotelMaster
    const [checkIn, checkOut] = [readCalendarDate(date_check_in), readCalendarDate(date_check_out)]
    return (json) => readHotel(json, checkIn && checkOut ? { checkIn, checkOut } : null)
  }
  if (resource === 'umroh-packages') return (json) => (readId(json.id) === null ? null : (json as RaRecord))
  throw new Error(`Unknown resource '${resource}': add it to domain/masters.ts, or use one of its resources.`)
}

/** Lists of masters: the API gives them whole, a page of one is cut here. */
export function createMasters(http: HttpClient) {
  async function getList(
    resource: string,
    { filter, sort, pagination, signal }: GetListParams & Signal,
  ): Promise<GetListResult<RaRecord>> {
    const { q, ...query } = (filter ?? {}) as Filter
    const read = recordReader(resource, query)
    const records = distinct(
      readRecords(await http.request('GET', `/${resource}`, { query: query satisfies Query, signal }), read),
    )
    return recordPage(records, { filter: { q }, ...(sort ? { sort } : {}), ...(pagination ? { pagination } : {}) })
  }

  async function getOne(resource: string, id: Id, signal?: AbortSignal) {
    const { data } = await getList(resource, { signal })
    const record = data.find((candidate) => String(candidate.id) === String(id))
    if (!record) throw notFound()
    return { data: record }
  }

  return { getList, getOne }
}
