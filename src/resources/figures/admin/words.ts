import { LOST_REASONS } from '../../../domain/status/packageStatus'
import { formatDate } from '../../../domain/values/dates'
import { t } from '../../../i18n/offer/status'

/** Returns `November 2026` for `2026-11`. */
export const monthInWords = (month: string): string => formatDate(`${month}-01`).split(' ').slice(1).join(' ')

/** The reasons in words, in their order. */
export const REASONS = LOST_REASONS.map((reason) => ({ reason, words: t(`progress.reasons.${reason}`) }))

/** The headings of the figures before the reasons. */
export const HEADINGS = (['terkirim', 'dilihat', 'setuju', 'batal'] as const).map((status) => t(`status.${status}`))
