import styled from '@emotion/styled'
import { Link } from 'react-router'
import { CHANGE_EVENTS, SIGN_IN_EVENTS } from '../../domain/audit/events'
import { formatShortMoment } from '../../domain/values/dates'
import type { Id } from '../../domain/types'
import { t } from '../../i18n/desk'
import { Section } from '../../ui/layout/Section'
import { colour } from '../../../theme/tokens'
import { DeskPart } from './DeskPart'

/** What the desk reads of a row of the audit. */
type Change = { id: Id; at: string; userName: string; event: string; label: string }

const READ = 40
const SHOWN = 8

const isSignIn = (event: string) => SIGN_IN_EVENTS.some((known) => known === event)
const verbOf = (event: string) => t(`desk.verb.${CHANGE_EVENTS.find((verb) => verb === event) ?? 'other'}`)

const List = styled('ol')({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  '& li': { padding: '10px 0', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& b': { fontWeight: 600 },
})

function Changes({ rows }: { rows: readonly Change[] }) {
  const changes = rows.filter(({ event }) => !isSignIn(event)).slice(0, SHOWN)
  if (changes.length === 0) return <p className="quiet">{t('desk.noChanges')}</p>
  return (
    <List>
      {changes.map(({ id, at, userName, event, label }) => (
        <li key={id}>
          {t('desk.did', { who: userName || t('desk.somebody'), verb: verbOf(event) })} <b>{label}</b>
          <small>{formatShortMoment(at)}</small>
        </li>
      ))}
    </List>
  )
}

/** The newest changes of the audit. `path` leads to all of them. */
export const ChangesSection = ({ path }: { path: string }) => (
  <Section
    title={t('desk.changes')}
    action={
      <Link className="change" to={path}>
        {t('desk.allChanges')}
      </Link>
    }
  >
    <DeskPart<Change> resource="audit" perPage={READ} failedTitle={t('desk.changesFailed')} height={220}>
      {(rows) => <Changes rows={rows} />}
    </DeskPart>
  </Section>
)
