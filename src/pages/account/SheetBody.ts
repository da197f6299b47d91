import styled from '@emotion/styled'
import { colour, space } from '@theme/tokens'

export const SheetBody = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& form': { display: 'grid', gap: 16 },
  '& > p': { color: colour.quiet, lineHeight: 1.5 },
})
