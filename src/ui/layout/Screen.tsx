import styled from '@emotion/styled'
import { useCallback, type ComponentProps, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { colour, CONTENT_WIDTH, shadow, space, TOUCH } from '../../../theme/tokens'
import { BackLink } from './BackLink'
import { useBarPlace } from './barPlace'
import { BackIcon } from './icons'
import { useLayoutKind } from './layoutKind'
import { ScreenTitle } from '../a11y/ScreenTitle'
import { forcedLine, sideBySide, wholeWords } from './styles'

/** On a wide screen what stands at the right ends where the content ends. */
const wideMargin = `max(24px, calc(100% - ${CONTENT_WIDTH - 24}px))`

// On a phone on its side, with the keyboard open, or with large letters, fixed bars would leave no room between them.
const SCROLLS_AWAY = {
  '@media (max-height: 28em)': { position: 'static' },
  '&[data-tall]': { position: 'static' },
} as const
/** The largest part of the screen's height that a fixed bar may take. */
const MOST = { head: 1 / 3, foot: 2 / 5 } as const

const Header = styled('header')({
  position: 'sticky',
  ...SCROLLS_AWAY,
  top: 'calc(var(--bar, 0px) + var(--offline, 0px))',
  zIndex: 10,
  backgroundColor: colour.surface,
  boxShadow: shadow.header,
  outline: forcedLine,
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
  '& h1': { ...wholeWords, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
  '& .bar > h1 + *': { marginLeft: 'auto' },
  '& .below': { padding: '6px 0 8px 12px' },
  // On the desktop the title is in the app bar. Here the way back, what belongs to the title, and the actions share a line.
  '[data-layout=desktop] &': {
    display: 'flex',
    flexWrap: 'wrap',
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

/** The `ref` of a fixed bar: it tells the page its height, so that a focused control scrolls clear of it (theme/baseCss). */
function useCover(edge: 'head' | 'foot') {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return
      const { style: root } = document.documentElement
      const measure = () => {
        bar.toggleAttribute('data-tall', bar.offsetHeight > window.innerHeight * MOST[edge])
        const { position, top } = getComputedStyle(bar)
        const away = edge === 'head' ? Number.parseFloat(top) || 0 : 0
        root.setProperty(`--${edge}`, position === 'sticky' ? `${bar.offsetHeight + away}px` : '0px')
      }
      const observer = new ResizeObserver(measure)
      observer.observe(bar)
      return () => {
        observer.disconnect()
        root.removeProperty(`--${edge}`)
      }
    },
    [edge],
  )
}

export type ScreenHeaderProps = {
  title: string
  backTo: string
  backLabel: string
  action?: ReactNode
  children?: ReactNode
}

/** The header of a screen, always in sight: back link, title, and actions. On the desktop the app bar shows the title. */
export function ScreenHeader({ title, backTo, backLabel, action, children }: ScreenHeaderProps) {
  const isDesktop = useLayoutKind() === 'desktop'
  const place = useBarPlace()
  const heading = <ScreenTitle>{title}</ScreenTitle>
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

const Footer = styled('footer')({
  position: 'sticky',
  ...SCROLLS_AWAY,
  bottom: 0,
  zIndex: 10,
  marginTop: 'auto',
  ...sideBySide,
  gap: 12,
  padding: `12px ${space.gutter}px max(12px, env(safe-area-inset-bottom))`,
  backgroundColor: colour.surface,
  boxShadow: shadow.bar,
  outline: forcedLine,
  '[data-layout=desktop] &': {
    justifyContent: 'flex-end',
    padding: `10px ${wideMargin} 10px 24px`,
    '& > button, & > a': { flex: '0 0 auto', minWidth: 168 },
    '& > span': { maxWidth: 168 },
  },
})

/** The footer of a screen, always in sight and above the phone's own bars. */
export const ScreenFooter = (props: ComponentProps<'footer'>) => <Footer {...props} ref={useCover('foot')} />

export const ScreenBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: space.gutter,
  flex: 1,
  '& > [data-column]': { display: 'contents' },
  // On the desktop the sections stand in columns, or the fields beside their summary.
  '[data-layout=desktop] &': { padding: 24, gap: 20, width: '100%', maxWidth: CONTENT_WIDTH },
  '[data-layout=desktop] &[data-columns]': {
    display: 'block',
    columns: '360px',
    columnGap: 20,
    flex: 'none',
    '& > *': { breakInside: 'avoid', marginBottom: 20 },
    '& > [data-column]': { display: 'block', breakBefore: 'column' },
  },
  '[data-layout=desktop] &[data-beside]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    alignContent: 'start',
    alignItems: 'start',
  },
})
