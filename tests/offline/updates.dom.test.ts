import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDismissedUpdate, createUpdates } from '@/offline/updates'
import { useScreenWithForm } from '@/ui/hooks/unsavedChanges'
import { claimReload } from '@/shell/reloadOnce'
import { fakeWorkers } from '../support/server/fakeWorkers'

const BUILD = 'https://mitra.test/assets/app-1a2b.js'
const HOUR = 3_600_000
const LOST = new TypeError('Failed to fetch dynamically imported module')

const settle = () => vi.advanceTimersByTimeAsync(0)
const returnToForeground = () => document.dispatchEvent(new Event('visibilitychange'))
const answerFromServer = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer))
const openWizardAt = (path: string) => {
  window.history.replaceState(null, '', path)
  return renderHook(useScreenWithForm)
}

/** The update watcher of a page; `builds` are the builds whose files the phone has, the oldest first. */
function updatesOf(container: ServiceWorkerContainer | undefined, { reload = () => undefined, builds }: Watched = {}) {
  const caches = { keys: async () => (builds ?? []).map((name) => `umroh-mitra-${name}`) } as unknown as CacheStorage
  const dismissed = createDismissedUpdate({ storage: localStorage, caches, build: BUILD })
  return createUpdates({ container, build: BUILD, dismissed, reload })
}
type Watched = { reload?: () => void; builds?: readonly string[] }

/** Starts the app’s update watcher with fake service workers. */
async function watched({ builds, ...options }: Parameters<typeof fakeWorkers>[0] & Watched = {}) {
  const workers = fakeWorkers(options)
  const reload = vi.fn<() => void>()
  const { updates, reloadForMissingCode, watch } = updatesOf(workers.container, { reload, ...(builds && { builds }) })
  const told: string[] = []
  updates.subscribe(() => told.push(updates.getState()))
  const isWatched = await watch()
  return { ...workers, updates, reloadForMissingCode, reload, told, isWatched }
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/')
  answerFromServer(async () => new Response('<meta name="typeface" content="" />'))
})

