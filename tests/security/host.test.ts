import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { transportHeaders } from '@/partner-api/host/http/securityHeaders'
import { createLog } from '@/partner-api/host/log/log'
import { startServer, type RunningServer } from '@/partner-api/host/server'
import { FAST, SITI } from '../partner-api/fixtures'
import { newDataFolder } from '../partner-api/stores/newPglite'

const root = mkdtempSync(join(tmpdir(), 'security-'))
const logged: string[] = []
const PASSWORD = 'kata sandi yang rahasia'
let server: RunningServer
let token: string

type Sent = { method?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port: server.port, path, method, headers, agent: false },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
const JSON_TYPE = { 'content-type': 'application/json' }
const login = (password: string) =>
  send('/api/partner/login', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ email: SITI, password }) })
const signedIn = () => ({ authorization: `Bearer ${token}` })

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Umroh</title>')
  const dataDir = join(root, 'data')
  await (await newDataFolder(dataDir, { iterations: FAST, packages: [2, 1] })).close()
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir,
    distDir: root,
    trustProxy: true,
    seed: 'demo',
    iterations: FAST,
    log: createLog({ level: 'info', format: 'json', write: (line) => void logged.push(line) }),
  })
  token = (JSON.parse((await login('mitra123')).body) as { token: string }).token
}, 60_000)
afterAll(async () => {
  await server?.close()
  rmSync(root, { recursive: true, force: true })
})

/** Requests an answer of every kind. */
const everyKind = async () => [
  await send('/'),
  await send('/package/umroh-reguler'),
  await send('/nothing.js'),
  await send('/', { method: 'POST' }),
  await send('/%E0%A4%A'),
  await send('/api/partner/me'),
  await send('/api/partner/me', { headers: signedIn() }),
  await send('/api/partner/umroh-regular', { headers: signedIn() }),
  await send('/api/nirwana'),
  await login('salah'),
  await send('/api/partner/umroh-regular', { method: 'POST', headers: { ...signedIn(), ...JSON_TYPE }, body: '{' }),
  await send('/media/hotels/makkah/anjum.svg'),
  await send('/media/none'),
]

describe('every answer', () => {
  it('every answer names its content type, forbids guessing and framing, limits the referrer, and sets no cookie', async () => {
    for (const { headers } of await everyKind()) {
      expect(headers['content-type']).toMatch(
        /^(application\/json|(text\/(html|plain)|image\/svg\+xml); charset=utf-8)$/i,
      )
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'|sandbox/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
      expect(headers).not.toHaveProperty('set-cookie')
    }
  })
  it('no answer names software or a version', async () => {
    for (const { headers } of await everyKind())
      for (const name of ['server', 'x-powered-by', 'via', 'x-runtime']) expect(headers).not.toHaveProperty(name)
  })
  it('no other origin can read an answer, whatever headers it sends', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const asked = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      }
      for (const answer of [
        await send('/api/partner/me', { headers: { ...signedIn(), origin } }),
        await send('/api/partner/umroh-regular', { method: 'OPTIONS', headers: asked }),
      ])
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
  it('an answer about a person stays out of shared caches', async () => {
    expect((await send('/api/partner/me', { headers: signedIn() })).headers['cache-control']).toBe('no-store')
    const { headers } = await send('/api/partner/umroh-regular', { headers: signedIn() })
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-cache',
      expect.stringContaining('Authorization'),
    ])
  })
})

it('Strict-Transport-Security is sent only when a trusted proxy says that the request came by https', async () => {
  expect(
    (await send('/api/partner/me', { headers: { 'x-forwarded-proto': 'https' } })).headers['strict-transport-security'],
  ).toBe('max-age=31536000')
  expect((await send('/', { headers: { 'x-forwarded-proto': 'https' } })).headers['strict-transport-security']).toBe(
    'max-age=31536000',
  )
  expect((await send('/')).headers).not.toHaveProperty('strict-transport-security')
  for (const [trusted, proto] of [
    [false, 'https'],
    [true, 'http'],
    [true, 'https, http'],
    [true, undefined],
  ] as const)
    expect(transportHeaders(trusted, proto)).toEqual({})
})

it('methods that the app does not use are refused everywhere, TRACE among them', async () => {
  for (const method of ['TRACE', 'PATCH', 'OPTIONS', 'PROPFIND', 'DELETE']) {
    for (const path of ['/', '/api/partner/umroh-regular/1', '/api/partner/login', '/media/x.svg']) {
      const { status, body } = await send(path, { method, headers: { ...signedIn(), 'x-secret': 'cermin' } })
      expect([status >= 400 && status < 500, `${method} ${path} ${status}`]).toEqual([
        true,
        `${method} ${path} ${status}`,
      ])
      expect(body).not.toContain('cermin')
    }
  }
})

it('a sign-out empties the browser’s cache and ends the token', async () => {
  const { token: own } = JSON.parse((await login('mitra123')).body) as { token: string }
  const headers = { authorization: `Bearer ${own}` }
  expect((await send('/api/partner/logout', { method: 'POST', headers })).headers['clear-site-data']).toBe('"cache"')
  expect((await send('/api/partner/me', { headers })).status).toBe(401)
})

describe('an unexpected failure', () => {
  it('an unexpected failure tells the client nothing about itself, and writes no secret to the log', async () => {
    logged.length = 0
    const query = `select * from users where email = $1 -- params: ${SITI}, ${PASSWORD}`
    const failing = Object.assign(new Error(`Failed query: ${query}`), { query, cause: new Error('connection lost') })
    vi.spyOn(server.store, 'findUserByEmail').mockRejectedValue(failing)
    vi.spyOn(server.store.masters, 'list').mockRejectedValue(new Error('disk'))
    const answers = [await login(PASSWORD), await send('/api/custom-data/visa?rahasia=1', { headers: signedIn() })]
    vi.restoreAllMocks()
    for (const { status, body } of answers)
      expect([status, JSON.parse(body)]).toEqual([500, { message: 'Terjadi kesalahan di server. Coba lagi.' }])
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown> & { error: { cause?: unknown } })
    expect(lines.filter(({ event }) => event === 'request.failed')).toEqual([
      expect.objectContaining({
        method: 'POST',
        route: '/api/partner/login',
        error: expect.objectContaining({ cause: expect.objectContaining({ message: 'connection lost' }) }),
      }),
      expect.objectContaining({
        method: 'GET',
        route: '/api/custom-data/:name',
        error: expect.objectContaining({ message: 'disk' }),
      }),
    ])
    expect(logged.join('\n')).not.toMatch(new RegExp(`${SITI}|${PASSWORD}|${token}|rahasia`))
  })
  it('a wrong password leaves one line, which names neither the password nor the email', async () => {
    logged.length = 0
    expect((await login(PASSWORD)).status).toBe(401)
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        event: 'request',
        level: 'info',
        method: 'POST',
        route: '/api/partner/login',
        status: 401,
        address: '127.0.0.1',
      }),
    ])
    expect(logged.join('\n')).not.toMatch(new RegExp(`${SITI}|${PASSWORD}`))
  })
})
