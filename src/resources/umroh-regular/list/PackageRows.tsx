import styled from '@emotion/styled'
import { useInfinitePaginationContext, useListContext, useNotify } from 'ra-core'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../ui/layout/Button'
import { FoundCount } from '../../../ui/feedback/FoundCount'
import { AlertIcon, CopyIcon, SearchIcon } from '../../../ui/layout/icons'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { QueryAge } from '../../../ui/feedback/QueryAge'
import { isFurtherPage, useActiveQuery } from '../../../ui/hooks/useActiveQuery'
import { Spinner } from '../../../ui/feedback/Spinner'
import { useWindowedRows } from '../../../ui/hooks/windowing'
import type { PackageRow } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { DuplicateSheet } from './lazyDuplicateSheet'
import { CARD_HEIGHT, GAP, ListBody, LoadingList } from './ListBody'
import { PackageCard } from './PackageCard'
import { links, umrohRegular } from '../resource'

const LIST_QUERY = [umrohRegular.name, 'getInfiniteList']
const More = styled('div')({ display: 'grid', placeItems: 'center', gap: 8, paddingTop: 8 })

/** The list's cards, or a notice that says why there are none. */
export function PackageRows({ q, mayCreate }: { q: string; mayCreate: boolean }) {
  const { duplicated, isAsked, duplicate, close } = useDuplicating()
  const { data, isPending, isPaused, error, refetch, isPlaceholderData } = useListContext<PackageRow>()
  // TanStack Query pauses a query that has no network. Rows of the last search do not answer a new search.
  const isOffline = isPaused && (isPending || isPlaceholderData)
  const failure = isOffline || (!isPending && error) ? loadFailure(isOffline ? null : error, refetch) : null
  return (
    <ListBody aria-busy={isPlaceholderData || undefined}>
      {failure && (!data || data.length === 0 || isPlaceholderData) ? (
        <Notice alert icon={<AlertIcon />} title={t('list.failedTitle')} {...failure} />
      ) : data && data.length > 0 ? (
        <Cards key={isPlaceholderData ? undefined : q} rows={data} onDuplicate={duplicate} />
      ) : isPending ? (
        <LoadingList />
      ) : q ? (
        <Notice icon={<SearchIcon />} title={t('list.noMatchTitle')} text={t('list.noMatchText', { q })} />
      ) : (
        <Notice
          icon={<CopyIcon />}
          title={t('list.emptyTitle')}
          text={t('list.emptyText')}
          action={
            mayCreate && (
              <ButtonLink to={links.create} variant="contained">
                {t('list.create')}
              </ButtonLink>
            )
          }
        />
      )}
      <FoundCount q={q} text="list.found" />
      <QueryAge queryKey={LIST_QUERY} />
      {/* The sheet stands outside the cards, so that a new search does not reset an unfinished copy and its idempotency key. */}
      {isAsked && (
        <Suspense>
          <DuplicateSheet row={duplicated} onClose={close} />
        </Suspense>
      )}
    </ListBody>
  )
}

function Cards({ rows, onDuplicate }: { rows: PackageRow[]; onDuplicate: (row: PackageRow) => void }) {
  const containerRef = useRef<HTMLDivElement>(null)
  const { from, to, before, after, measure } = useWindowedRows({
    count: rows.length,
    estimate: CARD_HEIGHT,
    gap: GAP,
    containerRef,
  })
  return (
    <>
      <div className="rows" ref={containerRef} style={{ paddingTop: before, paddingBottom: after }}>
        {rows.slice(from, to).map((row, offset) => (
          <div key={row.id} ref={measure(from + offset)} style={{ marginBottom: GAP }}>
            <PackageCard row={row} onDuplicate={onDuplicate} />
          </div>
        ))}
      </div>
      <NextPage isNear={to >= rows.length} />
    </>
  )
}

/** The package to duplicate, once the code of the sheet has been loaded. */
function useDuplicating() {
  const notify = useNotify()
  const [duplicated, setDuplicated] = useState<PackageRow | null>(null)
  const [isAsked, setAsked] = useState(false)
  const duplicate = useCallback(
    (row: PackageRow) => {
      const open = () => {
        setAsked(true)
        setDuplicated(row)
      }
      DuplicateSheet.preload().then(open, () =>
        notify(navigator.onLine ? 'error.code' : 'error.network', { type: 'error' }),
      )
    },
    [notify],
  )
  const close = useCallback(() => setDuplicated(null), [])
  return { duplicated, isAsked, duplicate, close }
}

/**
 * Reads the next page when the user comes near the end. After a failure it waits until the user presses 'Coba lagi'.
 */
function NextPage({ isNear }: { isNear: boolean }) {
  const { error, meta, isFetching } = useListContext<PackageRow>()
  const { hasNextPage = false, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext()
  const isFurther = isFurtherPage(useActiveQuery({ queryKey: LIST_QUERY }))
  const isComplete = Boolean((meta as { complete?: boolean } | undefined)?.complete)
  const wants = isNear && hasNextPage && !isComplete && !isFetching && !error
  useEffect(() => {
    if (wants) void fetchNextPage()
  }, [wants, fetchNextPage])
  if (isFetchingNextPage) return <Spinner />
  if (!error || !isFurther || !hasNextPage) return null
  const { text, onRetry } = loadFailure(error, () => fetchNextPage())
  return (
    <More role="alert">
      <p>
        {t('list.moreFailed')} {text}
      </p>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
    </More>
  )
}
