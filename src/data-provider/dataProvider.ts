import type { GetListParams, GetListResult, GetOneParams, RaRecord } from 'ra-core'
import { readCalendarDate } from '../domain/dates'
import { HOTEL_RESOURCES, masterOfResource } from '../domain/masters'
import { readNumber } from '../domain/numbers'
import type { Id, PackageForm } from '../domain/types'
import type { HttpClient, Query } from '../http/httpClient'
import { HttpError } from '../http/HttpError'
import { readHotel, readMaster } from './mappers/masters'
import { readPackageForm, writePackage } from './mappers/packageForm'
import { readPackageDetail, readPackageRow } from './mappers/packages'
import { asJson, isJson, readId, readList, type Json } from './mappers/wire'
import { AS_FORM, PACKAGES, type PartnerDataProvider, type SaveMeta } from './types'

export type DataProviderOptions = {
  http: HttpClient
  /** Whether saves carry `Idempotency-Key`: not to an API of another origin whose CORS rules do not know it. */
  sendIdempotencyKey: boolean
}

type Signal = { signal?: AbortSignal | undefined }
type ReadRecord = (json: Json) => RaRecord | null

const PACKAGE_PATH = '/partner/umroh-regular'
const isHotel = (resource: string) => Object.values<string>(HOTEL_RESOURCES).includes(resource)

const notFound = () => new HttpError({ kind: 'status', status: 404 })

const unsupported = (verb: string) => (resource: string) =>
  Promise.reject(new Error(`The partner API has no '${verb}' for '${resource}' (spec §7). Call one of its own methods, or extend data-provider/dataProvider.ts.`))

/** How the records of a resource other than packages are read; resource name = API path (decisions.md, Names). */
function recordReader(resource: string, query: Query): ReadRecord {
  const field = masterOfResource(resource)
  if (field) return (json) => readMaster(field, json)
  if (isHotel(resource)) {
    const [checkIn, checkOut] = [readCalendarDate(query.date_check_in), readCalendarDate(query.date_check_out)]
    return (json) => readHotel(json, checkIn && checkOut ? { checkIn, checkOut } : null)
  }
  if (resource === 'umroh-packages') return (json) => (readId(json.id) === null ? null : (json as RaRecord))
  throw new Error(`Unknown resource '${resource}': add it to domain/masters.ts, or use one of its resources.`)
}

/** The first page is asked for with exactly `per_page` and, where there is search text, `q` (decisions.md, Lists). */
function packageQuery({ pagination, filter }: GetListParams): Query {
  const { page = 1, perPage = 50 } = pagination ?? {}
  return { q: (filter as { q?: string } | undefined)?.q?.trim(), per_page: perPage, page: page > 1 ? page : undefined }
}

const readAll = (answer: unknown, read: ReadRecord) => readList(answer).map(read).filter((record) => record !== null)

/** react-admin's data provider over the partner API (spec §7): one mapping of resource to path, pure mappers either way. */
export function createDataProvider({ http, sendIdempotencyKey }: DataProviderOptions): PartnerDataProvider {
  const packagePath = (id: Id, suffix = '') => `${PACKAGE_PATH}/${encodeURIComponent(id)}${suffix}`
  const headersOf = ({ idempotencyKey }: SaveMeta): Record<string, string> => (sendIdempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {})

  async function getPackages(params: GetListParams & Signal): Promise<GetListResult<RaRecord>> {
    const answer = await http.request('GET', PACKAGE_PATH, { query: packageQuery(params), signal: params.signal })
    const total = readNumber(asJson(asJson(answer).meta).total)
    const data = readAll(answer, readPackageRow)
    const { page = 1, perPage = 50 } = params.pagination ?? {}
    const hasNextPage = total === null ? data.length >= perPage : page * perPage < total
    return { data, pageInfo: { hasNextPage, hasPreviousPage: page > 1 }, ...(total === null ? {} : { total }) }
  }

  async function getRecords(resource: string, { filter, signal }: GetListParams & Signal): Promise<GetListResult<RaRecord>> {
    const query = (filter ?? {}) as Query
    const read = recordReader(resource, query)
    const data = readAll(await http.request('GET', `/${resource}`, { query, signal }), read)
    return { data, total: data.length }
  }

  async function getDetail(id: Id, signal?: AbortSignal) {
    const detail = readPackageDetail(id, await http.request('GET', packagePath(id), { signal }))
    if (!detail) throw notFound()
    return { data: detail }
  }

  async function getEditData(id: Id, signal?: AbortSignal) {
    const { data } = asJson(await http.request('GET', packagePath(id, '/edit-data'), { signal }))
    if (!isJson(data)) throw notFound()
    return { data: { ...readPackageForm(data), id } }
  }

  async function save(method: 'POST' | 'PUT', path: string, body: unknown, meta: SaveMeta, knownId?: Id) {
    const answer = asJson(await http.request(method, path, { body, headers: headersOf(meta) }))
    // react-admin takes an answer without an id for a failure, and the mitra would save again.
    return { data: { id: readId(asJson(answer.data).id) ?? readId(answer.id) ?? knownId ?? meta.idempotencyKey } }
  }

  const provider = {
    supportAbortSignal: true as const,
    getList: (resource: string, params: GetListParams & Signal) =>
      resource === PACKAGES ? getPackages(params) : getRecords(resource, params),

    async getOne(resource: string, { id, meta, signal }: GetOneParams & Signal) {
      if (resource !== PACKAGES) return unsupported('getOne')(resource)
      const isForm = (meta as { shape?: string } | undefined)?.shape === AS_FORM.shape
      return isForm ? getEditData(id, signal) : getDetail(id, signal)
    },

    create: (resource: string, { data, meta }: { data: PackageForm; meta: SaveMeta }) =>
      resource === PACKAGES ? save('POST', PACKAGE_PATH, writePackage(data), meta) : unsupported('create')(resource),

    update: (resource: string, { id, data, meta }: { id: Id; data: PackageForm; meta: SaveMeta }) =>
      resource === PACKAGES ? save('PUT', packagePath(id), writePackage(data), meta, id) : unsupported('update')(resource),

    getMany: unsupported('getMany'),
    getManyReference: unsupported('getManyReference'),
    updateMany: unsupported('updateMany'),
    delete: unsupported('delete'),
    deleteMany: unsupported('deleteMany'),
    getEditData,
    duplicate: (id: Id, { namaPaket, meta }: { namaPaket: string; meta: SaveMeta }) =>
      save('POST', packagePath(id, '/duplicate'), { namaPaket: namaPaket.trim() }, meta, id),
  }
  // react-admin's verbs are generic over a record type that only their caller knows.
  return provider as unknown as PartnerDataProvider
}
