import styled from '@emotion/styled'
import { APP_BAR_HEIGHT, colour, FRAME_WIDTH, OFFLINE_HEIGHT, SIDEBAR_WIDTH } from '../../theme/tokens'

/**
 * What holds a screen: the phone's frame, 430 px at the most in the middle of whatever is wider, or all that the
 * desktop's bars leave. `--bar` is what is always above a screen, `--offline` the line that says that there is no network, in px.
 */
export const Frame = styled('div')({
  '--bar': '0px',
  '--offline': '0px',
  '&:has(> [data-offline])': { '--offline': `${OFFLINE_HEIGHT}px` },
  maxWidth: FRAME_WIDTH,
  minHeight: '100vh',
  '@supports (height: 1dvh)': { minHeight: '100dvh' },
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: colour.page,
  '&[data-layout=desktop]': {
    '--bar': `${APP_BAR_HEIGHT}px`,
    maxWidth: 'none',
    paddingLeft: SIDEBAR_WIDTH,
    paddingTop: 'var(--bar)',
  },
})
