import type { Period } from '@/domain/status/sales'
import { LOST_REASONS } from '@/domain/status/packageStatus'
import { formatDate, formatShortDate } from '@/domain/values/dates'
import { t } from '@/i18n/offer/status'

const withoutDay = (date: string) => date.split(' ').slice(1)

/** Returns `November 2026` for `2026-11`. */
export const monthInWords = (month: string): string => withoutDay(formatDate(`${month}-01`)).join(' ')

/** Returns `Nov 2026` for `2026-11`. */
export const shortMonth = (month: string): string => withoutDay(formatShortDate(`${month}-01`)).join(' ')

/** Returns `Nov 2026`, `Okt–Nov 2026` or `Des 2025–Nov 2026`. */
export function periodInWords({ from, to }: Period): string {
  if (from === to) return shortMonth(to)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? shortMonth(from).slice(0, 3) : shortMonth(from)}–${shortMonth(to)}`
}

const compact = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1, useGrouping: true })
const oneDecimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** Writes rupiah for narrow places: `Rp 1,2 M`. */
export const compactRupiah = (rupiah: number): string => `Rp\u00a0${compact.format(rupiah)}`

/** Writes a part of 1 in hundredths, with one decimal at most: `12,5`. */
export const hundredths = (part: number): string => oneDecimal.format(part * 100)

/** Writes a part of 1 as `12,5 %`; `–` for none. */
export const percent = (part: number | null): string => (part === null ? '–' : `${hundredths(part)}\u00a0%`)

export const reasonInWords = (reason: (typeof LOST_REASONS)[number]): string => t(`progress.reasons.${reason}`)

/** The reasons in words, in their order. */
export const REASONS = LOST_REASONS.map((reason) => ({ reason, words: reasonInWords(reason) }))

const [sent, read, won, lost] = (['terkirim', 'dilihat', 'setuju', 'batal'] as const).map((status) =>
  t(`status.${status}`),
) as [string, string, string, string]

/** The words for what became of an offer. */
export const ENDS = { sent, read, won, lost }
