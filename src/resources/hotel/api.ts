import { readHotel, readHotelMaster } from '@/data-provider/mappers/masters'
import { masterApi } from '@/data-provider/masterApi'
import type { CreateApi } from '@/data-provider/resourceApi'
import { readCalendarDate } from '@/domain/values/dates'
import type { Query } from '@/http/addresses'

/**
 * A list with dates contains hotels with the prices of that stay. A list without dates contains hotels with rates for
 * the admin.
 */
function readerOf({ date_check_in, date_check_out }: Query) {
  if (!date_check_in && !date_check_out) return readHotelMaster
  const [checkIn, checkOut] = [readCalendarDate(date_check_in), readCalendarDate(date_check_out)]
  return (json: Parameters<typeof readHotel>[0]) => readHotel(json, checkIn && checkOut ? { checkIn, checkOut } : null)
}

/** The API of the hotels of one city. The resource's name is its path (docs/product.md §2.2.4). */
export const createApi: CreateApi = (base, context) => masterApi(base, context, readerOf)
