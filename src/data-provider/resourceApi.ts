import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import type { PathField, WireField } from '@/records/fields'
import type { Query } from '@/http/addresses'
import type { RequestOptions } from '@/http/httpClient'
import type { Id } from '@/domain/types'
import type { Json } from './mappers/wire'
import type { SaveMeta, Signal } from './types'

export type WriteOptions = RequestOptions & {
  /** Key and version of a write. Without a key of its own it gets one (keyedHttp.ts). */
  meta?: SaveMeta | undefined
  /** A repetition changes nothing: the write is sent once more if it fails, for the same user. */
  mayRepeat?: true
}

/** The HTTP client of one resource. */
export type ResourceHttp = {
  request: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: WriteOptions) => Promise<unknown>
}

/** The tools that each resource's API is made with. */
export type ApiContext = {
  http: ResourceHttp
  /** The origin at which the browser reaches the API. */
  origin: string
  /** Whether the partner API is known to make nothing twice under one key (docs/product.md §7.3.3). */
  keepsKeys: () => boolean
}

type Answer = Promise<{ data: unknown; meta?: unknown }>

/** react-admin's verbs for one resource, without the resource's name. */
export type Verbs = {
  getList: (params: GetListParams & Signal) => Promise<GetListResult<RaRecord>>
  getOne: (params: { id: Id; meta?: unknown } & Signal) => Answer
  create: (params: { data: unknown; meta?: SaveMeta }) => Answer
  update: (params: { id: Id; data: unknown; meta?: SaveMeta }) => Answer
  delete: (params: { id: Id; meta?: SaveMeta }) => Answer
}

export type ResourceApi = Partial<Verbs> & {
  /** Further calls about the resource (types.ts, `Actions`): the data provider calls them with the resource's name first. */
  methods?: Readonly<Record<string, (...params: never[]) => Promise<unknown>>>
}

/** Reads a record; returns null if it is unreadable. */
export type Reader = (json: Json) => RaRecord | null

/** A page of a list, as react-admin asks for it. */
export type Asked = Required<Pick<GetListParams, 'sort' | 'pagination'>> & { filter: Query }

/** How the partner API is asked for a list: pagedList.ts, wholeList.ts. */
export type ListWire = {
  /** The page of a caller who names none. */
  firstPage: Asked['pagination']
  /** The API's limit of rows per answer. */
  most: number
  /** The API answers all records at once: a single one is taken from the list, and the list proves a write. */
  isWhole: boolean
  queryOf: (asked: Asked) => Query
  pageOf: (records: RaRecord[], answer: unknown, asked: Asked) => GetListResult<RaRecord>
}

/** What a resource says of its records and of its list: all that simpleRest.ts needs for every verb. */
export type Wire = {
  /** The API answers the list whole. Without it the API cuts the list into pages. */
  isWhole?: true
  /** Returns the API's query parameters for an order. Without this function a list in pages keeps the API's own order. */
  orderOf?: (sort: Asked['sort']) => Query
  /** The names of the filters that a list in pages has besides `q`. */
  filters?: readonly string[]
  /** Reads what the `meta` of a page says besides the total; the list's `meta` in react-admin. */
  metaOf?: (meta: Json) => object
  /** Returns the reader of a record, which may depend on the list's filter. */
  readerOf?: (filter: Query) => Reader
  /** Reads a single record where it looks otherwise than in the list. */
  readOne?: (json: Json, id: Id) => RaRecord | null
  /** Makes the body of a save from a form. Without it the form's fields are the body. */
  bodyOf?: (form: object) => object
} & (
  | { /** The declared fields, by which records are read too. */ fields: readonly PathField[] }
  | { /** The names of the form's fields. */ fields?: readonly WireField[]; readerOf: (filter: Query) => Reader }
)

/** The resource's name, its path below the API's base, and ra-data-simple-rest for it (simpleRest.ts). */
export type BaseApi = { name: string; path: string; rest: (wire: Wire) => Verbs }

/** Returns the verbs of a resource and its own methods. Several resources may share one such function. */
export type CreateApi = (base: BaseApi, context: ApiContext) => ResourceApi
