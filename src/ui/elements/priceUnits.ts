import { unitOf, type MasterField } from '@/domain/masters/masters'
import { masterLine } from '@/domain/package/price/price'
import { formatAmount, formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/priceUnits'

/** What the price of a master's record counts: `per rombongan, dibagi jumlah jamaah`. */
export const unitText = (field: MasterField): string => t(`unit.${unitOf(field)}`)

/** `Rp. 19.000.000 per rombongan, dibagi jumlah jamaah`; a price that is not known in words. */
export const priceWithUnit = (field: MasterField, price: number | null): string =>
  price === null ? t('unit.unknown') : `${formatRupiah(price)} ${unitText(field)}`

/** What a shared price is for each of `n` jamaah: `÷ 35 = Rp. 542.857`. Null for a price that is one jamaah's already. */
export function shareText(field: MasterField, price: number | null, n: number | null): string | null {
  const { shared, perJamaah } = masterLine(field, [price], n ?? 0)
  if (price === null || !shared || shared.by === 0) return null
  return t('unit.share', { n: formatAmount(shared.by), amount: formatRupiah(perJamaah) })
}

/** Both in one line. */
export const priceInWords = (field: MasterField, price: number | null, n: number | null): string =>
  [priceWithUnit(field, price), shareText(field, price, n)].filter(Boolean).join(' ')
