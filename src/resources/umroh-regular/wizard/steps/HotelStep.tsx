import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckField } from '../../../../ui/form/CheckField'
import { DateField } from '../../../../ui/form/DateField'
import { today } from '../../../../domain/values/dates'
import { HOTEL_FIELDS } from '../../../../domain/masters/masters'
import type { CalendarDate, City, PackageForm } from '../../../../domain/types'
import { cityOrder } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/wizard'
import { HotelPicker } from '../../../hotel/pickers'
import { Fields } from '../form/Fields'
import { useWithoutHotel } from '../form/useWithoutHotel'

/** Steps 1 and 2: the dates in a city and the hotel there. */
export function HotelStep({ city }: { city: City }) {
  const startCity = useWatch<PackageForm, 'startCity'>({ name: 'startCity' })
  const { checked, change } = useWithoutHotel(city)
  return (
    <Fields>
      {(startCity !== city || checked) && (
        <CheckField label={t('field.tanpaHotel')} checked={checked} onChange={change} />
      )}
      {!checked && (
        <>
          <StayFields city={city} />
          <HotelPicker city={city} />
        </>
      )}
    </Fields>
  )
}

/** The month at which the calendar of a city without dates opens: at the end, or the beginning, of the stay in the other city. */
function useMonthBeside(city: City): CalendarDate | null {
  const [startCity, makkah, madinah] = useWatch<PackageForm, ['startCity', 'hotelMakkah', 'hotelMadinah']>({
    name: ['startCity', 'hotelMakkah', 'hotelMadinah'],
  })
  const other = city === 'makkah' ? madinah : makkah
  return cityOrder(startCity)[0] === city ? other.tanggalCheckIn : other.tanggalCheckOut
}

function StayFields({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const { setValue, trigger, control } = useFormContext<PackageForm>()
  const { tanggalCheckIn: checkIn, tanggalCheckOut: checkOut } = useWatch<PackageForm, typeof field>({ name: field })
  const opensAt = useMonthBeside(city)
  const errors = useFormState({ control, name: field }).errors[field]

  // Each date affects the check of the other date. A date that is not chosen yet is not reported.
  const choose = (name: 'tanggalCheckIn' | 'tanggalCheckOut') => (date: CalendarDate) => {
    setValue(`${field}.${name}`, date, { shouldDirty: true })
    void trigger(
      checkOut || name === 'tanggalCheckOut'
        ? [`${field}.tanggalCheckIn`, `${field}.tanggalCheckOut`]
        : `${field}.tanggalCheckIn`,
    )
  }

  return (
    <>
      <DateField
        label={t('field.checkIn')}
        required
        value={checkIn}
        onChange={choose('tanggalCheckIn')}
        isDisabled={(date) => date < today()}
        openAt={opensAt}
        error={errors?.tanggalCheckIn?.message}
      />
      <DateField
        label={t('field.checkOut')}
        required
        value={checkOut}
        onChange={choose('tanggalCheckOut')}
        isDisabled={(date) => checkIn !== null && date < checkIn}
        openAt={checkIn}
        disabled={checkIn === null}
        hint={t('date.checkInFirst')}
        error={errors?.tanggalCheckOut?.message}
      />
    </>
  )
}
