import { fieldsOfResource } from '@/records/masters'
import type { masterActions } from './masterActions'
import type { ApiContext, BaseApi, ResourceApi, Wire } from './resourceApi'

const ACTIONS: readonly (keyof ReturnType<typeof masterActions>)[] = [
  'importRows',
  'settleImport',
  'newestBatch',
  'undoBatch',
  'deleteRecords',
  'restoreRecord',
  'uploadPicture',
]

/** A master or the hotels of one city: a whole list, an admin's writes, and actions whose code only an admin's app loads. */
export function masterApi(base: BaseApi, context: ApiContext, readerOf: NonNullable<Wire['readerOf']>): ResourceApi {
  const load = () => import('./masterActions').then((module) => module.masterActions(base.name, context))
  const later =
    (name: (typeof ACTIONS)[number]) =>
    async (...params: never[]): Promise<unknown> =>
      ((await load())[name] as (...params: never[]) => Promise<unknown>)(...params)
  return {
    ...base.rest({ isWhole: true, readerOf, fields: fieldsOfResource(base.name) }),
    methods: Object.fromEntries(ACTIONS.map((name) => [name, later(name)])),
  }
}
