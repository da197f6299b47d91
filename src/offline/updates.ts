import { isGone, setRescue } from '../ui/layout/missingCode'
import { hasScreenWithForm } from '../ui/hooks/unsavedChanges'
import { safeStorage } from '../auth-provider/browserStorage'
import type { Updates, UpdateState } from '../layout/UpdateOffer'
import { claimReload } from '../shell/reloadOnce'
import { isFormAt } from '../shell/screens'
import { createDismissedUpdate, type DismissedUpdate } from './dismissedUpdate'
import { takeNewWorker } from './newWorker'
import { forgetOldBuilds } from './oldBuilds'
import { watchWorker } from './watchWorker'
import { afterFirstScreen } from './afterFirstScreen'

type Page = {
  container: ServiceWorkerContainer | undefined
  build: string
  dismissed: DismissedUpdate
  reload: () => void
}

/**
 * Whether the user is in a wizard. A wizard stays mounted after the user has left it, until the code of the next screen
 * has loaded. Therefore the address is checked too.
 */
const isInWizard = () => hasScreenWithForm() && isFormAt(window.location.pathname)

/** Reports newer versions of the app, and reloads the page for them (`accept`, `reloadForMissingCode`). */
export function createUpdates({ container, build, dismissed, reload }: Page) {
  const loadedBy = container?.controller ?? null
  let state: UpdateState = 'unknown'
  const listeners = new Set<() => void>()
  const set = (next: UpdateState) => {
    state = next
    for (const listener of listeners) listener()
  }
  function report(next: UpdateState) {
    const asked = next === 'new' && dismissed.wasNewest()
    if (asked) void asked.then((wasDismissed) => set(wasDismissed ? 'dismissed' : 'new'))
    else set(next)
  }

  const updates: Updates = {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
    async accept() {
      await takeNewWorker(container)
      // The user may have opened a wizard meanwhile, and a reload would lose their input. The offer returns later.
      if (!isInWizard()) reload()
    },
    dismiss() {
      set('dismissed')
      void dismissed.remember()
    },
  }

  /**
   * Reloads the page when a screen's code is gone from the server, because the new version has it. Throws the error
   * again if a reload would not help or would do harm.
   */
  async function reloadForMissingCode(error: unknown): Promise<never> {
    if (isInWizard() || !(await isGone())) throw error
    await takeNewWorker(container)
    if (isInWizard() || !claimReload(build)) throw error
    reload()
    return new Promise(() => undefined)
  }

  return { updates, reloadForMissingCode, watch: () => watchWorker(container, loadedBy, report, () => !isInWizard()) }
}

/** Starts to look for newer versions of the running app. */
export function startUpdates(): Updates {
  const build = import.meta.url
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const reload = () => window.location.reload()
  const storage = safeStorage(() => window.localStorage)
  const dismissed = createDismissedUpdate({ storage, caches: window.caches, build })
  const { updates, reloadForMissingCode, watch } = createUpdates({ container, build, dismissed, reload })
  setRescue(reloadForMissingCode)
  const begin = async () => {
    if (await watch()) await forgetOldBuilds(window.caches, build).catch(() => undefined)
    // The worker could not be registered, perhaps because there is no network.
    else window.addEventListener('online', () => void begin(), { once: true })
  }
  afterFirstScreen(() => void begin())
  return updates
}
