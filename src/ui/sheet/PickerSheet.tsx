import type { Id } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { BottomSheet } from './BottomSheet'
import { PickerContent } from './PickerContent'
import type { PickerSheetProps } from './pickerProps'

/**
 * The shared picker (docs/product.md §6.10): search, price order, an endless list. It closes after a choice, unless
 * several are allowed.
 */
export function PickerSheet<T extends { id: Id }>(props: PickerSheetProps<T>) {
  const title = t('picker.choose', { label: props.label })
  return (
    <BottomSheet open={props.open} onClose={props.onClose} title={title} isBeside>
      <PickerContent {...props} />
    </BottomSheet>
  )
}
