import { beforeEach, expect, it, vi } from 'vitest'
import { readListCopy, removeListCopy, writeListCopy } from '@/offline/listCopy'
import { clearPersistedQueries, openPersistedQueries } from '@/offline/persistedQueries'
import { QUERY_STORE_VERSION, type PersistedQuery } from '@/offline/queryStore'
import { firstPageHash } from '@/data-provider/firstPage'
import { persistAsBefore, withIndexedDb } from '../support/persisted'

withIndexedDb()

const HASH = firstPageHash('umroh-regular', {})
const entryOf = (hash: string, changes: Partial<PersistedQuery> = {}): PersistedQuery => ({
  hash,
  user: '7',
  data: { pages: [] },
  at: Date.now() - 1000,
  ...changes,
})
const stored = () => Object.values({ ...localStorage })

beforeEach(() => clearPersistedQueries())

it('the first page of a whole list has a copy in localStorage, and no other answer has', () => {
  const persisted = openPersistedQueries(7)
  for (const hash of [firstPageHash('umroh-regular', { q: 'hemat' }), '["umroh-regular","getOne",{}]', '["kurs"]'])
    persisted.put([entryOf(hash)])
  expect(stored()).toEqual([])
  const entry = entryOf(HASH)
  persisted.put([entry])
  expect(readListCopy(HASH, '7')).toEqual(entry)
  expect(readListCopy(firstPageHash('umroh-regular', { q: 'hemat' }), '7')).toBeUndefined()
})

it.each<[string, (persisted: ReturnType<typeof openPersistedQueries>) => unknown]>([
  ['the session ends', () => clearPersistedQueries()],
  ['a record of the resource changes', (persisted) => persisted.forget('umroh-regular')],
  ['the server no longer has the list', (persisted) => persisted.drop(HASH)],
])('the copy in localStorage goes when %s', (_, change) => {
  const persisted = openPersistedQueries(7)
  persisted.put([entryOf(HASH)])
  void change(persisted)
  expect(stored()).toEqual([])
})

it.each<[string, (persisted: ReturnType<typeof openPersistedQueries>) => unknown]>([
  ['a record of another resource changes', (persisted) => persisted.forget('kurs')],
  ['the server no longer has another record', (persisted) => persisted.drop('["umroh-regular","getOne",{}]')],
])('the copy in localStorage stays when %s', (_, change) => {
  const persisted = openPersistedQueries(7)
  persisted.put([entryOf(HASH)])
  void change(persisted)
  expect(stored()).toHaveLength(1)
})

it('the app begins with the copy in localStorage, before IndexedDB has answered', () => {
  const entry = entryOf(HASH)
  writeListCopy(entry)
  expect(openPersistedQueries(7).find(HASH)).toEqual(entry)
})

it.each([
  ['another user', { user: '8' }],
  ['a day ago', { at: Date.now() - 24 * 60 * 60_000 }],
])('a copy of %s goes when the persisted queries are opened', (_, changes) => {
  writeListCopy(entryOf(HASH, changes))
  expect(openPersistedQueries(7).find(HASH)).toBeUndefined()
  expect(stored()).toEqual([])
})

it('a copy that nobody may see is removed alone: the entry in IndexedDB may be a newer one', async () => {
  const mine = entryOf(HASH)
  await persistAsBefore([mine])
  writeListCopy(entryOf(HASH, { user: '8' }))
  const persisted = openPersistedQueries(7)
  await persisted.ready
  expect(persisted.find(HASH)).toEqual(mine)
  expect(stored()).toEqual([])
})

it('a copy is replaced in one step, so that other tabs are told once', () => {
  writeListCopy(entryOf(HASH))
  const removed = vi.spyOn(Storage.prototype, 'removeItem')
  writeListCopy(entryOf(HASH))
  expect(removed).not.toHaveBeenCalled()
})

it('a copy of another shape is not read', () => {
  writeListCopy(entryOf(HASH))
  const [text = ''] = stored()
  for (const other of [
    text.replace(String(QUERY_STORE_VERSION), String(QUERY_STORE_VERSION - 1)),
    `${text}{`,
    'null',
    '{}',
  ]) {
    localStorage.setItem('list-copy', other)
    expect(readListCopy(HASH, '7')).toBeUndefined()
  }
})

it('an older copy goes when the storage has no space for the new one', () => {
  writeListCopy(entryOf(HASH))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeListCopy(entryOf(HASH))
  expect(stored()).toEqual([])
})

it('the app works where the browser refuses localStorage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(() => {
    writeListCopy(entryOf(HASH))
    removeListCopy()
  }).not.toThrow()
  expect(readListCopy(HASH, '7')).toBeUndefined()
})
