import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/home'
import { LinkList } from '@/kit/LinkList'
import { Section } from '@/ui/layout/Section'
import { Words } from '../Facts'
import { PackageName } from '../PackageName'

export type LinkRow = {
  key: Id
  to: string
  /** The state of the new history entry. */
  state?: unknown
  name: string | null
  /** A note does not wrap if it fits on a line. */
  notes?: readonly string[]
  /** Beside the name. */
  mark?: ReactNode
}

/** Notes in a line, within a list of links. */
export const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="note">
        <Words text={note} />
        {index < notes.length - 1 && '\u00a0·'}
      </span>
    </Fragment>
  ))

/** Packages, each a link. */
export const Links = ({ rows }: { rows: readonly LinkRow[] }) => (
  <LinkList>
    {rows.map(({ key, to, state, name, notes = [], mark }) => (
      <li key={key}>
        <Link to={to} state={state}>
          <span className="words">
            <span className="name">
              <strong>
                <PackageName name={name || t('app.nameless')} lines={2} />
              </strong>
              {mark}
            </span>
            {notes.length > 0 && (
              <small>
                <Notes notes={notes} />
              </small>
            )}
          </span>
        </Link>
      </li>
    ))}
  </LinkList>
)

/** A region of Beranda with packages. Without rows there is no region. */
export const LinkRows = ({ title, rows }: { title: string; rows: readonly LinkRow[] }) =>
  rows.length === 0 ? null : (
    <Section title={title}>
      <Links rows={rows} />
    </Section>
  )
