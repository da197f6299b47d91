import styled from '@emotion/styled'
import { Link } from 'react-router'
import type { Id } from '../../../domain/types'
import { t } from '../../../i18n/translate'
import { Section } from '../../../ui/layout/Section'
import { colour, TOUCH } from '../../../../theme/tokens'
import { PackageName } from '../PackageName'

const List = styled('ul')({
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& a': { display: 'block', minHeight: TOUCH, padding: '10px 0', color: colour.text, textDecoration: 'none' },
  '& strong': { display: 'block', lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: colour.quiet },
})

export type LinkRow = { key: Id; to: string; name: string | null; note?: string }

/** A region of Beranda: packages, each a link. Without rows there is no region. */
export const LinkRows = ({ title, rows }: { title: string; rows: readonly LinkRow[] }) =>
  rows.length === 0 ? null : (
    <Section title={title}>
      <List>
        {rows.map(({ key, to, name, note }) => (
          <li key={key}>
            <Link to={to}>
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
