import styled from '@emotion/styled'
import { colour, radius, shadow } from '@theme/tokens'
import { t } from '@/i18n/package/compare'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { forcedLine } from '@/ui/layout/styles'
import { PackageName } from '../PackageName'
import type { ComparedRow } from './comparedRows'

/** The name of a fact above its cells, or beside them where the page is wide. */
const above = { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' } as const
const WIDE = '[data-layout=desktop] &'

/** The box around the table, whose width is measured in sizes of its letters. */
const Measured = styled('div')({ containerType: 'inline-size' })

/** With large letters the packages stand below each other, each with its letter. */
const LARGE_LETTERS = '@container (max-width: 15rem)'

/** The table of a comparison. */
const Place = styled('table')({
  '--columns': 2,
  '&[data-columns="3"]': { '--columns': 3 },
  display: 'block',
  backgroundColor: colour.surface,
  borderRadius: radius.large,
  boxShadow: shadow.card,
  outline: forcedLine,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', ...above, columnGap: 6, padding: '8px 10px 10px' },
  '& tbody tr': { borderTop: `1px solid ${colour.line}` },
  '& tbody tr[data-differs]': { boxShadow: `inset 3px 0 0 ${colour.star}` },
  '& th, & td': { padding: 0, textAlign: 'left', verticalAlign: 'top', fontWeight: 500, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 700 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 600, color: colour.quiet },
  '& .money': { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em' },
  '& strong.money': { fontSize: '0.8125rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 4 },
  '& b': { fontWeight: 700 },
  // The longest words of services fit a third of a narrow phone.
  '&[data-columns="3"] li': { fontSize: '0.8125rem', '& b': { fontWeight: 600, letterSpacing: '-0.02em' } },
  '& tbody th': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    marginBottom: 2,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: colour.quiet,
  },
  '& .mark': { padding: '0 6px', borderRadius: radius.pill, border: `1px solid ${colour.star}`, color: colour.text },
  '& .other': { display: 'block', fontSize: '0.75rem', fontWeight: 700, color: colour.text },
  // The names stay in sight while the rows scroll below them.
  '& thead': {
    position: 'sticky',
    top: 'var(--head, 0px)',
    zIndex: 4,
    backgroundColor: colour.accentSoft,
    color: colour.accentDark,
    borderRadius: `${radius.large}px ${radius.large}px 0 0`,
    outline: forcedLine,
  },
  '& .corner': { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
  '& .letter': { fontWeight: 800, fontSize: '1rem' },
  '& .name': { fontSize: '0.75rem', fontWeight: 600 },
  [WIDE]: {
    '& tr': {
      gridTemplateColumns: '220px repeat(var(--columns), minmax(0, 1fr))',
      columnGap: 20,
      padding: '10px 20px',
    },
    '& tbody th': { gridColumn: 'auto', alignContent: 'start', fontSize: '0.875rem' },
    '& .corner': { position: 'static', width: 'auto', height: 'auto' },
    '& .name': { fontSize: '0.875rem' },
    '& strong.money': { fontSize: '0.9375rem' },
    '&[data-columns="3"] li': { fontSize: 'inherit' },
  },
  [LARGE_LETTERS]: {
    '& tr, & thead': { position: 'static', display: 'block' },
    '& td, & thead th': { display: 'block' },
    '& td + td': { marginTop: 6 },
    '& td::before': { content: 'attr(data-letter)', fontWeight: 800 },
  },
})

export type ComparedTableProps = {
  columns: readonly { letter: string; name: string }[]
  rows: readonly ComparedRow[]
}

/**
 * Packages side by side. On a phone the name of a fact stands above its row, so that the packages have the whole width.
 */
export const ComparedTable = ({ columns, rows }: ComparedTableProps) => (
  <Measured>
    <Place aria-label={t('compare.caption')} data-columns={columns.length}>
      <thead>
        <tr>
          <th scope="col" className="corner">
            <span style={visuallyHidden}>{t('compare.fact')}</span>
          </th>
          {columns.map(({ letter, name }) => (
            <th key={letter} scope="col">
              <span className="letter">{letter}</span>{' '}
              <span className="name">
                <PackageName name={name} lines={2} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.label}
            row={row}
            letters={columns.map(({ letter }) => letter)}
            // If every row differs, a mark on each of them would say nothing.
            isMarked={row.differs && rows.some(({ differs }) => !differs)}
          />
        ))}
      </tbody>
    </Place>
  </Measured>
)

type RowProps = { row: ComparedRow; letters: readonly string[]; isMarked: boolean }

const Row = ({ row: { label, cells }, letters, isMarked }: RowProps) => (
  <tr data-differs={isMarked || undefined}>
    <th scope="row">
      {label}
      {isMarked && <span className="mark">{t('compare.differs')}</span>}
    </th>
    {cells.map(({ content, isOther }, index) => (
      <td key={letters[index]} data-letter={letters[index]}>
        {content}
        {isOther && <span className="other"> {t('compare.other', { letter: letters[0] ?? '' })}</span>}
      </td>
    ))}
  </tr>
)
