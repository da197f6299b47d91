import { MASTERS, type MasterField } from '@/domain/masters/masters'
import type { MasterRecord } from '@/domain/types'
import type { OptionsState } from '@/ui/sheet/pickerProps'
import { usePickerOptions } from './usePickerOptions'

/**
 * All records of a master. They are fetched when the picker opens, or at once in a wizard that edits a package
 * (docs/product.md §10.4.6).
 */
export const useMasterOptions = (field: MasterField, enabled: boolean): OptionsState<MasterRecord> =>
  usePickerOptions({ resource: MASTERS[field].resource, enabled })
