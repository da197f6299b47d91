import { useCanAccess } from 'ra-core'
import { use, useSyncExternalStore } from 'react'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { colour, TOUCH } from '../../../../theme/tokens'
import { formatTime, formatDate, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/home'
import { ButtonLink } from '../../../ui/elements/Button'
import { dueFollowUps, type DueReason } from '../../../domain/status/keptFollowUps'
import type { Id } from '../../../domain/types'
import { Section } from '../../../ui/layout/Section'
import { DraftsContext } from '../../draftsContext'
import { links, umrohRegular } from '../resource'
import { PackageName } from '../PackageName'
import { startOfWizard } from '../wizard/wizardStart'
import { useFollowUps, useRecent } from './keptLists'

const List = styled('ul')({
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& a': { display: 'block', minHeight: TOUCH, padding: '10px 0', color: colour.text, textDecoration: 'none' },
  '& strong': { display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.quiet },
})

type LinkRow = { key: Id; to: string; state?: unknown; name: string | null; note?: string }

/** A region of Beranda: packages, each a link. Without rows there is no region. */
const LinkRows = ({ title, rows }: { title: string; rows: readonly LinkRow[] }) =>
  rows.length === 0 ? null : (
    <Section title={title}>
      <List>
        {rows.map(({ key, to, state, name, note }) => (
          <li key={key}>
            <Link to={to} state={state}>
              <strong>
                <PackageName name={name || t('app.nameless')} lines={2} />
              </strong>
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </List>
    </Section>
  )

const inWords = ({ kind, day }: DueReason) => t(`home.${kind}`, { date: formatDate(day) })

/** 'Perlu ditindaklanjuti' on Beranda, from this phone's copies. */
function FollowUps() {
  const { kept } = useFollowUps()
  const rows = dueFollowUps(kept, today()).map(({ id, name, reasons }) => ({
    key: id,
    to: links.show(id),
    name,
    note: reasons.map(inWords).join(' · '),
  }))
  return <LinkRows title={t('home.followUps')} rows={rows} />
}

/** The work that a mitra may continue, from this phone's own copies (docs/product.md §27.1). */
export function HomeLists() {
  const { canAccess: mayCreate } = useCanAccess({ resource: umrohRegular.name, action: 'create' })
  const { all, subscribe } = use(DraftsContext)
  const drafts = useSyncExternalStore(subscribe, all).filter(({ resource }) => resource === umrohRegular.name)
  const { recent } = useRecent()
  return (
    <>
      <LinkRows
        title={t('home.drafts')}
        rows={drafts.map(({ recordId, name, at, writer }) => ({
          key: writer,
          to: recordId === null ? links.create : links.edit(recordId),
          state: startOfWizard({ writer }),
          name,
          note: t('home.draftOf', { time: formatTime(at) }),
        }))}
      />
      <FollowUps />
      <LinkRows title={t('home.recent')} rows={recent.map(({ id, name }) => ({ key: id, to: links.show(id), name }))} />
      {mayCreate && (
        <ButtonLink to={links.create} variant="outlined" size="large">
          {t('list.create')}
        </ButtonLink>
      )}
    </>
  )
}
