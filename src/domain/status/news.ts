import type { Id, PackageRow } from '../types'
import { isLoss } from '../package/price/simulation'
import { addDays } from '../values/dates'
import { isOpenOn, heldAgreement, type Agreement, type ToldPrices } from './packageStatus'

/** What a row tells besides where Beranda asks for its news. Moments are ISO 8601. */
export type RowNews = {
  /** When the customer first read a link of the newest version. */
  seenAt: string | null
  /** Digits from the country code on. */
  customerPhone: string | null
  /** Rupiah per jamaah that the price of an open quote leaves; null: that price has not risen since it was told. */
  marginLeft: number | null
  /** What the customer of the last share was told. Absent: nobody knows. */
  told?: ToldPrices
}

type Told =
  | { kind: 'agreed'; agreed: Agreement }
  | { kind: 'read' }
  /** The offer ends today or tomorrow. */
  | { kind: 'ends'; isToday: boolean }
  /** `marginLeft`: rupiah per jamaah, below zero for a loss. */
  | { kind: 'risen'; marginLeft: number }

/** A message about a package. `at`: when it happened, in ms since the epoch; null: nobody knows. */
export type News = Told & {
  id: Id
  name: string | null
  mitra: string | null
  /** Whom the number belongs to: the customer of the last share, who may be another than agreed. Null: not named, or erased. */
  customer: string | null
  customerPhone: string | null
  told: ToldPrices | null
  at: number | null
}

/** Whether the price of an offer has risen above what its customer was told, so that it loses money. */
export const isLossNews = (news: News): boolean => news.kind === 'risen' && isLoss(news.marginLeft)

const DAY_MS = 24 * 60 * 60_000
/** So long an agreement and a first reading are news. */
const AGREED_MS = 14 * DAY_MS
const READ_MS = 3 * DAY_MS
/** More would hide what else stands on Beranda. */
const MOST = 5

const momentOf = (text: string | null) => {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : at
}

function newsOf({ id, name, mitra, progress, news }: PackageRow, now: number, today: string): News[] {
  if (!progress) return []
  const { customerName, status, validUntil, otherChosen } = progress
  const { customerPhone = null, told = null } = news ?? {}
  const of = { id, name, mitra, customer: customerName, customerPhone, told }
  const agreed = heldAgreement(progress)
  const agreedAt = momentOf(agreed?.at ?? null)
  if (agreed && agreedAt !== null && now - agreedAt < AGREED_MS)
    return [{ ...of, kind: 'agreed', agreed, at: agreedAt }]
  if (otherChosen || !isOpenOn(status, validUntil, today)) return []
  const seenAt = momentOf(news?.seenAt ?? null)
  const isRead = status === 'dilihat' && seenAt !== null && now - seenAt < READ_MS
  const left = news?.marginLeft ?? null
  const endsSoon = validUntil === today || validUntil === addDays(today, 1)
  return [
    ...(isRead ? [{ ...of, kind: 'read' as const, at: seenAt }] : []),
    ...(endsSoon ? [{ ...of, kind: 'ends' as const, isToday: validUntil === today, at: null }] : []),
    ...(left === null ? [] : [{ ...of, kind: 'risen' as const, marginLeft: left, at: null }]),
  ]
}

/** By urgency: if there are too many, a reader or a small rise is left out before a yes, a loss or a last day. */
const KINDS = ['agreed', 'loss', 'ends', 'read', 'risen'] as const
const rankOf = (news: News) => KINDS.indexOf(isLossNews(news) ? 'loss' : news.kind)
const byTime = (a: News, b: News) => (b.at ?? 0) - (a.at ?? 0)

/** One link to several options is read once. */
const isSameReading = (a: News, b: News) =>
  a.kind === 'read' && b.kind === 'read' && a.at === b.at && a.customer === b.customer

/** The news of Beranda (docs/product.md §27.1.10): what customers did, the newest first, then losses and last days. */
export function newestNews(rows: readonly PackageRow[], now: number, today: string): News[] {
  const all = rows.flatMap((row) => newsOf(row, now, today))
  const each = all.filter((one, place) => !all.slice(0, place).some((other) => isSameReading(one, other)))
  const most = each.sort((a, b) => rankOf(a) - rankOf(b) || byTime(a, b)).slice(0, MOST)
  return most.sort(byTime)
}
