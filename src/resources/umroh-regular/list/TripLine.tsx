import styled from '@emotion/styled'
import { colour } from '@theme/tokens'
import { tripTexts, type TripFacts } from './cardTexts'

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  margin: '-8px 0 12px',
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& .departure': { flex: 'none', maxWidth: '100%' },
  // A long name of a customer is shortened, the day is not. On a narrow card the name stands below the day.
  '& .customer': {
    flex: '1 1 6rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})

/** When a package departs, and for whom it is (docs/product.md §22.4.2). */
export function TripLine({ row }: { row: TripFacts }) {
  const { departure, customer } = tripTexts(row)
  return (
    <Line>
      {departure !== null && <span className="departure">{departure}</span>}
      {departure !== null && customer !== null && <span aria-hidden="true">·</span>}
      {customer !== null && <span className="customer">{customer}</span>}
    </Line>
  )
}
