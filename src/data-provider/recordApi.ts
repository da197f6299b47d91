import type { Id } from '@/domain/types'
import type { CreateApi, Wire } from './resourceApi'
import type { Actions, SaveMeta } from './types'

/**
 * The API of a resource that needs nothing but its {@link Wire}. Each action is a POST to the record's path with the action's
 * name; its parameters are the body.
 */
export const recordApi =
  (wire: Wire, ...actions: (keyof Actions)[]): CreateApi =>
  ({ path, rest }, { http }) => {
    const act =
      (action: string) =>
      (id: Id, { meta, ...body }: { meta?: SaveMeta }) =>
        http.request('POST', `${path}/${encodeURIComponent(id)}/${action}`, { body, meta })
    return { ...rest(wire), methods: Object.fromEntries(actions.map((action) => [action, act(action)])) }
  }
