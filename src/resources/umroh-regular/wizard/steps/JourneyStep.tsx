import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { ToggleField } from '@/ui/form/ToggleField'
import { CITIES, type PackageForm } from '@/domain/types'
import { t } from '@/i18n/translate'
import { MasterPicker } from '@/resources/custom-data/pickers'
import { TemplatesButton } from '../../newDates/TemplatesButton'
import { Fields, FormTextField } from '../form/Fields'
import { WithoutHotelField } from '../form/WithoutHotelField'

const BOXES = { makkah: 'field.tanpaHotelMakkah', madinah: 'field.tanpaHotelMadinah' } as const

/** Step 0, 'Informasi Perjalanan'. */
export function JourneyStep() {
  const without = useWatch<PackageForm, ['hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel']>({
    name: ['hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel'],
  })
  const { getValues } = useFormContext<PackageForm>()
  const [isNew] = useState(() => getValues('namaPaket') === '')
  return (
    <>
      {isNew && <TemplatesButton />}
      <Fields>
        <FormTextField name="namaPaket" label={t('field.namaPaket')} required enterKeyHint="next" />
        <div>
          {CITIES.map((city) => (
            <WithoutHotelField key={city} city={city} label={t(BOXES[city])} />
          ))}
        </div>
        {!without.includes(true) && <StartCityField />}
        <FormTextField
          name="jumlahJamaah"
          label={t('field.jumlahJamaah')}
          required
          inputMode="numeric"
          enterKeyHint="next"
        />
        <MasterPicker field="pesawat" required />
      </Fields>
    </>
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
