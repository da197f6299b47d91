import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { isUnpriced } from '../../../domain/package/packagePrice'
import { hotelOfToday } from '../../../domain/package/todaysPrices'
import type { City, PackageForm } from '../../../domain/types'
import { useHotelOptions } from './useHotelOptions'

/**
 * Gives the chosen hotel the prices of the chosen dates (decisions.md, Wizard). New dates read the hotels again, and update
 * the chosen hotel, or clear it if it is no longer offered. Editing a package reads them at once; a hotel that is no longer
 * offered then keeps the prices it was saved with.
 */
export function HotelRefresh({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const { setValue, setError, trigger } = useFormContext<PackageForm>()
  const choice = useWatch<PackageForm, typeof field>({ name: field })
  const isMissing = isUnpriced(choice)
  const { id } = choice
  const { options, asOf, isLoading, isFailed } = useHotelOptions(city, choice, id !== null)

  useEffect(() => {
    // The picker itself reports a list that cannot be read.
    if (id === null || isLoading || isFailed) return
    // Only new dates take old prices, for want of better ones. An old list does not prove that a hotel is gone.
    if (asOf !== null && !isMissing) return
    const today = hotelOfToday(choice, options)
    if (today === choice || (today.id === null && asOf !== null)) return
    if (today.id !== null) {
      setValue(`${field}.dataHotel`, today.dataHotel)
      if (isMissing) void trigger(`${field}.id`)
    } else {
      setValue(`${field}.dataHotel`, null)
      setValue(`${field}.id`, null, { shouldDirty: true })
      setError(`${field}.id`, { type: 'gone', message: 'picker.hotelGone' })
    }
  }, [field, choice, id, options, asOf, isLoading, isFailed, isMissing, setValue, setError, trigger])
  return null
}
