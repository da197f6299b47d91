import type { UpdateState } from '../layout/UpdateOffer'

const HOUR = 3_600_000

type Connection = { saveData?: boolean }

/** With Save-Data none is begun: it would fetch all the app. One that is there already is cared for. */
function registered(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData ? container.getRegistration() : container.register(`${import.meta.env.BASE_URL}sw.js`)
}

/** Looks for a new worker when the app comes back to the foreground: an installed one is hardly ever loaded anew. */
function lookOnReturn(registration: ServiceWorkerRegistration) {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return
    looked = Date.now()
    void registration.update().catch(() => undefined)
  })
}

/**
 * Begins the service worker and tells of newer ones than the page was `loadedBy`. False where there can be none: an old
 * browser, plain http, a block.
 */
export async function watchWorker(
  container: ServiceWorkerContainer | undefined,
  loadedBy: ServiceWorker | null,
  tell: (state: UpdateState) => void,
): Promise<boolean> {
  const registration = container && (await registered(container).catch(() => undefined))
  if (!registration) return false

  tell('current')
  const look = () => {
    // The very first worker waits for nobody.
    if (registration.waiting && registration.active) tell('new')
  }
  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  follow()
  look()
  // Another tab went over to the new version, perhaps already; this one keeps its old files until it is told to.
  const compare = () => loadedBy && container.controller !== loadedBy && tell('new')
  container.addEventListener('controllerchange', compare)
  compare()
  lookOnReturn(registration)
  return true
}
