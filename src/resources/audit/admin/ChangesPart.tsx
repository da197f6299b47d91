import styled from '@emotion/styled'
import { Link } from 'react-router'
import { CHANGE_EVENTS } from '@/domain/audit/events'
import type { Id } from '@/domain/types'
import { formatShortMoment } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desk'
import { DeskPart } from '@/kit/DeskPart'
import { Section } from '@/ui/layout/Section'
import { clampedTo } from '@/ui/layout/styles'
import { colour } from '@theme/tokens'
import { audit } from '../resource'

/** The fields of an audit row that the desk shows. */
type Change = { id: Id; at: string; userName: string; event: string; label: string }

const SHOWN = 8
const WITHOUT_SIGN_INS = { without: 'sign-in' }

const verbOf = (event: string) => t(`desk.verb.${CHANGE_EVENTS.find((verb) => verb === event) ?? 'other'}`)

const List = styled('ol')({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  '& li': { padding: '10px 0', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& li > span': clampedTo(3),
  '& b': { fontWeight: 600 },
})

function Changes({ rows }: { rows: readonly Change[] }) {
  if (rows.length === 0) return <p className="quiet">{t('desk.noChanges')}</p>
  return (
    <List>
      {rows.map(({ id, at, userName, event, label }) => (
        <li key={id}>
          <span>
            {t('desk.did', { who: userName || t('desk.somebody'), verb: verbOf(event) })} <b>{label}</b>
          </span>
          <small>{formatShortMoment(at)}</small>
        </li>
      ))}
    </List>
  )
}

/** The newest changes of the audit on an admin's Beranda. */
export const ChangesPart = () => (
  <Section
    title={t('desk.changes')}
    action={
      <Link className="change" to={audit.path}>
        {t('resource.audit')}
      </Link>
    }
  >
    <DeskPart<Change>
      resource={audit.name}
      filter={WITHOUT_SIGN_INS}
      perPage={SHOWN}
      failedTitle={t('desk.changesFailed')}
      height={220}
    >
      {(rows) => <Changes rows={rows} />}
    </DeskPart>
  </Section>
)
