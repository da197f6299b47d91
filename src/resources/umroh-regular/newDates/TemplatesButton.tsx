import { Suspense } from 'react'
import { t } from '@/i18n/translate'
import { Button } from '@/ui/elements/Button'
import { useLazySheet } from '@/ui/hooks/useLazySheet'
import { useFeature } from '@/ui/layout/features'
import { lazyScreen } from '@/ui/layout/lazyScreen'

const TemplatesSheet = lazyScreen(async () => (await import('./TemplatesSheet')).TemplatesSheet)

/** 'Mulai dari contoh' and its sheet. An API without templates has neither. */
export function TemplatesButton() {
  const hasTemplates = useFeature('templates')
  const { subject, isAsked, open, close } = useLazySheet<true>(TemplatesSheet)
  if (!hasTemplates) return null
  return (
    <>
      <Button variant="outlined" onClick={() => open(true)}>
        {t('list.fromTemplate')}
      </Button>
      {isAsked && (
        <Suspense>
          <TemplatesSheet open={subject !== null} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
