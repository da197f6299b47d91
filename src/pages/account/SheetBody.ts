import styled from '@emotion/styled'
import { colour, radius, space } from '../../../theme/tokens'

export const SheetBody = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& form': { display: 'grid', gap: 16 },
  '& > p, & .hint': { color: colour.quiet, lineHeight: 1.5 },
  '& .hint': { fontSize: '0.8125rem' },
  '& .failure': {
    backgroundColor: colour.errorSoft,
    color: colour.error,
    border: `1px solid ${colour.error}`,
    borderRadius: radius.medium,
    padding: '12px 14px',
    fontWeight: 500,
  },
})
