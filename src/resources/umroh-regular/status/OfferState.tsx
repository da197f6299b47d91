import styled from '@emotion/styled'
import type { Progress } from '../../../domain/status/packageStatus'
import { untilText } from '../list/cardTexts'
import { StatusChip } from './StatusChip'

const Place = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  marginLeft: 'auto',
})

/** The status of a package on its card, and the last day of an offer that is open. */
export function OfferState({ status, validUntil }: Progress) {
  const until = untilText({ status, validUntil })
  return (
    <Place>
      {until !== null && <span>{until}</span>}
      <StatusChip status={status} validUntil={validUntil} />
    </Place>
  )
}
