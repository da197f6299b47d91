import styled from '@emotion/styled'
import { useState } from 'react'
import type { FiguresRow, FiguresTable as Table } from '../../../domain/status/figures'
import { t } from '../../../i18n/admin/figures'
import { colour } from '../../../../theme/tokens'
import { Button } from '../../../ui/elements/Button'
import { FigureCell, FigurePlace, formatCount } from '../../../ui/table/FigureTable'
import { HEADINGS, monthInWords, REASONS } from './words'

const AT_ONCE = 50

const Place = styled(FigurePlace)({
  // Words of a heading may break, so that eleven columns fit 1280 px.
  '& thead th': { whiteSpace: 'normal' },
  '& thead .group': { paddingBottom: 0, textAlign: 'center', borderBottom: `1px solid ${colour.line}` },
  '& thead .month': { textAlign: 'left' },
  '& tbody th + th': { textAlign: 'left', whiteSpace: 'nowrap', fontWeight: 500 },
})

type RowProps = { row: FiguresRow; most: number }

const Row = ({ row, most }: RowProps) => (
  <tr>
    {row.mitra !== null && (
      <th scope="row">
        <span title={row.mitra}>{row.mitra}</span>
      </th>
    )}
    {row.month !== null && <th scope="row">{monthInWords(row.month)}</th>}
    <FigureCell count={row.sent} most={most} />
    <FigureCell count={row.read} most={most} />
    <FigureCell count={row.won} most={most} />
    <FigureCell count={row.allLost} most={most} tone="bad" />
    {REASONS.map(({ reason }) => (
      <FigureCell key={reason} count={row.lost[reason]} most={most} tone="bad" />
    ))}
  </tr>
)

function Head({ hasMitra, hasMonth }: { hasMitra: boolean; hasMonth: boolean }) {
  return (
    <thead>
      <tr>
        {hasMitra && (
          <th scope="col" rowSpan={2}>
            {t('figures.mitra')}
          </th>
        )}
        {hasMonth && (
          <th scope="col" rowSpan={2} className="month">
            {t('figures.month')}
          </th>
        )}
        {HEADINGS.map((words) => (
          <th key={words} scope="col" rowSpan={2}>
            {words}
          </th>
        ))}
        <th scope="colgroup" colSpan={REASONS.length} className="group">
          {t('figures.lostFor')}
        </th>
      </tr>
      <tr>
        {REASONS.map(({ reason, words }) => (
          <th key={reason} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export type FiguresTableProps = {
  table: Table
  /** The id of the element that names the table. */
  nameId: string
}

/** The figures with bars. Rows beyond the first fifty are drawn when somebody asks for them. */
export function FiguresTable({ table: { rows, sum, most }, nameId }: FiguresTableProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const [hasMitra, hasMonth] = [rows[0]?.mitra !== null, rows[0]?.month !== null]
  const left = Math.min(AT_ONCE, rows.length - shown)
  return (
    <>
      <Place>
        <table aria-labelledby={nameId}>
          <Head hasMitra={hasMitra} hasMonth={hasMonth} />
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <Row key={row.key} row={row} most={most} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasMitra && hasMonth ? 2 : 1}>
                {t('figures.sum')}
              </th>
              {[sum.sent, sum.read, sum.won, sum.allLost].map((count, index) => (
                <td key={HEADINGS[index]}>{formatCount(count)}</td>
              ))}
              {REASONS.map(({ reason }) => (
                <td key={reason}>{formatCount(sum.lost[reason])}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Place>
      {left > 0 && (
        <Button variant="outlined" onClick={() => setShown(shown + AT_ONCE)}>
          {t('figures.more', { n: left })}
        </Button>
      )}
    </>
  )
}
