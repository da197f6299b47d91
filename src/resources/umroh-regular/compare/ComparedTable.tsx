import { t } from '../../../i18n/package/compare'
import { visuallyHidden } from '../../../ui/a11y/visuallyHidden'
import { PackageName } from '../PackageName'
import type { ComparedRow } from './comparedRows'
import { Measured, Place } from './tablePlace'

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
          <Row key={row.label} row={row} letters={columns.map(({ letter }) => letter)} />
        ))}
      </tbody>
    </Place>
  </Measured>
)

type RowProps = { row: ComparedRow; letters: readonly string[] }

const Row = ({ row: { label, cells, differs }, letters }: RowProps) => (
  <tr data-differs={differs || undefined}>
    <th scope="row">
      {label}
      {differs && <span className="mark">{t('compare.differs')}</span>}
    </th>
    {cells.map(({ content, isOther }, index) => (
      <td key={letters[index]} data-letter={letters[index]}>
        {content}
        {isOther && (
          <>
            <span className="other" aria-hidden="true">
              ≠ {letters[0]}
            </span>
            <span style={visuallyHidden}>{t('compare.other', { letter: letters[0] ?? '' })}</span>
          </>
        )}
      </td>
    ))}
  </tr>
)
