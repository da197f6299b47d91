import { useGetList } from 'ra-core'
import { MASTERS, type MasterField } from '../../../domain/masters/masters'
import { STALE_TIME, retryDelay, retryQuery, WHOLE_LIST } from '../../../domain/requestPolicy'
import type { MasterRecord } from '../../../domain/types'
import type { OptionsState } from '../../../ui/sheet/pickerProps'
import { usePickerOptions } from './usePickerOptions'

/**
 * All records of a master. They are fetched when the picker opens, or at once in a wizard that edits a package
 * (docs/product.md §10.4.6).
 */
export function useMasterOptions(field: MasterField, enabled: boolean): OptionsState<MasterRecord> {
  return usePickerOptions(
    useGetList<MasterRecord>(
      MASTERS[field].resource,
      { pagination: WHOLE_LIST },
      { enabled, staleTime: STALE_TIME.general, retry: retryQuery, retryDelay },
    ),
  )
}
