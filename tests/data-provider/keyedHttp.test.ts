import { expect, it, vi } from 'vitest'
import { keyedHttp } from '@/data-provider/keyedHttp'
import type { WriteOptions } from '@/data-provider/resourceApi'
import type { HttpClient } from '@/http/httpClient'

const LOST = new Error('no answer')
type Write = [method: 'POST' | 'PUT' | 'DELETE', path: string, options?: WriteOptions]

/** The client of the resource `users`. `send` sends a write, and resolves to its key; null: its answer is lost. */
function client() {
  let [user, answer]: [string, unknown] = ['Siti', { data: { id: 7 } }]
  const request = vi.fn<HttpClient['request']>(async () => {
    if (answer === null) throw LOST
    return answer
  })
  const http = keyedHttp({ request }, { resource: 'users', who: () => user, sendsKeys: true })
  async function send(next: unknown, ...write: Write): Promise<string | undefined> {
    answer = next
    await http.request(...write).catch(() => undefined)
    return request.mock.lastCall?.[2]?.headers?.['Idempotency-Key']
  }
  return { send, signIn: (name: string) => (user = name) }
}

const DONE = { data: { id: 7 } }
const create = (name: string): Write => ['POST', '/users', { body: { name } }]
const update = (version: string): Write => ['PUT', '/users/7', { json: '{}', meta: { version } }]

it('the same contents have one key until an answer acknowledges them', async () => {
  const { send } = client()
  const first = await send(null, ...create('Budi'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await send(null, ...create('Budi'))).toBe(first)
  expect(await send(DONE, ...create('Budi'))).toBe(first)
  expect(await send(DONE, ...create('Budi'))).not.toBe(first)
})

it('other contents, another version and another user have another key', async () => {
  const { send, signIn } = client()
  const first = await send(null, ...create('Budi'))
  expect(await send(null, ...create('Budi A.'))).not.toBe(first)
  const edited = await send(null, ...update('1'))
  expect(await send(null, ...update('2'))).not.toBe(edited)
  const siti = await send(null, ...create('Budi'))
  signIn('Andi')
  expect(await send(null, ...create('Budi'))).not.toBe(siti)
})

it('an empty answer acknowledges nothing, and a write of another record changes no key', async () => {
  const { send } = client()
  const first = await send({}, ...update('1'))
  await send(DONE, 'POST', '/users/8/enable')
  await send(DONE, ...create('Budi'))
  expect(await send(DONE, ...update('1'))).toBe(first)
})

it('what was lost is sent anew after the record was changed otherwise: the server would answer as before', async () => {
  const { send } = client()
  const enabled = await send(null, 'POST', '/users/7/enable')
  await send(DONE, 'POST', '/users/7/disable')
  expect(await send(DONE, 'POST', '/users/7/enable')).not.toBe(enabled)
})

it('a caller may have a key of its own, and a read has none', async () => {
  const { send } = client()
  const own = { meta: { idempotencyKey: 'draft-1' } }
  expect(await send(DONE, 'POST', '/users', own)).toBe('draft-1')
  const request = vi.fn<HttpClient['request']>(async () => [])
  await keyedHttp({ request }, { resource: 'users', who: () => null, sendsKeys: true }).request('GET', '/users')
  expect(request.mock.lastCall?.[2]?.headers).toBeUndefined()
})
