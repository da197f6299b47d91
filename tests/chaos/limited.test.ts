import { afterEach, expect, it, vi } from 'vitest'
import { call } from './admin/adminCalls'
import { limited } from './support/limited'

afterEach(() => void vi.unstubAllGlobals())

it('a step that ends in time gives its result, and a step that stands still ends with a message', async () => {
  await expect(limited('Step 1', 1000, Promise.resolve('done'))).resolves.toBe('done')
  await expect(limited('Step 2', 10, new Promise(() => undefined))).rejects.toThrow('Step 2 stood still for 0.01')
})

it('a call of an admin asks for an uncompressed answer, since reading an aborted compressed one may never end', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', fetch)
  await call('GET', '/partner/me')
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('accept-encoding')).toBe('identity')
})
