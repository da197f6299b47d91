import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect } from 'react'
import {
  AppBar,
  LoadingIndicator,
  Sidebar,
  SkipNavigationButton,
  TitlePortal,
  useRefresh,
  useSidebarState,
} from 'react-admin'
import { useLocation } from 'react-router'
import { useAuthServices, useSession } from '@/auth-provider/useSession'
import { SignOutButton } from '../signOut/SignOutButton'
import { leaveScreen } from '@/ui/hooks/unsavedChanges'
import { offerBarPlace } from '@/ui/layout/barPlace'
import { definitions } from '@/resources/registry'
import { t } from '@/i18n/admin/desktop'
import { paths } from '@/paths'
import { MENU_FROM } from '@theme/constants'
import { AccountMenu } from './AccountMenu'
import { FindButton } from './find/FindButton'
import { SideMenu } from './SideMenu'

const keepPage = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** A file that is dropped beside the place for it does not open in place of the app (docs/product.md §15.8.1). */
function useFilesStay(): void {
  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])
}

/**
 * The title in the app bar. Most screens use react-admin's title, which is then their heading (h1). A screen with a header
 * puts its heading here. Beranda and Profil have their own heading, and get the name of their section.
 */
function BarTitle() {
  const { pathname } = useLocation()
  if (pathname === paths.home || pathname === paths.profile || pathname === paths.desk)
    // Without react-admin's id: a screen that opens next would draw its title into this text.
    return (
      <TitlePortal component="p" id="section">
        {t(pathname === paths.home ? 'nav.home' : pathname === paths.profile ? 'nav.profile' : 'nav.desk')}
      </TitlePortal>
    )
  const hasHeader =
    pathname === paths.offerProfile ||
    definitions.some(({ path, onlyAdmins }) => !onlyAdmins && pathname.startsWith(`${path}/`))
  return hasHeader ? <TitlePortal component="div" ref={offerBarPlace} /> : <TitlePortal component="h1" tabIndex={-1} />
}

/** react-admin's button reads all answers again. A form with unsaved changes would begin anew, so it asks first. */
function Refresh() {
  const refresh = useRefresh()
  return (
    <span
      role="presentation"
      onClickCapture={(event) => {
        event.stopPropagation()
        leaveScreen(refresh)
      }}
    >
      <LoadingIndicator aria-label={t('app.loading')} />
    </span>
  )
}

const { breakpoints } = createTheme({
  breakpoints: { values: { xs: 0, sm: MENU_FROM, md: MENU_FROM, lg: 1200, xl: 1536 } },
})

/** react-admin's bars take a window without room for the menu for a small one. */
const withMenuFrom = (theme: Theme): Theme => ({ ...theme, breakpoints })

/** A menu beside the screen is open, and one over the screen closed until its button is pressed. */
function MenuState() {
  const [, setOpen] = useSidebarState()
  const isBeside = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  useEffect(() => setOpen(isBeside), [isBeside, setOpen])
  return null
}

/**
 * react-admin's frame beside and above every screen: menu, title and user. It is a default export because a mitra never
 * loads it.
 */
export default function DesktopBars() {
  const { user, mitra } = useSession()
  const { authProvider } = useAuthServices()
  useFilesStay()
  return (
    <ThemeProvider theme={withMenuFrom}>
      <SkipNavigationButton />
      <MenuState />
      <Sidebar appBarAlwaysOn>
        <SideMenu who={{ user, mitra, isAdmin: true }} />
      </Sidebar>
      <AppBar
        // A section, because the screen below may have its own header.
        component="section"
        alwaysOn
        aria-label={t('desktop.bar')}
        toolbar={
          <>
            <FindButton />
            <Refresh />
          </>
        }
        userMenu={
          <>
            <AccountMenu name={user?.name ?? ''} email={user?.email ?? ''} role={mitra?.name ?? t('desktop.noMitra')} />
            <span className="signOut">
              <SignOutButton variant="text" onSignOut={() => void authProvider.logout({})} />
            </span>
          </>
        }
      >
        <BarTitle />
      </AppBar>
      {/* react-admin's skip button leads here, before the screen. */}
      <div id="main-content" />
    </ThemeProvider>
  )
}
