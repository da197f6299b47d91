import { isOpenOn, type Progress } from '@/domain/status/packageStatus'
import type { PackageRow } from '@/domain/types'
import { formatDate, formatShortDay, today, jakartaToday } from '@/domain/values/dates'
import { t } from '@/i18n/translate'

/** The last day of an offer that is open; null of any other. */
export const untilText = ({ status, validUntil }: Pick<Progress, 'status' | 'validUntil'>): string | null =>
  validUntil !== null && isOpenOn(status, validUntil, jakartaToday())
    ? t('list.until', { date: formatShortDay(validUntil, today()) })
    : null

/** A card says the status of a package that was sent; one that was not says nothing. */
export const isSent = ({ status }: Pick<Progress, 'status'>): boolean => status !== 'draf'

/** The agreement beside the price on the card. A row has it while its status is `setuju`. */
export function agreedText(progress: Progress | undefined): string | null {
  const agreed = progress?.agreed
  return agreed ? t('list.agreed', { room: t(`room.${agreed.room}`), n: agreed.jamaah }) : null
}

export type TripFacts = Pick<PackageRow, 'departure' | 'progress'>

/** When a package departs, and for whom it is. */
export const tripTexts = ({ departure = null, progress }: TripFacts) => ({
  departure: departure === null ? null : t('list.departs', { date: formatDate(departure) }),
  customer: progress?.customerName ?? null,
})

/** Whether a card has a line with departure or customer. */
export function hasTripTexts(row: TripFacts): boolean {
  const { departure, customer } = tripTexts(row)
  return departure !== null || customer !== null
}
