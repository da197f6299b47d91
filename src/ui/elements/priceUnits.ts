import { unitOf, type MasterField } from '@/domain/masters/masters'
import { masterLine } from '@/domain/package/price/price'
import { priceFor, sizesFor, type Tier } from '@/domain/masters/tiers'
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

type Priced = { price: number | null; tiers?: readonly Tier[] }

/** The sizes of the group that a price is for: `Rp. 60.000 per jamaah (20–34 jamaah)`. */
export const withSizes = (price: string, sizes: string | null | undefined): string =>
  sizes ? t('unit.ofSizes', { price, sizes }) : price

/** A record's price for a group of `n` with its unit; `mulai 8 jamaah Rp. …` for a number that is not known. */
export function priceForGroup(field: MasterField, { price, tiers }: Priced, n: number | null): string {
  if (!tiers) return priceWithUnit(field, price)
  const sizes = sizesFor(tiers, n)
  if (sizes !== null) return withSizes(priceWithUnit(field, priceFor(tiers, n)), sizes)
  if (n) return t('unit.tooSmall', { n: formatAmount(n) })
  const [first] = tiers
  return first ? t('unit.from', { n: first.from, price: priceWithUnit(field, first.amount) }) : t('unit.unknown')
}

/** The same with the share of each jamaah in one line. */
export const priceInWords = (field: MasterField, record: Priced, n: number | null): string =>
  [priceForGroup(field, record, n), shareText(field, record.price, n)].filter(Boolean).join(' ')
