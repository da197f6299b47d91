import { useGetList } from 'ra-core'
import type { Currency, DayKurs } from '@/domain/kurs/currency'
import { formatRate, type Kurs, type KursRecord } from '@/domain/kurs/kurs'
import { STALE_TIME, WHOLE_LIST } from '@/domain/requestPolicy'
import { t } from '@/i18n/admin/kurs'
import { useFeature } from '@/ui/layout/features'

export const KURS = 'custom-data/kurs'

/** The filter by which the history has all currencies, at an API that knows some (docs/product.md §28.3). */
export const useKursFilter = (): Readonly<Record<string, string>> => (useFeature('currency') ? { currency: 'all' } : {})

/** The rates that were recorded. */
export const useKursHistory = (enabled = true) =>
  useGetList<KursRecord>(
    KURS,
    { pagination: WHOLE_LIST, filter: useKursFilter() },
    { staleTime: STALE_TIME.packages, onError: () => undefined, enabled },
  )

/** The rate of a currency that counts today. */
export const inForceOf = (history: readonly KursRecord[] | undefined, currency: Currency): KursRecord | undefined =>
  history?.find((record) => record.inForce && record.currency === currency)

/** The rates that count today, for prices in currencies. Undefined until the list is read, and where there is none to read. */
export function useDayKurs(isWanted: boolean): DayKurs | undefined {
  const { data } = useKursHistory(useFeature('kurs') && isWanted)
  return data && Object.fromEntries(data.flatMap((one) => (one.inForce ? [[one.currency, one]] : [])))
}

/** `USD 1 = Rp. 16.300` */
export const rateText = ({ currency, rupiahPerSar }: Kurs & { currency: Currency }): string =>
  t('kurs.rate', { currency, rate: formatRate(rupiahPerSar) })
