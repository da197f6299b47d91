import type { HotelRecord } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import type { PickerFilter } from '@/ui/sheet/pickerFilters'

/** Metres to the mosque: a few minutes on foot, and a walk that most jamaah can still do. */
const DISTANCES = [300, 700]
const STARS = [5, 4, 3]
const MOST_STARS = 5

/** The filters of hotels, by distance and stars. A hotel whose distance is not known is near nothing. */
export const HOTEL_FILTERS: readonly PickerFilter<HotelRecord>[] = [
  ...DISTANCES.map((metres) => ({
    kind: `within ${metres}`,
    label: t('picker.within', { m: metres }),
    matches: ({ distance }: HotelRecord) => distance !== null && distance <= metres,
  })),
  ...STARS.map((count) => ({
    kind: 'stars',
    label: t('hotel.stars', { n: count }),
    matches: ({ stars }: HotelRecord) => Math.min(MOST_STARS, stars) === count,
  })),
]
