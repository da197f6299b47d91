import AppBar from '@mui/material/AppBar'
import CircularProgress from '@mui/material/CircularProgress'
import { RefreshIconButton, Sidebar, TitlePortal, useLoading } from 'react-admin'
import { useLocation } from 'react-router'
import { useAuthServices, useSession } from '../../auth-provider/useSession'
import { SignOutButton } from '../signOut/SignOutButton'
import { offerBarPlace } from '../../ui/layout/barPlace'
import { definitions } from '../../resources/registry'
import { t } from '../../i18n/admin/desktop'
import { paths } from '../../paths'
import { useFilesStay } from './useFilesStay'
import { SIDEBAR_WIDTH } from '../../../theme/tokens'
import { AccountMenu } from './AccountMenu'
import { FindButton } from './find/FindButton'
import { Bar, RefreshPlace, SkipLink } from './barStyles'
import { SideMenu } from './SideMenu'

/** Moves the focus past the bars. The screen's `main` needs a tabindex to take it. */
function focusContent() {
  const content = document.querySelector<HTMLElement>('main')
  content?.setAttribute('tabindex', '-1')
  content?.focus()
}

/**
 * The title in the app bar. Most screens use react-admin's title, which is then their heading (h1). A screen with a header
 * puts its heading here. Beranda and Profil have their own heading, and get the name of their section.
 */
function BarTitle() {
  const { pathname } = useLocation()
  if (pathname === paths.home || pathname === paths.profile)
    return <p className="title">{t(pathname === paths.home ? 'nav.home' : 'nav.profile')}</p>
  const hasHeader =
    pathname === paths.offerProfile ||
    definitions.some(({ path, audience }) => audience === 'mitra' && pathname.startsWith(`${path}/`))
  return hasHeader ? <div className="title" ref={offerBarPlace} /> : <TitlePortal component="h1" tabIndex={-1} />
}

/** The button that fetches the screen's data again, with a spinner while anything loads. */
function Refresh() {
  const isLoading = useLoading()
  return (
    <RefreshPlace>
      <RefreshIconButton />
      {isLoading && (
        <CircularProgress size={32} thickness={3} aria-label={t('app.loading')} sx={{ pointerEvents: 'none' }} />
      )}
    </RefreshPlace>
  )
}

/**
 * The admin's bars beside and above every screen: menu, title and user. It is a default export because a mitra never
 * loads it.
 */
export default function DesktopBars() {
  const { user, mitra } = useSession()
  const { authProvider } = useAuthServices()
  useFilesStay()
  return (
    <>
      <SkipLink variant="contained" onClick={focusContent}>
        {t('desktop.skip')}
      </SkipLink>
      <Sidebar appBarAlwaysOn>
        <SideMenu who={{ user, mitra, isAdmin: true }} />
      </Sidebar>
      {/* A section, because the screen below may have its own header. */}
      <AppBar
        component="section"
        aria-label={t('desktop.bar')}
        position="fixed"
        elevation={0}
        sx={{ left: SIDEBAR_WIDTH, width: `calc(100% - ${SIDEBAR_WIDTH}px)` }}
      >
        <Bar>
          <BarTitle />
          <FindButton />
          <Refresh />
          <AccountMenu name={user?.name ?? ''} email={user?.email ?? ''} role={mitra?.name ?? t('desktop.noMitra')} />
          <SignOutButton variant="text" onSignOut={() => void authProvider.logout({})} />
        </Bar>
      </AppBar>
    </>
  )
}
