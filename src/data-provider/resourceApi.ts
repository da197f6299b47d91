import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { HttpClient } from '../http/httpClient'
import type { Id } from '../domain/types'
import type { SaveMeta, Signal } from './types'

/** What the verbs of a resource are made over. */
export type ApiContext = {
  http: HttpClient
  /** The headers of a save: `Idempotency-Key`, where the partner API is to have it. */
  headersOf: (meta: SaveMeta) => Record<string, string>
}

type Answer = Promise<{ data: unknown }>

/** react-admin's verbs for one resource, without its name; a verb that is missing is refused. */
export type ResourceApi = {
  getList?: (params: GetListParams & Signal) => Promise<GetListResult<RaRecord>>
  getOne?: (params: { id: Id; meta?: unknown } & Signal) => Answer
  create?: (params: { data: unknown; meta: SaveMeta }) => Answer
  update?: (params: { id: Id; data: unknown; meta: SaveMeta }) => Answer
  delete?: (params: { id: Id }) => Answer
  /** What the partner API can do with it besides; the data provider has these under the same names. */
  methods?: Readonly<Record<string, (...params: never[]) => Promise<unknown>>>
}

/** Makes the verbs of one resource. `name` is the resource's: a folder may hold several that are read alike. */
export type CreateApi = (context: ApiContext, name: string) => ResourceApi
