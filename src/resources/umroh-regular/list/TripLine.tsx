import styled from '@emotion/styled'
import type { PackageRow } from '../../../domain/types'
import { formatDate } from '../../../domain/values/dates'
import { t } from '../../../i18n/translate'
import { colour } from '../../../../theme/tokens'

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  margin: '-8px 0 12px',
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& .departure': { flex: 'none', maxWidth: '100%' },
  // The name of a customer gives way to the day. On a narrow card the name has a line of its own.
  '& .customer': {
    flex: '1 1 6rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})

type Told = Pick<PackageRow, 'departure' | 'progress'>

const toldBy = ({ departure = null, progress }: Told) => ({ departure, customer: progress?.customerName ?? null })

/** Whether there is anything to say about departure and customer. */
export function hasTripLine(row: Told): boolean {
  const { departure, customer } = toldBy(row)
  return departure !== null || customer !== null
}

/** When a package departs, and for whom it is (docs/product.md §22.4.2). */
export function TripLine({ row }: { row: Told }) {
  const { departure, customer } = toldBy(row)
  return (
    <Line>
      {departure !== null && <span className="departure">{t('list.departs', { date: formatDate(departure) })}</span>}
      {departure !== null && customer !== null && <span aria-hidden="true">·</span>}
      {customer !== null && <span className="customer">{customer}</span>}
    </Line>
  )
}
