import { isGone, setRescue } from '@/ui/layout/missingCode'
import { hasScreenWithForm } from '@/ui/hooks/unsavedChanges'
import { safeStorage, type KeyValueStore } from '@/auth-provider/browserStorage'
import type { Updates, UpdateState } from '@/layout/UpdateOffer'
import { claimReload } from '@/shell/reloadOnce'
import { isFormAt } from '@/shell/screens'
import { forgetOldBuilds, buildCaches } from './oldBuilds'
import { watchWorker } from './watchWorker'

const KEY = 'dismissed-update'

type DismissedUpdateOptions = {
  storage: KeyValueStore
  /** Absent in an old browser. */
  caches: CacheStorage | undefined
  /** The running build. */
  build: string
}

/**
 * Remembers the version that the user does not want to load yet (docs/product.md §14.3.3). The newest build's cache stands
 * for the version, because the waiting worker has filled it. The running build counts too: after a return to an older
 * version the newest cache is that of the build that runs.
 */
export function createDismissedUpdate({ storage, caches, build }: DismissedUpdateOptions) {
  async function offered(): Promise<string | null> {
    const newest = caches && (await buildCaches(caches).catch(() => [])).at(-1)
    return newest ? `${build} ${newest}` : null
  }
  return {
    /** Whether the newest version was dismissed; false at once if no version was. */
    wasNewest(): false | Promise<boolean> {
      const stored = storage.getItem(KEY)
      return stored !== null && offered().then((version) => version === stored)
    },
    async remember(): Promise<void> {
      const version = await offered()
      if (version) storage.setItem(KEY, version)
    },
  }
}

type DismissedUpdate = ReturnType<typeof createDismissedUpdate>

const LONGEST_WAIT_MS = 10_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state !== 'installing' && resolve()
    worker.addEventListener('statechange', check)
    check()
  })
}

async function activateNewest(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration()
  if (!registration) return
  if (!registration.waiting) await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await installed(next)
  const taken = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  next.postMessage({ type: 'SKIP_WAITING' })
  await taken
}

/** Activates the newest service worker for this page if there is one. Waits at most 10 s. */
async function takeNewWorker(container: ServiceWorkerContainer | undefined): Promise<void> {
  if (container) await Promise.race([activateNewest(container).catch(() => undefined), wait(LONGEST_WAIT_MS)])
}

const FIRST_SCREEN_MS = 2000

/**
 * Calls `run` some seconds after the page has loaded and when the phone is idle, so that it never delays the first
 * screen.
 */
function afterFirstScreen(run: () => void): void {
  const schedule = () =>
    void setTimeout(() => (window.requestIdleCallback ? window.requestIdleCallback(run) : run()), FIRST_SCREEN_MS)
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
}

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
