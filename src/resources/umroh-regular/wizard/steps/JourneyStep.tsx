import { useController } from 'react-hook-form'
import { CheckField } from '../../../../ui/form/CheckField'
import { ToggleField } from '../../../../ui/form/ToggleField'
import { HOTEL_FIELDS } from '../../../../domain/masters/masters'
import { CITIES, type PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { MasterPicker } from '../../../custom-data/pickers'
import { Fields } from '../form/Fields'
import { useWithoutHotel } from '../form/useWithoutHotel'
import { FormTextField } from '../form/FormTextField'

const BOXES = { makkah: 'field.tanpaHotelMakkah', madinah: 'field.tanpaHotelMadinah' } as const

/** Step 0, 'Informasi Perjalanan'. */
export function JourneyStep() {
  const makkah = useWithoutHotel('makkah')
  const madinah = useWithoutHotel('madinah')
  const skips = { makkah, madinah }
  return (
    <Fields>
      <FormTextField name="namaPaket" label={t('field.namaPaket')} required enterKeyHint="next" />
      <div>
        {CITIES.map((city) => (
          <CheckField
            key={HOTEL_FIELDS[city]}
            label={t(BOXES[city])}
            checked={skips[city].checked}
            onChange={skips[city].change}
          />
        ))}
      </div>
      {!makkah.checked && !madinah.checked && <StartCityField />}
      <FormTextField
        name="jumlahJamaah"
        label={t('field.jumlahJamaah')}
        required
        inputMode="numeric"
        enterKeyHint="next"
      />
      <MasterPicker field="pesawat" required />
    </Fields>
  )
}

function StartCityField() {
  const { field, fieldState } = useController<PackageForm, 'startCity'>({ name: 'startCity' })
  return (
    <ToggleField
      label={t('field.urutanKota')}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      options={CITIES.map((value) => ({ value, label: t(`city.${value}`) }))}
    />
  )
}
