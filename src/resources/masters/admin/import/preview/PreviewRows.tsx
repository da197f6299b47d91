import styled from '@emotion/styled'
import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import { colour } from '@theme/tokens'
import { importText } from '@/i18n/admin/importTexts'
import { translate } from '@/i18n/translate'
import type { PreviewRow } from './compare'
import type { ComparedRows, Wrong } from './preview'
import type { Shown } from './PreviewFilter'
import type { Skipped } from './skipped'
import { saysNothing, valueAt } from '@/records/fields'
import type { Column } from '../rows/columns'
import { figureText, lineOf } from './figureText'
import { type Period, nightsText } from '@/domain/masters/periods'
import { PERIODS } from '../periods/datedPreview'
import { PlainTable, type PlainColumn, type PlainTableProps } from '@/ui/table/PlainTable'
import { periodChanges, type PeriodChange } from '../periods/merge'
import { ROOM_TYPES, type Nights } from '@/domain/types'
import { addDays, formatShortDate } from '@/domain/values/dates'

/** Nights with the day on which they end: `30 Jun–14 Agu 2026 (check-out 15 Agu 2026)`. */
const nightsWithEnd = (nights: Nights): string =>
  `${nightsText(nights)} (${importText('checkOutOn', { day: formatShortDate(addDays(nights.to, 1)) })})`

/** The prices of a period, for two, three and four in a room: `D 500 / T 570 / Q –, akhir pekan +50`. */
function ratesText(period: Period): string {
  const rates = ROOM_TYPES.map(
    (room) => `${room.charAt(0).toUpperCase()} ${period[room] === null ? '–' : figureText(period[room])}`,
  ).join(' / ')
  return [rates, period.weekend !== null && importText('weekendMore', { by: figureText(period.weekend) }), period.note]
    .filter(Boolean)
    .join(', ')
}

const whole = (period: Period) =>
  [period.label, nightsWithEnd(period), ratesText(period)].filter((text) => text !== null).join(' · ')

/** The periods of a hotel, a line for each. */
const PeriodList = ({ periods }: { periods: readonly Period[] }) =>
  periods.map((period) => <div key={period.from}>{whole(period)}</div>)

function Words({ change }: { change: PeriodChange }) {
  if (change.kind === 'new') return <ins>{whole(change.after)}</ins>
  if (change.kind === 'removed') return <del>{whole(change.before)}</del>
  const { before, after } = change
  const [first] = after
  const isSameNights = first?.from === before.from && first.to === before.to
  const told = (period: Period) => [period.label, ratesText(period)].filter((text) => text !== null).join(' · ')
  return isSameNights ? (
    <>
      {nightsWithEnd(before)}: <del>{told(before)}</del> → <ins>{told(first)}</ins>
    </>
  ) : (
    <>
      <del>{nightsText(before)}</del> → <ins>{after.map(nightsText).join(', ')}</ins>
    </>
  )
}

/** What becomes of the periods of a hotel: new ones, changed or shortened ones, and those whose nights others took. */
const PeriodChanges = ({ from, to }: { from: readonly Period[]; to: readonly Period[] }) =>
  periodChanges(from, to).map((change) => (
    <div key={`${change.kind} ${(change.kind === 'new' ? change.after : change.before).from}`}>
      {importText(`period_${change.kind}`)}: <Words change={change} />
    </div>
  ))

const LINE = { heading: importText('line'), cell: lineOf, className: 'line' }

/** The problems, each with its place in the file and its reason. */
const WRONG: readonly PlainColumn<Wrong>[] = [
  LINE,
  { heading: importText('column'), cell: ({ column }) => column },
  { heading: importText('content'), cell: ({ content }) => content || importText('empty') },
  { heading: importText('why'), cell: ({ why }) => <span className="why">{why}</span> },
]

/** The rows that are no records: titles and notes. */
const SKIPPED: readonly PlainColumn<Skipped>[] = [
  LINE,
  {
    heading: importText('content'),
    cell: ({ content, isAboutPrices }) => (isAboutPrices ? <span className="why">{content}</span> : content),
  },
]

