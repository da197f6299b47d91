import { INTENDED_ROUTE_KEY } from '../auth-provider/intendedRoute'
import { readStoredSession } from '../auth-provider/storedSession'
import { standardHeaders } from '../http/addresses'
import { startFailed } from '../i18n/start'
import { paths } from '../paths'
import type { Handover } from './handover'
import { mayReloadFor } from './reloadOnce'
import { isOpenToAll, screenAt, type ScreenName } from './screens'

/** Filled in when index.html is built. */
declare const SHELL: { apiUrl: string; chunks: Record<ScreenName, string[]> }

/**
 * The one inline script of index.html: it draws the screen that was asked for as the page knows it so far, fetches the
 * code for it and sends its first request. Whatever goes wrong in here, React does it all again.
 */
function boot() {
  const { pathname, search, hash } = location
  const handover: Handover = (window.shell = {})
  const session = readStoredSession(localStorage, Date.now())
  const asked = session ? screenAt(pathname, search) : null
  if (session && !asked) return

  if (!session) {
    if (isOpenToAll(pathname) ? pathname !== paths.login : !screenAt(pathname, search)) return
    if (pathname !== paths.login) {
      // As the guard does (layout/guards.tsx), before there is one.
      sessionStorage.setItem(INTENDED_ROUTE_KEY, pathname + search)
      const from = { pathname, search, hash, state: null, key: 'default' }
      history.replaceState({ usr: { from } }, '', paths.login)
    }
  }

  const screen = asked?.screen ?? 'login'
  draw(screen)
  for (const href of SHELL.chunks[screen]) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  if (screen === 'login') addEventListener('submit', (event) => hold(event, handover))
  if (session && asked?.request) handover.early = request(SHELL.apiUrl + asked.request, session.token)
}

function draw(screen: ScreenName) {
  const root = document.getElementById('root')
  const template = document.getElementById(`shell-${screen}`)
  if (!root || !(template instanceof HTMLTemplateElement)) return
  root.append(template.content.cloneNode(true))
  root.dataset.shell = screen
}

function request(url: string, token: string) {
  const answer = fetch(url, { headers: standardHeaders(token) })
  // Whoever takes it over hears of it; nobody may.
  answer.catch(() => undefined)
  return { url, token, at: Date.now(), answer }
}

/** Until React is there the form goes nowhere, least of all into the address. */
function hold(event: Event, handover: Handover) {
  if (event.defaultPrevented) return
  event.preventDefault()
  handover.submitted = true
}

/**
 * The app's own script cannot be had: this page is older than what the server has. It is asked for once more, past the
 * worker that may have kept it.
 */
async function startOver(script: string) {
  if (navigator.onLine && mayReloadFor(script)) {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(workers.map((worker) => worker.unregister()))
    return location.reload()
  }
  const root = document.getElementById('root')
  if (root) root.textContent = startFailed
}

// It does not bubble, and nothing else on the page is a script that is fetched.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && void startOver(target.src), true)

try {
  boot()
} catch {
  // A blocked storage, an odd address: React says what there is to say.
}
