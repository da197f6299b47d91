import styled from '@emotion/styled'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { csvStyleOf, toCsv, type CsvStyle } from '@/domain/values/csv'
import { t } from '@/i18n/admin/audit'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { Button } from '@/ui/elements/Button'
import { saveCsv } from '@/ui/table/saveFile'
import { useReadAudit, type AuditPage, type AuditFilter } from './useAuditPages'
import type { AuditRecord } from '@/domain/audit/events'
import { changesAsText, useFieldsOf, useResourceLabel, whoOf, timeOf, nameOf, eventWords } from './changes'

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

type Words = { labelOf: ReturnType<typeof useResourceLabel>; fieldsOf: ReturnType<typeof useFieldsOf> }

const cells = (row: AuditRecord, { labelOf, fieldsOf }: Words) => [
  timeOf(row),
  whoOf(row),
  row.address,
  eventWords(row.event),
  labelOf(row.resource),
  row.recordId === null ? null : String(row.recordId),
  nameOf(row),
  changesAsText(row, fieldsOf(row.resource)),
]

type Export = {
  /** Reads the page after a place. */
  read: (before: string | null) => Promise<AuditPage>
  words: Words
  onProgress: (rows: number) => void
  style: CsvStyle
}

/** Reads every row page by page and returns them as CSV. Nothing is returned when a page cannot be read. */
async function auditAsCsv({ read, words, onProgress, style }: Export): Promise<{ csv: string; count: number }> {
  const rows: AuditRecord[] = []
  let before: string | null = null
  do {
    const page: AuditPage = await read(before)
    rows.push(...page.rows)
    onProgress(rows.length)
    before = page.next
  } while (before !== null)
  return { csv: toCsv([HEAD, ...rows.map((row) => cells(row, words))], style), count: rows.length }
}

/** The most rows that the API gives at once. */
const ROWS_READ = 200

const Place = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '& .count': { fontVariantNumeric: 'tabular-nums' },
})

/** Saves every row that the filter finds as CSV. It shows how far it is, and can be stopped. */
export function ExportAudit({ filter }: { filter: AuditFilter }) {
  const read = useReadAudit()
  const words = { labelOf: useResourceLabel(), fieldsOf: useFieldsOf() }
  const notify = useNotify()
  const running = useRef<AbortController | null>(null)
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const { signal } = (running.current = new AbortController())
    setCount(0)
    try {
      const { csv, count: rows } = await auditAsCsv({
        read: (before) => read({ filter, before, perPage: ROWS_READ, signal }),
        words,
        onProgress: setCount,
        style: csvStyleOf(navigator.language),
      })
      if (signal.aborted) return
      saveCsv(csv, t('audit.fileName'))
      notify(t('audit.exported', { n: rows.toLocaleString('id-ID') }), { type: 'success' })
    } catch {
      notify(t(signal.aborted ? 'audit.stopped' : 'audit.exportFailed'), { type: signal.aborted ? 'info' : 'error' })
    } finally {
      setCount(null)
    }
  }

  const progress = count === null ? '' : t('audit.exporting', { n: count.toLocaleString('id-ID') })
  return (
    <Place>
      <LiveRegion text={progress} />
      {count === null ? (
        <Button variant="outlined" onClick={() => void start()}>
          {t('audit.export')}
        </Button>
      ) : (
        <>
          <span className="count" aria-hidden>
            {progress}
          </span>
          <Button variant="outlined" onClick={() => running.current?.abort()}>
            {t('audit.stop')}
          </Button>
        </>
      )}
    </Place>
  )
}
