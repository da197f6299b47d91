import styled from '@emotion/styled'
import { Link } from 'react-router'
import { useSession } from '@/auth-provider/useSession'
import { canAccess } from '@/domain/access/permissions'
import type { KursRecord } from '@/domain/kurs/kurs'
import { t } from '@/i18n/admin/desk'
import { linkToRecord } from '@/resources/links'
import { definitions } from '@/resources/registry'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { KursToday } from '@/ui/kurs/KursToday'
import { ButtonLink } from '@/ui/elements/Button'
import { Section } from '@/ui/layout/Section'
import { colour } from '@theme/tokens'
import { CHANGE_EVENTS } from '@/domain/audit/events'
import { formatShortMoment } from '@/domain/values/dates'
import type { Id } from '@/domain/types'
import { clampedTo } from '@/ui/layout/styles'
import { DeskPart, FollowUpsSection, MonthlySection } from './sections'

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

/** The newest changes of the audit. `path` leads to all of them. */
const ChangesSection = ({ path }: { path: string }) => (
  <Section
    title={t('desk.changes')}
    action={
      <Link className="change" to={path}>
        {t('desk.allChanges')}
      </Link>
    }
  >
    <DeskPart<Change>
      resource="audit"
      filter={WITHOUT_SIGN_INS}
      perPage={SHOWN}
      failedTitle={t('desk.changesFailed')}
      height={220}
    >
      {(rows) => <Changes rows={rows} />}
    </DeskPart>
  </Section>
)

const Page = styled('main')({
  padding: '24px 24px 40px',
  width: '100%',
  maxWidth: 1320,
  display: 'grid',
  gap: 20,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 16 },
  '& h1': { fontSize: '1.5rem', fontWeight: 800, letterSpacing: '-0.01em' },
  '& > header p': { color: colour.quiet },
  // A part that is alone takes the whole width.
  '& .parts': { display: 'grid', gap: 20, alignItems: 'start' },
  '@media (min-width: 1200px)': {
    '& .parts[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' },
  },
  '& .column': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  '& section': { padding: 20 },
})

/** The desk's parts that this admin may see, at a partner API that has them. */
function useParts() {
  const { user, mitra } = useSession()
  const find = (name: string) => {
    const definition = definitions.find((one) => one.name === name)
    return definition && canAccess({ user, mitra, isAdmin: true }, definitions, name, 'list') ? definition : undefined
  }
  return {
    followUps: find('follow-ups'),
    desk: find('desk'),
    kurs: find('custom-data/kurs'),
    audit: find('audit'),
    packages: find('umroh-regular'),
  }
}

/** The cards of the phone's Beranda, for a partner API without anything that the desk could show. */
const Cards = () =>
  definitions.map(
    ({ name, path, card }) =>
      card && (
        <Section key={name} title={card.title}>
          <p>{card.text}</p>
          <ButtonLink to={path}>{t('desk.open')}</ButtonLink>
        </Section>
      ),
  )

/** Beranda of an admin on the desktop (docs/product.md §15.5). */
export function DeskPage() {
  const { user } = useSession()
  const { followUps, desk, kurs, audit, packages } = useParts()
  const hasMain = followUps || desk
  const hasAside = kurs || audit
  return (
    <Page>
      <header>
        <div>
          <p>
            {t('home.greeting')} {user?.name}
          </p>
          <ScreenTitle>{t('home.title')}</ScreenTitle>
        </div>
        {packages && (
          <ButtonLink variant="contained" to={packages.path}>
            {t('desk.all')}
          </ButtonLink>
        )}
      </header>
      {!hasMain && !hasAside && <Cards />}
      <div className="parts" data-columns={(hasMain && hasAside) || undefined}>
        {hasMain && (
          <div className="column">
            {followUps && packages && <FollowUpsSection linkTo={(id) => linkToRecord(packages, 'show', id)} />}
            {desk && <MonthlySection />}
          </div>
        )}
        {hasAside && (
          <div className="column">
            {kurs && (
              <DeskPart<KursRecord>
                resource={kurs.name}
                cardTitle={t('desk.kurs')}
                failedTitle={t('desk.kursFailed')}
                height={140}
              >
                {(history) => (
                  <KursToday
                    inForce={history.find(({ inForce }) => inForce)}
                    action={
                      <Link className="change" to={kurs.path}>
                        {t('desk.allKurs')}
                      </Link>
                    }
                  />
                )}
              </DeskPart>
            )}
            {audit && <ChangesSection path={audit.path} />}
          </div>
        )}
      </div>
    </Page>
  )
}
