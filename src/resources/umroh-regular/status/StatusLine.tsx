import styled from '@emotion/styled'
import type { Progress } from '../../../domain/status/progress'
import { clampedTo } from '../../../ui/layout/styles'
import { colour } from '../../../../theme/tokens'
import { StatusChip } from './StatusChip'

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  margin: '-4px 0 12px',
  fontSize: '0.8125rem',
  color: colour.quiet,
  '& .customer': { ...clampedTo(1), flex: '1 1 7em', overflowWrap: 'anywhere' },
})

/** The status of a package on its card, and for whom it is. */
export const StatusLine = ({ status, validUntil, customerName }: Progress) => (
  <Line>
    <StatusChip status={status} validUntil={validUntil} />
    {customerName !== null && <span className="customer">{customerName}</span>}
  </Line>
)
