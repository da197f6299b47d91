import { oldestPrice } from '../../../../domain/package/price/packagePrice'
import type { PackageForm } from '../../../../domain/types'
import { formatTime } from '../../../../domain/values/dates'
import { t } from '../../../../i18n/package/wizard'
import type { PriceState } from './usePriceState'

/** How old a known total is, beside the total; null if every price in it is today's. */
export function priceAge(form: PackageForm, { failure }: Pick<PriceState, 'failure'>): string | null {
  const asOf = oldestPrice(form)
  if (asOf !== null) return t('price.asOf', { time: formatTime(asOf) })
  return failure && t('price.kept')
}