/** The changes of each record, old and new. */
const changesOf = ([first]: readonly Column[]): PlainColumn<PreviewRow>[] => [
  LINE,
  {
    heading: importText('record'),
    cell: ({ before, after }) => figureText(first && valueAt(before ?? after, first.path)),
    className: 'name',
  },
  {
    heading: importText('change'),
    cell: ({ changes }) =>
      changes.map(({ column, from, to }) =>
        column === PERIODS ? (
          <PeriodChanges key={column.path} from={from as Period[]} to={to as Period[]} />
        ) : (
          <div key={column.path} className="change">
            {column.heading}: <del>{figureText(from)}</del> → <ins>{figureText(to)}</ins>
          </div>
        ),
      ),
  },
]

const periodsIn = (form: object) => (valueAt(form, PERIODS.path) ?? []) as readonly Period[]

/** The periods of hotels, beside their names. */
const PERIOD_LINES: PlainColumn<PreviewRow> = {
  heading: PERIODS.heading,
  cell: ({ after }) => <PeriodList periods={periodsIn(after)} />,
  className: 'periods',
}

/** Whole records: the new ones and those that stay the same. Beside periods, columns without any value are left out. */
function wholeOf(columns: readonly Column[], rows: readonly PreviewRow[]): PlainColumn<PreviewRow>[] {
  const hasPeriods = rows.some(({ after }) => periodsIn(after).length > 0)
  const isShown = ({ path }: Column) => !hasPeriods || rows.some(({ after }) => !saysNothing(valueAt(after, path)))
  const [name, ...others] = columns.filter(isShown).map(({ heading, path, kind }, at): PlainColumn<PreviewRow> => ({
    heading,
    cell: ({ after }) => figureText(valueAt(after, path)),
    className: kind === 'number' ? 'number' : at === 0 ? 'name' : undefined,
  }))
  return [LINE, ...(name ? [name] : []), ...(hasPeriods ? [PERIOD_LINES] : []), ...others]
}

const AT_ONCE = 50

const Box = styled('div')({
  '& td, & th': { verticalAlign: 'top', fontSize: '0.9375rem' },
  '& td': { overflowWrap: 'anywhere', minWidth: 72 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .line': { color: colour.quiet, minWidth: 48, width: 48 },
  '& td.name': { fontWeight: 600, minWidth: 180 },
  '& del': { color: colour.quiet },
  '& ins': { textDecoration: 'none', fontWeight: 700, color: colour.accentDark },
  '& td.periods': { minWidth: '26em' },
  '& .why': { color: colour.error },
  // The nine rates of a hotel stand in two columns.
  '& .change': { display: 'inline-block', minWidth: '27.5em', marginRight: 12 },
  '& .none': { padding: '48px 24px', textAlign: 'center', color: colour.quiet },
})

type PagesProps<Row> = Pick<PlainTableProps<Row>, 'columns' | 'rows' | 'keyOf'> & { shown: Shown }

/** Some rows on each page: 5.000 rows at once would be slow to draw. */
function Pages<Row>({ shown, rows, ...table }: PagesProps<Row>) {
  const [page, setPage] = useState(0)
  return (
    <>
      <Box className="rows" role="region" aria-label={importText(shown)} tabIndex={0}>
        {rows.length === 0 ? (
          <p className="none">{importText('none')}</p>
        ) : (
          <PlainTable stickyHeader {...table} rows={rows.slice(page * AT_ONCE, (page + 1) * AT_ONCE)} />
        )}
      </Box>
      {rows.length > AT_ONCE && (
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          rowsPerPage={AT_ONCE}
          rowsPerPageOptions={[AT_ONCE]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count: of }) => `${from}–${to} / ${of.toLocaleString('id')}`}
          getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
        />
      )}
    </>
  )
}

/** The rows of one kind. */
export function PreviewRows({ preview, shown }: { preview: ComparedRows; shown: Shown }) {
  const { columns, wrong, skipped = [] } = preview
  if (shown === 'wrong')
    return <Pages shown={shown} columns={WRONG} rows={wrong} keyOf={(row) => `${lineOf(row)} ${row.column}`} />
  if (shown === 'skipped') return <Pages shown={shown} columns={SKIPPED} rows={skipped} keyOf={lineOf} />
  const rows = preview.rows.filter(({ kind }) => kind === shown)
  return (
    <Pages
      shown={shown}
      columns={shown === 'changed' ? changesOf(columns) : wholeOf(columns, rows)}
      rows={rows}
      keyOf={lineOf}
    />
  )
}
