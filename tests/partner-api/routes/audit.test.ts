import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { LOGIN_PACES } from '@/partner-api/auth/limits/loginPaces'
import { createPasswordWork } from '@/partner-api/auth/passwordWork'
import { recordAudit } from '@/partner-api/routes/audit'
import type { ApiContext, ApiEnv } from '@/partner-api/routes/context'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { FAST, NOW } from '../fixtures'

async function rowOf(change: Parameters<typeof recordAudit>[3]) {
  const store = createMemoryStore()
  const api: ApiContext = {
    store,
    write: (_, work) => store.transaction(work),
    inTurn: (_, work) => work(),
    now: () => NOW,
    iterations: FAST,
    loginPaces: LOGIN_PACES,
    passwordWork: createPasswordWork(),
    admitWrite: () => undefined,
    requireTotp: false,
    forwardedFor: () => null,
    isHttps: () => false,
    origin: () => null,
    refusesPublished: () => false,
    features: [],
    version: UNKNOWN_VERSION,
    clientAddress: (request) => request.headers.get('x-client') ?? '',
  }
  const app = new Hono<ApiEnv>().get('/', async (c) => {
    await recordAudit(api, c, store, change, { who: { id: 4, name: 'Ana' } })
    return c.text('')
  })
  await app.request('http://api.test/', { headers: { 'x-client': '203.0.113.9' } })
  return (await store.listAudit({}, 1))[0]
}
const CHANGE = { event: 'update', resource: 'mitra', recordId: 3, label: 'An Nur', before: null, after: null } as const

it('an audit row takes who, when and from where from the request', async () => {
  expect(await rowOf(CHANGE)).toEqual({
    ...CHANGE,
    id: expect.any(Number),
    at: NOW,
    userId: 4,
    userName: 'Ana',
    address: '203.0.113.9',
  })
})

it('an audit row leaves out fields with the name of a secret, at any depth, and replaces characters that no database can store', async () => {
  const after = {
    name: 'nul\0 \ud800',
    passwordHash: 'x',
    parts: [{ resetToken: 'x', totpSecret: 'x', recoveryCodes: ['x'], price: 5 }],
  }
  expect(await rowOf({ ...CHANGE, label: `${'a'.repeat(300)}\0`, after })).toMatchObject({
    label: 'a'.repeat(200),
    after: { name: 'nul\uFFFD \uFFFD', parts: [{ price: 5 }] },
  })
  expect(JSON.stringify(await rowOf({ ...CHANGE, after }))).not.toMatch(/passwordHash|Token|Secret|recovery/)
})
