import type { QueryClient } from '@tanstack/react-query'
import { FIELD_NAMES } from '../../../../domain/package/packageFields'
import type { FormCheck } from './packageResolver'
import { isRefused } from './usePriceState'

/**
 * Whether these fields break no rule but lack the records of choices whose lists cannot be read. The mitra cannot mend
 * that, so it stops neither a step nor a save (docs/product.md §7.2.5).
 */
export function isOnlyUnread(
  client: QueryClient,
  { problems, unpriced }: FormCheck,
  fields: readonly string[] = FIELD_NAMES,
): boolean {
  const isHere = ({ path }: { path: string }) => fields.some((field) => `${path}.`.startsWith(`${field}.`))
  const isUnreadable = (resource: string) =>
    client
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === resource })
      .some(isRefused)
  return (
    !problems.some(isHere) &&
    unpriced.filter(isHere).every(({ resource, hasRecord }) => !hasRecord && isUnreadable(resource))
  )
}
