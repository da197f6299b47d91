import { expect, it } from 'vitest'
import { emptyState } from '@/partner-api/memory/memoryState'
import { readStoredState, storeState } from '@/demo/demoServer'
import { mapStorage } from '../support/phone'

const row = (id: number) => ({
  id,
  at: id,
  userId: 1,
  userName: 'Ana',
  address: '',
  event: 'login' as const,
  resource: 'users',
  recordId: 1,
  label: 'ana@a.co',
  before: null,
  after: null,
})

it('the demo stores the newest 300 rows of its audit, because a browser stores little', () => {
  const audit = Array.from({ length: 400 }, (_, index) => row(index + 1))
  const text = storeState(mapStorage().storage, 7, { ...emptyState(), audit })
  const ids = readStoredState(text, 7)?.audit?.map(({ id }) => id) ?? []
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([300, 101, 400])
})

it('the demo stores the newest six pictures of its masters', () => {
  const uploads = Array.from({ length: 9 }, (_, at) => ({ hash: String(at), jpeg: '', createdAt: at, isUsed: true }))
  const text = storeState(mapStorage().storage, 7, { ...emptyState(), uploads })
  expect(readStoredState(text, 7)?.uploads?.map(({ hash }) => hash)).toEqual(['3', '4', '5', '6', '7', '8'])
})

it('a state of another version, or one that began more than a month ago, is discarded', () => {
  const DAY = 86_400_000
  const text = storeState(mapStorage().storage, 7, { ...emptyState(), seededAt: 0 })
  expect(readStoredState(text, 7, 29 * DAY)).toBeDefined()
  expect(readStoredState(text, 7, 31 * DAY)).toBeUndefined()
  expect(readStoredState(text.replace('"version":"', '"version":"0'), 7, 0)).toBeUndefined()
})
