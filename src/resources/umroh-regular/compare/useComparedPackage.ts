import { useGetOne } from 'ra-core'
import { AS_DETAIL } from '../../../data-provider/types'
import { isNotFound, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { PackageDetail } from '../../../domain/types'
import { umrohRegular } from '../resource'

/** A package of the comparison: there, still loading, deleted, or unreadable. `error` is null where there is no network. */
export type ComparedPackage = { id: string } & (
  | { is: 'there'; detail: PackageDetail }
  | { is: 'loading'; isRetrying: boolean }
  | { is: 'missing' }
  | { is: 'failed'; error: Error | null; retry: () => unknown }
)

/** Reads a package as its detail does, so that both share one answer, also the one that the phone keeps. */
export function useComparedPackage(id: string | undefined): ComparedPackage | null {
  const { data, error, isPending, isPaused, failureCount, refetch } = useGetOne<PackageDetail>(
    umrohRegular.name,
    { id: id ?? '', meta: AS_DETAIL },
    { enabled: id !== undefined, retry: retryQuery, retryDelay },
  )
  if (id === undefined) return null
  if (isNotFound(error)) return { id, is: 'missing' }
  if (data) return { id, is: 'there', detail: data }
  if (isPending && !isPaused) return { id, is: 'loading', isRetrying: failureCount > 0 }
  return { id, is: 'failed', error: isPaused ? null : error, retry: refetch }
}
