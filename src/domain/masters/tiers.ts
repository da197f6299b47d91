import { isSameJson } from '../sameJson'
import { isObject } from '../values/isObject'
import type { RowProblem } from './periods'

/**
 * Prices by the size of the group (docs/product.md §16.5). A tier prices each jamaah of a group of `from` jamaah and more,
 * up to the next tier; the last one has no end. `amount` is in rupiah or in the currency of its record. Lists of tiers are
 * sorted by `from`.
 */
export type Tier = { from: number; amount: number }

/** A price that is the same for every group, or one for each size. Null: not known. */
export type Price = number | null | readonly Tier[]

type Priced = { price: number | null; tiers?: readonly Tier[]; tierAmounts?: readonly Tier[] }

export const MAX_TIERS = 20
const MOST = { from: 1_000_000, amount: 1_000_000_000_000 }
const LEAST = 0.01

export const isTiered = (price: unknown): price is readonly Tier[] => Array.isArray(price)

/** What prices a record for groups of every size. */
export const priceOf = (record: Priced | null | undefined): Price => record?.tiers ?? record?.price ?? null

/** The tier of a group; undefined for fewer jamaah than the first tier's, and for a number that is not known. */
const tierFor = (tiers: readonly Tier[], jamaah: number | null): Tier | undefined =>
  tiers.findLast(({ from }) => jamaah !== null && from <= jamaah)

/** The price for a group of `jamaah`. Null if it is not known, or if the group is smaller than the first tier. */
export const priceFor = (price: Price, jamaah: number | null): number | null =>
  isTiered(price) ? (tierFor(price, jamaah)?.amount ?? null) : price

/** The record with the price for a group of `jamaah`, as a package keeps it. */
export function pricedFor<R extends Priced>(record: R, jamaah: number): R {
  const { tiers, tierAmounts } = record
  if (!tiers) return record
  const amount = tierFor(tierAmounts ?? [], jamaah)?.amount
  return { ...record, price: priceFor(tiers, jamaah), ...(amount === undefined ? {} : { amount }) }
}

/** Whether a record has no price for so small a group. Before the number of jamaah is known no record is ruled out. */
export const isTooSmall = ({ tiers }: Priced, jamaah: number | null): boolean =>
  tiers !== undefined && jamaah !== null && jamaah > 0 && !tierFor(tiers, jamaah)

type Written = { price?: number | null; tiers?: readonly Tier[] | null }

/**
 * A record whose own price is that of its first tier, because an app that knows no tiers shows it. Where the tiers are those that
 * were saved, the price moves the first one; else the first one gives the price.
 */
export function withFirstPrice<R extends Written>(record: R, saved: Written = {}): R {
  const [first, ...others] = record.tiers ?? []
  if (!first) return record
  const isKept = isSameJson(record.tiers, saved.tiers) && typeof record.price === 'number'
  return isKept
    ? { ...record, tiers: [{ ...first, amount: record.price }, ...others] }
    : { ...record, price: first.amount }
}

/** Whether tiers have the saved amounts, but for the first: in another currency a mistake (docs/product.md §16.5.8). */
export const keepsAmounts = (tiers: readonly Tier[] | null | undefined, saved: readonly Tier[]): boolean =>
  isSameJson(tiers, saved) || (saved.length > 1 && isSameJson(tiers?.slice(1), saved.slice(1)))

/** The sizes of a group that a tier is for: `1–7`, `45+`. */
function sizesOf(tiers: readonly Tier[], at: number): string {
  const [from, next] = [tiers[at]?.from ?? 0, tiers[at + 1]?.from]
  if (next === undefined) return `${from}+`
  return next === from + 1 ? String(from) : `${from}–${next - 1}`
}

/** The sizes of the tier that prices a group of `jamaah`; null without one. */
export function sizesFor(tiers: readonly Tier[], jamaah: number | null): string | null {
  const tier = tierFor(tiers, jamaah)
  return tier ? sizesOf(tiers, tiers.indexOf(tier)) : null
}

const money = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** Tiers in words: `1–7 jamaah 249; 8+ jamaah 98`. */
export const tiersText = (tiers: readonly Tier[]): string =>
  tiers.map(({ amount }, at) => `${sizesOf(tiers, at)} jamaah ${money.format(amount)}`).join('; ')

export const isTierList = (value: unknown): value is readonly Tier[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row: unknown) => isObject(row) && 'from' in row && 'amount' in row)

/** Tiers from pairs of a first size and an amount, in the order of the sizes. */
export const tiersOfPairs = (pairs: readonly (readonly [from: number, amount: number])[]): readonly Tier[] =>
  pairs.map(([from, amount]) => ({ from, amount })).sort((a, b) => a.from - b.from)

const isSize = (from: unknown): boolean => Number.isInteger(from) && Number(from) >= 1 && Number(from) <= MOST.from

/** What is wrong with a row that may have other values than a tier has, and in which cell. */
function rowProblem({ from, amount }: Tier): { key: string; cell: keyof Tier } | null {
  if (!isSize(from)) return { key: 'tingkatMulai', cell: 'from' }
  if (typeof amount !== 'number' || !(amount >= LEAST) || Number(amount.toFixed(2)) !== amount)
    return { key: 'tingkatHarga', cell: 'amount' }
  return amount > MOST.amount ? { key: 'tingkatHargaBesar', cell: 'amount' } : null
}

/** The rules that tiers break: those of single rows first, then two rows that begin at one size. */
export function tierProblems(tiers: readonly Tier[]): RowProblem[] {
  if (tiers.length > MAX_TIERS) return [{ key: 'tingkatBanyak', values: { n: MAX_TIERS }, cells: ['0.from'] }]
  const rows = tiers.flatMap((tier, at): RowProblem[] => {
    const problem = rowProblem(tier)
    return problem ? [{ key: problem.key, values: { row: at + 1 }, cells: [`${at}.${problem.cell}`] }] : []
  })
  if (rows.length > 0) return rows
  return tiers.flatMap(({ from }, at): RowProblem[] => {
    const first = tiers.findIndex((tier) => tier.from === from)
    if (first === at) return []
    return [
      { key: 'tingkatKembar', values: { a: first + 1, b: at + 1, n: from }, cells: [`${first}.from`, `${at}.from`] },
    ]
  })
}
