import { firstPageHash } from '../resources/firstPage'
import { definitions } from '../resources/registry'
import { withQueryStore, type PersistedQuery } from './queryStore'

/** The text that the hash of each query of a resource begins with. */
const prefixOf = (resource: string) => `["${resource}"`
/** The range of keys in IndexedDB that holds a resource's queries. */
export const rangeOf = (resource: string) => IDBKeyRange.bound(prefixOf(resource), `${prefixOf(resource)}\uffff`)

const namesOf = (isWanted: (kinds: readonly string[]) => boolean) =>
  definitions.filter(({ persist }) => isWanted(persist)).map(({ name }) => name)
/** The resources whose lists or details screens show. They load first. */
export const SCREENS = namesOf((kinds) => kinds.includes('list') || kinds.includes('detail'))
/** The resources that only pickers show. */
export const PICKERS = namesOf((kinds) => kinds.length > 0).filter((name) => !SCREENS.includes(name))

/** The hashes of the first pages of whole lists, without a search or a status. */
export const WHOLE_LISTS = namesOf((kinds) => kinds.includes('list')).map((name) => firstPageHash(name, {}))

export const isOfResource = (hash: string, resource: string): boolean => hash.startsWith(prefixOf(resource))

/** Reads all answers of these resources from the disk. */
export const readAll = (resources: readonly string[]): Promise<PersistedQuery[]> =>
  Promise.all(
    resources.map((name) => withQueryStore<PersistedQuery[]>('readonly', (store) => store.getAll(rangeOf(name)))),
  ).then((found) => found.flatMap((entries) => entries ?? []))
