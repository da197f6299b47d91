import styled from '@emotion/styled'
import { useShowContext } from 'ra-core'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { isNotFound } from '@/domain/requestPolicy'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { RecordPage, useShownRecord } from '@/kit/RecordPage'
import { useFeature } from '@/ui/layout/features'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { sideBySide } from '@/ui/layout/styles'
import { RecordHistory } from '@/resources/audit/history'
import { CustomerSwitch } from '../customer/CustomerSwitch'
import { useCustomerMode } from '../customer/useCustomerMode'
import { useKeepShown } from '../home/keptLists'
import { DetailStatus, SentOffers, TemplateSwitch } from '../offer/sheets'
import { MarginButton } from '../margin/MarginButton'
import { SavedSimulation } from '../simulation/SavedSimulation'
import { PriceCheckButton } from './check/PriceCheckButton'
import { DetailButtons } from './DetailButtons'
import { DetailFooter, detailHead, LoadingDetail, LoadingStatus } from './DetailFrame'
import { DetailSections } from './DetailSections'

/** 'Detail Paket' (docs/product.md §9). Default export: loaded with its route. */
export default function PackageDetailPage() {
  const isDesktop = useLayoutKind() === 'desktop'
  const hasTemplates = useFeature('templates')
  return (
    <RecordPage<PackageDetail>
      {...detailHead}
      backLabel={isDesktop ? t('detail.backToList') : detailHead.backLabel}
      failed={t('detail.failed')}
      loading={<LoadingDetail />}
      renderAction={(detail) => (
        <>
          <CustomerSwitch />
          {/* The desktop has no footer, so the header offers what the phone's footer offers. */}
          {isDesktop && <DetailButtons detail={detail} id={detail.id} />}
          {isDesktop && hasTemplates && (
            <Suspense>
              <TemplateSwitch detail={detail} />
            </Suspense>
          )}
        </>
      )}
      footer={<Foot />}
    >
      {(detail) => <Sections detail={detail} />}
    </RecordPage>
  )
}

const Actions = styled('div')({
  ...sideBySide,
  gap: 12,
  '&& > button': { flex: '1 1 auto' },
  '&:empty': { display: 'none' },
})

function Sections({ detail }: { detail: PackageDetail }) {
  const { isOn: isForCustomer } = useCustomerMode()
  // Offers and status name other customers.
  const [hasLinks, hasStatus] = [useFeature('offers') && !isForCustomer, useFeature('status') && !isForCustomer]
  return (
    <DetailSections
      detail={detail}
      isForCustomer={isForCustomer}
      actions={
        !isForCustomer && (
          <Actions>
            <PriceCheckButton detail={detail} />
            <SavedSimulation detail={detail} />
            <MarginButton detail={detail} />
          </Actions>
        )
      }
      status={
        hasStatus &&
        detail.progress && (
          <Suspense fallback={<LoadingStatus />}>
            <DetailStatus detail={detail} />
          </Suspense>
        )
      }
      offers={
        hasLinks && (
          <Suspense>
            <SentOffers detail={detail} />
          </Suspense>
        )
      }
    />
  )
}

/** The buttons below a package. It also keeps the shown package for Beranda. */
function Foot() {
  const { isPending, isPaused, error } = useShowContext<PackageDetail>()
  const { isOn: isForCustomer } = useCustomerMode()
  const detail = useShownRecord<PackageDetail>()
  useKeepShown(detail, isNotFound(error))
  const { id } = useParams()
  const isLoading = isPending && !isPaused
  return (
    <>
      {detail && !isForCustomer && <RecordHistory id={detail.id} />}
      <DetailFooter buttons={id && (detail || isLoading) ? <DetailButtons key={id} detail={detail} id={id} /> : null} />
    </>
  )
}
