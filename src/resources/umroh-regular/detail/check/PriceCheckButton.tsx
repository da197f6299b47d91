import { Suspense } from 'react'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { Button } from '@/ui/elements/Button'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { useMay } from '../useMay'
import { PriceCheckSheet } from './lazyPriceCheck'

/** 'Cek harga hari ini', for users who may edit the package: only they may read its edit data. */
export function PriceCheckButton({ detail }: { detail: PackageDetail }) {
  const { subject, isAsked, open, close } = useLazySheet<PackageDetail>(PriceCheckSheet)
  const may = useMay('edit', detail)
  if (may === false) return null
  return (
    <>
      <Button variant="outlined" disabled={!may} onClick={() => open(detail)}>
        {t('detail.check')}
      </Button>
      {isAsked && (
        <Suspense>
          <PriceCheckSheet detail={detail} open={subject !== null} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
