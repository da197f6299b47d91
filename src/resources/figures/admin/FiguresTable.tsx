import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState, type ReactNode } from 'react'
import type { FiguresRow, FiguresTable as Rows } from '@/domain/status/figures'
import { t } from '@/i18n/admin/figures'
import { Button } from '@/ui/elements/Button'
import { clampedTo } from '@/ui/layout/styles'
import { formatAmount } from '@/domain/values/money'
import { compactRupiah, ENDS, monthInWords, REASONS } from './words'

const AT_ONCE = 50

const look = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1.5 },
  // Words of a heading may break, so that twelve columns fit 1280 px.
  '& thead th': { whiteSpace: 'normal', verticalAlign: 'bottom', fontSize: '0.8125rem' },
  '& tbody th': { fontWeight: 600 },
  '& tfoot th, & tfoot td': { fontWeight: 700, fontSize: 'inherit', color: 'text.primary' },
}

type FiguresOf = Omit<FiguresRow, 'key' | 'mitra' | 'month'>

const Count = ({ of, children }: { of: number; children?: ReactNode }) => (
  <TableCell align="right" sx={{ whiteSpace: 'nowrap', ...(of === 0 && { color: 'text.secondary' }) }}>
    {children ?? formatAmount(of)}
  </TableCell>
)

const Counts = ({
  row: { sent, read, won, value, allLost, lost },
  hasValue,
}: {
  row: FiguresOf
  hasValue: boolean
}) => (
  <>
    <Count of={sent} />
    <Count of={read} />
    <Count of={won} />
    {hasValue && <Count of={value ?? 0}>{compactRupiah(value ?? 0)}</Count>}
    <Count of={allLost} />
    {REASONS.map(({ reason }) => (
      <Count key={reason} of={lost[reason]} />
    ))}
  </>
)

function Head({ hasMitra, hasMonth, hasValue }: { hasMitra: boolean; hasMonth: boolean; hasValue: boolean }) {
  const value = hasValue ? [t('figures.value')] : []
  return (
    <TableHead>
      <TableRow>
        {hasMitra && <TableCell rowSpan={2}>{t('resource.mitra')}</TableCell>}
        {hasMonth && <TableCell rowSpan={2}>{t('figures.month')}</TableCell>}
        {[ENDS.sent, ENDS.read, ENDS.won, ...value, ENDS.lost].map((words) => (
          <TableCell key={words} rowSpan={2} align="right">
            {words}
          </TableCell>
        ))}
        <TableCell component="th" scope="colgroup" colSpan={REASONS.length} align="center">
          {t('figures.lostFor')}
        </TableCell>
      </TableRow>
      <TableRow>
        {REASONS.map(({ reason, words }) => (
          <TableCell key={reason} align="right">
            {words}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  )
}

export type FiguresTableProps = {
  table: Rows
  hasValue: boolean
  /** The id of the element that names the table. */
  nameId: string
}

/** Every figure behind the charts. Rows beyond the first fifty are drawn when somebody asks for them. */
export function FiguresTable({ table: { rows, sum }, hasValue, nameId }: FiguresTableProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const [hasMitra, hasMonth] = [rows[0]?.mitra !== null, rows[0]?.month !== null]
  const left = Math.min(AT_ONCE, rows.length - shown)
  return (
    <>
      <TableContainer>
        <Table size="small" aria-labelledby={nameId} sx={look}>
          <Head hasMitra={hasMitra} hasMonth={hasMonth} hasValue={hasValue} />
          <TableBody>
            {rows.slice(0, shown).map((row) => (
              <TableRow key={row.key} hover>
                {row.mitra !== null && (
                  <TableCell component="th" scope="row" sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
                    <span title={row.mitra} style={clampedTo(2)}>
                      {row.mitra}
                    </span>
                  </TableCell>
                )}
                {row.month !== null && (
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {monthInWords(row.month)}
                  </TableCell>
                )}
                <Counts row={row} hasValue={hasValue} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row" colSpan={hasMitra && hasMonth ? 2 : 1}>
                {t('figures.sum')}
              </TableCell>
              <Counts row={sum} hasValue={hasValue} />
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
      {left > 0 && (
        <Button variant="outlined" onClick={() => setShown(shown + AT_ONCE)} sx={{ mt: 4 }}>
          {t('figures.more', { n: left })}
        </Button>
      )}
    </>
  )
}
