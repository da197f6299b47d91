import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { isUnpriced } from '@/domain/package/price/packagePrice'
import { hotelOfToday } from '@/domain/package/price/todaysPrices'
import type { City, PackageForm } from '@/domain/types'
import { useHotelOptions } from './useHotelOptions'

/**
 * Keeps the chosen hotel's prices up to date with the chosen dates (docs/product.md §6.8.7). After a change of dates it
 * fetches the hotels again and updates the chosen one, or clears it if it is no longer offered. A wizard that edits a
 * package fetches at once; there a hotel that is no longer offered keeps its saved prices.
 */
export function HotelRefresh({ city }: { city: City }) {
  const field = HOTEL_FIELDS[city]
  const { setValue, setError, trigger } = useFormContext<PackageForm>()
  const choice = useWatch<PackageForm, typeof field>({ name: field })
  const isMissing = isUnpriced(choice)
  const { id } = choice
  const { options, asOf, isLoading, isUnread } = useHotelOptions(city, choice, id !== null)

  useEffect(() => {
    // The picker itself shows that the hotels could not be read.
    if (id === null || isLoading || isUnread) return
    // Old prices are used only for dates without any price. An old list cannot prove that a hotel is gone.
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
  }, [field, choice, id, options, asOf, isLoading, isUnread, isMissing, setValue, setError, trigger])
  return null
}
