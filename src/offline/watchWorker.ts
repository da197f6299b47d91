import type { UpdateState } from '../layout/UpdateOffer'

const HOUR = 3_600_000

type Connection = { saveData?: boolean }

/**
 * Registers the service worker, or with Save-Data only finds an existing one: a new worker would download the whole
 * app.
 */
function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData ? container.getRegistration() : container.register(`${import.meta.env.BASE_URL}sw.js`)
}

/** Looks for a new worker when the app returns to the foreground, because an installed app hardly ever reloads. */
function lookOnReturn(registration: ServiceWorkerRegistration) {
  let lastLook = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastLook < HOUR) return
    lastLook = Date.now()
    void registration.update().catch(() => undefined)
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
  lookOnReturn(registration)
  return true
}
