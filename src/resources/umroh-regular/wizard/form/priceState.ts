import { useQueryClient, type Query } from '@tanstack/react-query'
import { loadFailure, type LoadFailure } from '@/ui/feedback/loadFailure'
import { useActiveQuery } from '@/ui/hooks/useActiveQuery'
import {
  cityWithoutStay,
  isPriceKnown,
  pricedResources,
  priceProblems,
  oldestPrice,
  NO_KURS,
} from '@/domain/package/price/packagePrice'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import type { PackageForm } from '@/domain/types'
import { formatTime } from '@/domain/values/dates'
import { t } from '@/i18n/package/wizard'

export type PriceState = {
  kind: 'known' | 'counting' | 'unknown'
  /** The failed request, if the price is unknown or not today's. */
  failure: LoadFailure | null
}

/** Whether the last request of a query failed, or waits for a network. */
export const isRefused = ({ state }: Query): boolean =>
  state.fetchStatus === 'paused' || (state.error !== null && state.fetchStatus === 'idle')

/** Whether a form's total is known, still being read, or cannot be read. MasterRefresh and HotelRefresh send the requests. */
export function usePriceState(form: PackageForm): PriceState {
  const client = useQueryClient()
  const isKnown = isPriceKnown(form)
  const problems = priceProblems(form)
  const unpriced = problems.map(({ resource }) => resource)
  const isAwaited = problems.some(({ key }) => key !== NO_KURS)
  const resources = isKnown ? pricedResources(form) : unpriced
  const isUnread = (query: Query) => resources.includes(String(query.queryKey[0])) && isRefused(query)
  const refused = useActiveQuery({ predicate: isUnread })
  const kind = isKnown ? 'known' : isAwaited && !refused ? 'counting' : 'unknown'
  if (!refused) return { kind, failure: null }
  const error = refused.fetchStatus === 'paused' ? null : refused.error
  return {
    kind,
    failure: loadFailure(error, () => client.refetchQueries({ type: 'active', predicate: isUnread })),
  }
}

/** Why no request would bring the total: the dates of a hotel. Null if they are in order. */
export function datesProblem(form: PackageForm): string | null {
  const city = cityWithoutStay(form)
  if (!city) return null
  const { tanggalCheckIn, tanggalCheckOut } = form[HOTEL_FIELDS[city]]
  const hotel = t(`field.${HOTEL_FIELDS[city]}`)
  return t(tanggalCheckIn && tanggalCheckOut ? 'price.datesWrong' : 'price.datesMissing', { hotel })
}

/** How old a known total is, beside the total; null if every price in it is today's. */
export function priceAge(form: PackageForm, { failure }: Pick<PriceState, 'failure'>): string | null {
  const asOf = oldestPrice(form)
  if (asOf !== null) return t('price.asOf', { time: formatTime(asOf) })
  return failure && t('price.kept')
}
