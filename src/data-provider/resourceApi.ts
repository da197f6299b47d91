import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { HttpClient } from '@/http/httpClient'
import type { Id } from '@/domain/types'
import type { SaveMeta, Signal } from './types'

/** The tools that each resource's API is made with. */
export type ApiContext = {
  /** Sends a write that is safe to repeat: once more if it fails, for the same user. */
  sendTwice: <T>(send: () => Promise<T>) => Promise<T>
  http: HttpClient
  /** Returns the headers of a write: `If-Match` of a version, and `Idempotency-Key` if its caller has a key of its own. */
  headersOf: (meta?: SaveMeta) => Record<string, string>
  /** The origin at which the browser reaches the API. */
  origin: string
  /** Whether writes have idempotency keys: the client gives each its own (keyedHttp.ts). */
  sendsKeys: boolean
  /** Whether the partner API is known to make nothing twice under one key (docs/product.md §7.3.3). */
  keepsKeys: () => boolean
}

type Answer = Promise<{ data: unknown }>

/** react-admin's verbs for one resource, without the resource's name. */
export type ResourceApi = {
  getList?: (params: GetListParams & Signal) => Promise<GetListResult<RaRecord>>
  getOne?: (params: { id: Id; meta?: unknown } & Signal) => Answer
  create?: (params: { data: unknown; meta?: SaveMeta }) => Answer
  update?: (params: { id: Id; data: unknown; meta?: SaveMeta }) => Answer
  delete?: (params: { id: Id; meta?: SaveMeta }) => Answer
  /** Further calls about the resource (types.ts, `Actions`): the data provider calls them with the resource's name first. */
  methods?: Readonly<Record<string, (...params: never[]) => Promise<unknown>>>
}

/** What ra-data-simple-rest does for the resource `name` at a path below the API's base (simpleRest.ts). */
export type BaseApi = Required<Omit<ResourceApi, 'methods'>> & { name: string; path: string }

/**
 * Returns the verbs whose wire differs from the base, and the resource's own methods. Several resources may share one such
 * function.
 */
export type CreateApi = (base: BaseApi, context: ApiContext) => ResourceApi
