import { useGetList, type RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import { retryDelay, retryQuery, STALE_TIME } from '../../domain/requestPolicy'
import { loadFailure } from '../../ui/feedback/loadFailure'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'

export type DeskPartProps<Row extends RaRecord> = {
  resource: string
  perPage?: number
  failedTitle: string
  /** The height of the part while it loads, in px. */
  height: number
  children: (rows: Row[]) => ReactNode
}

/** A part of the desk with its own request: it loads, fails and tries again without the other parts. */
export function DeskPart<Row extends RaRecord>(props: DeskPartProps<Row>) {
  const { resource, perPage = 1000, failedTitle, height, children } = props
  const { data, error, isPending, isPaused, refetch } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage } },
    { retry: retryQuery, retryDelay, staleTime: STALE_TIME.packages },
  )
  if (data) return children(data)
  if (isPending && !isPaused) return <Skeleton height={height} />
  return <Notice compact alert title={failedTitle} {...loadFailure(isPaused ? null : error, refetch)} />
}
