import { isTierList, tiersText } from '@/domain/masters/tiers'
import { importText } from '@/i18n/admin/importTexts'

const numberFormat = new Intl.NumberFormat('id', { maximumFractionDigits: 20 })

/** A value of a record as the preview shows it. */
export function figureText(value: unknown): string {
  if (isTierList(value)) return tiersText(value)
  if (typeof value === 'number' && Number.isFinite(value)) return numberFormat.format(value)
  return typeof value === 'string' && value !== '' ? value : importText('empty')
}
