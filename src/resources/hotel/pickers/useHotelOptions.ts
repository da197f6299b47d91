import type { OptionsState } from '@/ui/sheet/pickerProps'
import { HOTEL_RESOURCES } from '@/domain/masters/masters'
import { hasStay } from '@/domain/package/price/packagePrice'
import type { City, HotelChoice, HotelRecord } from '@/domain/types'
import { usePickerOptions, type ListSource } from '@/resources/custom-data/pickers'

/** The list of a city's hotels for the chosen dates. */
export const hotelList = (
  city: City,
  { tanggalCheckIn, tanggalCheckOut }: Pick<HotelChoice, 'tanggalCheckIn' | 'tanggalCheckOut'>,
): ListSource => ({
  resource: HOTEL_RESOURCES[city],
  filter: { date_check_in: tanggalCheckIn, date_check_out: tanggalCheckOut },
})

/**
 * The hotels of a city for the chosen dates (docs/product.md §10.4.2). It fetches only if `wanted` is true, both dates
 * are set and 'Tanpa Hotel' is off.
 */
export function useHotelOptions(city: City, choice: HotelChoice, wanted: boolean): OptionsState<HotelRecord> {
  return usePickerOptions({ ...hotelList(city, choice), enabled: wanted && !choice.tanpaHotel && hasStay(choice) })
}
