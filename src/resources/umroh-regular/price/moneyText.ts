import type { Money } from '@/domain/kurs/currency'
import { formatRate } from '@/domain/kurs/kurs'
import { formatDate } from '@/domain/values/dates'
import { formatForeign } from '@/domain/values/money'
import { t } from '@/i18n/package/detail'

/** `USD 145.00, kurs Rp. 16.300 per 20 November 2026` */
export const moneyText = ({ currency, amount, rate, per }: Money): string =>
  t('breakdown.atRateOf', { amount: formatForeign(currency, amount), rate: formatRate(rate), date: formatDate(per) })
