import { Suspense } from 'react'
import type { Packages } from '../../../domain/offer/options'
import { t } from '../../../i18n/package/compare'
import { Button } from '../../../ui/elements/Button'
import { ScreenFooter } from '../../../ui/layout/Screen'
import { ShareSheet } from '../offer/lazyShareSheet'
import { useLazySheet } from '../useLazySheet'

/** 'Bagikan sebagai pilihan' and its sheet (docs/product.md §26.2). */
export function ShareOptions({ details }: { details: Packages }) {
  const { subject, isAsked, open, close } = useLazySheet<true>(ShareSheet)
  return (
    <ScreenFooter>
      <Button variant="contained" size="large" onClick={() => open(true)}>
        {t('compare.share')}
      </Button>
      {isAsked && (
        <Suspense>
          <ShareSheet details={details} open={subject !== null} onClose={close} />
        </Suspense>
      )}
    </ScreenFooter>
  )
}
