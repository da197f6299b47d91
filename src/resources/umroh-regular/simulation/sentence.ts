import {
  breakEven,
  groupOf,
  isLoss,
  leastMargin,
  MOST_JAMAAH,
  type ToldPrice,
} from '../../../domain/package/price/simulation'
import { formatAmount, formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/package/simulation'

/** The meaning of the told price for a group of `jamaah`, in one sentence (docs/product.md §24.1.2). */
export function sentenceOf(quote: ToldPrice, jamaah: number, even = breakEven(quote)): string {
  const first =
    even === null
      ? t('simulation.neverEven', { n: formatAmount(MOST_JAMAAH) })
      : t('simulation.even', { even: formatAmount(even) })
  const margin = leastMargin(quote, jamaah) ?? 0
  const words = { even: first, n: formatAmount(jamaah), margin: formatRupiah(Math.abs(margin)) }
  if (isLoss(margin)) return t('simulation.loss', words)
  return t(jamaah < groupOf(quote) ? 'simulation.less' : 'simulation.same', words)
}
