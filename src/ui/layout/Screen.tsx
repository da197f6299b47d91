import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CONTENT_WIDTH, SIDEBAR_WIDTH, space, colour, shadow, TOUCH } from '@theme/tokens'
import { ScreenTitle } from '../a11y/ScreenTitle'
import { BackLink } from './BackLink'
import { useBarPlace } from './barPlace'
import BackIcon from '@mui/icons-material/ArrowBackRounded'
import { useLayoutKind } from './layoutKind'
import { useCover } from './useCover'
import AppBar from '@mui/material/AppBar'
import Paper from '@mui/material/Paper'
import { forcedLine, sideBySide, wholeWords } from './styles'

/** On a wide screen what stands at the right ends where the content ends. */
const wideMargin = `max(24px, calc(100% - ${CONTENT_WIDTH - 24}px))`

// On a phone on its side, with the keyboard open, or with large letters, fixed bars would leave no room between them.
const SCROLLS_AWAY = {
  '@media (max-height: 28em)': { position: 'static' },
  '&[data-tall]': { position: 'static' },
} as const
const UNDER_BARS = 'calc(var(--bar, 0px) + var(--offline, 0px))'
/** The padding above the title, and its line, which grows with the letters (useCover.ts). */
const TITLE_LINE = `6px - var(--title-line, ${TOUCH}px)`

/** The look of a screen's header. */
const Header = styled(AppBar)({
  ...SCROLLS_AWAY,
  top: UNDER_BARS,
  // The line of the title scrolls away, unless the keyboard is in it; the search stays.
  '[data-layout=mobile] &[data-fold]:not(:has(.bar :focus-visible))': {
    top: `calc(${UNDER_BARS} - ${TITLE_LINE})`,
  },
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
const Footer = styled(Paper)({
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

export type ScreenHeaderProps = {
  title: string
  /** The title in the browser's tab, where it says more. */
  tabTitle?: string
  backTo: string
  backLabel: string
  action?: ReactNode
  /** On the phone what stands below the title stays in sight alone when the page is scrolled. */
  folds?: boolean
  children?: ReactNode
}

/** The header of a screen, always in sight: back link, title, and actions. On the desktop the app bar shows the title. */
export function ScreenHeader({ title, tabTitle, backTo, backLabel, action, folds, children }: ScreenHeaderProps) {
  const isDesktop = useLayoutKind() === 'desktop'
  const place = useBarPlace()
  const heading = <ScreenTitle tabTitle={tabTitle}>{title}</ScreenTitle>
  return (
    <Header ref={useCover('head')} data-fold={folds}>
      <div className="bar">
        <BackLink className="back" to={backTo} aria-label={isDesktop ? undefined : backLabel}>
          <BackIcon />
          {isDesktop && backLabel}
        </BackLink>
        {isDesktop && place ? createPortal(heading, place) : heading}
        {isDesktop ? action && <div className="actions">{action}</div> : action}
      </div>
      {children && <div className="below">{children}</div>}
    </Header>
  )
}

/** The footer of a screen, always in sight and above the phone's own bars. */
export const ScreenFooter = (props: ComponentProps<typeof Footer>) => (
  <Footer component="footer" {...props} ref={useCover('foot')} />
)

/** The side bar, two columns with their gaps, and a scroll bar. */
const TWO_COLUMNS = `@media (min-width: ${SIDEBAR_WIDTH + 2 * 340 + 20 + 2 * 24 + 20}px)`
/** A column that flows beside the rail. */
const FLOW = '300px'

export const ScreenBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: space.gutter,
  flex: 1,
  // On the desktop the sections stand in columns, or the fields beside their summary.
  '[data-layout=desktop] &': { padding: 24, gap: 20, width: '100%', maxWidth: CONTENT_WIDTH },
  '[data-layout=desktop] &[data-columns]': {
    display: 'block',
    columns: '340px',
    columnGap: 20,
    flex: 'none',
    '& > *': { breakInside: 'avoid', marginBottom: 20 },
  },
  // A rail that stays in sight, and the sections in columns beside it.
  '[data-layout=desktop] &:has(> [data-rail])': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'start',
    '& > *': { gridColumn: '1 / -1', marginBottom: 0 },
    '& > [data-rail]': { display: 'grid', gap: 20 },
    '& > [data-flow]': { columns: FLOW, columnGap: 20, marginBottom: -20 },
    '& > [data-flow] > *': { breakInside: 'avoid', marginBottom: 20 },
    [TWO_COLUMNS]: {
      gridTemplateColumns: '320px minmax(0, 1fr)',
      '& > [data-rail]': {
        gridColumn: 1,
        position: 'sticky',
        top: 'calc(var(--head, 0px) + 12px)',
        maxHeight: 'calc(100vh - var(--head, 0px) - 24px)',
        // An opened breakdown scrolls in itself, and cuts off no shadow.
        margin: -12,
        padding: 12,
        overflowY: 'auto',
      },
      '& > [data-flow]': { gridColumn: 2 },
    },
  },
  '[data-layout=desktop] &[data-beside]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) min(380px, 42%)',
    alignContent: 'start',
    alignItems: 'start',
  },
})
