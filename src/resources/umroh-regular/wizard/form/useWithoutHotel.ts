import { useFormContext, useWatch } from 'react-hook-form'
import { hotelSkipped } from '../../../../domain/package/emptyPackage'
import { HOTEL_FIELDS } from '../../../../domain/masters/masters'
import type { City, PackageForm } from '../../../../domain/types'

/**
 * 'Tanpa Hotel' of a city. Ticking it clears the city's hotel and dates, and unticking does not restore them
 * (docs/product.md §6.8.1).
 */
export function useWithoutHotel(city: City) {
  const field = HOTEL_FIELDS[city]
  const { setValue, clearErrors } = useFormContext<PackageForm>()
  const checked = useWatch<PackageForm, `${typeof field}.tanpaHotel`>({ name: `${field}.tanpaHotel` })
  const change = (tanpaHotel: boolean) => {
    setValue(field, hotelSkipped(tanpaHotel), { shouldDirty: true })
    clearErrors(field)
  }
  return { checked, change }
}
