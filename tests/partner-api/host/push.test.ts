import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepPushing } from '@/partner-api/host/push/keepPushing'
import { PUBLIC_NETWORK, publicLookup } from '@/partner-api/host/push/sendPush'
import { quietLog } from '@/partner-api/host/log/log'
import type { Store } from '@/partner-api/stores/store'
import { apiOver, DEWI, HASAN, NOW, SITI, type Api } from '../fixtures'
import { SUBSCRIPTION } from '../fuzz/ownAccount'
import { acceptance, offerOf } from '../offers/offerWorld'
import { reusedPgliteStore } from '../stores/newPglite'

const LIST = '/partner/umroh-regular'
const PUSH = '/partner/me/push'
const MINUTE = 60_000

/** A push service of the tests. It answers with `status`, or with nothing at all, and keeps what it was sent. */
function pushService() {
  const got: { path: string; headers: IncomingMessage['headers']; bytes: number }[] = []
  const set = { status: 201 as number | 'silent' }
  const server: Server = createServer((request, response) => {
    let bytes = 0
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, bytes })
      if (set.status !== 'silent') response.writeHead(set.status).end()
    })
  })
  return { got, set, server, paths: () => got.map(({ path }) => path) }
}

let store: Store
let service: ReturnType<typeof pushService>
let push: ReturnType<typeof keepPushing>
let api: Api
let url: string
const clock = { now: NOW }
const said: string[] = []

