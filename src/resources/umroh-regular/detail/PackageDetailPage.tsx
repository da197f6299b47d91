import { ShowBase, useCanAccess, useShowContext } from 'ra-core'
import { ButtonLink } from '../../../ui/layout/Button'
import { AlertIcon } from '../../../ui/layout/icons'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { QueryAge } from '../../../ui/feedback/QueryAge'
import { ScreenBody } from '../../../ui/layout/Screen'
import { AS_DETAIL } from '../../../data-provider/types'
import { isNotFound, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { PackageDetail } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { RecordHistory } from '../../audit/history'
import { DetailFrame, LoadingDetail } from './DetailFrame'
import { DetailSections } from './DetailSections'
import { links, umrohRegular } from '../resource'

const queryOptions = { meta: AS_DETAIL, retry: retryQuery, retryDelay, onError: () => undefined }

const DETAIL_QUERY = [umrohRegular.name, 'getOne']

/** 'Detail Paket' (docs/product.md §9). Default export: loaded with its route. */
export default function PackageDetailPage() {
  const isDesktop = useLayoutKind() === 'desktop'
  return (
    <ShowBase<PackageDetail> resource={umrohRegular.name} disableAuthentication queryOptions={queryOptions}>
      <DetailFrame action={isDesktop && <EditLink />}>
        <Content />
      </DetailFrame>
    </ShowBase>
  )
}

/** The desktop shows this link, because its table links only to the detail. On the phone each card has its own link. */
function EditLink() {
  const { record } = useShowContext<PackageDetail>()
  const { canAccess: mayEdit } = useCanAccess({ resource: umrohRegular.name, action: 'edit', record })
  return record && mayEdit ? (
    <ButtonLink to={links.edit(record.id)} variant="contained">
      {t('list.edit')}
    </ButtonLink>
  ) : null
}

function Content() {
  const { record, isPending, isPaused, error, refetch } = useShowContext<PackageDetail>()
  // The persisted copy of a deleted package is not shown.
  if (record && !isNotFound(error))
    return (
      <>
        <ScreenBody as="main" data-columns>
          <DetailSections detail={record} />
          <QueryAge queryKey={DETAIL_QUERY} />
        </ScreenBody>
        <RecordHistory resource={umrohRegular.name} id={record.id} />
      </>
    )
  if (isPending && !isPaused) return <LoadingDetail />
  const isMissing = !isPaused && (!error || isNotFound(error))
  return (
    <main>
      {isMissing ? (
        <Notice alert icon={<AlertIcon />} title={t('detail.missing')} />
      ) : (
        <Notice alert icon={<AlertIcon />} title={t('detail.failed')} {...loadFailure(error, refetch)} />
      )}
    </main>
  )
}
