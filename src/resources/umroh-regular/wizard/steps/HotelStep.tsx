import { useWatch } from 'react-hook-form'
import { CheckField } from '../../../../ui/form/CheckField'
import type { City, PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { HotelPicker } from '../../../hotel/pickers'
import { Fields } from '../form/Fields'
import { useWithoutHotel } from '../form/useWithoutHotel'
import { StayFields } from './StayFields'

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
