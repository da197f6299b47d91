import { toldTotals, type RoundingStep } from '@/domain/offer/rounding'
import { listedPrices, statusOn } from '@/domain/status/packageStatus'
import { ROOM_TYPES, type PackageRow } from '@/domain/types'
import { jakartaToday } from '@/domain/values/dates'
import { priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/translate'
import { widthOfThree } from '@/ui/elements/priceWidth'
import { splitCopyMark } from '../copyMark'
import { tripName } from '../tripName'
import { agreedText, isSent, tripTexts, untilText } from './cardTexts'

/**
 * Everything on a card that differs from package to package (PackageCard.tsx), as texts; null: the card has no such part.
 * The page before React puts them into the holes of its card (docs/decisions/0093-cards-before-react.md).
 */
export function cardHoles(row: PackageRow, step: RoundingStep) {
  const prices = listedPrices(toldTotals(row.totals, step), row.progress)
  const name = row.name ?? t('app.empty')
  const [base, mark] = splitCopyMark(name)
  const [double, triple, quad] = ROOM_TYPES.map((room) => priceInRupiah(prices[room])) as [string, string, string]
  const { progress } = row
  const status = progress && isSent(progress) ? statusOn(progress.status, progress.validUntil, jakartaToday()) : null
  return {
    id: encodeURIComponent(row.id),
    name,
    base,
    mark: mark || null,
    trip: tripName(row.tripType),
    people: t('app.people', { n: row.jamaah }),
    until: progress ? untilText(progress) : null,
    status,
    statusName: status && t(`status.${status}`),
    ...tripTexts(row),
    agreed: agreedText(row.progress),
    double,
    triple,
    quad,
    width: widthOfThree([double, triple, quad]),
  }
}
