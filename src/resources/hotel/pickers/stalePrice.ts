import { isPriceStale, isUnpriced } from '@/domain/package/price/packagePrice'
import type { HotelChoice } from '@/domain/types'
import { t } from '@/i18n/package/wizard'
import { unpricedText } from './unpriced'

/**
 * The words in place of a chosen hotel's prices that are those of other dates, or missing; undefined where it has prices of
 * its dates. Nothing is read for dates that are in the wrong order, so that nobody waits there.
 */
export function inPlaceOfStale(choice: HotelChoice, isReading: boolean): string | undefined {
  if (isPriceStale(choice)) return t(isReading && isUnpriced(choice) ? 'price.counting' : 'price.unknown')
  return choice.dataHotel ? unpricedText(choice.dataHotel) : undefined
}
