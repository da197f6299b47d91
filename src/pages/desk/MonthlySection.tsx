import styled from '@emotion/styled'
import { monthlyTable, type MonthlyCount, type MonthlyRow, type MonthlyTable } from '../../domain/desk/monthlyTable'
import { formatShortDate, today } from '../../domain/values/dates'
import { t } from '../../i18n/desk'
import { Section } from '../../ui/layout/Section'
import { clampedTo } from '../../ui/layout/styles'
import { colour } from '../../../theme/tokens'
import { DeskPart } from './DeskPart'

const SHOWN = 10
const grouped = new Intl.NumberFormat('id-ID')
/** Returns `Nov` and `2026` for `2026-11`. */
const monthName = (month: string) => formatShortDate(`${month}-01`).split(' ').slice(1)

const Place = styled('div')({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: '10px 6px', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: colour.quiet, verticalAlign: 'bottom' },
  '& thead small': { fontSize: '0.75rem' },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0, minWidth: 140 },
  '& tbody th': { fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody th span': clampedTo(2),
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${colour.line}` },
  '& tfoot th, & tfoot td, & td:last-of-type': { fontWeight: 700 },
  '& .none': { color: colour.lineStrong },
  // The bar lies under its number, so that a long name in another row does not change its scale.
  '& .bar': { display: 'block', height: 4, borderRadius: 2, marginTop: 4, marginLeft: 'auto', minWidth: 2 },
})

function Month({ month }: { month: string }) {
  const [name, year] = monthName(month)
  return (
    <th scope="col">
      {name} <small>{year}</small>
    </th>
  )
}

const Bar = ({ of, most }: { of: number; most: number }) => (
  <span
    aria-hidden="true"
    className="bar"
    style={{ width: `${(of / Math.max(1, most)) * 100}%`, backgroundColor: of > 0 ? colour.accent : 'transparent' }}
  />
)

const Row = ({ row, months, most }: { row: MonthlyRow; months: readonly string[]; most: number }) => (
  <tr>
    <th scope="row">
      <span title={row.name}>{row.name}</span>
    </th>
    {row.counts.map((count, index) => (
      <td key={months[index]} className={count === 0 ? 'none' : undefined}>
        {grouped.format(count)}
        <Bar of={count} most={most} />
      </td>
    ))}
    <td>{grouped.format(row.total)}</td>
  </tr>
)

/** Folds the mitra with the fewest packages into one row. */
function shownRows({ rows, months }: MonthlyTable): MonthlyRow[] {
  const others = rows.slice(SHOWN)
  if (others.length === 0) return rows
  const counts = months.map((_, index) => others.reduce((sum, row) => sum + (row.counts[index] ?? 0), 0))
  const total = others.reduce((sum, row) => sum + row.total, 0)
  return [...rows.slice(0, SHOWN), { key: 'others', name: t('desk.otherMitra', { n: others.length }), counts, total }]
}

function Months({ table }: { table: MonthlyTable }) {
  if (table.total === 0) return <p className="quiet">{t('desk.noPackages')}</p>
  return (
    <Place>
      <table>
        <caption className="quiet" style={{ textAlign: 'left', marginBottom: 4 }}>
          {t('desk.packagesText')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('desk.mitra')}</th>
            {table.months.map((month) => (
              <Month key={month} month={month} />
            ))}
            <th scope="col">{t('desk.total')}</th>
          </tr>
        </thead>
        <tbody>
          {shownRows(table).map((row) => (
            <Row key={row.key} row={row} months={table.months} most={table.most} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('desk.everyMitra')}</th>
            {table.months.map((month, index) => (
              <td key={month}>{grouped.format(table.sums[index] ?? 0)}</td>
            ))}
            <td>{grouped.format(table.total)}</td>
          </tr>
        </tfoot>
      </table>
    </Place>
  )
}

/** How many packages each mitra made in each of the last six months. */
export const MonthlySection = () => (
  <Section title={t('desk.packages')}>
    <DeskPart<MonthlyCount> resource="desk" failedTitle={t('desk.packagesFailed')} height={220}>
      {(counts) => <Months table={monthlyTable(counts, today())} />}
    </DeskPart>
  </Section>
)
