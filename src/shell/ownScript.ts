import { startFailed } from '../i18n/start'
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
export function watchOwnScript() {
  // The event does not bubble, so this listener captures it.
  addEventListener(
    'error',
    ({ target }) =>
      target instanceof HTMLScriptElement && target.matches(OWN_SCRIPT) && void reloadWithoutWorker(target.src),
    true,
  )
}
