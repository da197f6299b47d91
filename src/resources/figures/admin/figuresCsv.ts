import { toCsv, type CsvStyle } from '../../../domain/values/csv'
import type { FiguresRow } from '../../../domain/status/figures'
import { t } from '../../../i18n/admin/figures'
import { HEADINGS, REASONS } from './words'

/** The rows of the table as CSV. Months are written as `2026-11`, so that a spreadsheet can sort them. */
export function figuresCsv(rows: readonly FiguresRow[], style: CsvStyle): string {
  const head = [t('figures.mitra'), t('figures.month'), ...HEADINGS]
  const reasons = REASONS.map(({ words }) => `${t('figures.lostFor')}: ${words}`)
  const cells = ({ mitra, month, sent, read, won, allLost, lost }: FiguresRow) => [
    mitra,
    month,
    sent,
    read,
    won,
    allLost,
    ...REASONS.map(({ reason }) => lost[reason]),
  ]
  return toCsv([[...head, ...reasons], ...rows.map(cells)], style)
}
