import { unsupported } from './dataProvider'
import type { CreateApi, ResourceApi } from './resourceApi'

type ApiModule = { createApi: CreateApi }
type Call = (params: never) => Promise<unknown>

const VERBS = ['getList', 'getOne', 'create', 'update', 'delete'] as const

/** The code did not arrive: the call fails with words that a screen can show. */
const failLoading = () => Promise.reject(new Error(navigator.onLine ? 'error.code' : 'error.network'))

/**
 * The API of a resource whose code loads with its first call, because the login needs none of it. `methods` names its
 * methods besides react-admin's verbs.
 */
export function lazyApi(load: () => Promise<ApiModule>, methods: readonly string[] = []): CreateApi {
  return (context, name) => {
    let loading: Promise<ResourceApi> | null = null
    // A load that failed is tried again by the next call.
    const api = () =>
      (loading ??= load()
        .catch(failLoading)
        .then(({ createApi }) => createApi(context, name))
        .catch((error: unknown) => {
          loading = null
          throw error
        }))
    const verbs = VERBS.map((verb) => {
      const call: Call = async (params) => (await api())[verb]?.(params) ?? unsupported(verb, name)
      return [verb, call]
    })
    const own = methods.map((method) => {
      const call = async (...params: never[]) =>
        (await api()).methods?.[method]?.(...params) ?? unsupported(method, name)
      return [method, call]
    })
    return { ...Object.fromEntries(verbs), methods: Object.fromEntries(own) } as ResourceApi
  }
}

const masterWrites = lazyApi(() => import('./masterWrites'), ['importRows', 'settleImport'])

/** An admin's writes of a master. */
export function lazyMasterWrites(
  ...of: Parameters<CreateApi>
): Pick<ResourceApi, 'create' | 'update' | 'delete' | 'methods'> {
  const { create, update, delete: remove, methods } = masterWrites(...of) as Required<ResourceApi>
  return { create, update, delete: remove, methods }
}
