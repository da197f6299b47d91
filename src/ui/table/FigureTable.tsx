import styled from '@emotion/styled'
import { colour } from '@theme/tokens'
import { formatShortDate } from '@/domain/values/dates'
import { clampedTo } from '../layout/styles'

const grouped = new Intl.NumberFormat('id-ID')

// In px: the bars of narrow and wide columns have one scale.
const LONGEST_BAR = 44

/** The place of a table of figures with bars. A table that is too wide scrolls inside it. */
export const FigurePlace = styled('div')({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'left', marginBottom: 4 },
  '& th, & td': {
    padding: '10px 6px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
  },
  '& td': { minWidth: LONGEST_BAR + 12 },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: colour.quiet, verticalAlign: 'bottom' },
  '& thead small': { fontSize: '0.75rem' },
  '& tr:first-of-type > th:first-of-type, & tbody th:first-of-type': {
    textAlign: 'left',
    paddingLeft: 0,
    minWidth: 140,
  },
  '& tbody th': { fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody th span': clampedTo(2),
  '& td:last-of-type, & thead th:last-of-type': { paddingRight: 0 },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${colour.line}` },
  '& tfoot th, & tfoot td': { fontWeight: 700 },
  '& .none': { color: colour.lineStrong },
  // The bar lies under its number, so that a long name in another row does not change its scale.
  '& .bar': { display: 'block', height: 4, borderRadius: 2, marginTop: 4, marginLeft: 'auto', minWidth: 2 },
})

/** Returns `Nov` and `2026` for `2026-11`. */
export const monthName = (month: string): string[] => formatShortDate(`${month}-01`).split(' ').slice(1)

/** Writes a count, such as `1.204`. */
export const formatCount = (count: number): string => grouped.format(count)

export type FigureCellProps = { count: number; most: number; tone?: 'good' | 'bad' }
const TONES = { good: colour.accent, bad: colour.error }

/** A count with a bar under it. The largest count of the table has the longest bar. */
export const FigureCell = ({ count, most, tone = 'good' }: FigureCellProps) => (
  <td className={count === 0 ? 'none' : undefined}>
    {formatCount(count)}
    <span
      aria-hidden="true"
      className="bar"
      style={{
        width: (count / Math.max(1, most)) * LONGEST_BAR,
        backgroundColor: count > 0 ? TONES[tone] : 'transparent',
      }}
    />
  </td>
)
