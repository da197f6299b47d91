import { toCsv, type CsvStyle } from '../../../domain/values/csv'
import { t } from '../../../i18n/admin/audit'
import type { AuditRecord } from '../../../domain/audit/auditRecord'
import { changesAsText } from './changes'
import type { AuditPage } from './useAuditPages'
import { eventWords, nameOf, timeOf, whoOf } from './words'

const HEAD = [
  t('audit.when'),
  t('audit.who'),
  t('audit.address'),
  t('audit.what'),
  t('audit.resource'),
  t('audit.recordId'),
  t('audit.record'),
  t('audit.changes'),
]

const cells = (row: AuditRecord, labelOf: (resource: string) => string) => [
  timeOf(row),
  whoOf(row),
  row.address,
  eventWords(row.event),
  labelOf(row.resource),
  row.recordId === null ? null : String(row.recordId),
  nameOf(row),
  changesAsText(row),
]

type Export = {
  /** Reads the page after a place. */
  read: (before: string | null) => Promise<AuditPage>
  labelOf: (resource: string) => string
  onProgress: (rows: number) => void
  style: CsvStyle
}

/** Reads every row page by page and returns them as CSV. Nothing is returned when a page cannot be read. */
export async function auditAsCsv({
  read,
  labelOf,
  onProgress,
  style,
}: Export): Promise<{ csv: string; count: number }> {
  const rows: AuditRecord[] = []
  let before: string | null = null
  do {
    const page: AuditPage = await read(before)
    rows.push(...page.rows)
    onProgress(rows.length)
    before = page.next
  } while (before !== null)
  return { csv: toCsv([HEAD, ...rows.map((row) => cells(row, labelOf))], style), count: rows.length }
}
