import type { RaRecord } from 'ra-core'
import { HttpError } from '@/http/HttpError'
import { withFormNames } from './fieldNames'
import { asJson, type Json } from './mappers/wire'
import { pagedList } from './pagedList'
import type { ApiContext, ResourceApi } from './resourceApi'
import type { Actions } from './types'

export type AccountRecordsOptions = {
  /** The resource's path below the API's base. */
  path: string
  /** Reads a record; returns null if it is unreadable. */
  read: (json: Json) => RaRecord | null
  bodyOf: (form: unknown) => object
  /** The names of the list's filters besides `q`. */
  filters?: readonly string[]
  /** The form's name for a field of the API. */
  formName?: (wireName: string) => string
}

/** The verbs of users and mitra: paged lists, and records with a version under `data`. Both can be disabled. */
export function accountRecords(
  { http, headersOf }: ApiContext,
  { path, read, bodyOf, filters = [], formName = (name) => name }: AccountRecordsOptions,
): Required<Pick<ResourceApi, 'getList' | 'getOne' | 'create' | 'update' | 'methods'>> {
  const one = (answer: unknown) => {
    const record = read(asJson(asJson(answer).data))
    if (!record) throw new HttpError({ kind: 'notJson' })
    return record
  }
  const named = (work: Promise<unknown>) => withFormNames(work, formName)
  const at = (id: unknown) => `${path}/${encodeURIComponent(String(id))}`

  return {
    getList: pagedList({
      http,
      path,
      read,
      filters,
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
      return { data: one(await named(http.request('PUT', at(id), { body: bodyOf(data), headers: headersOf(meta) }))) }
    },
    methods: {
      async setEnabled(id, isEnabled) {
        await http.request('POST', `${at(id)}/${isEnabled ? 'enable' : 'disable'}`)
      },
    } satisfies Partial<Actions>,
  }
}
