import styled from '@emotion/styled'
import { useQueryClient } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useNotify } from 'ra-core'
import { useState, type MouseEvent } from 'react'
import { colour, radius, shadow } from '@theme/tokens'
import { t } from '@/i18n/admin/audit'
import { Button } from '@/ui/elements/Button'
import type { AuditRecord } from '@/domain/audit/events'
import { createSaveKeys } from '@/domain/package/saveKeys'
import { useWrite } from '@/ui/hooks/useWrite'
import type { PartnerDataProvider } from '@/data-provider/types'
import { audit } from '../resource'
import { changesOf, type Change, useResourceLabel, whoOf, timeOf, nameOf, eventWords } from './changes'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& li': { overflowWrap: 'anywhere', lineHeight: 1.45 },
  '& b': { fontWeight: 600 },
  '& del': { color: colour.quiet },
  '& ins': { textDecoration: 'none' },
  '& del + ins': { fontWeight: 600 },
})

/** The number of changes that a row shows; its panel has them all. */
const SHOWN = 4

/** `isGone`: the whole record was deleted, so that no field has a new value. */
function Line({ field, before, after, isGone }: Change & { isGone: boolean }) {
  return (
    <li>
      <b>{field}:</b> {before !== null && <del>{before}</del>}
      {before !== null && !isGone && ' → '}
      {after !== null && <ins>{after}</ins>}
      {after === null && !isGone && t('audit.none')}
    </li>
  )
}

type DetailsProps = { row: AuditRecord; onOpen: (id: string) => void }

/** Opens the row's panel, and says how much more it has. */
function DetailsButton({ row, onOpen, children }: DetailsProps & { children: string }) {
  const name = t('audit.detailsOf', {
    shown: children,
    event: eventWords(row.event),
    name: nameOf(row),
    time: timeOf(row),
  })
  return (
    <Button size="small" aria-haspopup="dialog" aria-label={name} onClick={() => onOpen(String(row.id))}>
      {children}
    </Button>
  )
}

/** The first changes of an audit row, from the old to the new values, and the button of its panel. */
function ChangeList({ row, onOpen }: DetailsProps) {
  const changes = changesOf(row)
  // A new or deleted record is a list of all its fields, which nobody asked for yet.
  const isWhole = row.before === null || row.after === null
  const shown = changes.length > SHOWN && isWhole ? [] : changes.slice(0, SHOWN)
  const more = changes.length - shown.length
  return (
    <>
      {changes.length === 0 && row.event === 'update' && <span>{t('audit.unchanged')}</span>}
      <List>
        {shown.map((change) => (
          <Line key={change.field} isGone={row.after === null} {...change} />
        ))}
      </List>
      <DetailsButton row={row} onOpen={onOpen}>
        {more === 0 ? t('audit.details') : t(shown.length === 0 ? 'audit.fieldCount' : 'audit.more', { n: more })}
      </DetailsButton>
    </>
  )
}

const isRestorable = /^(custom-data|hotel)\//

/** Brings a deleted master or hotel back, for users who may delete it. */
function RestoreButton({ row }: { row: AuditRecord }) {
  const { resource, recordId } = row
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [keys] = useState(createSaveKeys)
  const { run, isPending } = useWrite<AuditRecord>({
    resource: audit.name,
    write: ({ id }) =>
      provider.restoreRecord(resource, recordId ?? '', { idempotencyKey: keys.keyFor({ restore: id }) }),
    onWritten: () => {
      notify(t('audit.restored'), { type: 'success' })
      for (const name of [audit.name, resource]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    onFailed: (error) => notify(error.message, { type: 'error' }),
  })
  if (!isRestorable.test(resource) || recordId === null || !mayDelete) return null
  return (
    <Button
      variant="outlined"
      disabled={isPending}
      aria-label={t('audit.restoreNamed', { name: nameOf(row) })}
      onClick={() => run(row)}
    >
      {t('audit.restore')}
    </Button>
  )
}

const Place = styled('div')({
  overflowX: 'auto',
  backgroundColor: colour.surface,
  borderRadius: radius.large,
  boxShadow: shadow.card,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': { padding: '12px 16px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { color: colour.quiet, fontWeight: 600, whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: `1px solid ${colour.line}`, cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: colour.sunken },
  '& .time': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .who': { minWidth: 150, overflowWrap: 'anywhere' },
  '& .record': { minWidth: 236, maxWidth: 280, overflowWrap: 'anywhere' },
  '& .event': { minWidth: 120, overflowWrap: 'normal' },
  '& .changes': { minWidth: 270 },
  '& .changes > .MuiButton-sizeSmall': { minHeight: 32, padding: '2px 8px', marginLeft: -8, fontSize: '0.875rem' },
  '& .changes > .MuiButton-outlined': { marginTop: 8 },
  '& small': { display: 'block', color: colour.quiet, fontSize: '0.8125rem' },
  '& .name': { fontWeight: 600 },
})

type AuditTableProps = {
  rows: readonly AuditRecord[]
  onOpen: (id: string) => void
  /** Leaves out the column of the record: all rows are about the same one. */
  ofRecord?: boolean
}

/** Whether a click meant the row: not a control inside it, and not a text that somebody selects. */
const isPressOnRow = ({ target }: MouseEvent) =>
  !(target as HTMLElement).closest('button, a') && (window.getSelection()?.isCollapsed ?? true)

/** Whether a later row of the list is about the same record. */
const hasLater = (rows: readonly AuditRecord[], at: number) => {
  const { resource, recordId } = rows[at] ?? {}
  return rows.slice(0, at).some((row) => row.resource === resource && row.recordId === recordId)
}

/** The rows of the audit: when, who, what, to which record, and what changed. */
export function AuditTable({ rows, onOpen, ofRecord = false }: AuditTableProps) {
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
            <tr key={row.id} onClick={(event) => isPressOnRow(event) && onOpen(String(row.id))}>
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
                <ChangeList row={row} onOpen={onOpen} />
                {row.event === 'delete' && !hasLater(rows, index) && <RestoreButton row={row} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Place>
  )
}
