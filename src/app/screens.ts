import type { User } from '../domain/types'
import { layoutFor } from '../layout/layoutFor'
import { SignOutQuestion } from '../layout/signOut/SignOutButton'
import type { AppResource, ScreenView } from '../resources/defineResource'
import { registry } from '../resources/registry'
import { screenAt } from '../shell/screens'
import type { TargetScreen } from '../shell/targetScreen'
import { lazyScreen, type LazyScreen } from '../ui/layout/lazyScreen'
import { Desk, DesktopBars, Home, OfferProfile, Profile } from './lazyParts'

/** The root of all screens behind the login. A guest never loads it. */
export const Area = lazyScreen(() => import('./SignedInArea'))

type Preloadable = Pick<LazyScreen, 'preload'>

const isPreloadable = (view: ScreenView | undefined): view is LazyScreen => view !== undefined && 'preload' in view
const fetchAll = (wanted: readonly Preloadable[]) => Promise.allSettled(wanted.map((screen) => screen.preload()))

/** The views of a resource that a phone can show: all but the desktop's table. */
const phoneViews = ({ screens: { list, show, create, edit } }: AppResource) =>
  [list, show, create, edit].filter(isPreloadable)

const APP_SCREENS: Record<string, readonly Preloadable[]> = { home: [Home], profile: [Profile] }

/** The lazy components of a screen. */
function partsOf({ screen, resource, view }: TargetScreen, isDesktop: boolean): readonly Preloadable[] {
  const screens = registry.find(({ definition }) => definition.name === resource)?.screens
  if (!screens || !view) return isDesktop && screen === 'home' ? [Desk] : (APP_SCREENS[screen] ?? [])
  const shown = view === 'list' && isDesktop ? (screens.table ?? screens.list) : screens[view]
  return [shown].filter(isPreloadable)
}

/** Loads the code of the screen at this address, so that React's first render is the whole screen. Never rejects. */
export async function preloadTargetScreen(
  { pathname, search }: Location,
  user: User | null,
  adminRoles: readonly string[],
): Promise<void> {
  if (!user) return
  const isDesktop = layoutFor(user, adminRoles) === 'desktop'
  const target = screenAt(pathname, search)
  await fetchAll([Area, ...(isDesktop ? [DesktopBars] : []), ...(target ? partsOf(target, isDesktop) : [])])
}

/** Preloads the other screens of a phone, so that a tap is quick and all screens work offline. */
export function preloadNextScreens() {
  const ofMitra = registry.filter(({ definition }) => definition.audience === 'mitra')
  const sheets = ofMitra.flatMap(({ screens }) => screens.sheets ?? [])
  return fetchAll([Area, Home, ...ofMitra.flatMap(phoneViews), ...sheets, Profile, OfferProfile, SignOutQuestion])
}
