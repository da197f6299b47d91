import { ShowBase, useCanAccess, useShowContext } from 'ra-core'
import { AS_DETAIL } from '../../data-provider/types'
import { retryDelay, retryQuery } from '../../domain/requestPolicy'
import { LoadingCards } from '../../ui/feedback/LoadingCards'
import { ButtonLink } from '../../ui/layout/Button'
import { ScreenBody, ScreenHeader } from '../../ui/layout/Screen'
import { links, umrohPlus } from './resource'

// A cache key of its own: react-admin's lists put their rows under the plain one.
const queryOptions = { meta: AS_DETAIL, retry: retryQuery, retryDelay, onError: () => undefined }

/** One umroh plus package. Default export: loaded with its route. */
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
