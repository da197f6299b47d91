import { INTENDED_ROUTE_KEY } from '../auth-provider/intendedRoute'
import { readStoredSession } from '../auth-provider/storedSession'
import { hasAnyRole } from '../domain/access/roles'
import { standardHeaders } from '../http/addresses'
import { startFailed } from '../i18n/start'
import { paths } from '../paths'
import { DESKTOP_FROM } from '../../theme/tokens'
import type { Handover } from './handover'
import { mayReloadFor } from './reloadOnce'
import type { ScreenRoute } from '../resources/screenAt'
import { askedAt, isOpenToAll, type Asked } from './asked'

export type ShellSettings = {
  apiUrl: string
  adminRoles: readonly string[]
  /** The screens of the registered resources. */
  routes: readonly ScreenRoute[]
  /** Addresses of the files that a screen's code is in. */
  chunks: Readonly<Record<string, readonly string[]>>
  fontFace: string
}

/** Filled in when index.html is built. */
declare const SHELL: ShellSettings

const shell = SHELL

type Stored = ReturnType<typeof readStoredSession>

/**
 * The one inline script of index.html: it draws the screen that was asked for as far as it is known, fetches the code for
 * it and sends its first request. Whatever goes wrong in here, React does it all again.
 */
function boot() {
  const session = readStoredSession(localStorage, Date.now())
  const asked = session ? askedBy(session) : askedByGuest()
  if (!asked) return
  const { screen, frame, request } = asked
  const handover: Handover = (window.shell = {})
  if (frame !== undefined) draw(frame)
  for (const href of shell.chunks[screen] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (screen === 'login') addEventListener('submit', (event) => hold(event, handover))
  if (session && request) handover.early = send(shell.apiUrl + request, session.token)
}

function askedBy({ auth }: NonNullable<Stored>): Asked | null {
  const asked = askedAt(shell.routes, location.pathname, location.search)
  const isDesktop = innerWidth >= DESKTOP_FROM && hasAnyRole(auth.user, shell.adminRoles)
  return asked && isDesktop ? { screen: 'desktop', frame: 'desktop' } : asked
}

/** The login, for a guest at any screen of ours: as the guard does it (layout/guards.tsx), before there is one. */
function askedByGuest(): Asked | null {
  const { pathname, search, hash } = location
  const isLogin = pathname === paths.login
  if (!isLogin && (isOpenToAll(pathname) || !askedAt(shell.routes, pathname, search))) return null
  if (!isLogin) {
    sessionStorage.setItem(INTENDED_ROUTE_KEY, pathname + search)
    // The form in which react-router keeps a location's state.
    history.replaceState(
      { usr: { from: { pathname, search, hash, state: null, key: 'default' } }, key: 'default', idx: 0 },
      '',
      paths.login,
    )
  }
  return { screen: 'login', frame: 'login' }
}

function draw(frame: string) {
  const root = document.getElementById('root')
  const template = document.getElementById(`shell-${frame}`)
  if (!root || !(template instanceof HTMLTemplateElement)) return
  root.append(template.content.cloneNode(true))
  root.dataset.shell = frame
}

function send(url: string, token: string) {
  const controller = new AbortController()
  const answer = fetch(url, { headers: standardHeaders(token), signal: controller.signal })
  // Whoever takes it over hears of a failure; it may be that nobody does.
  answer.catch(() => undefined)
  return { url, token, at: Date.now(), answer, giveUp: (reason: unknown) => controller.abort(reason) }
}

/** Until React is there the form goes nowhere, least of all into the address. */
function hold(event: Event, handover: Handover) {
  if (event.defaultPrevented) return
  event.preventDefault()
  handover.submitted = true
  document.documentElement.dataset.sending = ''
}

/**
 * The app's own script cannot be had: this page is older than what the server has. It is asked for once more, past the
 * worker that may have kept it.
 */
async function startOver(script: string) {
  if (navigator.onLine && mayReloadFor(script)) {
    const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
    await Promise.all(workers.map((worker) => worker.unregister()))
    return location.reload()
  }
  const root = document.getElementById('root')
  if (root) root.textContent = startFailed
}

// It does not bubble. A script that is not ours, an extension's or a hotel's Wi-Fi's, may fail without a consequence.
const OWN_SCRIPT = 'script[type=module][src^="/assets/"]'
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && target.matches(OWN_SCRIPT) && void startOver(target.src),
  true,
)

/**
 * The typeface is worth no wait: the first visit does without, and the service worker fetches it afterwards. Where there
 * is none, it comes as it may.
 */
function bringFont() {
  if ('serviceWorker' in navigator && !navigator.serviceWorker.controller) return
  document.head.append(Object.assign(document.createElement('style'), { textContent: shell.fontFace }))
}

try {
  boot()
  bringFont()
} catch {
  // A blocked storage, an odd address: React says what there is to say.
}
