import type { PriceMove } from '@/domain/package/price/priceCheck'
import { formatRupiah } from '@/domain/values/money'
import { unitText } from '@/ui/elements/priceUnits'
import { t } from '@/i18n/package/priceCheck'

const labelOf = ({ field, room }: PriceMove): string =>
  room ? t('check.ofRoom', { label: t(`field.${field}`), room: t(`room.${room}`) }) : t(`field.${field}`)

/** The unit of a moved price; null for a hotel's price, which is always per jamaah for the stay. */
export const unitOfMove = ({ field }: PriceMove): string | null =>
  field === 'hotelMakkah' || field === 'hotelMadinah' ? null : unitText(field)

/** `Hotel Makkah (Quad) naik Rp. 235.000` */
export function moveInWords(move: PriceMove): string {
  const values = { label: labelOf(move), amount: formatRupiah(Math.abs(move.by)) }
  return t(move.by > 0 ? 'check.up' : 'check.down', values)
}
