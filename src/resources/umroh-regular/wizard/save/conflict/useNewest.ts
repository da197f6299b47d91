import { useGetOne } from 'ra-core'
import { AS_FORM, PACKAGES, type EditedPackage } from '../../../../../data-provider/types'
import { retryDelay, retryQuery } from '../../../../../domain/requestPolicy'
import type { Id } from '../../../../../domain/types'

// Read once: what one chooses from must not change under the finger.
const queryOptions = {
  staleTime: Infinity,
  gcTime: 0,
  retry: retryQuery,
  retryDelay,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
}

/** The package as it lies on the server at this refusal of a save. Not the query of the page, whose form is being typed in. */
export const useNewest = (id: Id, refusal: number) =>
  useGetOne<EditedPackage>(PACKAGES, { id, meta: { ...AS_FORM, refusal } }, queryOptions)
