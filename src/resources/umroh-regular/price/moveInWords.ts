import { isOther } from '@/domain/package/price/price'
import type { PriceMove } from '@/domain/package/price/priceCheck'
import { formatDifference, formatRupiah } from '@/domain/values/money'
import { unitText } from '@/ui/elements/priceUnits'
import { t } from '@/i18n/package/priceCheck'

const labelOf = ({ field, room }: PriceMove): string =>
  room ? t('check.ofRoom', { label: t(`field.${field}`), room: t(`room.${room}`) }) : t(`field.${field}`)

/** The unit of a moved price; null for a hotel's price, which is always per jamaah for the stay. */
export const unitOfMove = ({ field }: PriceMove): string | null =>
  field === 'hotelMakkah' || field === 'hotelMadinah' ? null : unitText(field)

/** What the kurs did of a move, and what the price in its currency did; '' for a price in rupiah. */
function partsOf({ by, byAmount }: PriceMove): string {
  if (byAmount === undefined) return ''
  const parts = { byKurs: by - byAmount, byAmount }
  const told = (['byKurs', 'byAmount'] as const).filter((part) => isOther(0, parts[part]))
  return ` (${told.map((part) => t(`check.${part}`, { by: formatDifference(parts[part]) })).join(', ')})`
}

/** `Hotel Makkah (Quad) naik Rp. 235.000`, `Visa naik Rp. 170.000 (karena kurs + Rp. 90.000, karena harga + Rp. 80.000)` */
export function moveInWords(move: PriceMove): string {
  const values = { label: labelOf(move), amount: formatRupiah(Math.abs(move.by)) }
  return `${t(move.by > 0 ? 'check.up' : 'check.down', values)}${partsOf(move)}`
}
