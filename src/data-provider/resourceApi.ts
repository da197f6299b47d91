import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { HttpClient } from '../http/httpClient'
import type { Id } from '../domain/types'
import type { SaveMeta, Signal } from './types'

/** The tools that each resource's API is made with. */
export type ApiContext = {
  http: HttpClient
  /** Returns the headers of a save: `Idempotency-Key`, unless it is switched off. */
  headersOf: (meta: SaveMeta) => Record<string, string>
}

type Answer = Promise<{ data: unknown }>

/** react-admin's verbs for one resource, without the resource's name. The data provider rejects a missing verb. */
export type ResourceApi = {
  getList?: (params: GetListParams & Signal) => Promise<GetListResult<RaRecord>>
  getOne?: (params: { id: Id; meta?: unknown } & Signal) => Answer
  create?: (params: { data: unknown; meta: SaveMeta }) => Answer
  update?: (params: { id: Id; data: unknown; meta: SaveMeta }) => Answer
  delete?: (params: { id: Id; meta?: SaveMeta }) => Answer
  /** Further calls about the resource. The data provider has them as methods of the same names (types.ts, `OwnMethods`). */
  methods?: Readonly<Record<string, (...params: never[]) => Promise<unknown>>>
}

/** Creates the API of the resource `name`. Several resources may share one such function. */
export type CreateApi = (context: ApiContext, name: string) => ResourceApi
