import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useSession } from '../auth-provider/useSession'
import { LayoutKindContext, type LayoutKind } from '../components/layoutKind'
import { hasAnyRole } from '../domain/permissions'
import { desktopTheme } from '../../theme/desktopTheme'
import { mobileTheme } from '../../theme/mobileTheme'
import { DESKTOP_FROM } from '../../theme/tokens'
import { AdminContext } from './AdminContext'
import { Frame } from './Frame'

const OPTIONS = { mobile: mobileTheme, desktop: desktopTheme }
const themes: Partial<Record<LayoutKind, Theme>> = {}
const themeOf = (kind: LayoutKind): Theme => (themes[kind] ??= createTheme(OPTIONS[kind]))

const wide = () => window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`)
const isWide = () => wide().matches
function onWidth(changed: () => void) {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * The desktop for an admin on a wide screen, the phone's frame for everybody else. What is inside stays where it is in
 * the tree either way: turning or resizing never loses a form.
 */
export function LayoutChoice({ adminRoles, children }: { adminRoles: readonly string[]; children: ReactNode }) {
  const { user } = useSession()
  const hasRoom = useSyncExternalStore(onWidth, isWide)
  const isAdmin = hasAnyRole(user, adminRoles)
  const kind: LayoutKind = isAdmin && hasRoom ? 'desktop' : 'mobile'
  return (
    <AdminContext value={isAdmin}>
      <LayoutKindContext value={kind}>
        <ThemeProvider theme={themeOf(kind)}>
          <CssBaseline />
          <Frame data-layout={kind}>{children}</Frame>
        </ThemeProvider>
      </LayoutKindContext>
    </AdminContext>
  )
}
