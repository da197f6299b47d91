import styled from '@emotion/styled'
import { t } from '../../../i18n/admin/audit'
import { colour } from '../../../../theme/tokens'
import type { AuditRecord } from '../../../domain/audit/auditRecord'
import { changesOf, type Change } from './changes'

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
  '& summary': { cursor: 'pointer', color: colour.accent, fontWeight: 600, padding: '2px 0' },
})

/** The number of changes that a row shows; a row with more of them opens on a click. */
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

/** The changes of an audit row, from the old to the new values. */
export function ChangeList({ row }: { row: AuditRecord }) {
  const changes = changesOf(row)
  if (changes.length === 0) return row.event === 'update' ? <span>{t('audit.unchanged')}</span> : null
  const isWhole = row.before === null || row.after === null
  const lines = changes.map((change) => <Line key={change.field} isGone={row.after === null} {...change} />)
  if (lines.length <= SHOWN) return <List>{lines}</List>
  // A new or deleted record is a list of all its fields, which nobody asked for yet.
  const shown = isWhole ? 0 : SHOWN
  return (
    <List as="div">
      {shown > 0 && <List>{lines.slice(0, shown)}</List>}
      <details>
        <summary>
          {isWhole ? t('audit.fieldCount', { n: lines.length }) : t('audit.more', { n: lines.length - shown })}
        </summary>
        <List>{lines.slice(shown)}</List>
      </details>
    </List>
  )
}
