import { useGetList, type RaRecord } from 'ra-core'
import { type ReactNode, useState } from 'react'
import styled from '@emotion/styled'
import { Link } from 'react-router'
import { colour, radius } from '@theme/tokens'
import { STALE_TIME } from '@/domain/requestPolicy'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { Notice } from '@/ui/feedback/Notice'
import Skeleton from '@mui/material/Skeleton'
import { Section } from '@/ui/layout/Section'
import type { FollowUp, FollowUpReason } from '@/domain/status/followUp'
import type { Id } from '@/domain/types'
import { formatShortDate, today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desk'
import { Button } from '@/ui/elements/Button'
import { clampedTo } from '@/ui/layout/styles'
import { monthlyTable, type MonthlyCount, type MonthlyRow, type MonthlyTable } from '@/domain/desk/monthlyTable'
import { FigureCell, FigurePlace, formatCount, monthName } from '@/ui/table/FigureTable'

type DeskPartProps<Row extends RaRecord> = {
  resource: string
  /** The title of the card that shows loading and failure, if `children` bring a card. */
  cardTitle?: string
  filter?: Readonly<Record<string, string>>
  perPage?: number
  failedTitle: string
  /** The height of the part while it loads, in px. */
  height: number
  children: (rows: Row[]) => ReactNode
}

/** A part of the desk with its own request: it loads, fails and tries again without the other parts. */
export function DeskPart<Row extends RaRecord>(props: DeskPartProps<Row>) {
  const { resource, cardTitle, filter = {}, perPage = 1000, failedTitle, height, children } = props
  const { data, error, isPending, isPaused, refetch } = useGetList<Row>(
    resource,
    { filter, pagination: { page: 1, perPage } },
    { staleTime: STALE_TIME.packages },
  )
  if (data) return children(data)
  const state =
    isPending && !isPaused ? (
      <Skeleton height={height} />
    ) : (
      <Notice compact alert title={failedTitle} {...loadFailure(isPaused ? null : error, refetch)} />
    )
  return cardTitle === undefined ? state : <Section title={cardTitle}>{state}</Section>
}

const SHOWN = 6

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  '& + button': { marginTop: 12 },
  '& li + li': { borderTop: `1px solid ${colour.line}` },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 8px',
    margin: '0 -8px',
    borderRadius: radius.small,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: colour.sunken },
  '& .what': { minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600, ...clampedTo(2) },
  '& small': { color: colour.quiet, ...clampedTo(1) },
  '& .why': {
    flex: 'none',
    maxWidth: '45%',
    display: 'grid',
    alignContent: 'start',
    textAlign: 'right',
    fontSize: '0.875rem',
  },
})

const whyOf = ({ remindAt, validUntil }: FollowUp, reason: FollowUpReason) =>
  t(`desk.${reason}`, { date: formatShortDate(reason === 'reminder' ? remindAt : validUntil) })

type LinkTo = (id: Id) => string

function FollowUps({ rows, linkTo }: { rows: readonly FollowUp[]; linkTo: LinkTo }) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return <p className="quiet">{t('desk.noFollowUps')}</p>
  const shown = isOpen ? rows : rows.slice(0, SHOWN)
  return (
    <>
      <List>
        {shown.map((row) => (
          <li key={row.id}>
            <Link to={linkTo(row.id)}>
              <span className="what">
                <strong>{row.name ?? t('app.nameless')}</strong>
                <small>{[row.mitra, row.customerName].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="why">
                {row.reasons.map((reason) => (
                  <span key={reason}>{whyOf(row, reason)}</span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </List>
      {shown.length < rows.length && (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('desk.moreFollowUps', { n: rows.length - shown.length })}
        </Button>
      )}
    </>
  )
}

/** The packages of every mitra whose reminder is due or whose offer ends soon, the most urgent first. */
export const FollowUpsSection = ({ linkTo }: { linkTo: LinkTo }) => (
  <Section title={t('desk.followUps')}>
    <DeskPart<FollowUp> resource="follow-ups" failedTitle={t('desk.followUpsFailed')} height={160}>
      {(rows) => <FollowUps rows={rows} linkTo={linkTo} />}
    </DeskPart>
  </Section>
)

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

/** How many packages each mitra made in each of the last six months. */
export const MonthlySection = () => (
  <Section title={t('desk.packages')}>
    <DeskPart<MonthlyCount> resource="desk" failedTitle={t('desk.packagesFailed')} height={220}>
      {(counts) => <Months table={monthlyTable(counts, today())} />}
    </DeskPart>
  </Section>
)
