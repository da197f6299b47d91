import { Suspense, useEffect, useMemo } from 'react'
import type { Packages } from '@/domain/offer/options'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { Button, ButtonLink } from '@/ui/elements/Button'
import { useArrival } from '../arrival'
import type { Duplicated } from '../list/DuplicateSheet'
import { DuplicateSheet } from '../list/lazyDuplicateSheet'
import { DetailOnPaper } from '../offer/paper/DetailOnPaper'
import { links } from '../resource'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { ShareSheet } from '../offer/sheets'
import { useMay } from './useMay'

/** 'Bagikan' and its sheet (docs/product.md §21.2). */
export function ShareButton({ detail }: { detail: PackageDetail }) {
  const { subject, isAsked, open, close } = useLazySheet<PackageDetail>(ShareSheet)
  const details = useMemo((): Packages => [detail], [detail])
  const [isShared, forgetShared] = useArrival('isShared')
  useEffect(() => {
    if (!isShared) return
    forgetShared()
    open(detail)
  }, [isShared, forgetShared, open, detail])
  return (
    <>
      <Button variant="contained" onClick={() => open(detail)}>
        {t('detail.share')}
      </Button>
      {subject === null && <DetailOnPaper detail={detail} />}
      {isAsked && (
        <Suspense>
          <ShareSheet key={detail.id} details={details} open={subject !== null} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

export function EditLink({ detail, variant }: { detail: PackageDetail; variant: 'contained' | 'outlined' }) {
  return useMay('edit', detail) ? (
    <ButtonLink to={links.edit(detail.id)} variant={variant}>
      {t('list.edit')}
    </ButtonLink>
  ) : null
}

/** A copy belongs to the mitra of its original, so it takes the right to edit. */
export function DuplicateButton({ detail }: { detail: PackageDetail }) {
  const { subject, isAsked, open, close } = useLazySheet<Duplicated>(DuplicateSheet)
  if (!useMay('edit', detail)) return null
  return (
    <>
      <Button variant="outlined" onClick={() => open(detail)}>
        {t('list.duplicate')}
      </Button>
      {isAsked && (
        <Suspense>
          <DuplicateSheet row={subject} onClose={close} isOnDetail />
        </Suspense>
      )}
    </>
  )
}

/** The actions of a mitra on a package that is open: the footer of the phone's detail (docs/product.md §22.1.1). */
export const DetailButtons = ({ detail }: { detail: PackageDetail }) => (
  <>
    {useMay('edit', detail) === undefined && (
      // The room of the two buttons that may come, so that 'Bagikan' does not move.
      <>
        <span className="room" />
        <span className="room" />
      </>
    )}
    <EditLink detail={detail} variant="outlined" />
    <DuplicateButton detail={detail} />
    <ShareButton detail={detail} />
  </>
)
