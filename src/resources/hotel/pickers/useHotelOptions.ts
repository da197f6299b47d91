import type { OptionsState } from '../../../ui/sheet/pickerProps'
import { HOTEL_RESOURCES } from '../../../domain/masters/masters'
import { hasStay } from '../../../domain/package/price/packagePrice'
import type { City, HotelChoice, HotelRecord } from '../../../domain/types'
import { usePickerOptions } from '../../custom-data/pickers'

/**
 * The hotels of a city for the chosen dates (docs/product.md §10.4.2). It fetches only if `wanted` is true, both dates
 * are set and 'Tanpa Hotel' is off.
 */
export function useHotelOptions(city: City, choice: HotelChoice, wanted: boolean): OptionsState<HotelRecord> {
  const { tanggalCheckIn, tanggalCheckOut, tanpaHotel } = choice
  return usePickerOptions({
    resource: HOTEL_RESOURCES[city],
    filter: { date_check_in: tanggalCheckIn, date_check_out: tanggalCheckOut },
    enabled: wanted && !tanpaHotel && hasStay(choice),
  })
}
