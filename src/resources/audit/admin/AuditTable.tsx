import styled from '@emotion/styled'
import Card from '@mui/material/Card'
import { useQueryClient } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useNotify, useResourceDefinition } from 'ra-core'
import { type MouseEvent, type ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { colour } from '@theme/tokens'
import { t } from '@/i18n/admin/audit'
import { Button } from '@/ui/elements/Button'
import type { AuditRecord } from '@/domain/audit/events'
import type { Id } from '@/domain/types'
import { useWrite } from '@/ui/hooks/useWrite'
import type { PartnerDataProvider } from '@/data-provider/types'
import { audit } from '../resource'
import { changesOf, type Change, useFieldsOf, useResourceLabel, whoOf, timeOf, nameOf, eventWords } from './changes'

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

/** A press on a button inside a row does not mean the row. */
const pressed = (act: () => void) => (event: MouseEvent) => {
  event.stopPropagation()
  act()
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
    <Button size="small" aria-haspopup="dialog" aria-label={name} onClick={pressed(() => onOpen(String(row.id)))}>
      {children}
    </Button>
  )
}

/** The first changes of an audit row, from the old to the new values, and the button of its panel. */
function ChangeList({ row, onOpen }: DetailsProps) {
  const changes = changesOf(row, useFieldsOf()(row.resource))
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

/** Brings a deleted record back, for users who may delete it. Records of most resources are never deleted. */
function RestoreButton({ row }: { row: AuditRecord }) {
  const { resource, recordId } = row
  const { canAccess: mayDelete } = useCanAccess({ resource, action: 'delete' })
  const { options } = useResourceDefinition<{ permissions?: Record<string, string> }>({ resource })
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { run, isPending } = useWrite<AuditRecord>({
    resource: audit.name,
    write: () => provider.restoreRecord(resource, recordId ?? ''),
    onWritten: () => {
      notify(t('audit.restored'), { type: 'success' })
      for (const name of [audit.name, resource]) void queryClient.invalidateQueries({ queryKey: [name] })
    },
    onFailed: (error) => notify(error.message, { type: 'error' }),
  })
  if (!options?.permissions?.delete || recordId === null || !mayDelete) return null
  return (
    <Button
      variant="outlined"
      disabled={isPending}
      aria-label={t('audit.restoreNamed', { name: nameOf(row) })}
      onClick={pressed(() => run(row))}
    >
      {t('audit.restore')}
    </Button>
  )
}

const look = {
  '& .MuiTableCell-root': { padding: '12px 16px', verticalAlign: 'top', fontSize: '0.875rem' },
  '& .time': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .who': { minWidth: 150, overflowWrap: 'anywhere' },
  '& .record': { minWidth: 236, maxWidth: 280, overflowWrap: 'anywhere' },
  '& .event': { minWidth: 120, overflowWrap: 'normal' },
  '& .changes': { minWidth: 270 },
  '& .changes > .MuiButton-sizeSmall': { minHeight: 32, padding: '2px 8px', marginLeft: '-8px', fontSize: '0.875rem' },
  '& .changes > .MuiButton-outlined': { marginTop: '8px' },
  '& small': { display: 'block', color: colour.quiet, fontSize: '0.8125rem' },
  '& .name': { fontWeight: 600 },
}

type AuditTableProps = {
  rows: readonly AuditRecord[]
  onOpen: (id: string) => void
  /** Leaves out the column of the record: all rows are about the same one. */
  ofRecord?: boolean
}

/** Whether a later row of the list is about the same record. */
const hasLater = (rows: readonly AuditRecord[], row: AuditRecord) =>
  rows.findIndex(({ resource, recordId }) => resource === row.resource && recordId === row.recordId) < rows.indexOf(row)

const column = (name: string, label: string, render: (row: AuditRecord) => ReactNode) => (
  <DataTable.Col<AuditRecord> key={name} source={name} disableSort label={label} cellClassName={name} render={render} />
)

/** The rows of the audit: when, who, what, to which record, and what changed. */
export function AuditTable({ rows, onOpen, ofRecord = false }: AuditTableProps) {
  const labelOf = useResourceLabel()
  function openRow(id: Id) {
    // A user who selects a text does not mean the row.
    if (window.getSelection()?.isCollapsed ?? true) onOpen(String(id))
    return false as const
  }
  const who = (row: AuditRecord) => (
    <>
      {whoOf(row)}
      {row.address && <small>{row.address}</small>}
    </>
  )
  const record = (row: AuditRecord) => (
    <>
      <span className="name">{nameOf(row)}</span>
      <small>{labelOf(row.resource)}</small>
    </>
  )
  const changes = (row: AuditRecord) => (
    <>
      <ChangeList row={row} onOpen={onOpen} />
      {row.event === 'delete' && !hasLater(rows, row) && <RestoreButton row={row} />}
    </>
  )
  return (
    <Card>
      <DataTable
        data={[...rows]}
        resource={audit.name}
        rowClick={openRow}
        bulkActionButtons={false}
        aria-label={t('resource.audit')}
        sx={look}
      >
        {column('time', t('audit.when'), timeOf)}
        {column('who', t('audit.who'), who)}
        {column('event', t('audit.what'), ({ event }) => eventWords(event))}
        {!ofRecord && column('record', t('audit.resource'), record)}
        {column('changes', t('audit.changes'), changes)}
      </DataTable>
    </Card>
  )
}
