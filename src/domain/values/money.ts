const rupiahFormat = /* @__PURE__ */ new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const foreignFormat = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
// A rounded -0,4 is written 0, not -0.
const plain = (text: string) => (/^-[0.]+$/.test(text) ? text.slice(1) : text)

/** `1.234.567`: Indonesian grouping, no decimals; `0` for any other value. */
export const formatAmount = (value: unknown): string => (isAmount(value) ? plain(rupiahFormat.format(value)) : '0')

/** `Rp. 1.234.567`: rupiah, Indonesian grouping, no decimals; `Rp. 0` for any other value (docs/product.md §8.4). */
export const formatRupiah = (value: unknown): string => `Rp. ${formatAmount(value)}`

/** In place of a price that is not known: nobody reads it as a price. */
export const UNKNOWN = '–'

const isMissing = (price: unknown) => price === null || price === undefined

/** A price without `Rp.`, because the words around it say 'rupiah'; `–` for an unknown price. */
export const priceAmount = (price: unknown): string => (isMissing(price) ? UNKNOWN : formatAmount(price))

/** A price in rupiah; `–` for one that is not known (docs/product.md §8.4.4). */
export const priceInRupiah = (price: unknown): string => (isMissing(price) ? UNKNOWN : formatRupiah(price))

/** How much more or less: `+ Rp. 3.200.000`, `- Rp. 3.200.000` (docs/product.md §26.1.2). */
export const formatDifference = (rupiah: number): string =>
  `${rupiah < 0 ? '-' : '+'} ${formatRupiah(Math.abs(rupiah))}`

/** A difference in thousands, for narrow places: `+ Rp. 940 rb`; below a thousand rupiah as it is. */
export const shortDifference = (rupiah: number): string =>
  Math.abs(rupiah) < 1000 ? formatDifference(rupiah) : `${formatDifference(rupiah / 1000)} rb`

/** `USD 1,234.50`: English grouping, two decimals; `USD 0.00` for any other value (docs/product.md §8.4). */
export const formatForeign = (currency: string, value: unknown): string =>
  `${currency} ${isAmount(value) ? plain(foreignFormat.format(value)) : '0.00'}`
export const formatSar = (value: unknown): string => formatForeign('SAR', value)

/** A price in riyal; `–` for one that is not known. */
export const priceInSar = (price: unknown): string => (isMissing(price) ? UNKNOWN : formatSar(price))
