import { InfiniteListBase, useListContext, type RaRecord } from 'ra-core'
import { Link, useSearchParams } from 'react-router'
import { retryDelay, retryQuery } from '../../domain/requestPolicy'
import { PAGE_SIZE } from '../../domain/values/paging'
import { loadFailure } from '../../ui/feedback/loadFailure'
import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { Notice } from '../../ui/feedback/Notice'
import { AlertIcon } from '../../ui/layout/icons'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'

const queryOptions = { retry: retryQuery, retryDelay, onError: () => undefined }

/** The list of umroh plus packages. It is a default export because its route loads it. */
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
      <ScreenHeader title={umrohPlus.options.label} backTo="/" backLabel="Kembali" />
      <ScreenBody as="main">
        <Rows />
      </ScreenBody>
    </InfiniteListBase>
  )
}

function Rows() {
  const { data, isPending, error, refetch } = useListContext<RaRecord>()
  if (data)
    return data.map(({ id, name }) => (
      <article key={id} aria-label={String(name)}>
        <Link to={links.show(id)}>{String(name)}</Link>
      </article>
    ))
  if (isPending) return <LoadingCards heights={[80, 80, 80]} />
  return <Notice alert icon={<AlertIcon />} title="Daftar tidak dapat dimuat" {...loadFailure(error, refetch)} />
}
