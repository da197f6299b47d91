import AppBar from '@mui/material/AppBar'
import CircularProgress from '@mui/material/CircularProgress'
import styled from '@emotion/styled'
import { use } from 'react'
import { RefreshIconButton, TitlePortal, useLoading } from 'react-admin'
import { NavLink, useLocation } from 'react-router'
import { useAuthServices, useSession } from '../../auth-provider/useSession'
import { BuildingMark } from '../../ui/layout/BuildingMark'
import { MuiTheme } from '../../ui/sheet/MuiTheme'
import { SignOutButton } from '../signOut/SignOutButton'
import { SlotsContext } from '../../ui/layout/slots'
import { canAccess } from '../../domain/access/permissions'
import type { User } from '../../domain/types'
import { definitions } from '../../resources/registry'
import { reactAdmin } from '../../i18n/reactAdmin'
import { addTexts, t } from '../../i18n/translate'
import { paths } from '../../paths'
import { APP_BAR_HEIGHT, colour, radius, SIDEBAR_WIDTH } from '../../../theme/tokens'

addTexts(reactAdmin)

const Sidebar = styled('nav')({
  position: 'fixed',
  insetBlock: 0,
  left: 0,
  width: SIDEBAR_WIDTH,
  overflowY: 'auto',
  padding: '12px 12px 32px',
  backgroundColor: colour.surface,
  borderRight: `1px solid ${colour.line}`,
  zIndex: 20,
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '0 8px',
    marginBottom: 12,
    fontWeight: 800,
    color: colour.text,
    textDecoration: 'none',
  },
  '& h2': { fontSize: '0.75rem', fontWeight: 700, color: colour.quiet, padding: '20px 12px 6px' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '0 12px',
    borderRadius: radius.small,
    color: colour.text,
    textDecoration: 'none',
    fontWeight: 500,
  },
  '& li a:hover': { backgroundColor: colour.sunken },
  '& li a[aria-current=page]': { backgroundColor: colour.accentSoft, color: colour.accentDark, fontWeight: 700 },
})

const Bar = styled('div')({
  height: APP_BAR_HEIGHT,
  paddingInline: 24,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& #react-admin-title, & .title': { flex: 1, fontSize: '1.125rem', fontWeight: 700 },
  '& .who': { textAlign: 'right', lineHeight: 1.3, fontWeight: 600 },
  '& small': { display: 'block', fontWeight: 450, color: colour.quiet },
})

function toContent() {
  const content = document.querySelector<HTMLElement>('main')
  content?.setAttribute('tabindex', '-1')
  content?.focus()
}

const SkipLink = styled('button')({
  font: 'inherit',
  border: 0,
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2000,
  padding: '10px 16px',
  borderRadius: radius.small,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
})

const RefreshPlace = styled('span')({ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } })

/** What stands in the bar: react-admin's title, which is the screen's heading; over a screen with one of its own, what that screen belongs to. */
function BarTitle() {
  const { pathname } = useLocation()
  if (pathname === paths.home || pathname === paths.profile)
    return <p className="title">{t(pathname === paths.home ? 'nav.home' : 'nav.profile')}</p>
  const over = definitions.find(({ path, audience }) => audience === 'mitra' && pathname.startsWith(`${path}/`))
  if (over) return <p className="title">{over.options.label}</p>
  return <TitlePortal component="h1" tabIndex={-1} />
}

/** Reads the screen anew, and says while anything is being read. */
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

const Entry = ({ to, label, end = false }: { to: string; label: string; end?: boolean }) => (
  <li>
    <NavLink to={to} end={end}>
      {label}
    </NavLink>
  </li>
)

/** The registered resources of one part of the menu, where the user may see their list. */
const entriesOf = (menu: 'main' | 'masters', user: User | null) =>
  definitions
    .filter((definition) => definition.menu === menu && canAccess(user, definitions, definition.name, 'list'))
    .map(({ name, path, options }) => <Entry key={name} to={path} label={options.label} />)

/**
 * The admin's bars beside and above every screen: where one can go, where one is, who one is. Default export: a mitra
 * never loads it.
 */
export default function DesktopBars() {
  const { user, mitra } = useSession()
  const { authProvider } = useAuthServices()
  const { Account } = use(SlotsContext)
  return (
    <MuiTheme>
      <SkipLink type="button" onClick={toContent}>
        {t('desktop.skip')}
      </SkipLink>
      <Sidebar aria-label={t('desktop.menu')}>
        <NavLink className="brand" to={paths.home}>
          <BuildingMark size={36} />
          {t('app.name')}
        </NavLink>
        <ul>
          <Entry to={paths.home} label={t('nav.home')} end />
          {entriesOf('main', user)}
        </ul>
        <h2>{t('desktop.masters')}</h2>
        <ul>{entriesOf('masters', user)}</ul>
      </Sidebar>
      {/* Not a header: the screen below may have its own. */}
      <AppBar
        component="section"
        aria-label={t('desktop.bar')}
        position="fixed"
        elevation={0}
        sx={{ left: SIDEBAR_WIDTH, width: `calc(100% - ${SIDEBAR_WIDTH}px)` }}
      >
        <Bar>
          <BarTitle />
          <Refresh />
          <span className="who">
            {user?.name}
            <small>{mitra?.name ?? t('desktop.noMitra')}</small>
          </span>
          {Account && <Account />}
          <SignOutButton onSignOut={() => void authProvider.logout({})} />
        </Bar>
      </AppBar>
    </MuiTheme>
  )
}
