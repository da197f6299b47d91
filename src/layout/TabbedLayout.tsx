import styled from '@emotion/styled'
import BottomNavigation from '@mui/material/BottomNavigation'
import BottomNavigationAction from '@mui/material/BottomNavigationAction'
import Paper from '@mui/material/Paper'
import { use, type ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import AdminIcon from '@mui/icons-material/StorefrontOutlined'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { t } from '@/i18n/translate'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { paths } from '@/paths'
import { shadow } from '@theme/tokens'
import { AdminContext } from './AdminContext'

const TabBar = styled(Paper)({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  marginTop: 'auto',
  borderRadius: 0,
  boxShadow: shadow.bar,
  paddingBottom: 'env(safe-area-inset-bottom)',
}) as typeof Paper

const TABS = [
  { to: paths.home, icon: <HomeIcon />, label: 'nav.home' },
  { to: paths.profile, icon: <PersonIcon />, label: 'nav.profile' },
] as const
const ADMIN_TABS = [...TABS, { to: paths.desk, icon: <AdminIcon />, label: 'nav.desk' }] as const

/** A screen with the tab bar below it. On the desktop the side bar takes its place. */
export function TabbedFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isPhone = useLayoutKind() === 'mobile'
  const tabs = use(AdminContext) ? ADMIN_TABS : TABS
  return (
    <>
      {children}
      {isPhone && (
        <TabBar component="nav" aria-label={t('nav.label')}>
          <BottomNavigation value={pathname}>
            {tabs.map(({ to, icon, label }) => (
              <BottomNavigationAction
                key={to}
                component={Link}
                to={to}
                value={to}
                icon={icon}
                label={t(label)}
                aria-current={to === pathname ? 'page' : undefined}
              />
            ))}
          </BottomNavigation>
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
