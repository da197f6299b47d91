// Own modules: an app of an earlier file may end its session late, which deletes the persisted queries.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPersistedQueries, openPersistedQueries } from '@/offline/persistedQueries'
import { QUERY_STORE_NAME, QUERY_STORE_VERSION, withQueryStore, type PersistedQuery } from '@/offline/queryStore'
import { importAnew } from '../support/importAnew'
import { persistAsBefore, persisted, withIndexedDb } from '../support/persisted'

withIndexedDb()

const HOUR = 60 * 60_000
const NOW = new Date(2026, 10, 20, 8).getTime()
const entry = (hash: string, changes: Partial<PersistedQuery> = {}): PersistedQuery => ({
  hash,
  user: '7',
  data: hash,
  at: NOW - HOUR,
  ...changes,
})
const LIST = '["umroh-regular","getInfiniteList",{}]'
const FLIGHTS = '["custom-data/pesawat","getList",{}]'
const hashes = async () => (await persisted()).map(({ hash }) => hash)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

async function opened(...entries: PersistedQuery[]) {
  await clearPersistedQueries()
  await persistAsBefore(entries)
  return openPersistedQueries(7)
}
const allOf = (copy: ReturnType<typeof openPersistedQueries>) => Promise.all(copy.loads)

describe('the persisted queries of a user', () => {
  it('the entries are available synchronously after loading, packages first', async () => {
    const copy = await opened(entry(FLIGHTS), entry(LIST))
    await copy.ready
    expect([copy.find(LIST)?.data, copy.find(FLIGHTS)]).toEqual([LIST, undefined])
    await allOf(copy)
    expect(copy.find(FLIGHTS)?.data).toBe(FLIGHTS)
  })

  it.each<[string, Partial<PersistedQuery>]>([
    ['a day old', { at: NOW - 24 * HOUR }],
    ['from a clock that ran ahead', { at: NOW + HOUR }],
    ['another user’s', { user: '8' }],
  ])('an entry that is %s is deleted', async (_, changes) => {
    const copy = await opened(entry(LIST, changes), entry(FLIGHTS, changes))
    await allOf(copy)
    expect([copy.find(LIST), copy.find(FLIGHTS), await persisted()]).toEqual([undefined, undefined, []])
  })

  it('the copy that the page before React has read is there before the disk has answered, and is given once', async () => {
    await clearPersistedQueries()
    window.shell = { copy: entry(LIST) }
    const copy = openPersistedQueries(7)
    expect([copy.isReady, copy.find(LIST)?.data, 'copy' in window.shell]).toEqual([true, LIST, false])
    await clearPersistedQueries()
    expect(openPersistedQueries(7).find(LIST)).toBeUndefined()
  })

  it('a copy that nobody has taken goes with the session', async () => {
    window.shell = { copy: entry(LIST) }
    await clearPersistedQueries()
    expect(openPersistedQueries(7).find(LIST)).toBeUndefined()
  })

  it('the store is read once, even for several callers', async () => {
    const copy = await opened(entry(LIST))
    expect(openPersistedQueries('7')).toBe(copy)
  })

  it('the newest forty entries stay, and older ones are deleted', async () => {
    const copy = await opened(
      ...Array.from({ length: 39 }, (_, n) => entry(`["umroh-regular",${n}]`, { at: NOW - HOUR - n })),
    )
    await allOf(copy)
    copy.put([entry(LIST, { at: NOW }), entry(FLIGHTS, { at: NOW })])
    expect((await hashes()).length).toBe(40)
    expect(await hashes()).not.toContain('["umroh-regular",38]')
    expect([copy.find('["umroh-regular",38]'), copy.find(LIST)?.at]).toEqual([undefined, NOW])
  })

  it('a change of a resource deletes only the entries of that resource', async () => {
    const copy = await opened(entry(LIST), entry('["umroh-regular","getOne",{}]'), entry(FLIGHTS))
    await allOf(copy)
    copy.forget('umroh-regular')
    expect([copy.find(LIST), copy.find(FLIGHTS)?.hash, await hashes()]).toEqual([undefined, FLIGHTS, [FLIGHTS]])
  })

  it('after the store is cleared, an old reference can neither read nor add entries', async () => {
    const copy = await opened(entry(LIST))
    await copy.ready
    const done = clearPersistedQueries()
    copy.put([entry(FLIGHTS)])
    await done
    expect([copy.find(LIST), await persisted()]).toEqual([undefined, []])
  })

  it('a slow store delays the screen only for a moment', async () => {
    await clearPersistedQueries()
    const blocker = new Promise(() => undefined)
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => blocker as unknown as IDBRequest<unknown[]>)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue({
      objectStore: () => IDBObjectStore.prototype,
    } as unknown as IDBTransaction)
    const copy = openPersistedQueries(7)
    const started = performance.now()
    await copy.ready
    expect(performance.now() - started).toBeLessThan(400)
    expect(copy.isReady).toBe(true)
  })
})

