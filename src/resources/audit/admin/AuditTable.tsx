import styled from '@emotion/styled'
import { t } from '../../../i18n/admin/audit'
import { colour, radius, shadow } from '../../../../theme/tokens'
import type { AuditRecord } from '../../../domain/audit/auditRecord'
import { ChangeList } from './ChangeList'
import { RestoreButton } from './RestoreButton'
import { useResourceLabel } from './useResourceLabel'
import { eventWords, nameOf, timeOf, whoOf } from './words'

const Place = styled('div')({
  overflowX: 'auto',
  backgroundColor: colour.surface,
  borderRadius: radius.large,
  boxShadow: shadow.card,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': { padding: '12px 16px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { color: colour.quiet, fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${colour.line}` },
  '& .time': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .who': { minWidth: 150, overflowWrap: 'anywhere' },
  '& .record': { minWidth: 236, maxWidth: 280, overflowWrap: 'anywhere' },
  '& .event': { minWidth: 120, overflowWrap: 'normal' },
  '& .changes': { minWidth: 270 },
  '& .changes > button': { marginTop: 8 },
  '& small': { display: 'block', color: colour.quiet, fontSize: '0.8125rem' },
  '& .name': { fontWeight: 600 },
})

type AuditTableProps = {
  rows: readonly AuditRecord[]
  /** Leaves out the column of the record: all rows are about the same one. */
  ofRecord?: boolean
}

/** Whether a later row of the list is about the same record. */
const hasLater = (rows: readonly AuditRecord[], at: number) => {
  const { resource, recordId } = rows[at] ?? {}
  return rows.slice(0, at).some((row) => row.resource === resource && row.recordId === recordId)
}

/** The rows of the audit: when, who, what, to which record, and what changed. */
export function AuditTable({ rows, ofRecord = false }: AuditTableProps) {
  const labelOf = useResourceLabel()
  return (
    <Place>
      <table aria-label={t('audit.title')}>
        <thead>
          <tr>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.what')}</th>
            {!ofRecord && <th scope="col">{t('audit.resource')}</th>}
            <th scope="col">{t('audit.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              <td className="time">{timeOf(row)}</td>
              <td className="who">
                {whoOf(row)}
                {row.address && <small>{row.address}</small>}
              </td>
              <td className="event">{eventWords(row.event)}</td>
              {!ofRecord && (
                <td className="record">
                  <span className="name">{nameOf(row)}</span>
                  <small>{labelOf(row.resource)}</small>
                </td>
              )}
              <td className="changes">
                <ChangeList row={row} />
                {row.event === 'delete' && !hasLater(rows, index) && <RestoreButton row={row} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Place>
  )
}
