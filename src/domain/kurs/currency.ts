import type { Tier } from '../masters/tiers'
import type { CalendarDate, MasterRecord } from '../types'
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

/** The price of a package's choice as it was entered: so much of a currency, and its kurs without the buffer, since a day. */
export type Money = { currency: Currency; amount: number; rate: number; per: CalendarDate }

type Priced = Pick<MasterRecord, 'price' | 'currency' | 'amount'>

/**
 * The rupiah by which the amount of a price moved, at its old rate; the rest of the move is the kurs'. Undefined where one of both
 * prices is rupiah or of another currency.
 */
export function movedByAmount(before: Priced, after: Priced): number | undefined {
  if (before.currency === undefined || before.currency !== after.currency) return undefined
  if (before.price === null || !before.amount || after.amount === undefined) return undefined
  return ((after.amount - before.amount) * before.price) / before.amount
}

/** Whether a record has no price because its currency has no kurs. A package with it cannot be priced. */
export const lacksKurs = (record: Pick<MasterRecord, 'price' | 'currency' | 'tiers'> | null): boolean =>
  record?.currency !== undefined && record.price === null && record.tiers === undefined

/** A record with its price in its own currency, as forms and files have it. Elsewhere `price` is rupiah of today. */
export const inOwnCurrency = <T extends object>(record: T & Partial<MasterRecord>): T =>
  record.amount === undefined ? record : { ...record, price: record.amount, tiers: record.tierAmounts }
