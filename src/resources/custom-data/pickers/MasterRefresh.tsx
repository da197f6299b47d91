import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { NO_CHOICE } from '@/domain/package/packageContents'
import type { MasterField } from '@/domain/masters/masters'
import { choiceOfToday } from '@/domain/package/price/todaysPrices'
import type { PackageForm } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { useMasterOptions } from './useMasterOptions'

export type MasterRefreshProps = {
  field: MasterField
  eager: boolean
  /** The notice about a choice that is no longer offered does not name the field. */
  isUnnamed: boolean
}

/**
 * Updates the chosen records to today's prices, because the package will be saved with those. A wizard that edits a
 * package (`eager`) fetches the list at once (docs/product.md §10.4.6). For a new package the picker has fetched the
 * list already, and only a stale list is fetched again.
 */
export function MasterRefresh({ field, eager, isUnnamed }: MasterRefreshProps) {
  const notify = useNotify()
  const { setValue, getFieldState } = useFormContext<PackageForm>()
  const value = useWatch<PackageForm, MasterField>({ name: field })
  const isChosen = Array.isArray(value) ? value.length > 0 : value.id !== null
  const { options, asOf, isLoading, isUnread } = useMasterOptions(field, eager || isChosen)
  useEffect(() => {
    // Old prices enter the form only when the user chooses a record.
    if (isLoading || isUnread || asOf !== null) return
    const choices = Array.isArray(value) ? value : [value]
    const fresh = choices.map((choice) => choiceOfToday(choice, options))
    if (JSON.stringify(fresh) === JSON.stringify(choices)) return
    // The field may say that its price is awaited.
    setValue(field, Array.isArray(value) ? fresh.filter(({ id }) => id !== null) : (fresh[0] ?? NO_CHOICE), {
      shouldValidate: getFieldState(field).invalid,
    })
    if (fresh.includes(NO_CHOICE))
      notify(isUnnamed ? t('picker.otherGone') : t('picker.gone', { label: t(`field.${field}`) }), { type: 'warning' })
  }, [field, options, asOf, isLoading, isUnread, value, isUnnamed, setValue, getFieldState, notify])
  return null
}
