import { toldTotals } from '@/domain/offer/rounding'
import { leastMargin, marginOf, type ToldPrice } from '@/domain/package/price/simulation'
import { perRoom } from '@/domain/types'
import type { OpenQuote } from '../stores/statusStore'
import type { Scope, StoreSession } from '../stores/store'
import { businessDay } from './businessDay'
import { priceInput, todaysSnapshots } from './quote'

/** More open quotes of one business are not looked through. */
const MOST = 2000
/** Rupiah. A smaller difference is rounding. */
const LEAST = 1

/** What the customer was told, as a price that the records of today have to pay for. */
function heldPrice({ snapshot, told, step }: OpenQuote, today: OpenQuote['snapshot']): ToldPrice {
  const prices = told ?? toldTotals(snapshot.totals, step)
  return { input: priceInput(today), totals: today.totals, told: perRoom((room) => prices[room] ?? null), step }
}

/**
 * The margin per jamaah, in rupiah, that each open quote leaves at the price that its customer was told. Only quotes whose
 * price has risen since are here (docs/product.md §27.1.11), by the id of the package.
 */
export async function marginsLeft(
  store: Pick<StoreSession, 'openQuotes' | 'findPriced'>,
  scope: Scope,
  now: number,
): Promise<Map<number, number>> {
  const open = await store.openQuotes(scope, businessDay(now), MOST)
  const priced = await todaysSnapshots(
    store,
    open.map(({ snapshot }) => snapshot),
    now,
  )
  return new Map(
    open.flatMap((quote, at) => {
      const current = priced[at]
      if (!current) return []
      const held = heldPrice(quote, current)
      const left = leastMargin(held, current.jumlahJamaah)
      return left !== null && left < marginOf(held.input) - LEAST ? [[quote.id, Math.round(left)]] : []
    }),
  )
}
