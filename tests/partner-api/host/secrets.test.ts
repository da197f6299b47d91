import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../checkApi/operations'
import { createSite } from '@/partner-api/host/http/createSite'
import { createLog } from '@/partner-api/host/log/log'
import { createMetrics } from '@/partner-api/host/metrics/metrics'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import type { Store } from '@/partner-api/stores/store'
import { ADMIN, FAST } from '../fixtures'
import type { Known } from '../fuzz/requests'
import { world, type World } from '../fuzz/world'
import { contract } from '../openapi/wholeContract'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
let there: World
let token: string
let seeded: MemoryState
const known = new Map<Operation, Known>()
/** A new store for each request, because a request may end the session or the account that it came from. */
const freshStore = () => createMemoryStore({ initial: seeded })

beforeAll(async () => {
  const store = createMemoryStore()
  there = await world(store)
  token = await there.login(ADMIN)
  seeded = store.exportState()
  for (const operation of contract.operations) known.set(operation, await there.known(operation))
})

/** A store whose every call fails as a database does, which quotes the values of the query. */
const failing = (secret: string): Store =>
  new Proxy(createMemoryStore(), {
    get: (_, name) => () => {
      const cause = Object.assign(new Error(`invalid input syntax for type bigint: "${secret}"`), {
        severity: 'ERROR',
        routine: 'pg_strtoint64',
        detail: `Key (email)=(${secret}) already exists.`,
      })
      const query = `select ${String(name)} -- ${secret}`
      return Promise.reject(Object.assign(new Error(`Failed query: ${query}\nparams: ${secret}`, { cause }), { query }))
    },
  })

function siteOver(used: Store, format: 'json' | 'text', metrics = createMetrics({})) {
  const lines: string[] = []
  const log = createLog({ level: 'debug', format, write: (line) => void lines.push(line) })
  const now = () => there.clock.now
  const own = { now, distDir: '/nowhere', iterations: FAST, version: UNKNOWN_VERSION, observe: metrics.observe }
  return { site: createSite({ store: used, log, trustProxy: true, seed: 'demo', ...own }), lines }
}

type Places = { query: boolean; segment: boolean; id: boolean; method: boolean; headers: boolean; body: boolean }
const places: fc.Arbitrary<Places> = fc.record({
  query: fc.boolean(),
  segment: fc.boolean(),
  id: fc.boolean(),
  method: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  headers: fc.boolean(),
  body: fc.boolean(),
})
const NOWHERE: Places = { query: false, segment: false, id: false, method: false, headers: false, body: false }
/** Each place that decides the route or the body, with the secret in the query and the headers too. */
const EACH_PLACE = (['segment', 'id', 'method', 'body'] as const).flatMap((place) =>
  [false, true].map((fails): [string, Places, boolean] => [
    'abcd12345678EFGH',
    { ...NOWHERE, query: true, headers: true, [place]: true },
    fails,
  ]),
)
const secrets = fc.stringMatching(/^[a-z]{4}\d{8}[A-Z]{4}$/)

const HEADERS = ['x-request-id', 'x-forwarded-for', 'user-agent', 'referer', 'idempotency-key', 'if-match', 'cookie']

function requestWith(operation: Operation, secret: string, at: Places): [string, RequestInit] {
  const { sample, ids } = known.get(operation) ?? { sample: undefined, ids: [] }
  const path = operation.template.replace(/\{\w+\}/g, at.id ? secret : String(ids[0] ?? 1))
  const method = at.method ? secret.slice(0, 4).toUpperCase() : operation.method
  const planted = at.body
    ? { ...sample, [secret]: secret, namaPaket: secret, email: `${secret}@a.co`, password: secret }
    : sample
  return [
    `http://api.test/api${path}${at.segment ? `/${secret}` : ''}${at.query ? `?${secret}=${secret}&q=${secret}` : ''}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(at.headers ? Object.fromEntries(HEADERS.map((name) => [name, secret])) : {}),
      },
      ...(['GET', 'HEAD'].includes(method) || sample === undefined ? {} : { body: JSON.stringify(planted) }),
    },
  ]
}

describe('the log and the metrics', () => {
  it.each(contract.operations.map((operation) => [`${operation.method} ${operation.template}`, operation] as const))(
    'no line about %s and no metric has a secret of the request, whether it succeeds, is refused or fails',
    async (_, operation) => {
      // Metrics are never forgotten, so all requests share them, and they are read once.
      const metrics = createMetrics({})
      // Building a site takes longer than a request, so the requests share it, each with a fresh store.
      let used: Store = freshStore()
      const currentStore = new Proxy<Store>(used, { get: (_, name) => Reflect.get(used, name) as unknown })
      const { site, lines } = siteOver(currentStore, 'json', metrics)
      const hidden = [token, ADMIN]
      await fc.assert(
        fc.asyncProperty(secrets, places, fc.boolean(), async (secret, at, fails) => {
          used = fails ? failing(secret) : freshStore()
          // `GET /health` gives the same answer for a second.
          there.clock.now += 2000
          lines.length = 0
          hidden.push(secret)
          const response = await site.request(...requestWith(operation, secret, at))
          const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
          expect(events.filter(({ event }) => event === 'request')).toHaveLength(1)
          const id = response.headers.get('x-request-id')
          expect(id).toMatch(UUID)
          expect(events.map(({ requestId }) => requestId)).toEqual(events.map(() => id))
          const told = lines.join('').toLowerCase()
          for (const text of [secret, token, ADMIN]) expect(told).not.toContain(text.toLowerCase())
        }),
        { examples: EACH_PLACE, numRuns: EACH_PLACE.length + 2, seed: 7 },
      )
      const counted = (await metrics.text()).toLowerCase()
      expect(counted).toContain('http_request_duration_seconds_count{')
      for (const text of hidden) expect(counted).not.toContain(text.toLowerCase())
    },
    60_000,
  )

  it('a line of the log says when, who, from where, what and how it ended', async () => {
    const { site, lines } = siteOver(freshStore(), 'json')
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': 'forged, 203.0.113.9' }
    await site.request('http://api.test/api/partner/me?q=1', { headers })
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      event: 'request',
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      requestId: expect.stringMatching(UUID),
      method: 'GET',
      route: '/api/partner/me',
      status: 200,
      ms: expect.any(Number),
      address: '203.0.113.9',
      userId: expect.any(Number),
    })
  })

  it('no request can add a forged line to the log, in either format', async () => {
    for (const format of ['json', 'text'] as const) {
      const { site, lines } = siteOver(freshStore(), format)
      const forged = 'x\n{"event":"login","status":200}'
      await site.request(`http://api.test/api/${encodeURIComponent(forged)}?${encodeURIComponent(forged)}`, {
        headers: { 'x-request-id': 'forged', 'x-forwarded-for': 'forged' },
      })
      expect(lines.join('').split('\n')).toHaveLength(2)
      expect(lines.join('')).not.toContain('forged')
      expect(lines.join('')).not.toContain('login')
    }
  })

  it('a failed request leaves its error with type, cause and stack, in JSON and as text', async () => {
    for (const format of ['json', 'text'] as const) {
      const { site, lines } = siteOver(failing('rahasia'), format)
      await site.request('http://api.test/api/partner/me', { headers: { authorization: `Bearer ${'A'.repeat(43)}` } })
      const told = lines.join('')
      expect(told).toMatch(/invalid input syntax for type bigint…[^]*\sat /)
      expect(told).not.toContain('rahasia')
    }
  })
})
