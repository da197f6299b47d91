import type { Feature } from '@/domain/access/features'
import { sentTwice } from '@/domain/requestPolicy'
import { writeHeaders } from '@/http/addresses'
import type { HttpClient } from '@/http/httpClient'
import { keyedHttp } from './keyedHttp'
import type { ApiContext, CreateApi, ResourceApi } from './resourceApi'
import { simpleRest } from './simpleRest'
import type { PartnerDataProvider } from './types'

export type DataProviderOptions = {
  http: HttpClient
  /** Whether saves send `Idempotency-Key`. The CORS rules of an API of another origin may not allow this header. */
  sendIdempotencyKey: boolean
  /** Whether the partner API is known to honour these keys. */
  keepsKeys?: () => boolean
  /** Tells the signed-in user. */
  who?: () => unknown
  /** The API of each resource, by the resource's name. */
  apis: readonly {
    name: string
    /** Its path below the API's base. Without it: its name. */
    path?: string | undefined
    feature?: Feature | undefined
    createApi?: CreateApi | undefined
  }[]
  /** Whether the partner API has a feature. Calls about a resource whose feature is missing are rejected and never sent. */
  offers?: (feature: Feature) => boolean
  /** The origin at which the browser reaches the API; without it the page's own. */
  origin?: string | undefined
}

type Verb = Exclude<keyof ResourceApi, 'methods'>
const VERBS: readonly Verb[] = ['getList', 'getOne', 'create', 'update', 'delete']
/** react-admin's verbs that no resource of the partner API has. */
const MISSING = ['getMany', 'getManyReference', 'updateMany', 'deleteMany'] as const

const unsupported = (verb: string, resource: string) =>
  Promise.reject(
    new Error(
      `The partner API has no '${verb}' for '${resource}' (docs/product.md §10.2). Call one of its own methods.`,
    ),
  )

const ALL = () => true

/**
 * react-admin's data provider over the partner API (docs/product.md §10): ra-data-simple-rest for each resource, with what
 * that resource does differently laid over it.
 */
export function createDataProvider({
  http,
  sendIdempotencyKey,
  keepsKeys = ALL,
  who = () => null,
  apis,
  offers = ALL,
  origin = globalThis.location?.origin ?? '',
}: DataProviderOptions): PartnerDataProvider {
  const sendTwice: ApiContext['sendTwice'] = (send) => sentTwice(send, who)
  const contextOf = (name: string): ApiContext => ({
    sendTwice,
    http: sendIdempotencyKey ? keyedHttp(http, name, who) : http,
    headersOf: writeHeaders(sendIdempotencyKey),
    sendsKeys: sendIdempotencyKey,
    keepsKeys: () => sendIdempotencyKey && keepsKeys(),
    origin,
  })
  const byName = new Map(
    apis.map(({ name, path, feature, createApi }) => {
      const isOffered = () => feature === undefined || offers(feature)
      const context = contextOf(name)
      const base = simpleRest(context, name, path)
      const api: Required<Omit<ResourceApi, 'methods'>> & ResourceApi = { ...base, ...createApi?.(base, context) }
      return [name, { isOffered, api }]
    }),
  )

  // An async function rejects instead of throwing, so react-admin's hooks show the error.
  async function call(verb: Verb, resource: string, params: never): Promise<unknown> {
    const known = byName.get(resource)
    if (!known) throw new Error(`Unknown resource '${resource}': add it to resources/registry.ts.`)
    const { isOffered, api } = known
    if (!isOffered()) return unsupported(verb, resource)
    // A `create` is never repeated by itself: the first one may have arrived (docs/product.md §7.3.1).
    return verb === 'update' ? sendTwice(() => api.update(params)) : api[verb](params)
  }

  const verbs = VERBS.map((verb) => [verb, (resource: string, params: never) => call(verb, resource, params)])
  const missing = MISSING.map((verb) => [verb, (resource: string) => unsupported(verb, resource)])
  /** Calls an action of one resource: another one may have an action of the same name. */
  async function act(name: string, resource: string, params: never[]): Promise<unknown> {
    const known = byName.get(resource)
    const method = known?.api.methods?.[name]
    return known?.isOffered() && method ? method(...params) : unsupported(name, resource)
  }

  const names = new Set([...byName.values()].flatMap(({ api }) => Object.keys(api.methods ?? {})))
  const actions = [...names].map((name) => [
    name,
    (resource: string, ...params: never[]) => act(name, resource, params),
  ])
  const provider: unknown = { supportAbortSignal: true, ...Object.fromEntries([...verbs, ...missing, ...actions]) }
  // The compiler cannot know the methods of the registered resources. The test providerContract checks them.
  return provider as PartnerDataProvider
}
