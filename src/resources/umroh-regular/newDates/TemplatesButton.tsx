import { t } from '@/i18n/translate'
import { useFeature } from '@/ui/layout/features'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { SheetButton } from '../SheetButton'

const TemplatesSheet = lazyScreen(async () => (await import('./TemplatesSheet')).TemplatesSheet)

/** 'Mulai dari contoh' and its sheet. An API without templates has neither. */
export const TemplatesButton = () =>
  useFeature('templates') ? <SheetButton label={t('list.fromTemplate')} sheet={TemplatesSheet} about={{}} /> : null
