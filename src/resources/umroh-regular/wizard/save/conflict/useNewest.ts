import { useGetOne } from 'ra-core'
import { AS_FORM, type EditedPackage } from '../../../../../data-provider/types'
import { retryDelay, retryQuery } from '../../../../../domain/requestPolicy'
import type { Id } from '../../../../../domain/types'
import { umrohRegular } from '../../../resource'

// The package is read only once, so that the choice does not change while the mitra decides.
const queryOptions = {
  staleTime: Infinity,
  gcTime: 0,
  retry: retryQuery,
  retryDelay,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
}

/**
 * The package as the server has it after this refusal. The query is separate, because the page's query belongs to the
 * form.
 */
export const useNewest = (id: Id, refusal: number) =>
  useGetOne<EditedPackage>(umrohRegular.name, { id, meta: { ...AS_FORM, refusal } }, queryOptions)