beforeEach(async () => {
  clock.now = NOW
  said.length = 0
  store = await reusedPgliteStore()
  service = pushService()
  await once(service.server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
  const log = { ...quietLog, warn: (event: string) => said.push(event), error: (event: string) => said.push(event) }
  const network = { mayReach: (endpoint: URL) => endpoint.origin === url }
  const options = { log, network, publicUrl: 'https://umroh.example.com', everyMs: 86_400_000 }
  push = keepPushing({ ...store, now: () => clock.now }, options)
  api = await apiOver(store, { packages: [2, 1], push })
  api.clock.now = clock.now
}, 60_000)
afterEach(async () => {
  await push.end()
  service.server.closeAllConnections()
  service.server.close()
  await store.close()
})

const subscribe = (token: string, path: string) =>
  api.call('PUT', PUSH, { token, body: { ...SUBSCRIPTION, endpoint: `${url}${path}` } })

/** Signs in, and subscribes the device at a path of the push service. */
async function device(email: string, path: string) {
  const token = await api.login(email)
  // A browser subscribes with the key of the server.
  expect((await api.call('GET', PUSH, { token })).body.data.on).toBe(false)
  expect((await subscribe(token, path)).status).toBe(200)
  return token
}

/** An offer of the user's first package, with the path of its page. */
async function offered(token: string, changes = {}) {
  const { body } = await api.call('GET', LIST, { token })
  const packageId: number = body.data[0].id
  const made = await api.call('POST', `${LIST}/${packageId}/offers`, { token, body: offerOf(changes) })
  return { packageId, path: new URL(made.body.data.url).pathname }
}
const POST = { method: 'POST' }
const see = async (path: string) => (await api.api.request(`http://api.test${path}/seen`, POST)).status
const accept = async (path: string) =>
  (await api.api.request(`http://api.test${path}/accept`, { ...POST, body: acceptance() })).status

const waiting = () => store.takeNotices(clock.now + 1_000, 99)
const later = (ms: number) => {
  clock.now += ms
  api.clock.now = clock.now
  push.wake()
}

describe('what devices are told (docs/product.md §18.6)', () => {
  it('a first reading and an agreement reach the device of the user who made the offer, encrypted and signed', async () => {
    const token = await device(SITI, '/siti')
    await device(DEWI, '/dewi')
    const { path } = await offered(token)
    expect([await see(path), await see(path), await accept(path)]).toEqual([204, 204, 303])
    await expect.poll(service.paths).toEqual(['/siti', '/siti'])
    const [{ headers, bytes } = { headers: {}, bytes: 0 }] = service.got
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
    const { key } = (await api.call('GET', PUSH, { token })).body.data
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${key}$`))
    const claims = JSON.parse(Buffer.from(String(headers.authorization).split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ aud: url, sub: 'https://umroh.example.com' })
    expect(bytes).toBeGreaterThan(100)
    expect([await waiting(), said]).toEqual([[], []])
  })

  it('where the maker has no such device, those of colleagues are told, and nobody of another mitra', async () => {
    const maker = await api.login(SITI)
    await device(HASAN, '/hasan')
    await device(DEWI, '/dewi')
    const { path } = await offered(maker)
    await see(path)
    await expect.poll(service.paths).toEqual(['/hasan'])
  })

  it('a session that has ended takes its subscription and its notices with it', async () => {
    const token = await device(SITI, '/siti')
    const { path } = await offered(token)
    service.set.status = 503
    await see(path)
    await expect.poll(service.paths).toEqual(['/siti'])
    await api.call('POST', '/partner/logout', { token })
    service.set.status = 201
    later(2 * MINUTE)
    await accept(path)
    expect(await waiting()).toEqual([])
    expect(service.paths()).toEqual(['/siti'])
  })

  it('a user who is disabled, and a session that nobody has used for a day, are told nothing', async () => {
    const token = await device(SITI, '/siti')
    const { path } = await offered(token)
    later(24 * 60 * MINUTE)
    expect(await see(path)).toBe(204)
    expect(await waiting()).toEqual([])
    expect(service.paths()).toEqual([])
  })

  it('a device that signs in anew moves its notices to the new session', async () => {
    const first = await device(SITI, '/sama')
    const second = await device(HASAN, '/sama')
    const isOn = async (token: string) => (await api.call('GET', PUSH, { token })).body.data.on
    expect([await isOn(first), await isOn(second)]).toEqual([false, true])
    await api.call('DELETE', PUSH, { token: second })
    expect(await isOn(second)).toBe(false)
  })
})

describe('a push service in trouble costs nothing and loses no event', () => {
  it('a service that never answers holds up no customer', async () => {
    service.set.status = 'silent'
    const { path } = await offered(await device(SITI, '/siti'))
    const begun = performance.now()
    expect([await see(path), await accept(path)]).toEqual([204, 303])
    expect(performance.now() - begun).toBeLessThan(5000)
    await expect.poll(service.paths).toContain('/siti')
  })

  it.each([500, 429, 503])(
    'a notice that a service refuses with %i for now is sent again later, once',
    async (status) => {
      service.set.status = status
      const { path } = await offered(await device(SITI, '/siti'))
      await see(path)
      await expect.poll(service.paths).toHaveLength(1)
      service.set.status = 201
      await expect.poll(async () => (later(5 * MINUTE), service.paths().length)).toBe(2)
      await expect.poll(() => store.takeNotices(clock.now + 600 * MINUTE, 9)).toEqual([])
    },
  )

  it('a notice that could not be sent for a day is forgotten', async () => {
    service.set.status = 503
    const token = await device(SITI, '/siti')
    const { path } = await offered(token)
    await see(path)
    await expect.poll(service.paths).toHaveLength(1)
    clock.now += 24 * 60 * MINUTE + 1
    expect(await store.takeNotices(clock.now, 9)).toEqual([])
    expect(await store.takeNotices(clock.now + 600 * MINUTE, 9)).toEqual([])
  })

  it.each([404, 410])('a device that is gone (%i) loses its subscription', async (status) => {
    service.set.status = status
    const token = await device(SITI, '/siti')
    await see((await offered(token)).path)
    await expect.poll(async () => (await api.call('GET', PUSH, { token })).body.data.on).toBe(false)
    expect(await waiting()).toEqual([])
  })

  it('a notice that a service will never take is given up, and the log names the host alone', async () => {
    service.set.status = 403
    const token = await device(SITI, '/siti')
    await see((await offered(token)).path)
    await expect.poll(() => said).toEqual(['push.refused'])
    await expect.poll(waiting).toEqual([])
  })
})

describe('reminders of the day', () => {
  const remind = async (token: string, id: number, remindAt: string) =>
    expect((await api.call('PUT', `${LIST}/${id}/reminder`, { token, body: { remindAt } })).status).toBe(200)

  it('are told once in the morning of Jakarta, in one notice for each device of the mitra', async () => {
    clock.now = Date.parse('2026-11-20T22:00:00+07:00')
    api.clock.now = clock.now
    const [token, other] = [await device(SITI, '/siti'), await device(DEWI, '/dewi')]
    const rows: { id: number }[] = (await api.call('GET', LIST, { token })).body.data
    for (const { id } of rows) await remind(token, id, '2026-11-21')
    const [theirs] = (await api.call('GET', LIST, { token: other })).body.data
    await remind(other, theirs.id, '2026-11-22')
    later(8 * 60 * MINUTE)
    expect(service.paths()).toEqual([])
    clock.now = Date.parse('2026-11-21T07:00:00+07:00')
    await store.noteReminders('2026-11-21', clock.now)
    const [notice, ...more] = await store.takeNotices(clock.now, 9)
    expect([notice?.kind, notice?.packages.map(({ id }) => id).sort(), more]).toEqual([
      'remind',
      rows.map(({ id }) => id).sort(),
      [],
    ])
    await store.endNotice(notice?.id ?? 0)
    await store.noteReminders('2026-11-21', clock.now)
    expect(await store.takeNotices(clock.now + 600 * MINUTE, 9)).toEqual([])
  })

  it('the sender notes them by itself from seven on', async () => {
    clock.now = Date.parse('2026-11-20T22:00:00+07:00')
    api.clock.now = clock.now
    const token = await device(SITI, '/siti')
    const [{ id }] = (await api.call('GET', LIST, { token })).body.data
    await remind(token, id, '2026-11-21')
    later(9 * 60 * MINUTE)
    await expect.poll(service.paths).toEqual(['/siti'])
    later(60 * MINUTE)
    await push.end()
    expect(service.got.map(({ headers }) => headers.urgency)).toEqual(['normal'])
  })
})

describe('the addresses that a server may be made to ask', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://1.push.example.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://user:word@fcm.googleapis.com/abc', false],
    ['https://localhost/abc', false],
    ['https://database/abc', false],
    ['https://db.internal/abc', false],
    ['https://10.0.0.5/abc', false],
    ['https://8.8.8.8/abc', false],
    ['https://0x7f000001/abc', false],
    ['https://[::1]/abc', false],
  ])('%s: %s', (endpoint, may) => {
    expect(PUBLIC_NETWORK.mayReach(new URL(endpoint))).toBe(may)
  })

  it('a name that leads to this machine is not asked', async () => {
    const failed = new Promise((resolve) => publicLookup('localhost', {}, resolve))
    expect(await failed).toBeInstanceOf(Error)
  })

  it('an address or a key that cannot be one is refused at its field', async () => {
    const token = await api.login(SITI)
    const { status, body } = await api.call('PUT', PUSH, {
      token,
      body: { endpoint: 'https://10.0.0.5/x', p256dh: 'a', auth: 1 },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['endpoint', 'p256dh', 'auth']])
  })
})
