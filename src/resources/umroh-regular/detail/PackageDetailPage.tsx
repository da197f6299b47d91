import { ShowBase, useShowContext } from 'ra-core'
import { Suspense } from 'react'
import { AlertIcon } from '../../../ui/elements/icons'
import { useFeature } from '../../../ui/layout/features'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { QueryAge } from '../../../ui/feedback/QueryAge'
import { Repeating } from '../../../ui/feedback/Repeating'
import { ScreenBody } from '../../../ui/layout/Screen'
import { AS_DETAIL } from '../../../data-provider/types'
import { isNotFound, retryDelay, retryQuery } from '../../../domain/requestPolicy'
import type { PackageDetail } from '../../../domain/types'
import { t } from '../../../i18n/package/detail'
import { CustomerSwitch } from '../customer/CustomerSwitch'
import { useCustomerMode } from '../customer/useCustomerMode'
import { RecordHistory } from '../../audit/history'
import { PriceCheckButton } from './check/PriceCheckButton'
import { DetailButtons, DuplicateButton, EditLink, ShareButton } from './DetailButtons'
import { DetailFrame, LoadingDetail, LoadingStatus, WaitingButtons } from './DetailFrame'
import { DetailSections } from './DetailSections'
import { SavedSimulation } from '../simulation/SavedSimulation'
import { DETAIL_QUERY } from '../detailQuery'
import { umrohRegular } from '../resource'
import { useKeepShown } from '../home/keptLists'
import { DetailStatus, SentOffers } from '../offer/sheets'

const queryOptions = { meta: AS_DETAIL, retry: retryQuery, retryDelay, onError: () => undefined }

/** 'Detail Paket' (docs/product.md §9). Default export: loaded with its route. */
export default function PackageDetailPage() {
  return (
    <ShowBase<PackageDetail> disableAuthentication queryOptions={queryOptions}>
      <Page />
    </ShowBase>
  )
}

function Page() {
  const isDesktop = useLayoutKind() === 'desktop'
  const { isPending, isPaused } = useShowContext<PackageDetail>()
  const detail = useShown()
  const waiting = isPending && !isPaused ? <WaitingButtons /> : null
  return (
    <DetailFrame
      action={
        detail && (
          <>
            <CustomerSwitch />
            {isDesktop && <HeaderActions detail={detail} />}
          </>
        )
      }
      buttons={isDesktop ? null : detail ? <DetailButtons detail={detail} /> : waiting}
    >
      <Content />
    </DetailFrame>
  )
}

/** The record that is shown. The persisted copy of a deleted package is not. */
function useShown() {
  const { record, error } = useShowContext<PackageDetail>()
  return record && !isNotFound(error) ? record : undefined
}

/** The desktop has no footer, so the header offers what the phone's footer offers. */
const HeaderActions = ({ detail }: { detail: PackageDetail }) => (
  <>
    <EditLink detail={detail} variant="outlined" />
    <DuplicateButton detail={detail} />
    <ShareButton detail={detail} />
  </>
)

function Content() {
  const { isPending, isPaused, error, refetch } = useShowContext<PackageDetail>()
  const { isOn: isForCustomer } = useCustomerMode()
  // Offers and status name other customers.
  const [hasLinks, hasStatus] = [useFeature('offers') && !isForCustomer, useFeature('status') && !isForCustomer]
  const record = useShown()
  useKeepShown(record, isNotFound(error))
  if (record)
    return (
      <>
        <ScreenBody as="main" data-columns>
          <DetailSections
            detail={record}
            isForCustomer={isForCustomer}
            actions={
              !isForCustomer && (
                <>
                  <PriceCheckButton detail={record} />
                  <SavedSimulation detail={record} />
                </>
              )
            }
            status={
              hasStatus &&
              record.progress && (
                <Suspense fallback={<LoadingStatus />}>
                  <DetailStatus detail={record} />
                </Suspense>
              )
            }
          />
          {hasLinks && (
            <Suspense>
              <SentOffers detail={record} />
            </Suspense>
          )}
          <QueryAge queryKey={DETAIL_QUERY} />
        </ScreenBody>
        {!isForCustomer && <RecordHistory resource={umrohRegular.name} id={record.id} />}
      </>
    )
  if (isPending && !isPaused)
    return (
      <LoadingDetail>
        <Repeating queryKey={DETAIL_QUERY} />
      </LoadingDetail>
    )
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
