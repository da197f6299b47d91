import { monthlyTable, type MonthlyCount, type MonthlyRow, type MonthlyTable } from '@/domain/desk/monthlyTable'
import { today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desk'
import { DeskPart } from '@/kit/DeskPart'
import { Section } from '@/ui/layout/Section'
import { FigureCell, FigurePlace, formatCount, monthName } from '@/ui/table/FigureTable'
import { desk } from '../resource'
import { EndingPriceLists, type DeskMeta } from './EndingPriceLists'
import styled from '@emotion/styled'

const SHOWN_MONTHS = 10

// The last column is the sum of the row.
const Place = styled(FigurePlace)({ '& td:last-of-type': { fontWeight: 700 } })

function Month({ month }: { month: string }) {
  const [name, year] = monthName(month)
  return (
    <th scope="col">
      {name} <small>{year}</small>
    </th>
  )
}

const Row = ({ row, months, most }: { row: MonthlyRow; months: readonly string[]; most: number }) => (
  <tr>
    <th scope="row">
      <span title={row.name}>{row.name}</span>
    </th>
    {row.counts.map((count, index) => (
      <FigureCell key={months[index]} count={count} most={most} />
    ))}
    <td>{formatCount(row.total)}</td>
  </tr>
)

/** Folds the mitra with the fewest packages into one row. */
function shownRows({ rows, months }: MonthlyTable): MonthlyRow[] {
  const others = rows.slice(SHOWN_MONTHS)
  if (others.length === 0) return rows
  const counts = months.map((_, index) => others.reduce((sum, row) => sum + (row.counts[index] ?? 0), 0))
  const total = others.reduce((sum, row) => sum + row.total, 0)
  return [
    ...rows.slice(0, SHOWN_MONTHS),
    { key: 'others', name: t('desk.otherMitra', { n: others.length }), counts, total },
  ]
}

function Months({ table }: { table: MonthlyTable }) {
  if (table.total === 0) return <p className="quiet">{t('desk.noPackages')}</p>
  return (
    <Place>
      <table>
        <caption className="quiet">{t('desk.packagesText')}</caption>
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
              <td key={month}>{formatCount(table.sums[index] ?? 0)}</td>
            ))}
            <td>{formatCount(table.total)}</td>
          </tr>
        </tfoot>
      </table>
    </Place>
  )
}

/** How many packages each mitra made in each of the last six months; above it, which price lists end. */
export const MonthlyPart = () => (
  <DeskPart<MonthlyCount>
    resource={desk.name}
    cardTitle={t('desk.packages')}
    failedTitle={t('desk.packagesFailed')}
    height={220}
  >
    {(counts, meta) => (
      <>
        <EndingPriceLists {...(meta as DeskMeta)} />
        <Section title={t('desk.packages')}>
          <Months table={monthlyTable(counts, today())} />
        </Section>
      </>
    )}
  </DeskPart>
)
