import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '../../domain/masters'
import { isPriceStale } from '../../domain/packagePrice'
import type { City, PackageForm } from '../../domain/types'
import { useHotelOptions } from './useHotelOptions'

/**
 * Keeps the chosen hotel's prices those of the chosen dates (decisions.md, Wizard): after a change of dates the hotels
 * are asked for again, and the chosen one is updated, or cleared where it is no longer offered. When editing (`eager`)
 * they are read at once; a hotel that is no longer offered then keeps the prices it was saved with.
 */
export function HotelRefresh({ city, eager }: { city: City; eager: boolean }) {
  const field = HOTEL_FIELDS[city]
  const { setValue, setError, trigger } = useFormContext<PackageForm>()
  const choice = useWatch<PackageForm, typeof field>({ name: field })
  const isStale = isPriceStale(choice)
  const { options, isLoading, isFailed } = useHotelOptions(city, choice, choice.id !== null && (eager || isStale))
  const { id, dataHotel } = choice

  useEffect(() => {
    if (id === null || isLoading) return
    if (isFailed) {
      if (isStale) setError(`${field}.id`, { type: 'stale', message: 'picker.hotelFailed' })
      return
    }
    const offered = options.find((hotel) => String(hotel.id) === String(id))
    if (offered) {
      if (JSON.stringify(offered) === JSON.stringify(dataHotel)) return
      setValue(`${field}.dataHotel`, offered)
      if (isStale) void trigger(`${field}.id`)
    } else if (isStale) {
      setValue(`${field}.dataHotel`, null)
      setValue(`${field}.id`, null, { shouldDirty: true })
      setError(`${field}.id`, { type: 'gone', message: 'picker.hotelGone' })
    }
  }, [field, id, dataHotel, options, isLoading, isFailed, isStale, setValue, setError, trigger])
  return null
}
