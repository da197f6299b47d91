import styled from '@emotion/styled'
import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import { colour } from '@theme/tokens'
import { importText } from '@/i18n/admin/importTexts'
import { translate } from '@/i18n/translate'
import type { ComparedRows, PreviewRow, Wrong } from './preview'
import type { Shown } from './PreviewFilter'
import type { Skipped } from './skipped'
import { valueAt } from '@/records/fields'
import type { Column } from '../rows/columns'
import { figureText } from './figureText'

const classOf = ({ kind }: Column) => (kind === 'number' ? 'number' : undefined)

type HeadProps = { headings: readonly string[]; columns?: readonly Column[] }

/** The headings, and behind them those of a record's columns. */
const Head = ({ headings, columns = [] }: HeadProps) => (
  <thead>
    <tr>
      {headings.map((heading) => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
      {columns.map((column) => (
        <th key={column.path} scope="col" className={classOf(column)}>
          {column.heading}
        </th>
      ))}
    </tr>
  </thead>
)

/** The problems, each with its place in the file and its reason. */
const WrongTable = ({ rows }: { rows: readonly Wrong[] }) => (
  <table>
    <Head headings={[importText('line'), importText('column'), importText('content'), importText('why')]} />
    <tbody>
      {rows.map(({ line, column, content, why }) => (
        <tr key={`${line} ${column}`}>
          <td className="line">{line}</td>
          <td>{column}</td>
          <td>{content === '' ? importText('empty') : content}</td>
          <td className="why">{why}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The rows that are no records: titles and notes. */
const SkippedTable = ({ rows }: { rows: readonly Skipped[] }) => (
  <table>
    <Head headings={[importText('line'), importText('content')]} />
    <tbody>
      {rows.map(({ line, content, isAboutPrices }) => (
        <tr key={line}>
          <td className="line">{line}</td>
          <td className={isAboutPrices ? 'why' : undefined}>{content}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type RowsProps = { rows: readonly PreviewRow[]; columns: readonly Column[] }

const labelOf = ({ before, after }: PreviewRow, [first]: readonly Column[]) =>
  figureText(first && valueAt(before ?? after, first.path))

/** The changes of each record, old and new. */
const ChangedTable = ({ rows, columns }: RowsProps) => (
  <table>
    <Head headings={[importText('line'), importText('record'), importText('change')]} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className="line">{row.line}</td>
          <td className="name">{labelOf(row, columns)}</td>
          <td className="changes">
            {row.changes.map(({ column, from, to }) => (
              <div key={column.path}>
                {column.heading}: <del>{figureText(from)}</del> → <ins>{figureText(to)}</ins>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Whole records: the new ones and those that stay the same. */
const FullTable = ({ rows, columns }: RowsProps) => (
  <table>
    <Head headings={[importText('line')]} columns={columns} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className="line">{row.line}</td>
          {columns.map((column, at) => (
            <td key={column.path} className={classOf(column) ?? (at === 0 ? 'name' : undefined)}>
              {figureText(valueAt(row.after, column.path))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const AT_ONCE = 50

const Box = styled('div')({
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.9375rem' },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: colour.surface,
    color: colour.quiet,
    fontWeight: 700,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& th, & td': { padding: '10px 12px', borderBottom: `1px solid ${colour.line}`, verticalAlign: 'top' },
  '& tr:last-child td': { borderBottom: 0 },
  '& td': { overflowWrap: 'anywhere', minWidth: 72 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .line': { color: colour.quiet, minWidth: 48, width: 48 },
  '& .name': { fontWeight: 600, minWidth: 180 },
  '& del': { color: colour.quiet },
  '& ins': { textDecoration: 'none', fontWeight: 700, color: colour.accentDark },
  '& .why': { color: colour.error },
  // The nine rates of a hotel stand in two columns.
  '& td.changes > div': { display: 'inline-block', minWidth: '27.5em', marginRight: 12 },
  '& .none': { padding: '48px 24px', textAlign: 'center', color: colour.quiet },
})

/** The rows of one kind, some on each page: 5.000 rows at once would be slow to draw. */
export function PreviewRows({ preview, shown }: { preview: ComparedRows; shown: Shown }) {
  const [page, setPage] = useState(0)
  const ofPage = <T,>(rows: readonly T[]) => rows.slice(page * AT_ONCE, (page + 1) * AT_ONCE)
  const rows = preview.rows.filter(({ kind }) => kind === shown)
  const skipped = preview.skipped ?? []
  const count = shown === 'wrong' ? preview.wrong.length : shown === 'skipped' ? skipped.length : rows.length
  const columns = preview.columns
  return (
    <>
      <Box className="rows" role="region" aria-label={importText(shown)} tabIndex={0}>
        {count === 0 && <p className="none">{importText('none')}</p>}
        {count > 0 && shown === 'wrong' && <WrongTable rows={ofPage(preview.wrong)} />}
        {count > 0 && shown === 'skipped' && <SkippedTable rows={ofPage(skipped)} />}
        {count > 0 && shown === 'changed' && <ChangedTable rows={ofPage(rows)} columns={columns} />}
        {count > 0 && (shown === 'new' || shown === 'same') && <FullTable rows={ofPage(rows)} columns={columns} />}
      </Box>
      {count > AT_ONCE && (
        <TablePagination
          component="div"
          count={count}
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
