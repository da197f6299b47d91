import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { HOTEL_FIELDS } from '../../domain/masters'
import { isUnpriced } from '../../domain/packagePrice'
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
  const isMissing = isUnpriced(choice)
  const { id, dataHotel } = choice
  const isOld = dataHotel?.asOf !== undefined
  const { options, asOf, isLoading, isFailed } = useHotelOptions(city, choice, id !== null && (eager || isMissing || isOld))

  useEffect(() => {
    // That they cannot be read, the picker says itself.
    if (id === null || isLoading || isFailed) return
    // Old prices are taken for new dates alone, for want of better ones; that a hotel is gone they cannot say.
    if (asOf !== null && !isMissing) return
    const offered = options.find((hotel) => String(hotel.id) === String(id))
    if (offered) {
      if (JSON.stringify(offered) === JSON.stringify(dataHotel)) return
      setValue(`${field}.dataHotel`, offered)
      if (isMissing) void trigger(`${field}.id`)
    } else if ((isMissing || isOld) && asOf === null) {
      setValue(`${field}.dataHotel`, null)
      setValue(`${field}.id`, null, { shouldDirty: true })
      setError(`${field}.id`, { type: 'gone', message: 'picker.hotelGone' })
    }
  }, [field, id, dataHotel, options, asOf, isLoading, isFailed, isMissing, isOld, setValue, setError, trigger])
  return null
}
