import type { Feature } from '@/domain/access/features'
import { sentTwice } from '@/domain/requestPolicy'
import type { HttpClient } from '@/http/httpClient'
import { keyedHttp } from './keyedHttp'
import type { BaseApi, CreateApi, ResourceApi } from './resourceApi'
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

/** Those that no resource of the partner API has are refused. */
const VERBS = 'getList getOne getMany getManyReference create update updateMany delete deleteMany'.split(' ')

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
  const byName = new Map(
    apis.map(({ name, path = `/${name}`, feature, createApi = () => ({}) }) => {
      const isOffered = () => feature === undefined || offers(feature)
      const ofResource = keyedHttp(http, { resource: name, who, sendsKeys: sendIdempotencyKey })
      const base: BaseApi = { name, path, rest: (wire) => simpleRest(ofResource, path, wire) }
      const context = { http: ofResource, origin, keepsKeys: () => sendIdempotencyKey && keepsKeys() }
      const { methods, ...verbs }: ResourceApi = createApi(base, context)
      return [name, { isOffered, calls: { ...verbs, ...methods } as NonNullable<ResourceApi['methods']> }]
    }),
  )

  /**
   * Calls a verb or an action of one resource: another one may have an action of the same name. An async function rejects
   * instead of throwing, so react-admin's hooks show the error.
   */
  async function call(name: string, resource: string, params: never[]): Promise<unknown> {
    const known = byName.get(resource)
    if (!known) throw new Error(`Unknown resource '${resource}': add it to resources/registry.ts.`)
    const method = known.calls[name]
    if (!method || !known.isOffered()) throw new Error(`The partner API has no '${name}' for '${resource}'.`)
    // A `create` is never repeated by itself: the first one may have arrived (docs/product.md §7.3.1).
    return name === 'update' ? sentTwice(() => method(...params), who) : method(...params)
  }

  const names = new Set([...VERBS, ...[...byName.values()].flatMap(({ calls }) => Object.keys(calls))])
  const calls = [...names].map((name) => [name, (resource: string, ...params: never[]) => call(name, resource, params)])
  const provider: unknown = { supportAbortSignal: true, ...Object.fromEntries(calls) }
  // The compiler cannot know the methods of the registered resources. The test providerContract checks them.
  return provider as PartnerDataProvider
}
