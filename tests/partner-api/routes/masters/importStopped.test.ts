import { request } from 'node:http'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { masterBody } from '@tests/support/bodies'
import { listen, type Listening } from '@/partner-api/host/http/listen'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { ADMIN, FAST, NOW } from '../../fixtures'
import { reusedPgliteStore } from '../../stores/newPglite'

const PATH = '/api/custom-data/visa'
const ROWS = 500
const rows = Array.from({ length: ROWS }, (_, at) => ({
  after: masterBody('visaBus', { name: `Visa impor ${at}`, price: at + 1, logo: null }),
}))
const body = JSON.stringify({ rows })

let store: Store
let server: Listening
let token: string
/** Runs in the import's transaction, after its last row. */
let afterLastRow: () => Promise<unknown> = async () => undefined
/** Gets each import that the server begins: the signal of its connection, and the end of its work. */
let onImport: (begun: { signal: AbortSignal; ended: Promise<void> }) => void = () => undefined

const watched = (): Store => ({
  ...store,
  transaction: (work) =>
    store.transaction((tx) =>
      work({
        ...tx,
        addAudits: async (entries) => {
          await tx.addAudits(entries)
          await afterLastRow()
        },
      }),
    ),
})

beforeAll(async () => {
  store = await reusedPgliteStore()
  await seedStore(store, { now: () => NOW, iterations: FAST, packages: [0, 0] })
  const api = createPartnerApi({ store: watched(), now: () => NOW, iterations: FAST })
  const app = new Hono()
    .use(`${PATH}/import`, async (c, next) => {
      const work = next()
      onImport({ signal: c.req.raw.signal, ended: work })
      await work
    })
    .route('/', api)
  server = await listen(app, { port: 0, host: '127.0.0.1' })
  const login = await fetch(`http://127.0.0.1:${server.port}/api/partner/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN, password: 'admin123' }),
  })
  token = ((await login.json()) as { token: string }).token
}, 60_000)
afterAll(async () => {
  await server?.close()
  await store?.close()
})

/** Begins an import with the first `letters` of its body, and returns what both ends know of it. */
async function begin(letters = body.length) {
  const sent = request({
    host: '127.0.0.1',
    port: server.port,
    path: `${PATH}/import`,
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      authorization: `Bearer ${token}`,
      'idempotency-key': 'impor',
    },
  })
  const answered = new Promise<number | undefined>((resolve) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode))
    sent.on('error', () => resolve(undefined))
  })
  const begun = new Promise<Parameters<typeof onImport>[0]>((resolve) => (onImport = resolve))
  sent.write(body.slice(0, letters))
  return { sent, answered, ...(await begun) }
}
const imported = async () => ({
  records: (await store.masters.list('visaBus')).filter(({ name }) => name.startsWith('Visa impor')).length,
  audits: (await store.listAudit({ event: 'import' }, ROWS + 1)).length,
})
const NOTHING = { records: 0, audits: 0 }

it('a browser that disconnects in the middle of an import’s body leaves nothing of the import', async () => {
  const { sent, ended } = await begin(body.length / 2)
  sent.destroy()
  await ended
  expect(await imported()).toEqual(NOTHING)
})

it('a browser that disconnects while its rows are written leaves none of them, and the same import works afterwards', async () => {
  const written = new Promise<void>((resolve) => {
    afterLastRow = async () => {
      const { sent, signal } = await running
      const noticed = new Promise((lost) => signal.addEventListener('abort', lost))
      sent.destroy()
      await noticed
      resolve()
    }
  })
  const running = begin()
  const { ended } = await running
  await written
  await ended
  expect(await imported()).toEqual(NOTHING)
  afterLastRow = async () => undefined
  const again = await begin()
  again.sent.end()
  expect(await again.answered).toBe(200)
  expect(await imported()).toEqual({ records: ROWS, audits: ROWS })
})
