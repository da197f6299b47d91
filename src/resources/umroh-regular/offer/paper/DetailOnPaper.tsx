import { Suspense, useEffect, useState } from 'react'
import type { PackageDetail } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { PrintOnly } from '@/ui/layout/PrintOnly'
import { UsualOffer } from '../sheets'

/**
 * A print of the detail shows the offer, because paper leaves the office and the screen tells the margin
 * (docs/product.md §21.3.9). A phone, or a desktop that has not loaded the code, prints how to print the offer.
 */
export function DetailOnPaper({ detail }: { detail: PackageDetail }) {
  const isDesktop = useLayoutKind() === 'desktop'
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (isDesktop) UsualOffer.preload().then(() => setLoaded(true), noop)
  }, [isDesktop])
  return (
    <PrintOnly>
      {isDesktop && isLoaded ? (
        <Suspense>
          <UsualOffer detail={detail} />
        </Suspense>
      ) : (
        <p>{t('detail.print')}</p>
      )}
    </PrintOnly>
  )
}

const noop = () => undefined
