import { hasFeature, type FeatureHolder } from '@/domain/access/features'
import type { Id, User } from '@/domain/types'
import { addressInApp, type Address } from '@/domain/values/urls'
import { layoutFor } from '@/layout/layoutFor'
import { SignOutQuestion } from '@/layout/signOut/SignOutButton'
import type { AppResource, Place, Preloadable, ScreenView } from '@/resources/defineResource'
import { openPersistedQueries } from '@/offline/persistedQueries'
import { whenIdle } from '@/offline/whenIdle'
import { registry } from '@/resources/registry'
import { screenAt } from '@/shell/screens'
import type { TargetScreen } from '@/shell/targetScreen'
import { savesData } from '@/ui/layout/savesData'
import { lazyScreen, type LazyScreen } from '@/ui/layout/lazyScreen'
import { Desk, DesktopBars, Home, OfferProfile, OwnAccount, Profile } from './lazyParts'

/** The root of all screens behind the login. A guest never loads it. */
export const Area = lazyScreen(() => import('./SignedInArea'))

const isPreloadable = (view: ScreenView | undefined): view is LazyScreen => view !== undefined && 'preload' in view
const fetchAll = (wanted: readonly Preloadable[]) => Promise.allSettled(wanted.map((screen) => screen.preload()))

/** The views of a resource that a phone can show: all but the desktop's table. */
const phoneViews = ({ screens: { list, show, create, edit, compare } }: AppResource) =>
  [list, show, create, edit, compare].filter(isPreloadable)

const PLACES: readonly Place[] = ['home', 'list', 'show', 'create', 'edit']

/** 'Profil', with the part about the own account where the API has it. */
const profileOf = (user: FeatureHolder) => (hasFeature(user, 'accounts') ? [Profile, OwnAccount] : [Profile])

/** The further parts that a place shows at the partner API of this user. */
const partsAt = (place: Place, user: FeatureHolder, resources: readonly AppResource[]) =>
  resources.flatMap(({ definition, screens }) => {
    const part = screens.parts?.[place]
    return part && hasFeature(user, definition.parts?.[place]?.feature) ? [part] : []
  })

/** The lazy components of a screen. */
function componentsOf({ screen, resource, view }: TargetScreen, user: User, isDesktop: boolean): Preloadable[] {
  const found = registry.find(({ definition }) => definition.name === resource)
  if (found && view) {
    const { screens } = found
    const shown = view === 'list' && isDesktop ? (screens.table ?? screens.list) : screens[view]
    return [...[shown].filter(isPreloadable), ...partsAt(view, user, [found])]
  }
  if (screen === 'profile') return profileOf(user)
  return isDesktop
    ? [Desk, ...registry.flatMap(({ screens: { desk } }) => (desk ? [desk.Part] : []))]
    : [Home, ...partsAt('home', user, registry)]
}

/** Waits until the persisted queries have loaded, but stops waiting when the network answers first or loading takes too long. */
async function persistedOrAnswered(userId: Id) {
  const persisted = openPersistedQueries(userId)
  if (persisted.isReady) return
  await Promise.race(
    [persisted.ready, window.shell?.early?.answer.catch(() => undefined)].filter((wait) => wait !== undefined),
  )
  persisted.isReady = true
}

/**
 * Loads the code of the screen at this address, and the user's persisted queries, so that React's first render is the whole
 * screen. Never rejects.
 */
export async function prepareScreen(address: Address, user: User, adminRoles: readonly string[]): Promise<void> {
  const { pathname, search } = addressInApp(address)
  const isDesktop = layoutFor(user, adminRoles, pathname) === 'desktop'
  const target = screenAt(pathname, search)
  const code = [Area, ...(isDesktop ? [DesktopBars] : []), ...(target ? componentsOf(target, user, isDesktop) : [])]
  await Promise.all([fetchAll(code), persistedOrAnswered(user.id)])
}

/** Preloads what a guest sees after the login; with Save-Data only what every screen needs. Never rejects. */
export const preloadHome = () =>
  fetchAll(savesData() ? [Area] : [Area, Home, ...partsAt('home', { features: [] }, registry)])

/** The screens that a phone may show next. */
function nextScreens(user: FeatureHolder): readonly Preloadable[] {
  const ofMitra = registry.filter(({ definition }) => !definition.onlyAdmins)
  const sheets = ofMitra.flatMap(({ screens }) => screens.sheets ?? [])
  const parts = PLACES.flatMap((place) => partsAt(place, user, ofMitra))
  const views = ofMitra.flatMap(phoneViews)
  return [Area, Home, ...views, ...parts, ...sheets, ...profileOf(user), OfferProfile, SignOutQuestion]
}

/**
 * Preloads the other screens of a phone, so that a tap is quick and all screens work offline. Each waits until the phone is
 * idle, so that a press comes in between (docs/speed.md). Never rejects.
 */
export async function preloadNextScreens(user: FeatureHolder, signal: AbortSignal): Promise<void> {
  for (const screen of nextScreens(user)) {
    await whenIdle()
    if (signal.aborted) return
    await screen.preload().catch(() => undefined)
  }
}
