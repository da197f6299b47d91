import { InfiniteListBase, useInfinitePaginationContext, useListContext, type RaRecord } from 'ra-core'
import { Link, useSearchParams } from 'react-router'
import { retryDelay, retryQuery } from '../../domain/requestPolicy'
import { PAGE_SIZE } from '../../domain/values/paging'
import { loadFailure } from '../../ui/feedback/loadFailure'
import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/elements/Button'
import { Card } from '../../ui/elements/Card'
import { AlertIcon } from '../../ui/elements/icons'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'
import { texts } from './texts'

const queryOptions = { retry: retryQuery, retryDelay, onError: () => undefined }

/** The list of umroh plus packages. Default export: loaded with its route. */
export default function UmrohPlusListPage() {
  const q = useSearchParams()[0].get('q') ?? ''
  return (
    <InfiniteListBase
      resource={umrohPlus.name}
      perPage={PAGE_SIZE}
      filter={q ? { q } : {}}
      queryOptions={queryOptions}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
    >
      <ScreenHeader title={umrohPlus.options.label} backTo="/" backLabel={texts.back} />
      <ScreenBody as="main">
        <Rows />
        <NextPage />
      </ScreenBody>
    </InfiniteListBase>
  )
}

function Rows() {
  const { data, isPending, isPaused, error, refetch } = useListContext<RaRecord>()
  if (data && data.length > 0)
    return data.map(({ id, name }) => (
      <Card key={id} as="article" aria-label={String(name)}>
        <Link to={links.show(id)}>{String(name)}</Link>
      </Card>
    ))
  if (isPending && !isPaused) return <LoadingCards heights={[80, 80, 80]} />
  if (error || isPaused)
    return <Notice alert icon={<AlertIcon />} title={texts.failed} {...loadFailure(error, refetch)} />
  return <Notice icon={<AlertIcon />} title={texts.empty} />
}

function NextPage() {
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext()
  if (!hasNextPage) return null
  return (
    <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {texts.more}
    </Button>
  )
}
