import Skeleton from '@mui/material/Skeleton'
import { useGetList, type RaRecord, type SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import { STALE_TIME } from '@/domain/requestPolicy'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import { Section } from '@/ui/layout/Section'

type DeskPartProps<Row extends RaRecord> = {
  resource: string
  /** The title of the card that shows loading and failure, if `children` bring a card. */
  cardTitle?: string
  filter?: Readonly<Record<string, string>>
  sort?: SortPayload | undefined
  perPage?: number
  failedTitle: string
  /** The height of the part while it loads, in px. */
  height: number
  children: (rows: Row[], meta: unknown) => ReactNode
}

/** A part of the desk with its own request: it loads, fails and tries again without the other parts. */
export function DeskPart<Row extends RaRecord>(props: DeskPartProps<Row>) {
  const { resource, cardTitle, filter = {}, sort, perPage = 1000, failedTitle, height, children } = props
  const { data, meta, error, isPending, isPaused, refetch } = useGetList<Row>(
    resource,
    { filter, pagination: { page: 1, perPage }, ...(sort ? { sort } : {}) },
    { staleTime: STALE_TIME.packages },
  )
  if (data) return children(data, meta)
  const state =
    isPending && !isPaused ? (
      <Skeleton height={height} />
    ) : (
      <Notice compact alert title={failedTitle} {...loadFailure(isPaused ? null : error, refetch)} />
    )
  return cardTitle === undefined ? state : <Section title={cardTitle}>{state}</Section>
}
