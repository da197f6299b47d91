import { useController } from 'react-hook-form'
import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { t } from '@/i18n/offer/offerProfile'
import { roundingLabel } from '@/offer/profileWords'
import { SelectField } from '@/ui/form/SelectField'
import type { TypedProfile } from './typedProfile'

const OPTIONS = ROUNDING_STEPS.map((step) => ({ value: String(step), label: roundingLabel(step) }))

/** 'Pembulatan': whether and how offers round their prices up (docs/product.md §21.8). */
export function RoundingField() {
  const { field, fieldState } = useController<TypedProfile, 'rounding'>({ name: 'rounding' })
  const hint = t('offerProfile.roundingHint')
  return (
    <SelectField
      {...field}
      label={t('offerProfile.rounding')}
      hint={hint}
      options={OPTIONS}
      error={fieldState.error?.message}
    />
  )
}
