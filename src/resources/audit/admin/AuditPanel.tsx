import Drawer from '@mui/material/Drawer'
import CloseIcon from '@mui/icons-material/CloseRounded'
import styled from '@emotion/styled'
import { useCanAccess, useGetOne } from 'ra-core'
import { useId } from 'react'
import { colour, SIDE_PANEL_WIDTH } from '@theme/tokens'
import type { AuditRecord } from '@/domain/audit/events'
import { isForbidden, isNotFound } from '@/domain/requestPolicy'
import { t } from '@/i18n/admin/audit'
import { ButtonLink } from '@/ui/elements/Button'
import { IconButton } from '@/ui/elements/IconButton'
import { PlainTable } from '@/ui/table/PlainTable'
import { useKept } from '@/ui/hooks/useKept'
import {
  changesOf,
  eventWords,
  nameOf,
  timeOf,
  useFieldsOf,
  useRecordScreen,
  useResourceLabel,
  whoOf,
  type Change,
  type RecordScreen,
} from './changes'

const Place = styled('div')({
  display: 'grid',
  gap: 20,
  padding: '20px 24px 32px',
  overflowWrap: 'anywhere',
  '& header': { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 12 },
  '& header button': { margin: '-8px -12px 0 0' },
  '& h2': { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35 },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '6px 20px' },
  '& dt, & .quiet': { color: colour.quiet },
  '& dd': { fontWeight: 600 },
  '& table': { tableLayout: 'fixed' },
  '& td, & tbody th': { verticalAlign: 'top', overflowWrap: 'anywhere' },
})

/** A link to the record, where it still exists and the user may open its screen. */
function RecordLink({ resource, view, id, path }: RecordScreen) {
  const { canAccess } = useCanAccess({ resource, action: view })
  const { data, error } = useGetOne(
    resource,
    // A key of its own: the answer must not stand in for what a screen reads.
    { id, meta: { asks: 'whether it exists' } },
    { enabled: canAccess === true },
  )
  if (!canAccess || (!data && !error) || isForbidden(error)) return null
  if (isNotFound(error)) return <p className="quiet">{t('audit.gone')}</p>
  return (
    <div>
      <ButtonLink variant="outlined" to={path}>
        {t('audit.toRecord')}
      </ButtonLink>
    </div>
  )
}

type ChangesProps = { changes: readonly Change[]; isNew: boolean; isGone: boolean }

/** What differs, field by field: the old value beside the new one. */
function Changes({ changes, isNew, isGone }: ChangesProps) {
  const valueIn = (value: string | null) => value ?? <span className="quiet">{t('audit.none')}</span>
  const before = { heading: t(isGone ? 'audit.value' : 'audit.old'), cell: (change: Change) => valueIn(change.before) }
  const after = { heading: t(isNew ? 'audit.value' : 'audit.new'), cell: (change: Change) => valueIn(change.after) }
  return (
    <PlainTable
      aria-label={t('audit.changes')}
      columns={[
        { heading: t('audit.field'), cell: ({ field }) => field, isName: true },
        ...(isNew ? [] : [before]),
        ...(isGone ? [] : [after]),
      ]}
      rows={changes}
      keyOf={({ field }) => field}
    />
  )
}

type PanelProps = {
  onClose: () => void
  /** The rows are those of the record whose screen is open. */
  ofRecord?: boolean
}

function Row({ row, titleId, onClose, ofRecord }: PanelProps & { row: AuditRecord; titleId: string }) {
  const labelOf = useResourceLabel()
  const target = useRecordScreen(row)
  const changes = changesOf(row, useFieldsOf()(row.resource))
  const facts = [
    [t('audit.when'), timeOf(row)],
    [t('audit.who'), whoOf(row)],
    [t('audit.address'), row.address],
    [t('audit.resource'), labelOf(row.resource)],
  ].filter(([, value]) => value !== '')
  return (
    <Place>
      <header>
        <h2 id={titleId}>
          {eventWords(row.event)}: {nameOf(row)}
        </h2>
        <IconButton label={t('app.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <dl>{facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}</dl>
      {target && !ofRecord && row.event !== 'delete' && <RecordLink key={row.id} {...target} />}
      {changes.length > 0 ? (
        <Changes changes={changes} isNew={row.before === null} isGone={row.after === null} />
      ) : (
        row.event === 'update' && <p className="quiet">{t('audit.unchanged')}</p>
      )}
    </Place>
  )
}

/** A row of the audit in a panel at the side of its list (docs/product.md §15.10.7). */
export function AuditPanel({ row, ...panel }: PanelProps & { row: AuditRecord | null }) {
  const titleId = useId()
  const shown = useKept(row)
  return (
    <Drawer
      anchor="right"
      open={row !== null}
      onClose={panel.onClose}
      slotProps={{
        paper: {
          'aria-labelledby': titleId,
          sx: { width: SIDE_PANEL_WIDTH },
        },
      }}
    >
      {shown && <Row row={shown} titleId={titleId} {...panel} />}
    </Drawer>
  )
}
