import type { User } from '../domain/types'
import { layoutFor } from '../layout/layoutFor'
import { SignOutQuestion } from '../layout/signOut/SignOutButton'
import type { AppResource, ScreenView } from '../resources/defineResource'
import { registry } from '../resources/registry'
import { screenAt } from '../shell/screens'
import { lazyScreen, type LazyScreen } from '../ui/layout/lazyScreen'
import { DesktopBars, Home, Profile } from './lazyParts'

/** Everything behind the login: none of it is loaded for a guest. */
export const Area = lazyScreen(() => import('./SignedInArea'))

type Preloadable = Pick<LazyScreen, 'preload'>

const isPreloadable = (view: ScreenView | undefined): view is LazyScreen => view !== undefined && 'preload' in view
const fetchAll = (wanted: readonly Preloadable[]) => Promise.allSettled(wanted.map((screen) => screen.preload()))

/** What a phone shows of a resource: all but the desktop's table. */
const phoneViews = ({ screens: { list, show, create, edit } }: AppResource) =>
  [list, show, create, edit].filter(isPreloadable)

const OWN: Record<string, readonly Preloadable[]> = { home: [Home], profile: [Profile] }

/** The code of a screen, by the name that `screenAt` gives it. */
function partsOf(screen: string, isDesktop: boolean): readonly Preloadable[] {
  const resource = registry.find(({ definition }) => screen.startsWith(`${definition.name}/`))
  if (!resource) return OWN[screen] ?? []
  const { list, table, show, create, edit } = resource.screens
  const isList = screen === `${resource.definition.name}/list`
  if (isList) return [isDesktop ? (table ?? list) : list].filter(isPreloadable)
  const isShow = screen === `${resource.definition.name}/show`
  return (isShow ? [show] : [create, edit]).filter(isPreloadable)
}

/** Fetches the code of the screen that is asked for, so that React's first render is the whole screen; also when some of it fails. */
export async function fetchAskedScreen(
  { pathname, search }: Location,
  user: User | null,
  adminRoles: readonly string[],
): Promise<void> {
  if (!user) return
  const isDesktop = layoutFor(user, adminRoles) === 'desktop'
  const asked = screenAt(pathname, search)
  await fetchAll([Area, ...(isDesktop ? [DesktopBars] : []), ...(asked ? partsOf(asked.screen, isDesktop) : [])])
}

/** Fetches a phone's screens ahead of the tap that asks for them, or of the end of the network. */
export function fetchNextScreens() {
  const ofMitra = registry.filter(({ definition }) => definition.audience === 'mitra')
  const sheets = ofMitra.flatMap(({ screens }) => screens.sheets ?? [])
  return fetchAll([Area, Home, ...ofMitra.flatMap(phoneViews), ...sheets, Profile, SignOutQuestion])
}
