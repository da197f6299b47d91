import styled from '@emotion/styled'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { comparedOffer, comparisonOf } from '../../../domain/offer/comparison'
import type { PackageDetail } from '../../../domain/types'
import { t } from '../../../i18n/compare'
import { CheckField } from '../../../ui/form/CheckField'
import { Section } from '../../../ui/layout/Section'
import { links } from '../resource'
import { ComparedTable, letterOf } from './ComparedTable'
import { comparedRows } from './comparedRows'

const Names = styled('ul')({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'flex', gap: 10, minHeight: 44, alignItems: 'center', overflowWrap: 'anywhere' },
  '& b': { flex: 'none', fontWeight: 800, minWidth: '1em' },
})

/** The compared packages: their whole names, and the table of their facts. */
export function ComparedPackages({ details }: { details: readonly PackageDetail[] }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const rows = useMemo(() => comparedRows(comparisonOf(details.map(comparedOffer))), [details])
  const names = details.map(({ name }) => name ?? t('app.nameless'))
  const shown = onlyDifferent ? rows.filter(({ differs }) => differs.includes(true)) : rows
  return (
    <>
      <Section title={t('compare.packages')}>
        <Names>
          {details.map(({ id }, index) => (
            <li key={id}>
              <Link to={links.show(id)}>
                <b>{letterOf(index)}</b> {names[index]}
              </Link>
            </li>
          ))}
        </Names>
        <CheckField label={t('compare.onlyDifferent')} checked={onlyDifferent} onChange={setOnlyDifferent} />
      </Section>
      {shown.length === 0 && <p role="status">{t('compare.allSame')}</p>}
      <ComparedTable names={names} rows={shown} />
    </>
  )
}
