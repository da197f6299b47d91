import styled from '@emotion/styled'
import AppBar from '@mui/material/AppBar'
import Paper from '@mui/material/Paper'
import { colour, CONTENT_WIDTH, shadow, space, TOUCH } from '@theme/tokens'
import { forcedLine, sideBySide, wholeWords } from './styles'

/** On a wide screen what stands at the right ends where the content ends. */
const wideMargin = `max(24px, calc(100% - ${CONTENT_WIDTH - 24}px))`

// On a phone on its side, with the keyboard open, or with large letters, fixed bars would leave no room between them.
const SCROLLS_AWAY = {
  '@media (max-height: 28em)': { position: 'static' },
  '&[data-tall]': { position: 'static' },
} as const
/** The look of a screen's header. */
export const Header = styled(AppBar)({
  ...SCROLLS_AWAY,
  top: 'calc(var(--bar, 0px) + var(--offline, 0px))',
  zIndex: 10,
  padding: `max(6px, env(safe-area-inset-top)) ${space.gutter}px 6px 4px`,
  '& .bar': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, minHeight: TOUCH },
  '& .back': {
    width: TOUCH,
    height: TOUCH,
    display: 'grid',
    placeItems: 'center',
    color: colour.text,
    borderRadius: 999,
  },
  // Two lines are no higher than the controls beside them.
  '& h1': { ...wholeWords, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.25 },
  '& .bar > h1 + *': { marginLeft: 'auto' },
  '& .below': { padding: '6px 0 8px 12px' },
  // On the desktop the title is in the app bar. Here the way back, what belongs to the title, and the actions share a line.
  '[data-layout=desktop] &': {
    flexFlow: 'row wrap',
    alignItems: 'center',
    gap: '4px 24px',
    minHeight: 64,
    padding: `8px ${wideMargin} 8px 16px`,
    backgroundColor: colour.page,
    boxShadow: 'none',
    '& .bar': { display: 'contents' },
    '& .back': { display: 'flex', gap: 4, width: 'auto', paddingInline: 8, fontWeight: 600, textDecoration: 'none' },
    '& .actions': { order: 1, marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 12 },
    '& .below': { flex: '1 1 420px', maxWidth: 640, padding: 0 },
  },
})

/** The look of a screen's footer. */
export const Footer = styled(Paper)({
  position: 'sticky',
  ...SCROLLS_AWAY,
  bottom: 0,
  zIndex: 10,
  marginTop: 'auto',
  ...sideBySide,
  gap: 12,
  padding: `12px ${space.gutter}px max(12px, env(safe-area-inset-bottom))`,
  borderRadius: 0,
  boxShadow: shadow.bar,
  outline: forcedLine,
  '[data-layout=desktop] &': {
    justifyContent: 'flex-end',
    padding: `10px ${wideMargin} 10px 24px`,
    '& > button, & > a': { flex: '0 0 auto', minWidth: 168 },
    '& > span': { maxWidth: 168 },
  },
}) as typeof Paper
