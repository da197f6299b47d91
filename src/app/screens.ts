import type { User } from '../domain/types'
import { layoutFor } from '../layout/layoutFor'
import { lazyScreen, type LazyScreen } from '../ui/layout/lazyScreen'
import { SignOutQuestion } from '../layout/signOut/SignOutButton'
import { umrohRegular } from '../resources/umroh-regular'
import { screenAt, type ScreenName } from '../shell/screens'

/** Everything behind the login, and its screens: none of it is loaded for a guest. */
export const screens = {
  Area: lazyScreen(() => import('./SignedInArea')),
  DesktopBars: lazyScreen(() => import('../layout/desktop/DesktopBars')),
  Home: lazyScreen(() => import('../pages/HomePage')),
  Profile: lazyScreen(() => import('../pages/ProfilePage')),
}

const { List, Table, Show, Create, Edit, Duplicate } = umrohRegular
const PHONE: Record<ScreenName, LazyScreen[]> = {
  login: [],
  home: [screens.Home],
  profile: [screens.Profile],
  list: [List],
  detail: [Show],
  wizard: [Create, Edit],
  desktop: [],
}

const fetchAll = (wanted: readonly Pick<LazyScreen, 'preload'>[]) =>
  Promise.allSettled(wanted.map((screen) => screen.preload()))

/** Fetches the code of what is asked for, so that React's first render is the whole screen; also when some of it fails. */
export async function fetchAskedScreen(
  { pathname, search }: Location,
  user: User | null,
  adminRoles: readonly string[],
): Promise<void> {
  if (!user) return
  const screen = screenAt(pathname, search)?.screen
  const isDesktop = layoutFor(user, adminRoles) === 'desktop'
  const own = screen === 'list' && isDesktop ? [Table] : screen ? PHONE[screen] : []
  await fetchAll([screens.Area, ...(isDesktop ? [screens.DesktopBars] : []), ...own])
}

/** Fetches a phone's screens ahead of the tap that asks for them, or of the network's end. */
export const fetchNextScreens = () =>
  fetchAll([screens.Area, screens.Home, List, Duplicate, Show, Create, Edit, screens.Profile, SignOutQuestion])
