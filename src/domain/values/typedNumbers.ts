const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/**
 * Groups an amount of rupiah while it is typed: `1500000` → `1.500.000`. A comma begins the decimals; other signs are left
 * out. In a pasted `1500000.50` the point stands for decimals: typing in a grouped amount never leaves four digits before a
 * point and fewer than three behind it.
 */
export function groupRupiah(typed: string): string {
  const text = /^\d{4,}\.\d{1,2}$/.test(typed.trim()) ? typed.replace('.', ',') : typed
  const [whole = '', ...decimals] = text.replace(/[^\d,]/g, '').split(',')
  const digits = grouped(whole.replace(/^0+(?=\d)/, ''))
  return text.includes(',') ? `${digits},${decimals.join('').slice(0, 2)}` : digits
}

/** A typed rupiah amount as a number; null when the text is no amount. */
export function parseRupiah(typed: string): number | null {
  const text = typed.replaceAll('.', '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(text) ? Number(text) : null
}

/** A typed decimal number of 0 or more, with a comma or a point: `1250`, `12,5`; null for anything else. */
export function parseDecimal(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** A number as a person would type it into the fields above. */
export const typedRupiah = (value: number | null): string =>
  value === null ? '' : groupRupiah(String(value).replace('.', ','))
export const typedDecimal = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))
