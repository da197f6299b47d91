import { readStoredSession } from '@/auth-provider/storedSession'
import { standardHeaders } from '@/http/addresses'
import { targetOf, targetOfGuest } from './bootTarget'
import { savesData } from '@/ui/layout/savesData'
import { showKeptScheme } from '@/ui/layout/scheme'
import type { Handover } from './handover'
import { nameStyles } from './emotionNames'
import { partsName, type ShellSettings } from './shellSettings'
import { templateHtml } from './templateHtml'
import { FRAME_ID } from '@/resources/screenAt'
import { startFailed } from '@/i18n/start'
import { claimReload } from './reloadOnce'

/**
 * The app's own script failed to load, because this page is older than the build on the server. Reloads the page once,
 * without the service worker that may have cached the old page.
 */
async function reloadWithoutWorker(script: string) {
  if (navigator.onLine && claimReload(script)) {
    const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
    await Promise.all(workers.map((worker) => worker.unregister()))
    return location.reload()
  }
  const root = document.getElementById('root')
  if (root) root.textContent = startFailed
}

// Only the app's own script counts: scripts of a browser extension or of a hotel's Wi-Fi may fail without consequences.
const OWN_SCRIPT = 'script[type=module][src^="/assets/"]'

/** Reloads the page without its worker if the app's own script fails to load. */
function watchOwnScript() {
  // The event does not bubble, so this listener captures it.
  addEventListener(
    'error',
    ({ target }) =>
      target instanceof HTMLScriptElement && target.matches(OWN_SCRIPT) && void reloadWithoutWorker(target.src),
    true,
  )
}

/** The build replaces this name with the settings. */
declare const SHELL: ShellSettings

const shell = SHELL
/** React waits so long for the early script. */
const LONGEST_WAIT_MS = 1000

/**
 * The only inline script of index.html. It draws the frame of the screen at this address, preloads the screen's code
 * and sends its first request. If any of this fails, React does all of it again. True: the app's code waits for the early
 * script, which draws first.
 */
function boot(): boolean {
  const session = readStoredSession(localStorage, Date.now())
  const target = session ? targetOf(session, shell) : targetOfGuest(shell)
  if (!target) return false
  const { screen, frame, id = '', request } = target
  const handover: Handover = (window.shell = {})
  // A frame keeps room for the features of the user's API, which are unknown before the profile is read.
  const features = session?.auth.user.features ?? (!session || session.auth.mitra ? [] : ['unknown'])
  document.documentElement.dataset.features = features.join(' ')
  if (session && request) handover.early = send(shell.apiUrl + request, session.token)
  if (frame !== undefined) draw(frame, id)
  const names = [screen, ...features.map((feature) => partsName(screen, feature))]
  preload(names)
  if (screen === 'login') {
    addEventListener('submit', (event) => holdSubmit(event, handover))
    addEventListener('load', preloadHome)
  }
  if (session && shell.early.screens.includes(screen)) {
    handover.target = target
    addToHead('script', { src: shell.early.script, fetchPriority: 'high', onerror: start })
    handover.start = start
    // Other browsers would fetch the app's code only after the drawing.
    return document.createElement('link').relList.supports('modulepreload')
  }
  return false
}

function preload(names: readonly string[], fetchPriority = 'auto') {
  for (const href of new Set(names.flatMap((name) => shell.chunks[name] ?? [])))
    addToHead('link', { rel: 'modulepreload', href, fetchPriority })
}

/** Fetches the screen behind the login while the guest types, and runs none of it. */
function preloadHome() {
  if (!savesData()) preload(['home'], 'low')
}

const addToHead = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties))

function draw(frame: string, id: string) {
  const root = document.getElementById('root')
  const html = templateHtml(frame)
  if (!root || html === null) return
  root.innerHTML = html.replaceAll(FRAME_ID, encodeURIComponent(id))
  root.dataset.shell = frame
}

function send(url: string, token: string) {
  const controller = new AbortController()
  const answer = fetch(url, { headers: standardHeaders(token), signal: controller.signal })
  // The app handles a failure when it takes the request over. Until then the browser must not report an unhandled
  // rejection.
  answer.catch(() => undefined)
  return { url, token, at: Date.now(), answer, abort: (reason: unknown) => controller.abort(reason) }
}

/** Stops the browser from submitting the form before React starts: it would put the input into the address. */
function holdSubmit(event: Event, handover: Handover) {
  if (event.defaultPrevented) return
  event.preventDefault()
  handover.submitted = true
  document.documentElement.dataset.sending = ''
}

/**
 * Adds the typeface (docs/product.md §1.3.5). A first visit has it behind the first screen, which should not wait for its
 * file; later ones have it from the service worker.
 */
function addFont() {
  const add = () => addToHead('style', { textContent: shell.fontFace })
  if ('serviceWorker' in navigator && !navigator.serviceWorker.controller) addEventListener('load', add)
  else add()
}

/** Runs the app's code, once. */
function start() {
  const entry = document.getElementById('entry')
  if (!entry) return
  entry.id = ''
  const src = entry.getAttribute('href')
  addToHead('script', { type: 'module', crossOrigin: '', src })
  nameStyles(document.getElementById('styles')?.textContent ?? '')
}

// Nothing else on the page starts the app.
let waits = false
try {
  showKeptScheme()
  watchOwnScript()
  waits = boot()
  addFont()
} catch {
  // The storage is blocked or the address is malformed. React handles both and shows an error if needed.
} finally {
  if (waits) setTimeout(start, LONGEST_WAIT_MS)
  else start()
}
