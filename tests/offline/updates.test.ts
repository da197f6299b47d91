import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createUpdates } from '../../src/offline/updates'
import { useScreenWithForm } from '../../src/ui/hooks/unsavedChanges'
import { mayReloadFor } from '../../src/shell/reloadOnce'
import { fakeWorkers } from '../support/fakeWorkers'

const BUILD = 'https://mitra.test/assets/app-1a2b.js'
const HOUR = 3_600_000
const LOST = new TypeError('Failed to fetch dynamically imported module')

const quiet = () => vi.advanceTimersByTimeAsync(0)
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
const serverIs = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer))
const openWizardAt = (path: string) => {
  window.history.replaceState(null, '', path)
  return renderHook(useScreenWithForm)
}

/** The app on a phone whose worker is watched. */
async function watched(options: Parameters<typeof fakeWorkers>[0] = {}) {
  const workers = fakeWorkers(options)
  const reload = vi.fn<() => void>()
  const { updates, rescue, watch } = createUpdates({ container: workers.container, build: BUILD, reload })
  const told: string[] = []
  updates.subscribe(() => told.push(updates.getState()))
  const isWatched = await watch()
  return { ...workers, updates, rescue, reload, told, isWatched }
}

beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/')
  serverIs(async () => new Response(null))
  return () => vi.useRealTimers()
})

describe('a new version (fault 45)', () => {
  it('is none when the first worker comes', async () => {
    const { find, takeOver, updates, registered } = await watched({ controlled: false })
    find().finish()
    takeOver()
    expect([updates.getState(), registered]).toEqual(['current', ['/sw.js']])
  })

  it('is known when its worker has its files, not before', async () => {
    const { find, updates, told } = await watched()
    const worker = find()
    expect(updates.getState()).toBe('current')
    worker.finish()
    expect(told).toEqual(['current', 'new'])
  })

  it('is known at once where it has waited since the last time', async () => {
    const { find, registration, container } = fakeWorkers()
    find().finish()
    expect(registration.waiting).not.toBeNull()
    const { updates, watch } = createUpdates({ container, build: BUILD, reload: () => undefined })
    await watch()
    expect(updates.getState()).toBe('new')
  })

  it('that another tab went over to reloads nothing here, and is known', async () => {
    const { container, updates, reload } = await watched()
    container.dispatchEvent(new Event('controllerchange'))
    expect(updates.getState()).toBe('current')
    Object.assign(container, { controller: {} })
    container.dispatchEvent(new Event('controllerchange'))
    await quiet()
    expect([updates.getState(), reload.mock.calls.length]).toEqual(['new', 0])
  })

  it('that another tab went over to before this one began to look is known too', async () => {
    const { container } = fakeWorkers()
    const { updates, watch } = createUpdates({ container, build: BUILD, reload: () => undefined })
    Object.assign(container, { controller: {} })
    await watch()
    expect(updates.getState()).toBe('new')
  })

  it('is looked for when the app comes to the foreground, at most hourly', async () => {
    const { registration } = await watched()
    comeBack()
    expect(registration.updates).toBe(0)
    vi.advanceTimersByTime(HOUR)
    comeBack()
    comeBack()
    expect(registration.updates).toBe(1)
    vi.advanceTimersByTime(HOUR)
    comeBack()
    expect(registration.updates).toBe(2)
  })

  it('that is accepted takes over and is loaded, once', async () => {
    const { find, registration, updates, reload } = await watched()
    find().finish()
    expect(reload).not.toHaveBeenCalled()
    await updates.accept()
    expect([registration.waiting, reload.mock.calls.length]).toEqual([null, 1])
  })

  it('that is accepted is loaded also where its worker never takes over', async () => {
    const { find, registration, updates, reload } = await watched()
    find().finish()
    vi.spyOn(registration.waiting!, 'postMessage').mockReturnValue(undefined)
    const accepted = updates.accept()
    await vi.advanceTimersByTimeAsync(10_000)
    await accepted
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('that is accepted on the way into a wizard is not loaded', async () => {
    const { find, updates, reload } = await watched()
    find().finish()
    openWizardAt('/package/umroh-reguler/create')
    await updates.accept()
    expect([reload.mock.calls.length, updates.getState()]).toEqual([0, 'new'])
  })
})

describe('a phone without workers', () => {
  it.each([
    ['an old browser or plain http', undefined],
    ['one that refuses', { register: () => Promise.reject(new Error('no')) }],
  ])('is left in peace: %s', async (_, container) => {
    const { updates, watch } = createUpdates({
      container: container as ServiceWorkerContainer | undefined,
      build: BUILD,
      reload: () => undefined,
    })
    expect([await watch(), updates.getState()]).toEqual([false, 'unknown'])
  })

  it('is one that saves data; a worker it has already is cared for', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { registered, isWatched } = await watched()
    expect([registered, isWatched]).toEqual([[], true])
    Reflect.deleteProperty(navigator, 'connection')
  })
})

describe('a screen whose code is gone (fault 45)', () => {
  /** What became of it: the error, or nothing while the page is on its way. */
  const outcome = async (rescued: Promise<never>) => {
    let error: unknown = null
    rescued.catch((reason: unknown) => {
      error = reason
    })
    await quiet()
    return error
  }

  it('reloads the page once', async () => {
    const { rescue, reload } = await watched()
    expect(await outcome(rescue(LOST))).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(await outcome(rescue(LOST))).toBe(LOST)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is fetched with the new worker, which is looked for and waited for', async () => {
    const { rescue, reload, registration, find } = await watched()
    let finish: () => void = () => undefined
    registration.onUpdate = () => {
      finish = find().finish
    }
    expect(await outcome(rescue(LOST))).toBeNull()
    expect([registration.updates, reload.mock.calls.length]).toEqual([1, 0])
    finish()
    await quiet()
    expect([registration.active?.state, reload.mock.calls.length]).toEqual(['activated', 1])
  })

  it('reloads nothing without a network, or where the server is out of reach', async () => {
    const { rescue, reload } = await watched()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    expect(await outcome(rescue(LOST))).toBe(LOST)
    serverIs(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcome(rescue(LOST))).toBe(LOST)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each(['/package/umroh-reguler/create', '/package/umroh-reguler/edit/7'])(
    'reloads nothing under an open wizard at %s',
    async (path) => {
      const { rescue, reload, registration } = await watched()
      openWizardAt(path)
      expect(await outcome(rescue(LOST))).toBe(LOST)
      expect([reload.mock.calls.length, registration.updates]).toEqual([0, 0])
    },
  )

  it('reloads nothing when a wizard was opened while the new worker was waited for', async () => {
    const { rescue, reload, registration, find } = await watched()
    let finish: () => void = () => undefined
    registration.onUpdate = () => {
      finish = find().finish
    }
    const rescued = rescue(LOST)
    const error = outcome(rescued)
    await quiet()
    openWizardAt('/package/umroh-reguler/create')
    finish()
    await expect(rescued).rejects.toBe(LOST)
    expect([await error, reload.mock.calls.length, mayReloadFor(BUILD)]).toEqual([null, 0, true])
  })

  it('reloads when it is the screen after a wizard that is being left', async () => {
    const { rescue, reload } = await watched()
    openWizardAt('/package/umroh-reguler')
    await outcome(rescue(LOST))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('one reload for a build', () => {
  it('is one, also where two servers take turns', () => {
    expect(['a', 'b', 'a', 'b'].map(mayReloadFor)).toEqual([true, true, false, false])
  })

  it('is none where nothing can be remembered', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(mayReloadFor('a')).toBe(false)
  })
})
