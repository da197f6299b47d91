import type { City } from '@/domain/types'
import { formatAmount } from '@/domain/values/money'
import { t } from '@/i18n/translate'

/** `300 m ke Masjidil Haram`; null where the distance is not known. */
export function distanceText(city: City, metres: number | null): string | null {
  if (metres === null) return null
  return metres === 0 ? t(`hotel.atMosque.${city}`) : t(`hotel.distance.${city}`, { m: formatAmount(metres) })
}
