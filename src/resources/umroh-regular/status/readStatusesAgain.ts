import type { QueryClient } from '@tanstack/react-query'
import { AS_DETAIL } from '@/data-provider/types'
import { isListKey } from '@/data-provider/firstPage'
import { umrohRegular } from '../resource'

/** Marks lists and details of packages as out of date, because a status has changed. A form that is open keeps its query. */
export function readStatusesAgain(client: QueryClient): void {
  void client.invalidateQueries({
    queryKey: [umrohRegular.name],
    predicate: ({ queryKey }) => {
      const [, verb, params] = queryKey
      const { meta } = (params ?? {}) as { meta?: { shape?: string } }
      return isListKey(queryKey) || verb === 'getList' || meta?.shape === AS_DETAIL.shape
    },
  })
}
