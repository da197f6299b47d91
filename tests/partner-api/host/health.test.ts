import { afterAll, beforeAll, expect, it } from 'vitest'
import { healthUrl } from '@/partner-api/host/askHealth'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { Store } from '@/partner-api/stores/store'
import { apiOver } from '../fixtures'
import { reusedPgliteStore } from '../stores/newPglite'

const VERSION = { version: '9.9.9', commit: 'abc1234' }
const over = (store: Store, withSchema: Store['schema'], healthWithin = 50) =>
  apiOver({ ...store, schema: withSchema }, { packages: [0, 0], version: VERSION, healthWithin })

let pglite: Store
beforeAll(async () => {
  pglite = await reusedPgliteStore()
}, 60_000)
afterAll(() => pglite?.close())

it('the health of a server with a database names its newest migration, its version and its commit, without a token', async () => {
  const { call } = await apiOver(pglite, { packages: [0, 0], version: VERSION })
  const { status, body, headers } = await call('GET', '/health')
  expect([status, body]).toEqual([200, { status: 'ok', schema: expect.stringMatching(/^\d{4}_\w+$/), ...VERSION }])
  expect(headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/api/health'],
  ['0.0.0.0', 'http://127.0.0.1:3000/api/health'],
  ['::', 'http://127.0.0.1:3000/api/health'],
  ['::1', 'http://[::1]:3000/api/health'],
  ['fd00::5', 'http://[fd00::5]:3000/api/health'],
])('the health of a server on %s is asked at %s', (host, url) => {
  expect(new URL(healthUrl({ host, port: 3000 })).href).toBe(url)
})

it.each([
  ['refuses', () => Promise.reject(new Error('connect ECONNREFUSED postgres://owner:rahasia@10.0.0.1'))],
  ['never answers', () => new Promise<string>(() => undefined)],
])('the health is 503 when the database %s, and says nothing about the reason', async (_, schema) => {
  const { call, errors } = await over(createMemoryStore(), schema)
  const { status, body } = await call('GET', '/health')
  expect([status, body]).toEqual([503, { status: 'failing', message: 'Database tidak menjawab', ...VERSION }])
  expect(errors).toEqual([])
})

it('a hundred callers within a second cost the database one query, and callers in the next second one more', async () => {
  let asked = 0
  const { call, clock } = await over(createMemoryStore(), async () => String((asked += 1)))
  await Promise.all(Array.from({ length: 100 }, () => call('GET', '/health')))
  expect(asked).toBe(1)
  clock.now += 999
  await call('GET', '/health')
  expect(asked).toBe(1)
  clock.now += 1
  expect((await call('GET', '/health')).body.schema).toBe('2')
})
