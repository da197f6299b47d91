import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import { readNumber } from '../domain/values/numbers'
import type { PackagePayload } from '../domain/package/packageSchema'
import { PAGE_SIZE } from '../domain/values/paging'
import type { Id } from '../domain/types'
import { listQuery, packagePath, PACKAGES_PATH, type Query } from '../http/addresses'
import type { HttpClient } from '../http/httpClient'
import { HttpError } from '../http/HttpError'
import type { PackageRequest, PackageSortField } from '../http/partnerApi.types'
import { readPackageForm } from './mappers/packageForm'
import { readPackageDetail, readPackageRow } from './mappers/packages'
import { asJson, isJson, readId, readRecords, readText } from './mappers/wire'
import type { EditedPackage, SaveMeta, Signal, UnsureSave } from './types'

const PAGE = { page: 1, perPage: PAGE_SIZE }
/** The API gives at most this many rows in one answer; a longer page (an export) is read in pieces. */
const MOST = 200

// A map: the field comes from the address, where it may be `constructor`.
const SORTED: ReadonlyMap<string, PackageSortField> = new Map([
  ['name', 'nama_paket'],
  ['mitra', 'mitra'],
  ['jamaah', 'jumlah_jamaah'],
  ['createdAt', 'created_at'],
  ['totals.double', 'total_price_double_rupiah'],
  ['totals.triple', 'total_price_triple_rupiah'],
  ['totals.quad', 'total_price_quad_rupiah'],
])

export const notFound = () => new HttpError({ kind: 'status', status: 404 })

// An API without versions may not know the header.
const conditionOf = ({ version }: SaveMeta): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }

function queryOf({ pagination = PAGE, filter, sort }: GetListParams): Query {
  const { page, perPage } = pagination
  const field = sort && SORTED.get(sort.field)
  return {
    ...listQuery((filter as { q?: string } | undefined)?.q, perPage, page),
    ...(field ? { sort: field, order: sort.order.toLowerCase() } : {}),
  }
}

/** Marks the error of a new package's save that failed at the server or on the way: the package may exist or not. */
function asUnsure(error: unknown, headers: Record<string, string>): unknown {
  if (!(error instanceof HttpError) || (error.kind === 'status' && (error.status ?? 0) < 500)) return error
  return Object.assign(error, { unsure: 'Idempotency-Key' in headers ? 'repeatable' : 'once' } satisfies UnsureSave)
}

/** Packages of the partner API: the three shapes of a package, and the calls that change it. */
export function createPackages(http: HttpClient, headersOf: (meta: SaveMeta) => Record<string, string>) {
  async function getPage(params: GetListParams & Signal): Promise<GetListResult<RaRecord>> {
    const answer = await http.request('GET', PACKAGES_PATH, { query: queryOf(params), signal: params.signal })
    const total = readNumber(asJson(asJson(answer).meta).total)
    const data = readRecords(answer, readPackageRow)
    const { page, perPage } = params.pagination ?? PAGE
    const hasNextPage = total === null ? data.length >= perPage : page * perPage < total
    return { data, pageInfo: { hasNextPage, hasPreviousPage: page > 1 }, ...(total === null ? {} : { total }) }
  }

  /**
   * Every row up to `perPage`, read piece by piece until all are there; a piece with nothing new is the last
   * (decisions.md, Lists). How many a piece holds is the server's to say: it may give fewer than it was asked for.
   */
  async function getMany(params: GetListParams & Signal, perPage: number): Promise<GetListResult<RaRecord>> {
    const rows = new Map<string, RaRecord>()
    for (let page = 1; rows.size < perPage; page++) {
      const before = rows.size
      const { data, total } = await getPage({ ...params, pagination: { page, perPage: MOST } })
      for (const row of data) rows.set(String(row.id), row)
      if (rows.size === before || rows.size >= (total ?? perPage)) break
    }
    const data = [...rows.values()].slice(0, perPage)
    return { data, total: data.length }
  }

  async function save(method: 'POST' | 'PUT', path: string, body: unknown, meta: SaveMeta, knownId?: Id) {
    const headers = { ...headersOf(meta), ...conditionOf(meta) }
    const answer = asJson(
      await http
        .request(method, path, { body, headers })
        .catch((error: unknown) => Promise.reject(method === 'POST' ? asUnsure(error, headers) : error)),
    )
    // react-admin takes an answer without an id for a failure, and the mitra would save again.
    return { data: { id: readId(asJson(answer.data).id) ?? readId(answer.id) ?? knownId ?? meta.idempotencyKey } }
  }

  return {
    getList(params: GetListParams & Signal) {
      const { perPage } = params.pagination ?? PAGE
      return perPage > MOST ? getMany(params, perPage) : getPage(params)
    },

    async getDetail(id: Id, signal?: AbortSignal) {
      const detail = readPackageDetail(id, await http.request('GET', packagePath(id), { signal }))
      if (!detail) throw notFound()
      return { data: detail }
    },

    async getEditData(id: Id, signal?: AbortSignal): Promise<{ data: EditedPackage }> {
      const { data } = asJson(await http.request('GET', packagePath(id, '/edit-data'), { signal }))
      if (!isJson(data)) throw notFound()
      const version = readText(data.version)
      return { data: { ...readPackageForm(data), id, ...(version === null ? {} : { version }) } }
    },

    createAsSent: async (payload: PackagePayload, meta: SaveMeta) =>
      'Idempotency-Key' in headersOf(meta) ? save('POST', PACKAGES_PATH, payload, meta) : null,
    create: (payload: PackagePayload, meta: SaveMeta) =>
      save('POST', PACKAGES_PATH, payload satisfies PackageRequest, meta),
    update: (id: Id, payload: PackagePayload, meta: SaveMeta) =>
      save('PUT', packagePath(id), payload satisfies PackageRequest, meta, id),
    duplicate: (id: Id, { namaPaket, meta }: { namaPaket: string; meta: SaveMeta }) =>
      save('POST', packagePath(id, '/duplicate'), { namaPaket: namaPaket.trim() }, meta, id),
  }
}
