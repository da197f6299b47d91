import { useController } from 'react-hook-form'
import { ToggleField } from '../../../../ui/form/ToggleField'
import { TRIP_FIELDS } from '../../../../domain/masters/masters'
import type { PackageForm, TripType } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { MasterPicker } from '../../../custom-data/pickers'
import { Fields } from '../form/Fields'

const TYPES: readonly TripType[] = ['private', 'group']

/** Step 3: private or group, and the services of that type. The form keeps the other type's choices, but does not price or send them. */
export function TripStep() {
  const { field, fieldState } = useController<PackageForm, 'tipePerjalanan'>({ name: 'tipePerjalanan' })
  return (
    <Fields>
      <ToggleField
        label={t('field.tipePerjalanan')}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        options={TYPES.map((value) => ({ value, label: t(`trip.${value}`) }))}
      />
      {field.value && TRIP_FIELDS[field.value].map((name) => <MasterPicker key={name} field={name} />)}
    </Fields>
  )
}
