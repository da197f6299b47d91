import type { MasterRecord } from '../../types'
import { sortByPrice } from '../../values/sorting'

/** The step of the margin's two buttons, rupiah per jamaah. */
export const MARGIN_STEP = 250_000

export type PricedMargin = MasterRecord & { price: number }
export const isPriced = (record: MasterRecord): record is PricedMargin => record.price !== null

/**
 * The margin to which a step of `by` rupiah leads from a margin of `now`: the record of exactly that amount, else the next
 * record in that direction; undefined where there is none (docs/product.md §9.3.2).
 */
export function steppedMargin(margins: readonly MasterRecord[], now: number, by: number) {
  const ahead = margins.filter(isPriced).filter(({ price }) => (by > 0 ? price > now : price < now))
  const [next] = sortByPrice(ahead, ({ price }) => price, by > 0 ? 'asc' : 'desc')
  return ahead.find(({ price }) => price === now + by) ?? next
}
