import { textsOf } from '../translate'

const t = textsOf({
  readings:
    'Angka ini dapat dibaca dua cara: %{low} (dengan desimal) atau %{high}. Tulis salah satunya tanpa tanda ribuan.',
})

const numberFormat = new Intl.NumberFormat('id', { maximumFractionDigits: 3 })

/** Says how a text can be read that stands for two amounts. */
export const readingsText = ([low, high]: readonly [number, number]): string =>
  t('readings', { low: numberFormat.format(low), high: numberFormat.format(high) })
