import { roundedFrom, toldPrice, type RoundingStep } from '@/domain/offer/rounding'
import type { PerRoom, RoomType } from '@/domain/types'
import { formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/detail'
import { Words, type Fact } from '../Facts'

export type RoundedFromProps = { totals: PerRoom<number | null>; room: RoomType; step: RoundingStep }

/** The saved total under a told price that was rounded. Never in Mode pelanggan (docs/product.md §21.8.4). */
export function RoundedFrom({ totals, room, step }: RoundedFromProps) {
  const price = roundedFrom(totals, room, step)
  return price === null ? null : <Words text={t('detail.roundedFrom', { price: formatRupiah(price) })} />
}

/** The told price with its exact total, under the lines of a price; nothing if both are the same. */
export function toldFacts(totals: PerRoom<number | null>, room: RoomType, step: RoundingStep): Fact[] {
  const price = roundedFrom(totals, room, step)
  if (price === null) return []
  const from = t('detail.roundedFrom', { price: formatRupiah(price) })
  return [[t('detail.told'), formatRupiah(toldPrice(price, step)), from]]
}
