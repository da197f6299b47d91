import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { comparedOffer, comparisonOf } from '../../../domain/offer/comparison'
import { t } from '../../../i18n/package/compare'
import { CheckField } from '../../../ui/form/CheckField'
import { Section } from '../../../ui/layout/Section'
import { links } from '../resource'
import { ComparedTable } from './ComparedTable'
import { comparedRows } from './comparedRows'
import type { Lettered } from './letters'

const Names = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    gap: 10,
    minHeight: 44,
    padding: '10px 0',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& span': { textDecoration: 'underline' },
  '& b': { flex: 'none', fontWeight: 800, minWidth: '1em' },
})

/** The compared packages: their whole names, and the table of their facts. */
export function ComparedPackages({ packages }: { packages: readonly Lettered[] }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const rows = useMemo(
    () => comparedRows(comparisonOf(packages.map(({ detail }) => comparedOffer(detail)))),
    [packages],
  )
  const columns = packages.map(({ letter, detail }) => ({
    letter,
    id: detail.id,
    name: detail.name ?? t('app.nameless'),
  }))
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      <Section title={t('compare.packages')}>
        <Names>
          {columns.map(({ letter, id, name }) => (
            <li key={id}>
              <Link to={links.show(id)}>
                <b>{letter}</b> <span>{name}</span>
              </Link>
            </li>
          ))}
        </Names>
        <CheckField label={t('compare.onlyDifferent')} checked={onlyDifferent} onChange={setOnlyDifferent} />
      </Section>
      {shown.length === 0 && <p role="status">{t('compare.allSame')}</p>}
      <ComparedTable columns={columns} rows={shown} />
    </>
  )
}
