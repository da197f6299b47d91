import styled from '@emotion/styled'
import { APP_BAR_HEIGHT, colour, FRAME_WIDTH, OFFLINE_HEIGHT } from '@theme/tokens'

/**
 * The box around every screen. On the phone layout it is at most 430 px wide and centred; on the desktop layout it
 * fills the space beside the bars, where the screen has them. In px, `--bar` is the height of the app bar, `--offline` the height of the offline
 * line.
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
  '&[data-layout=desktop]': { maxWidth: 'none' },
  // Screens without the bars say so: the error pages and those before a login.
  '&[data-layout=desktop]:not(:has(> [data-bare]))': {
    '--bar': `${APP_BAR_HEIGHT}px`,
    paddingLeft: 'var(--side)',
    paddingTop: 'var(--bar)',
    // Paper has no bars, so a table has its whole width.
    '@media print': { padding: 0 },
  },
})
