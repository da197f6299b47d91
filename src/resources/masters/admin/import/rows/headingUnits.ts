import type { Unit } from '../../../../../domain/values/units'
import type { Column } from './columns'
import { readUnit } from './unitWords'

const inBrackets = (heading: string) =>
  [...heading.normalize('NFKC').matchAll(/\(([^()]*)\)/g)].map(([, inner = '']) => inner.trim())

/** A distance may say from where; another measure of length or time changes its figures. */
const OTHER_MEASURE = /(?<!\p{L})(?:km|kilometer|kilo|menit|min|jam|mil|mile|ft|feet|langkah)(?!\p{L})/iu

function isOther(inner: string, unit: Unit): boolean {
  if (unit === 'star') return false
  if (unit === 'metre') return OTHER_MEASURE.test(inner)
  const found = readUnit(inner, unit)
  return typeof found !== 'object' || !('factor' in found)
}

/** Whether the brackets of a heading give its column another unit: `Harga (SAR)`, `Harga (ribu Rp)`, `Jarak (km)`. */
export const isOfOtherUnit = (heading: string, { unit }: Column): boolean =>
  unit !== undefined && inBrackets(heading).some((inner) => inner !== '' && isOther(inner, unit))
