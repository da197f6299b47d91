import { importText } from '../../../../../i18n/admin/importTexts'
import type { Column } from '../rows/columns'
import { valueAt } from '../rows/columns'
import { figureText } from './figureText'
import type { PreviewRow, Wrong } from './preview'

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
export const WrongTable = ({ rows }: { rows: readonly Wrong[] }) => (
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

type RowsProps = { rows: readonly PreviewRow[]; columns: readonly Column[] }

const labelOf = ({ before, after }: PreviewRow, [first]: readonly Column[]) =>
  figureText(first && valueAt(before ?? after, first.path))

/** The changes of each record, old and new. */
export const ChangedTable = ({ rows, columns }: RowsProps) => (
  <table>
    <Head headings={[importText('line'), importText('record'), importText('change')]} />
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className="line">{row.line}</td>
          <td className="name">{labelOf(row, columns)}</td>
          <td>
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
export const FullTable = ({ rows, columns }: RowsProps) => (
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