describe('a phone that cannot store anything', () => {
  const works = async () => {
    const copy = openPersistedQueries(7)
    copy.put([entry(LIST)])
    await allOf(copy)
    return copy.find(LIST)?.data
  }
  beforeEach(() => void clearPersistedQueries())

  it('without free space the app works without persisting', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(works()).resolves.toBe(LIST)
    expect(await persisted()).toEqual([])
  })

  it('with a broken store the app works without persisting', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError')
    })
    await expect(works()).resolves.toBe(LIST)
  })
})

describe('the IndexedDB store', () => {
  const openAt = (version: number) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(QUERY_STORE_NAME, version)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const fresh = () => importAnew<typeof import('@/offline/queryStore')>('/src/offline/queryStore')
  const entriesOf = (store: typeof withQueryStore) => store('readonly', (place) => place.getAll())

  it('the store closes for a newer app version in another tab, and the app works without it', async () => {
    await persistAsBefore([entry(LIST)])
    const newer = await openAt(QUERY_STORE_VERSION + 1)
    expect(await withQueryStore('readonly', (store) => store.count())).toBeUndefined()
    newer.close()
    indexedDB.deleteDatabase(QUERY_STORE_NAME)
  })

  const deleteStore = () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase(QUERY_STORE_NAME).onsuccess = resolve
    })

  it('a newer app version empties the store', async () => {
    await deleteStore()
    const { withQueryStore: before } = await fresh()
    await before('readwrite', (store) => store.put(entry(LIST)))
    expect(await entriesOf(before)).toHaveLength(1)
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version = 0) => open(name, version + 1))
    const { withQueryStore: after } = await fresh()
    expect(await entriesOf(after)).toEqual([])
  })

  it('in private mode, where the browser refuses IndexedDB, the app works without the store', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const { withQueryStore: refused } = await fresh()
    expect(await entriesOf(refused)).toBeUndefined()
  })

  it('a store that could not be opened is opened at the next call', async () => {
    await deleteStore()
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('busy', 'UnknownError')
    })
    const { withQueryStore: later } = await fresh()
    expect(await entriesOf(later)).toBeUndefined()
    refusal.mockRestore()
    expect(await entriesOf(later)).toBeDefined()
  })
})

describe('a connection that is dead, as Safari leaves it after a while in the background', () => {
  const die = () =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    })
  it('the end of a session deletes everything through a new connection', async () => {
    await persistAsBefore([entry(LIST), entry(FLIGHTS)])
    die()
    await expect(clearPersistedQueries()).resolves.toBe(true)
    await expect(persisted()).resolves.toEqual([])
  })
  it('an answer is persisted through a new connection', async () => {
    const copy = await opened()
    die()
    copy.put([entry(LIST)])
    await vi.waitFor(async () => expect(await hashes()).toEqual([LIST]))
  })
  it('a connection that never answers does not keep the store from being deleted', async () => {
    await persistAsBefore([entry(LIST)])
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: NOW })
    const silent = vi
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(
        () => ({ objectStore: () => ({ clear: () => new Promise(() => undefined) }) }) as unknown as IDBTransaction,
      )
    const cleared = clearPersistedQueries()
    await vi.advanceTimersByTimeAsync(3000)
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    await expect(cleared).resolves.toBe(true)
    silent.mockRestore()
    await expect(persisted()).resolves.toEqual([])
  })
})
