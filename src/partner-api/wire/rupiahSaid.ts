import { inRupiah, tiersInRupiah, type DayKurs } from '@/domain/kurs/currency'
import { isTierList, keepsAmounts } from '@/domain/masters/tiers'
import { valueAt } from '@/records/fields'
import { messages, noKursOf } from '../errors/messages'
import type { MasterRow } from '../stores/store'

/** What a form means, or why it cannot be meant, at a path of the form. */
export type Said = { form: object; problem?: { path: string; text: string } }

/**
 * An app that knows no currencies sends rupiah. Those that the record costs, or lately cost, leave its price as it is; others are its
 * new price (docs/product.md §28.3.10). Tiers that a form does not say never count in another currency than their own (§16.5.8).
 */
export function rupiahSaid(form: object, saved: MasterRow, rates: readonly DayKurs[]): Said {
  const { price, currency, tiers } = saved
  const [said, saidIn, saidTiers] = [valueAt(form, 'price'), valueAt(form, 'currency'), valueAt(form, 'tiers')]
  const keepsTiers = tiers !== undefined && saidTiers === undefined
  if (saidIn !== undefined) {
    if ((saidIn ?? undefined) === currency || !tiers) return { form }
    if (isTierList(saidTiers) && keepsAmounts(saidTiers, tiers))
      return { form, problem: { path: 'tiers', text: messages.tiersOfOtherCurrency } }
    return { form: keepsTiers ? { ...form, tiers: null } : form }
  }
  if (currency === undefined || typeof said !== 'number') return { form }
  const costs = rates.flatMap((kurs) => inRupiah(price, currency, kurs) ?? [])
  if (saidTiers === undefined && costs.some((cost) => Math.abs(said - cost) <= 1)) return { form: { ...form, price } }
  if (!keepsTiers) return { form: { ...form, currency: null } }
  const [first, ...others] = tiersInRupiah(tiers, currency, rates[0] ?? {}) ?? []
  if (!first) return { form, problem: { path: 'price', text: noKursOf(currency) } }
  const rounded = others.map(({ from, amount }) => ({ from, amount: Number(amount.toFixed(2)) }))
  return { form: { ...form, tiers: [{ ...first, amount: said }, ...rounded], currency: null } }
}
