import { t } from '@/i18n/package/wizard'
import { BottomSheet } from '@/ui/sheet/BottomSheet'
import type { Refusal } from '../saveState'
import { useKept } from '@/ui/hooks/useKept'
import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice'

/** `refusal`: what the mitra is asked about; null if nothing. */
type ConflictSheetProps = Omit<ConflictChoiceProps, 'refusal'> & { refusal: Refusal | null; onClose: () => void }

/** Asks which changes of a package to keep after somebody else's save. Closing it leaves the form as it is. */
export function ConflictSheet({ refusal, onClose, ...choice }: ConflictSheetProps) {
  const shown = useKept(refusal)
  return (
    <BottomSheet open={refusal !== null} onClose={onClose} title={t('conflict.title')}>
      {shown && <ConflictChoice key={shown.nth} refusal={shown} {...choice} />}
    </BottomSheet>
  )
}
