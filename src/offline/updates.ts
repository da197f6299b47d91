import { isGone, setRescue } from '../ui/layout/missingCode'
import { hasScreenWithForm } from '../ui/hooks/unsavedChanges'
import type { Updates, UpdateState } from '../layout/UpdateOffer'
import { mayReloadFor } from '../shell/reloadOnce'
import { isFormAt } from '../shell/screens'
import { takeNewWorker } from './newWorker'
import { forgetOldBuilds } from './oldBuilds'
import { watchWorker } from './watchWorker'
import { afterFirstScreen } from './afterFirstScreen'

type Page = { container: ServiceWorkerContainer | undefined; build: string; reload: () => void }

/** On the way out of a wizard it still stands while the next screen's code is fetched. */
const isInWizard = () => hasScreenWithForm() && isFormAt(window.location.pathname)

/** Newer versions of the app: what is known of them, and the only two ways in which this page is ever loaded anew. */
export function createUpdates({ container, build, reload }: Page) {
  const loadedBy = container?.controller ?? null
  let state: UpdateState = 'unknown'
  const listeners = new Set<() => void>()
  const set = (next: UpdateState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const updates: Updates = {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    async accept() {
      await takeNewWorker(container)
      // Whoever has meanwhile begun a package keeps it; the offer comes back afterwards.
      if (!isInWizard()) reload()
    },
  }

  /** A screen's code is gone from the server: the new version has it. Fails as before where a reload would not help, or harm. */
  async function rescue(error: unknown): Promise<never> {
    if (isInWizard() || !(await isGone())) throw error
    await takeNewWorker(container)
    if (isInWizard() || !mayReloadFor(build)) throw error
    reload()
    return new Promise(() => undefined)
  }

  return { updates, rescue, watch: () => watchWorker(container, loadedBy, set) }
}

/** Begins to care for newer versions of the app that is running. */
export function startUpdates(): Updates {
  const build = import.meta.url
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const { updates, rescue, watch } = createUpdates({ container, build, reload: () => window.location.reload() })
  setRescue(rescue)
  const begin = async () => {
    if (await watch()) await forgetOldBuilds(window.caches, build).catch(() => undefined)
    // It could not be fetched, perhaps for want of a network.
    else window.addEventListener('online', () => void begin(), { once: true })
  }
  afterFirstScreen(() => void begin())
  return updates
}
