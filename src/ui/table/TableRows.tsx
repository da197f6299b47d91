import styled from '@emotion/styled'
import { useListContext } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { t } from '@/i18n/translate'
import { Button } from '../elements/Button'
import { loadFailure } from '../feedback/loadFailure'
import { Notice } from '../feedback/Notice'
import { QueryAge } from '../feedback/QueryAge'
import { Repeating } from '../feedback/Repeating'
import { useResource } from '../hooks/useResource'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '8px 8px 8px 16px',
})

export type TableRowsProps = {
  /** The title of the notice after a failure without rows. */ failedTitle: string
  children: ReactNode
}

/** Shows react-admin's table when there are rows, and the reason when they could not be read: react-admin would show an empty table. */
export function TableRows({ failedTitle, children }: TableRowsProps) {
  const { data, error, page, isPending, isPaused, isPlaceholderData, refetch } = useListContext()
  const queryKey = [useResource(), 'getList']
  const failedPage = useFailedPage()
  // TanStack Query pauses a query that has no network. Rows of the last search do not answer a new search.
  const isOffline = isPaused && (isPending || isPlaceholderData)
  // react-admin is returning to the first page.
  if (error && !data && page > 1) return null
  const hasNothing = !data || data.length === 0 || isPlaceholderData
  if (hasNothing && (isOffline || (!isPending && error)))
    return <Notice alert title={failedTitle} {...loadFailure(isOffline ? null : error, refetch)} />
  return (
    <>
      {failedPage && (
        <Line role="alert">
          {failedPage.text}
          {failedPage.onRetry && (
            <Button variant="outlined" onClick={failedPage.onRetry}>
              {t('app.retry')}
            </Button>
          )}
        </Line>
      )}
      {children}
      <QueryAge queryKey={queryKey} />
      <Repeating queryKey={queryKey} />
    </>
  )
}

/** react-admin returns to the first page without a message when a further page fails: this shows the message. */
function useFailedPage() {
  const { data, error, page, setPage, filterValues, sort, isPlaceholderData } = useListContext()
  const asked = JSON.stringify([filterValues, sort])
  const [failed, setFailed] = useState<{ page: number; asked: string; error: Error } | null>(null)
  const isRead = Boolean(data) && !isPlaceholderData
  if (error && !data && page > 1 && failed?.error !== error) setFailed({ page, asked, error })
  if (failed && failed.page === page && isRead) setFailed(null)
  if (failed?.asked !== asked || page !== 1) return null
  const { text, onRetry } = loadFailure(failed.error, () => setPage(failed.page))
  return { text: `${t('list.pageFailed', { n: failed.page })} ${text}`, onRetry }
}
