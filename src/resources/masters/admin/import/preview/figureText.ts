import { isTierList, tiersText } from '@/domain/masters/tiers'
import { writtenWeekdays } from '../rows/writtenWeekdays'
import { importText } from '@/i18n/admin/importTexts'

const numberFormat = new Intl.NumberFormat('id', { maximumFractionDigits: 20 })

/** A value of a record as the preview shows it. */
export function figureText(value: unknown): string {
  if (isTierList(value)) return tiersText(value)
  if (Array.isArray(value)) return writtenWeekdays(value)
  if (typeof value === 'number' && Number.isFinite(value)) return numberFormat.format(value)
  return typeof value === 'string' && value !== '' ? value : importText('empty')
}

type Place = { line: number; sheet?: string }
/** Where a row stands in its file. */
export const lineOf = ({ line, sheet }: Place) => (sheet === undefined ? line : `${sheet}: ${line}`)
