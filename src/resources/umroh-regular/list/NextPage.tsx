import styled from '@emotion/styled'
import { useEffect } from 'react'
import { Button } from '../../../ui/elements/Button'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { isFurtherPage, useActiveQuery } from '../../../ui/hooks/useActiveQuery'
import { Spinner } from '../../../ui/feedback/Spinner'
import { t } from '../../../i18n/translate'
import { listKey } from '../../firstPage'
import { umrohRegular } from '../resource'
import { usePackages } from './Packages'

const More = styled('div')({ display: 'grid', placeItems: 'center', gap: 8, paddingBlock: '8px 16px' })

/**
 * Reads the next page when the user comes near the end. After a failure it waits until the user presses 'Coba lagi'.
 */
export function NextPage({ isNear }: { isNear: boolean }) {
  const { error, isFetching, isPaused, meta, hasNextPage, isFetchingNextPage, fetchNextPage } = usePackages()
  const isFurther = isFurtherPage(useActiveQuery({ queryKey: listKey(umrohRegular.name) }))
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
