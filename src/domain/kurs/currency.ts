import type { Tier } from '../masters/tiers'
import type { MasterRecord } from '../types'
import { rupiahWithBuffer, type DatedKurs } from './kurs'

/** The currencies besides the rupiah in which a price may be, each with a kurs of its own (docs/product.md §28.3). */
export const CURRENCIES = ['SAR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The kurs of each currency on one day; a currency without one is missing. */
export type DayKurs = Partial<Record<Currency, DatedKurs>>

/**
 * An amount of a record in rupiah, by the kurs of the day with its buffer, unrounded (docs/product.md §28.1.2). An amount
 * without a currency is rupiah. Null while its currency has no kurs: never 0.
 */
export function inRupiah(amount: number, currency: Currency | undefined, kurs: DayKurs): number | null {
  if (currency === undefined) return amount
  const rate = kurs[currency]
  return rate ? amount * rupiahWithBuffer(rate) : null
}

/** Tiers in rupiah by the kurs of the day; absent while their currency has none. */
export function tiersInRupiah(
  tiers: readonly Tier[] | undefined,
  currency: Currency | undefined,
  kurs: DayKurs,
): readonly Tier[] | undefined {
  const priced = tiers?.flatMap(({ from, amount }) => {
    const rupiah = inRupiah(amount, currency, kurs)
    return rupiah === null ? [] : [{ from, amount: rupiah }]
  })
  return priced?.length ? priced : undefined
}

/** Whether a record has no price because its currency has no kurs. A package with it cannot be priced. */
export const lacksKurs = (record: Pick<MasterRecord, 'price' | 'currency' | 'tiers'> | null): boolean =>
  record?.currency !== undefined && record.price === null && record.tiers === undefined

/** A record with its price in its own currency, as forms and files have it. Elsewhere `price` is rupiah of today. */
export const inOwnCurrency = <T extends object>(record: T & Partial<MasterRecord>): T =>
  record.amount === undefined ? record : { ...record, price: record.amount, tiers: record.tierAmounts }
