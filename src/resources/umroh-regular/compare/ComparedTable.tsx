import { t } from '../../../i18n/compare'
import { visuallyHidden } from '../../../ui/a11y/visuallyHidden'
import type { ComparedRow } from './comparedRows'
import { Measured, Place } from './tablePlace'

/** The letter by which a page names the compared package with this index. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)

export type ComparedTableProps = { names: readonly string[]; rows: readonly ComparedRow[] }

/**
 * Packages side by side. On a phone the name of a fact stands above its row, so that the packages have the whole width.
 * The roles are written, because browsers forget those of a table that is drawn as a grid.
 */
export const ComparedTable = ({ names, rows }: ComparedTableProps) => (
  <Measured>
    <Place role="table" aria-label={t('compare.caption')} data-columns={names.length}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="corner">
            <span style={visuallyHidden}>{t('compare.fact')}</span>
          </th>
          {names.map((name, index) => (
            <th key={letterOf(index)} role="columnheader" scope="col">
              <span className="letter">{letterOf(index)}</span> <span className="name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
    </Place>
  </Measured>
)

const Row = ({ label, cells, differs }: ComparedRow) => (
  <tr role="row" data-differs={differs.includes(true) || undefined}>
    <th role="rowheader" scope="row">
      {label}
      {differs.includes(true) && <span className="mark">{t('compare.differs')}</span>}
    </th>
    {cells.map((cell, index) => (
      <td key={letterOf(index)} role="cell" data-letter={letterOf(index)} data-differs={differs[index] || undefined}>
        {cell}
        {differs[index] && (
          <>
            <span className="other" aria-hidden="true">
              ≠ {letterOf(0)}
            </span>
            <span style={visuallyHidden}>{t('compare.other', { letter: letterOf(0) })}</span>
          </>
        )}
      </td>
    ))}
  </tr>
)
