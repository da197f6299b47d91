import { journeyOf } from '@/domain/package/stayDates'
import { ROOM_TYPES, type PackageDetail } from '@/domain/types'
import { formatDays, formatMoment } from '@/domain/values/dates'
import { priceInRupiah } from '@/domain/values/money'
import { t } from '@/i18n/translate'

/** A date, and a number with its word, stay on one line. */
const onOneLine = (text: string) =>
  text
    .split(' – ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' – ')

/** Days, nights and people of a journey, as far as they are known: `20–28 Maret 2027 · 8 malam · 25 jamaah`. */
function journeyText(detail: PackageDetail): string | null {
  const journey = journeyOf(Object.values(detail.hotels).flatMap((hotel) => hotel ?? []))
  const parts = [
    ...(journey ? [formatDays(journey.from, journey.to), t('detail.nights', { n: journey.nights })] : []),
    ...(detail.jamaah > 0 ? [t('detail.jamaah', { n: detail.jamaah })] : []),
  ]
  return parts.length > 0 ? parts.map(onOneLine).join(' · ') : null
}

/** The texts of a detail's head that differ from package to package, for the page before React. */
export function detailHoles(detail: PackageDetail) {
  const [double, triple, quad] = ROOM_TYPES.map((room) => priceInRupiah(detail.totals[room])) as [
    string,
    string,
    string,
  ]
  return {
    name: detail.name ?? t('app.empty'),
    journey: journeyText(detail),
    pricedAt: detail.pricedAt ? t('detail.pricedAt', { date: formatMoment(detail.pricedAt) }) : null,
    double,
    triple,
    quad,
  }
}
