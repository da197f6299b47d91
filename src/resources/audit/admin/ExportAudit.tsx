import styled from '@emotion/styled'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { csvStyleOf } from '../../../domain/values/csv'
import { t } from '../../../i18n/admin/audit'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { Button } from '../../../ui/elements/Button'
import { saveCsv } from '../../../ui/table/saveFile'
import type { AuditFilter } from '../types'
import { auditAsCsv } from './exportAudit'
import { useReadAudit } from './useAuditPages'
import { useResourceLabel } from './useResourceLabel'

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
  const labelOf = useResourceLabel()
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
        labelOf,
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
