import { roundedFrom, type RoundingStep } from '../../../domain/offer/rounding'
import type { PerRoom, RoomType } from '../../../domain/types'
import { formatRupiah } from '../../../domain/values/money'
import { t } from '../../../i18n/package/detail'
import { Words } from '../Facts'

export type RoundedFromProps = { totals: PerRoom<number | null>; room: RoomType; step: RoundingStep }

/** The saved total under a told price that was rounded. Never in Mode pelanggan (docs/product.md §21.8.4). */
export function RoundedFrom({ totals, room, step }: RoundedFromProps) {
  const price = roundedFrom(totals, room, step)
  return price === null ? null : <Words text={t('detail.roundedFrom', { price: formatRupiah(price) })} />
}
