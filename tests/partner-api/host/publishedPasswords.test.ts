import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSite, refusesPublishedOf } from '@/partner-api/host/http/createSite'
import { listen, type Listening } from '@/partner-api/host/http/listen'
import { createLog, quietLog } from '@/partner-api/host/log/log'
import { sayStarted } from '@/partner-api/host/serve'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { hashPassword } from '@/partner-api/auth/passwords'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { seedStore } from '@/partner-api/seed/seedStore'
import { ADMIN, FAST } from '../fixtures'

const PROXY = { 'x-forwarded-for': '203.0.113.9', host: 'umroh.example.com' }
const OWN = 'kurma di halaman'

describe('a login with a published password', () => {
  let store: MemoryStore
  let server: Listening | undefined
  let lines: string[]
  beforeEach(async () => {
    lines = []
    store = createMemoryStore()
    await seedStore(store, { iterations: FAST, packages: [] })
  })
  afterEach(() => server?.close())

  const serve = async (seed: 'auto' | 'demo') => {
    const log = createLog({ level: 'warn', format: 'json', write: (line) => void lines.push(line) })
    const own = { distDir: '/nowhere', trustProxy: false, iterations: FAST, version: UNKNOWN_VERSION }
    server = await listen(createSite({ store, log, seed, ...own }), { port: 0, host: '127.0.0.1' })
  }
  const login = (headers: Record<string, string>, password = 'admin123') =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port: server?.port,
          path: '/api/partner/login',
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          agent: false,
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part: string) => (text += part))
          answer.on('end', () => resolve([answer.statusCode, (JSON.parse(text) as { message: string }).message]))
        },
      )
      sent.on('error', reject)
      sent.end(JSON.stringify({ email: ADMIN, password }))
    })

  it('works on the machine itself, and is refused to a stranger whom a proxy passes on; the log says so once', async () => {
    await serve('auto')
    expect(await login({})).toEqual([200, 'Berhasil masuk'])
    const refused = [401, 'Kata sandi demo ini hanya berlaku di mesin server itu sendiri.']
    expect(await login(PROXY)).toEqual(refused)
    expect(await login({ host: 'umroh.example.com' })).toEqual(refused)
    expect(await login(PROXY, 'salah-sekali')).toEqual([401, 'Email atau kata sandi salah'])
    expect(lines.filter((line) => line.includes('"demo.exposed"'))).toHaveLength(1)
    const audited = await store.listAudit({ resource: 'users' }, 9)
    expect(audited.map(({ event, label }) => [event, label])).toContainEqual(['login-refused', ADMIN])
  })
  it('is no wrong password: a stranger who repeats it does not keep out the account’s own password', async () => {
    await serve('auto')
    for (let index = 0; index < 12; index += 1) expect((await login(PROXY))[0]).toBe(401)
    const admin = await store.findUserByEmail(ADMIN)
    await store.setPassword(admin?.id ?? 0, await hashPassword(OWN, FAST))
    expect((await login(PROXY, OWN))[0]).toBe(200)
    expect((await login(PROXY))[1]).toBe('Email atau kata sandi salah')
  })
  it('works for everybody with SEED=demo', async () => {
    await serve('demo')
    expect((await login(PROXY))[0]).toBe(200)
    expect(lines.join()).not.toContain('demo.exposed')
  })
})

it('a proxy that runs as another user of this machine is refused, even if it rewrites Host and names no client', () => {
  const refuses = refusesPublishedOf({ seed: 'none', trustProxy: false }, quietLog)
  const request = new Request('http://localhost', { headers: { host: 'localhost:3000' } })
  // No connection of this server's user has these ports.
  const socket = { remoteAddress: '127.0.0.1', remotePort: 1, localPort: 2 }
  expect(refuses(request, { incoming: { httpVersion: '1.1', socket } })).toBe(true)
})

it('behind a trusted proxy no request counts as local', () => {
  const refuses = (trustProxy: boolean, isLocal: boolean) =>
    refusesPublishedOf({ seed: 'none', trustProxy }, quietLog, () => isLocal)(new Request('http://a.test'), {})
  expect([refuses(false, true), refuses(false, false), refuses(true, true)]).toEqual([false, true, true])
})

it('a log in JSON says that the database has demo accounts, and never a password', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', format: 'json', write: (line) => void lines.push(line) })
  const program = { root: '.', version: UNKNOWN_VERSION }
  const started = { url: 'http://localhost:3000', setupUrl: null }
  sayStarted(log, 'json', { ...started, demo: [] }, program)
  expect(lines.join()).not.toContain('demo')
  sayStarted(log, 'json', { ...started, demo: [ADMIN] }, program)
  expect(lines.join()).toMatch(/"accounts":1[^]*"demo\.accounts"/)
  expect(lines.join()).not.toContain('admin123')
})
