import type { UpdateState } from '@/layout/UpdateOffer'
import { savesData } from '@/ui/layout/savesData'
import { forgetBuilds } from './oldBuilds'

const HOUR = 3_600_000
/** While a new version is copied to a server, its files may be missing for a moment. */
const ASKED_AGAIN_MS = 10_000
const SCRIPT = `${import.meta.env.BASE_URL}sw.js`

/**
 * Registers the service worker, or with Save-Data only finds an existing one: a new worker would download the whole
 * app.
 */
function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  return savesData() ? container.getRegistration() : container.register(SCRIPT)
}

/** Whether the server itself says that it has no worker. A Wi-Fi's page is a redirect, and a server in trouble says 5xx. */
async function isScriptGone(): Promise<boolean> {
  const answer = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store', redirect: 'error' }).catch(() => null)
  return answer?.status === 404 || answer?.status === 410
}

/**
 * Takes the worker and its files away if the app is no longer at this address, or the phone would keep the old app for ever
 * (docs/product.md §14.3.4). This page goes on; the next one comes from the server.
 */
async function leaveIfGone(registration: ServiceWorkerRegistration, mayLeave: () => boolean): Promise<void> {
  if (!(await isScriptGone())) return
  await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS))
  if (!(await isScriptGone()) || !mayLeave()) return
  await registration.unregister()
  await forgetBuilds(window.caches)
}

/** Looks for a new worker when the app returns to the foreground, because an installed app hardly ever reloads. */
function lookOnReturn(registration: ServiceWorkerRegistration, onFailure: () => Promise<void>) {
  let lastLook = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < HOUR) return
    lastLook = Date.now()
    void registration.update().catch(onFailure)
  })
}

/**
 * Registers the service worker and reports when a newer worker exists than `loadedBy`, which served this page. Returns
 * false if no worker is possible: an old browser, plain http, or a blocked one.
 */
export async function watchWorker(
  container: ServiceWorkerContainer | undefined,
  loadedBy: ServiceWorker | null,
  report: (state: UpdateState) => void,
  mayLeave: () => boolean,
): Promise<boolean> {
  const registration = container && (await registered(container).catch(() => undefined))
  if (!registration) return false

  report('current')
  const look = () => {
    // Without an active worker this is the first one ever, and not a new version.
    if (registration.waiting && registration.active) report('new')
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  follow()
  look()
  // Another tab may have activated the new version. This tab keeps its old files until the user accepts the update.
  const compare = () => loadedBy && container.controller !== loadedBy && report('new')
  container.addEventListener('controllerchange', compare)
  compare()
  const leave = () => leaveIfGone(registration, mayLeave).catch(() => undefined)
  if (loadedBy) void leave()
  lookOnReturn(registration, leave)
  return true
}
