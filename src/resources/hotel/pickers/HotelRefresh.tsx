import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { isUnpriced } from '../../../domain/package/packagePrice'
import { hotelOfToday } from '../../../domain/package/todaysPrices'
import type { City, PackageForm } from '../../../domain/types'
import { useHotelOptions } from './useHotelOptions'

/**
 * Keeps the chosen hotel's prices those of the chosen dates (decisions.md, Wizard): after a change of dates the hotels
 * are asked for again, and the chosen one is updated, or cleared where it is no longer offered. When editing they are
 * read at once; a hotel that is no longer offered then keeps the prices it was saved with.
 */
export function HotelRefresh({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const { setValue, setError, trigger } = useFormContext<PackageForm>()
  const choice = useWatch<PackageForm, typeof field>({ name: field })
  const isMissing = isUnpriced(choice)
  const { id } = choice
  const { options, asOf, isLoading, isFailed } = useHotelOptions(city, choice, id !== null)

  useEffect(() => {
    // That they cannot be read, the picker says itself.
    if (id === null || isLoading || isFailed) return
    // Old prices are taken for new dates alone, for want of better ones; that a hotel is gone they cannot say.
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
