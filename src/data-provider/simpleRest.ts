import type { RaRecord } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { bodyOf as bodyOfFields, formPathOf, type PathField } from '@/records/fields'
import type { Query } from '@/http/addresses'
import { HttpError } from '@/http/HttpError'
import { recordReader } from './mappers/masters'
import { readText, type Json } from './mappers/wire'
import { pagedList, readPages } from './pagedList'
import { partnerClient, type Call } from './partnerClient'
import type { Reader, ResourceHttp, Verbs, Wire } from './resourceApi'
import { wholeList } from './wholeList'

/** Rejects with the form's names for the fields that a 422 names. Every other error stays as it is. */
const withFormNames = <T>(work: Promise<T>, formName: (wireName: string) => string): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof HttpError) || !error.body.errors) throw error
    const fieldErrors = Object.fromEntries(
      Object.entries(error.body.errors).map(([name, text]) => [formName(name), text]),
    ) as Record<string, string>
    throw new HttpError({ ...error, fieldErrors, sentToken: error.sentToken } as ConstructorParameters<
      typeof HttpError
    >[0])
  })

/**
 * react-admin's verbs for one resource: ra-data-simple-rest over {@link partnerClient}. What simple-rest does not carry is handed
 * to the client and comes back beside its answer, here alone. `meta` of a write carries its key and version.
 */
export function simpleRest(http: ResourceHttp, path: string, wire: Wire): Verbs {
  const { fields = [], bodyOf = (form) => bodyOfFields(fields, form) } = wire
  const { readerOf = () => recordReader(fields as PathField[]), readOne = (json) => readerOf({})(json) } = wire
  const list = wire.isWhole ? wholeList : pagedList(wire)
  const at = path.slice(1)

  function over(meta: unknown, read: Reader) {
    const call: Call = { meta: meta as Call['meta'], read, told: {} }
    return { rest: simpleRestProvider('', partnerClient(http, path, list, call)), told: call.told }
  }
  const getPage: Verbs['getList'] = async ({ filter = {}, meta, ...params }) => {
    const { rest, told } = over(meta, readerOf(filter as Query))
    const { data, total } = await rest.getList<RaRecord>(at, { pagination: list.firstPage, ...params, filter })
    return { data, ...(Number.isNaN(total) ? {} : { total }), ...told }
  }
  /** A single record is for a form, so it has its version (docs/product.md §15.3.4). */
  function withVersion(record: RaRecord | null, json: Json): RaRecord | null {
    const version = readText(json.version)
    return record && (version === null ? record : { ...record, version })
  }
  /** Reads a saved record. An API may answer less than the record: what was sent stands for the rest. */
  const saved =
    (sent: object): Reader =>
    (json) =>
      withVersion(readerOf({})({ ...sent, ...json }), json)
  const named = <T>(work: Promise<T>) => withFormNames(work, (name) => formPathOf(fields, name))

  return {
    getList(params) {
      const { perPage } = params.pagination ?? list.firstPage
      return perPage > list.most
        ? readPages((page) => getPage({ ...params, ...page }), perPage, list.most)
        : getPage(params)
    },
    async getOne({ id, signal, meta }) {
      const { rest } = over(meta, (json) => withVersion(readOne(json, id), json))
      return rest.getOne(at, { id, signal })
    },
    async create({ data, meta }) {
      const body = bodyOf(data as object)
      const { rest, told } = over(meta, saved(body))
      return { ...(await named(rest.create(at, { data: body }))), ...told }
    },
    async update({ id, data, meta }) {
      const body = bodyOf(data as object)
      const { rest, told } = over(meta, saved(body))
      const params = { id, data: body, previousData: { id } }
      return { ...(await named(rest.update(at, params))), ...told }
    },
    async delete({ id, meta }) {
      await over(meta, saved({})).rest.delete(at, { id })
      return { data: { id } }
    },
  }
}
