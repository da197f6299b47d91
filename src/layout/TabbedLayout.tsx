import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import { HomeIcon, PersonIcon } from '../ui/elements/icons'
import { forcedLine } from '../ui/layout/styles'
import { t } from '../i18n/translate'
import { useLayoutKind } from '../ui/layout/layoutKind'
import { paths } from '../paths'
import { colour, shadow } from '../../theme/tokens'

const TabBar = styled('nav')({
  position: 'sticky',
  bottom: 0,
  marginTop: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  backgroundColor: colour.surface,
  boxShadow: shadow.bar,
  outline: forcedLine,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: 60,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: colour.quiet,
    textDecoration: 'none',
  },
  '& a[aria-current=page]': { color: colour.accent },
  '@media (forced-colors: active)': { '& a[aria-current=page]': { textDecoration: 'underline' } },
})

const Tab = ({ to, icon, label }: { to: string; icon: ReactNode; label: string }) => (
  <NavLink to={to} end>
    {icon}
    {label}
  </NavLink>
)

/** A screen with the tab bar below it. On the desktop the side bar takes its place. */
export function TabbedFrame({ children }: { children: ReactNode }) {
  const isPhone = useLayoutKind() === 'mobile'
  return (
    <>
      {children}
      {isPhone && (
        <TabBar aria-label={t('nav.label')}>
          <Tab to={paths.home} icon={<HomeIcon />} label={t('nav.home')} />
          <Tab to={paths.profile} icon={<PersonIcon />} label={t('nav.profile')} />
        </TabBar>
      )}
    </>
  )
}

/** The layout of Beranda and Profil, the screens with a tab bar (docs/product.md §1.3). */
export const TabbedLayout = () => (
  <TabbedFrame>
    <Outlet />
  </TabbedFrame>
)
