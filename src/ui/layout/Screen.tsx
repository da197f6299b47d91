import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CONTENT_WIDTH, SIDEBAR_WIDTH, space } from '@theme/tokens'
import { ScreenTitle } from '../a11y/ScreenTitle'
import { BackLink } from './BackLink'
import { useBarPlace } from './barPlace'
import BackIcon from '@mui/icons-material/ArrowBackRounded'
import { useLayoutKind } from './layoutKind'
import { Footer, Header } from './screenBars'
import { useCover } from './useCover'

export type ScreenHeaderProps = {
  title: string
  /** The title in the browser's tab, where it says more. */
  tabTitle?: string
  backTo: string
  backLabel: string
  action?: ReactNode
  children?: ReactNode
}

/** The header of a screen, always in sight: back link, title, and actions. On the desktop the app bar shows the title. */
export function ScreenHeader({ title, tabTitle, backTo, backLabel, action, children }: ScreenHeaderProps) {
  const isDesktop = useLayoutKind() === 'desktop'
  const place = useBarPlace()
  const heading = <ScreenTitle tabTitle={tabTitle}>{title}</ScreenTitle>
  return (
    <Header ref={useCover('head')}>
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
