import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { colour, shadow, space, TOUCH } from '../../theme/tokens'
import { BackIcon } from './icons'
import { ScreenTitle } from './ScreenTitle'

// On a phone laid on its side, or with its keyboard open, bars that stay would leave no room for what is between them.
const SCROLLS_AWAY = { '@media (max-height: 450px)': { position: 'static' } } as const

const Header = styled('header')({
  ...SCROLLS_AWAY,
  position: 'sticky',
  top: 'calc(var(--bar, 0px) + var(--offline, 0px))',
  zIndex: 10,
  backgroundColor: colour.surface,
  boxShadow: shadow.header,
  padding: `max(6px, env(safe-area-inset-top)) ${space.gutter}px 6px 4px`,
  '& .bar': { display: 'flex', alignItems: 'center', gap: 4, minHeight: TOUCH },
  '& .back': { width: TOUCH, height: TOUCH, display: 'grid', placeItems: 'center', color: colour.text, borderRadius: 999 },
  '& h1': { flex: 1, minWidth: 0, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 },
  '& .below': { padding: '6px 0 8px 12px' },
})

export type ScreenHeaderProps = { title: string; backTo: string; backLabel: string; action?: ReactNode; children?: ReactNode }

/** The head of a screen, always in sight: the way back, the title, and what belongs to it. */
export function ScreenHeader({ title, backTo, backLabel, action, children }: ScreenHeaderProps) {
  return (
    <Header>
      <div className="bar">
        <Link className="back" to={backTo} aria-label={backLabel}>
          <BackIcon />
        </Link>
        <ScreenTitle>{title}</ScreenTitle>
        {action}
      </div>
      {children && <div className="below">{children}</div>}
    </Header>
  )
}

/** The foot of a screen, always in sight and above the phone's own bars. */
export const ScreenFooter = styled('footer')({
  ...SCROLLS_AWAY,
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  marginTop: 'auto',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  padding: `12px ${space.gutter}px max(12px, env(safe-area-inset-bottom))`,
  backgroundColor: colour.surface,
  boxShadow: shadow.bar,
})

export const ScreenBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: space.gutter,
  flex: 1,
  // px of the foot that may stand over it.
  '--foot': '76px',
  // On the desktop its sections stand in columns, or its fields beside what goes with them.
  '[data-layout=desktop] &': { padding: 24, gap: 20, width: '100%', maxWidth: 1240 },
  '[data-layout=desktop] &[data-columns]': { display: 'block', columns: '360px', columnGap: 20, flex: 'none', '& > *': { breakInside: 'avoid', marginBottom: 20 } },
  '[data-layout=desktop] &[data-beside]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 380px', alignContent: 'start', alignItems: 'start' },
})
