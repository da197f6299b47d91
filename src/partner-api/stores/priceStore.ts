import type { DatedKurs } from '../../domain/kurs/kurs'
import type { CalendarDate } from '../../domain/types'
import type { HotelRow, MasterRow } from '../store'

/** The records that price a package. `kurs` is null before the first rate. */
export type PricedRecords = { masters: MasterRow[]; hotels: HotelRow[]; kurs: DatedKurs | null }

export type PriceStore = {
  /** The masters and hotels with these ids that are not deleted, and the rate in force on a day. */
  findPriced(masterIds: readonly number[], hotelIds: readonly number[], day: CalendarDate): Promise<PricedRecords>
}
