import type { HttpClient } from '../http/httpClient'
import type { ApiContext, CreateApi, ResourceApi } from './resourceApi'
import type { PartnerDataProvider, SaveMeta } from './types'

export type DataProviderOptions = {
  http: HttpClient
  /** Whether saves carry `Idempotency-Key`: not to an API of another origin whose CORS rules do not know it. */
  sendIdempotencyKey: boolean
  /** The calls of every resource, by its name. */
  apis: readonly { name: string; createApi: CreateApi }[]
}

type Verb = Exclude<keyof ResourceApi, 'methods'>
const VERBS: readonly Verb[] = ['getList', 'getOne', 'create', 'update', 'delete']
/** Verbs of react-admin that no call of the partner API answers. */
const MISSING = ['getMany', 'getManyReference', 'updateMany', 'deleteMany'] as const

const unsupported = (verb: string, resource: string) =>
  Promise.reject(
    new Error(
      `The partner API has no '${verb}' for '${resource}' (spec §7). Call one of its own methods, or add the verb to the resource's api.ts.`,
    ),
  )

/** react-admin's data provider over the partner API (spec §7): each call goes to the API of the resource that it names. */
export function createDataProvider({ http, sendIdempotencyKey, apis }: DataProviderOptions): PartnerDataProvider {
  const headersOf = ({ idempotencyKey }: SaveMeta): Record<string, string> =>
    sendIdempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}
  const context: ApiContext = { http, headersOf }
  const byName = new Map(apis.map(({ name, createApi }) => [name, createApi(context, name)]))

  // A rejection, not a throw: react-admin's hooks show it.
  async function call(verb: Verb, resource: string, params: never): Promise<unknown> {
    const api = byName.get(resource)
    if (!api) throw new Error(`Unknown resource '${resource}': add it to resources/registry.ts.`)
    return api[verb] ? api[verb](params) : unsupported(verb, resource)
  }

  const verbs = VERBS.map((verb) => [verb, (resource: string, params: never) => call(verb, resource, params)])
  const missing = MISSING.map((verb) => [verb, (resource: string) => unsupported(verb, resource)])
  const methods = [...byName.values()].flatMap((api) => Object.entries(api.methods ?? {}))
  const provider: unknown = { supportAbortSignal: true, ...Object.fromEntries([...verbs, ...missing, ...methods]) }
  // Its methods are those of the registered resources, which the compiler cannot count; providerContract tests them.
  return provider as PartnerDataProvider
}
