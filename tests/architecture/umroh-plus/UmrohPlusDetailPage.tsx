import { ShowBase, useCanAccess, useShowContext } from 'ra-core'
import { AS_DETAIL } from '../../data-provider/types'
import { retryDelay, retryQuery } from '../../domain/requestPolicy'
import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { ButtonLink } from '../../ui/layout/Button'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'

// `AS_DETAIL` gives the detail a separate cache key, because react-admin's lists write their rows under the plain key.
const queryOptions = { meta: AS_DETAIL, retry: retryQuery, retryDelay, onError: () => undefined }

/** The detail of an umroh plus package. It is a default export because its route loads it. */
export default function UmrohPlusDetailPage() {
  return (
    <ShowBase resource={umrohPlus.name} disableAuthentication queryOptions={queryOptions}>
      <ScreenHeader title={umrohPlus.options.label} backTo={links.list} backLabel="Kembali ke daftar" />
      <ScreenBody as="main">
        <Content />
      </ScreenBody>
    </ShowBase>
  )
}

function Content() {
  const { record } = useShowContext()
  const { canAccess: mayEdit } = useCanAccess({ resource: umrohPlus.name, action: 'edit' })
  if (!record) return <LoadingCards heights={[120]} />
  return (
    <>
      <h2>{String(record.name)}</h2>
      <p>{String(record.country)}</p>
      {mayEdit && <ButtonLink to={links.edit(record.id)}>Ubah</ButtonLink>}
    </>
  )
}
