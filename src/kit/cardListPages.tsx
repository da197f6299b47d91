import styled from '@emotion/styled'
import type { InfiniteData } from '@tanstack/react-query'
import { useInfinitePaginationContext, useListContext, type GetInfiniteListResult, type RaRecord } from 'ra-core'
import { useEffect } from 'react'
import { distinctRows, hasShifted } from '@/domain/values/paging'
import { t } from '@/i18n/kit'
import { LIST_POLICY, listKey } from '@/data-provider/firstPage'
import { Button } from '@/ui/elements/Button'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Spinner } from '@/ui/feedback/Spinner'
import { isFurtherPage, useActiveQuery } from '@/ui/hooks/useActiveQuery'
import { useSettledPages } from '@/ui/hooks/useSettledPages'
import { useResource } from '@/ui/hooks/useResource'

/** What an answer says beside its rows: the fields that the API sorts by, the least total of a list that was not counted, and numbers for its filters. */
type AnswerMeta = { sortBy?: string[]; atLeast?: number; counts?: Readonly<Record<string, number>> }
/** `isComplete`: a page brought nothing new, so no page follows. `hasMoved`: rows moved between the pages while these were read. */
type ListMeta = AnswerMeta & { isComplete: boolean; hasMoved: boolean; pages: number }

type Pages<Row extends RaRecord> = InfiniteData<GetInfiniteListResult<Row>, number>

/** All pages as one, with each row once (docs/product.md §5.3.2 and §5.3.3). */
function inOnePage<Row extends RaRecord>({ pages, pageParams }: Pages<Row>): Pages<Row> {
  const [first] = pages
  if (!first) return { pages, pageParams }
  const { rows, complete } = distinctRows(pages)
  const hasMoved = hasShifted(pages, pages.at(-1)?.pageInfo?.hasNextPage === true)
  const meta: ListMeta = { ...first.meta, isComplete: complete, hasMoved, pages: pages.length }
  return { pages: [{ ...first, data: rows, meta }], pageParams }
}

/** Of the list's query. */
export const queryOptions = { ...LIST_POLICY, select: inOnePage, onError: () => undefined }

/** What react-admin knows of the list around it, with the type of its `meta`. */
export function useCardList<Row extends RaRecord>() {
  const { meta, ...list } = useListContext<Row>()
  return { ...list, ...useInfinitePaginationContext(), meta: meta as ListMeta | undefined }
}

/** Reads pages again whose rows have moved while the user scrolled. */
export function SettledPages() {
  const { meta, isPlaceholderData, hasNextPage = false, isFetching = false, error, refetch } = useCardList()
  useSettledPages({
    count: isPlaceholderData ? 0 : (meta?.pages ?? 0),
    hasMoved: meta?.hasMoved ?? false,
    hasNextPage,
    isFetching,
    error,
    refetch,
  })
  return null
}

const More = styled('div')({ display: 'grid', placeItems: 'center', gap: 8, paddingBlock: '8px 16px' })

/**
 * Reads the next page when the user comes near the end. After a failure it waits until the user presses 'Coba lagi'.
 */
export function NextPage({ isNear, failed }: { isNear: boolean; failed: string }) {
  const { error, isFetching, isPaused, meta, hasNextPage, isFetchingNextPage, fetchNextPage } = useCardList()
  const isFurther = isFurtherPage(useActiveQuery({ queryKey: listKey(useResource()) }))
  // While a request for the first page waits for the network, none for the next page may take its place.
  const wants = isNear && hasNextPage && !meta?.isComplete && !isFetching && !isPaused && !error
  useEffect(() => {
    if (wants) void fetchNextPage()
  }, [wants, fetchNextPage])
  if (isFetchingNextPage) return <Spinner />
  // TanStack Query pauses a request that has no network. It goes on by itself when the network is back.
  if (!hasNextPage || !(isPaused ? isNear : error && isFurther)) return null
  const { text, onRetry } = loadFailure(isPaused ? null : error, () => fetchNextPage({ cancelRefetch: false }))
  return (
    <More role="alert">
      <p>
        {failed} {text}
      </p>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
    </More>
  )
}
