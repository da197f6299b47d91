import type { CalendarDate } from '../types'
import { addDays } from '../values/dates'

/** A part of the price: rupiah per jamaah, or a percentage of the price per jamaah. */
export type PlanShare = { amount: number } | { percent: number }

/** An instalment that is due `daysBefore` days before the departure. */
export type Instalment = PlanShare & { daysBefore: number }

/** How a jamaah pays: a DP in rupiah when ordering, up to four instalments, and the rest (docs/product.md §21.4.2). */
export type PaymentPlan = {
  dp: number
  instalments: readonly Instalment[]
  /** The rest is due this many days before the departure. */
  restDaysBefore: number
}

export const MOST_INSTALMENTS = 4

/** A part of the price. `due` is the last day to pay it; null: it is paid with the order. */
export type PlanPart = { kind: 'dp' | 'instalment' | 'rest'; due: CalendarDate | null; amount: number }

const rupiahOf = (share: PlanShare, price: number) =>
  'percent' in share ? Math.round((price * share.percent) / 100) : Math.round(share.amount)

/**
 * The parts of a price per jamaah in whole rupiah. They always add up to the price: a part is at
 * most the unpaid amount, and the rest takes the remainder. Parts of 0 rupiah are left out. Parts due
 * before `lastOrder`, the last day to order, are paid with the order (docs/product.md §21.4.12).
 */
export function planParts(
  price: number,
  plan: PaymentPlan,
  departure: CalendarDate,
  lastOrder: CalendarDate | null = null,
): PlanPart[] {
  const dueOn = (daysBefore: number) => {
    const day = addDays(departure, -daysBefore)
    return lastOrder !== null && day < lastOrder ? null : day
  }
  const restDue = dueOn(plan.restDaysBefore)
  if (restDue === null) return [{ kind: 'rest', due: null, amount: price }]
  let left = price
  const take = (wanted: number) => {
    const amount = Math.min(Math.max(0, wanted), left)
    left -= amount
    return amount
  }
  const shares = [...plan.instalments]
    .sort((a, b) => b.daysBefore - a.daysBefore)
    .map((share) => ({ due: dueOn(share.daysBefore), wanted: rupiahOf(share, price) }))
  const withOrder = shares.reduce((sum, { due, wanted }) => (due === null ? sum + wanted : sum), plan.dp)
  const dp: PlanPart = { kind: 'dp', due: null, amount: take(withOrder) }
  const later = shares.flatMap(({ due, wanted }): PlanPart[] =>
    due === null ? [] : [{ kind: 'instalment', due, amount: take(wanted) }],
  )
  const rest: PlanPart = { kind: 'rest', due: restDue, amount: left }
  return [dp, ...later, rest].filter(({ amount }) => amount > 0)
}
