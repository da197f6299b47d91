import { ShowBase, useCanAccess, useShowContext } from 'ra-core'
import { AS_DETAIL } from '../../data-provider/types'
import { isNotFound, retryDelay, retryQuery } from '../../domain/requestPolicy'
import { loadFailure } from '../../ui/feedback/loadFailure'
import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { Notice } from '../../ui/feedback/Notice'
import { ButtonLink } from '../../ui/elements/Button'
import { AlertIcon } from '../../ui/elements/icons'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'
import { texts } from './texts'

// `AS_DETAIL` gives the detail a separate cache key, because react-admin's lists write their rows under the plain key.
const queryOptions = { meta: AS_DETAIL, retry: retryQuery, retryDelay, onError: () => undefined }

/** The detail of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusDetailPage() {
  return (
    <ShowBase resource={umrohPlus.name} disableAuthentication queryOptions={queryOptions}>
      <ScreenHeader title={umrohPlus.options.label} backTo={links.list} backLabel={texts.backToList} />
      <ScreenBody as="main">
        <Content />
      </ScreenBody>
    </ShowBase>
  )
}

function Content() {
  const { record, isPending, isPaused, error, refetch } = useShowContext()
  const { canAccess: mayEdit } = useCanAccess({ resource: umrohPlus.name, action: 'edit' })
  // A persisted record that the server no longer has is not shown.
  if (record && !isNotFound(error))
    return (
      <>
        <h2>{String(record.name)}</h2>
        <p>{String(record.country)}</p>
        {mayEdit && <ButtonLink to={links.edit(record.id)}>{texts.edit}</ButtonLink>}
      </>
    )
  if (isPending && !isPaused) return <LoadingCards heights={[120]} />
  if (!isPaused && (!error || isNotFound(error))) return <Notice alert icon={<AlertIcon />} title={texts.missing} />
  return <Notice alert icon={<AlertIcon />} title={texts.failed} {...loadFailure(error, refetch)} />
}
