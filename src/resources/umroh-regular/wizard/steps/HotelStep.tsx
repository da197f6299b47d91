import { useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '../../../../domain/masters/masters'
import type { City, PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { HotelPicker } from '../../../hotel/pickers'
import { Fields } from '../form/Fields'
import { WithoutHotelField } from '../form/WithoutHotelField'
import { StayFields } from './StayFields'

/** Steps 1 and 2: the dates in a city and the hotel there. */
export function HotelStep({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const [startCity, isWithout] = useWatch<PackageForm, ['startCity', `${typeof field}.tanpaHotel`]>({
    name: ['startCity', `${field}.tanpaHotel`],
  })
  return (
    <Fields>
      {(startCity !== city || isWithout) && <WithoutHotelField city={city} label={t('field.tanpaHotel')} />}
      {!isWithout && (
        <>
          <StayFields city={city} />
          <HotelPicker city={city} />
        </>
      )}
    </Fields>
  )
}
