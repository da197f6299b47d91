import type { RaRecord } from 'ra-core'
import { HttpError } from '../http/HttpError'
import { asJson, type Json } from './mappers/wire'
import { pagedList } from './pagedList'
import type { ApiContext, ResourceApi } from './resourceApi'
import type { SaveMeta } from './types'

export type AccountRecordsOptions = {
  /** The resource's path below the API's base. */
  path: string
  /** Reads a record; returns null if it is unreadable. */
  read: (json: Json) => RaRecord | null
  bodyOf: (form: unknown) => object
  /** The form's name for a field of the API. */
  formName?: (wireName: string) => string
}

function withFormNames(error: unknown, formName: (wireName: string) => string): unknown {
  if (!(error instanceof HttpError) || !error.body.errors) return error
  const named = Object.entries(error.body.errors).map(([name, text]) => [formName(name), text])
  const fieldErrors = Object.fromEntries(named) as Record<string, string>
  return new HttpError({ ...error, fieldErrors, sentToken: error.sentToken } as ConstructorParameters<
    typeof HttpError
  >[0])
}

const ifMatch = ({ version }: SaveMeta): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }

/** The verbs of users and mitra: paged lists, and records with a version under `data`. */
export function accountRecords(
  { http, headersOf }: ApiContext,
  { path, read, bodyOf, formName = (name) => name }: AccountRecordsOptions,
): Required<Pick<ResourceApi, 'getList' | 'getOne' | 'create' | 'update'>> {
  const one = (answer: unknown) => {
    const record = read(asJson(asJson(answer).data))
    if (!record) throw new HttpError({ kind: 'notJson' })
    return record
  }
  const named = (work: Promise<unknown>) =>
    work.catch((error: unknown) => Promise.reject(withFormNames(error, formName)))
  const at = (id: unknown) => `${path}/${encodeURIComponent(String(id))}`

  return {
    getList: pagedList({
      http,
      path,
      read,
      orderOf: ({ field, order } = { field: 'name', order: 'ASC' }) => ({
        sort: field === 'email' ? 'email' : 'name',
        order: order === 'DESC' ? 'desc' : 'asc',
      }),
    }),
    getOne: async ({ id, signal }) => ({ data: one(await http.request('GET', at(id), { signal })) }),
    create: async ({ data, meta }) => {
      const answer = await named(http.request('POST', path, { body: bodyOf(data), headers: headersOf(meta) }))
      return { data: { ...one(answer), link: asJson(answer).link } }
    },
    update: async ({ id, data, meta }) => {
      const headers = { ...headersOf(meta), ...ifMatch(meta) }
      return { data: one(await named(http.request('PUT', at(id), { body: bodyOf(data), headers }))) }
    },
  }
}
