import { styled } from '@mui/material/styles'
import { colour, FRAME_WIDTH } from '../../theme/tokens'

/** The phone's frame: 430 px at the most, in the middle of whatever is wider. */
export const Frame = styled('div')({
  maxWidth: FRAME_WIDTH,
  minHeight: '100vh',
  '@supports (height: 1dvh)': { minHeight: '100dvh' },
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: colour.page,
})