describe('a new version (fault 45)', () => {
  it('the first service worker is no new version', async () => {
    const { find, takeOver, updates, registered } = await watched({ controlled: false })
    find().finish()
    takeOver()
    expect([updates.getState(), registered]).toEqual(['current', ['/sw.js']])
  })

  it('a new version is reported when its worker has fetched all files, not before', async () => {
    const { find, updates, told } = await watched()
    const worker = find()
    expect(updates.getState()).toBe('current')
    worker.finish()
    expect(told).toEqual(['current', 'new'])
  })

  it('a worker that waits since the last visit is reported at once', async () => {
    const { find, registration, container } = fakeWorkers()
    find().finish()
    expect(registration.waiting).not.toBeNull()
    const { updates, watch } = updatesOf(container)
    await watch()
    expect(updates.getState()).toBe('new')
  })

  it('a new version that another tab has activated is reported and reloads nothing here', async () => {
    const { container, updates, reload } = await watched()
    container.dispatchEvent(new Event('controllerchange'))
    expect(updates.getState()).toBe('current')
    Object.assign(container, { controller: {} })
    container.dispatchEvent(new Event('controllerchange'))
    await settle()
    expect([updates.getState(), reload.mock.calls.length]).toEqual(['new', 0])
  })

  it('a new version that another tab activated before the watch began is reported too', async () => {
    const { container } = fakeWorkers()
    const { updates, watch } = updatesOf(container)
    Object.assign(container, { controller: {} })
    await watch()
    expect(updates.getState()).toBe('new')
  })

  it('the app checks for a new version when it comes to the foreground, at most once an hour', async () => {
    const { registration } = await watched()
    returnToForeground()
    expect(registration.updates).toBe(0)
    vi.advanceTimersByTime(HOUR)
    returnToForeground()
    returnToForeground()
    expect(registration.updates).toBe(1)
    vi.advanceTimersByTime(HOUR)
    returnToForeground()
    expect(registration.updates).toBe(2)
  })

  it('an accepted version takes over and the page reloads once', async () => {
    const { find, registration, updates, reload } = await watched()
    find().finish()
    expect(reload).not.toHaveBeenCalled()
    await updates.accept()
    expect([registration.waiting, reload.mock.calls.length]).toEqual([null, 1])
  })

  it('the page reloads for an accepted version even if its worker never takes over', async () => {
    const { find, registration, updates, reload } = await watched()
    find().finish()
    vi.spyOn(registration.waiting!, 'postMessage').mockReturnValue(undefined)
    const accepted = updates.accept()
    await vi.advanceTimersByTimeAsync(10_000)
    await accepted
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('the page does not reload for an accepted version when a wizard was opened meanwhile', async () => {
    const { find, updates, reload } = await watched()
    find().finish()
    openWizardAt('/package/umroh-reguler/create')
    await updates.accept()
    expect([reload.mock.calls.length, updates.getState()]).toEqual([0, 'new'])
  })
})

describe('a new version that the user has dismissed', () => {
  const dismissed = async (builds: string[]) => {
    const page = await watched({ builds })
    page.find().finish()
    expect(page.updates.getState()).toBe('new')
    page.updates.dismiss()
    await settle()
    return page
  }
  /** The state after the page was loaded again, while the new worker still waits. */
  const afterReload = async (builds: string[]) => {
    const { find, updates } = await watched({ builds })
    find().finish()
    await settle()
    return updates.getState()
  }

  it('the page offers it no more, and neither does the next load', async () => {
    const { updates } = await dismissed(['1', '2'])
    expect(updates.getState()).toBe('dismissed')
    expect(await afterReload(['1', '2'])).toBe('dismissed')
  })

  it('a version after it is offered again', async () => {
    await dismissed(['1', '2'])
    expect(await afterReload(['1', '2', '3'])).toBe('new')
  })

  it('the next load offers it again if the phone cannot tell versions apart', async () => {
    await dismissed([])
    expect(await afterReload([])).toBe('new')
  })
})

describe('a phone without service workers', () => {
  it.each([
    ['an old browser or plain http', undefined],
    ['one that refuses', { register: () => Promise.reject(new Error('no')) }],
  ])('the app works without updates: %s', async (_, container) => {
    const { updates, watch } = updatesOf(container as ServiceWorkerContainer | undefined)
    expect([await watch(), updates.getState()]).toEqual([false, 'unknown'])
  })

  it('with Save-Data no worker is registered, but an existing one is watched', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { registered, isWatched } = await watched()
    expect([registered, isWatched]).toEqual([[], true])
    Reflect.deleteProperty(navigator, 'connection')
  })
})

describe('an address that the app has left', () => {
  const CACHES = ['umroh-mitra-1a2b', 'umroh-mitra-assets', 'another-app']
  /** A page of an installed app. The server gives these answers for `sw.js`, the last one again and again. */
  async function pageAt(...answers: (() => Response)[]) {
    const [first = () => new Response()] = answers
    answerFromServer(async () => (answers.length > 1 ? (answers.shift() ?? first) : (answers[0] ?? first))())
    const names = new Set(CACHES)
    vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
    localStorage.setItem('package-drafts', '[]')
    const page = await watched()
    return { ...page, names }
  }
  const later = () => vi.advanceTimersByTimeAsync(10_000)
  const status = (code: number) => () => new Response(null, { status: code })

  it.each([404, 410])(
    'the worker and its files go when its script is gone (%d), and the typed text stays',
    async (code) => {
      const { registration, names, reload } = await pageAt(status(code))
      await settle()
      expect(registration.isRegistered).toBe(true)
      await later()
      expect([registration.isRegistered, [...names]]).toEqual([false, ['another-app']])
      expect([localStorage.getItem('package-drafts'), reload.mock.calls.length]).toEqual(['[]', 0])
    },
  )

  it.each([
    ['is there', [status(200)]],
    ['is missing only while a new version is copied', [status(404), status(200)]],
    ['is behind a server in trouble', [status(503)]],
    [
      'cannot be reached, or is behind a Wi-Fi’s redirect',
      [
        () => {
          throw new TypeError('Failed to fetch')
        },
      ],
    ],
  ])('the worker stays when its script %s', async (_, answers) => {
    const { registration, names } = await pageAt(...answers)
    await later()
    expect([registration.isRegistered, [...names]]).toEqual([true, CACHES])
  })

  it('the worker stays while a wizard is open', async () => {
    const { registration } = await pageAt(status(404))
    openWizardAt('/package/umroh-reguler/create')
    await later()
    expect(registration.isRegistered).toBe(true)
  })

  it('an app that stays open asks again when it comes to the foreground and finds no new worker', async () => {
    const { registration } = await pageAt(status(200), status(404))
    await later()
    registration.onUpdate = () => {
      throw new TypeError('A bad HTTP response code (404) was received when fetching the script.')
    }
    vi.advanceTimersByTime(HOUR)
    returnToForeground()
    await later()
    expect(registration.isRegistered).toBe(false)
  })
})

describe('a screen whose chunk is gone (fault 45)', () => {
  /** The error that reaches the screen, or null while the page is about to reload. */
  const outcome = async (recovery: Promise<never>) => {
    let error: unknown = null
    recovery.catch((reason: unknown) => {
      error = reason
    })
    await settle()
    return error
  }

  it('a missing chunk reloads the page once', async () => {
    const { reloadForMissingCode, reload } = await watched()
    expect(await outcome(reloadForMissingCode(LOST))).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(await outcome(reloadForMissingCode(LOST))).toBe(LOST)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a missing chunk checks for a new worker, waits for it and then reloads', async () => {
    const { reloadForMissingCode, reload, registration, find } = await watched()
    let finish: () => void = () => undefined
    registration.onUpdate = () => {
      finish = find().finish
    }
    expect(await outcome(reloadForMissingCode(LOST))).toBeNull()
    expect([registration.updates, reload.mock.calls.length]).toEqual([1, 0])
    finish()
    await settle()
    expect([registration.active?.state, reload.mock.calls.length]).toEqual(['activated', 1])
  })

  it('without a reachable server, or behind the page of a Wi-Fi, the page does not reload', async () => {
    const { reloadForMissingCode, reload } = await watched()
    answerFromServer(async () => new Response('<form>Masukkan nomor kamar</form>'))
    expect(await outcome(reloadForMissingCode(LOST))).toBe(LOST)
    answerFromServer(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcome(reloadForMissingCode(LOST))).toBe(LOST)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['/package/umroh-reguler/create', '/package/umroh-reguler/edit/7'])(
    'an open wizard at %s prevents the reload',
    async (path) => {
      const { reloadForMissingCode, reload, registration } = await watched()
      openWizardAt(path)
      expect(await outcome(reloadForMissingCode(LOST))).toBe(LOST)
      expect([reload.mock.calls.length, registration.updates]).toEqual([0, 0])
    },
  )

  it('a wizard that was opened during the wait for the new worker prevents the reload', async () => {
    const { reloadForMissingCode, reload, registration, find } = await watched()
    let finish: () => void = () => undefined
    registration.onUpdate = () => {
      finish = find().finish
    }
    const recovery = reloadForMissingCode(LOST)
    const error = outcome(recovery)
    await settle()
    openWizardAt('/package/umroh-reguler/create')
    finish()
    await expect(recovery).rejects.toBe(LOST)
    expect([await error, reload.mock.calls.length, claimReload(BUILD)]).toEqual([null, 0, true])
  })

  it('a missing chunk of the screen after the wizard reloads the page', async () => {
    const { reloadForMissingCode, reload } = await watched()
    openWizardAt('/package/umroh-reguler')
    await outcome(reloadForMissingCode(LOST))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('the limit of one reload per build', () => {
  it('each build may reload once, even if two servers alternate', () => {
    expect(['a', 'b', 'a', 'b'].map(claimReload)).toEqual([true, true, false, false])
  })

  it('without session storage the page never reloads', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(claimReload('a')).toBe(false)
  })
})
