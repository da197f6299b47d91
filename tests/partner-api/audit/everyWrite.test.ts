import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../checkApi/operations'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import type { Store } from '@/partner-api/stores/store'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { FAST, NOW, STAFF } from '../fixtures'
import type { Request } from '../fuzz/requests'
import { world, type World } from '../fuzz/world'
import { AGAIN, auditedBy, FIRST_START, nameOf, rightRequest, SEVERAL, writes } from './recipes'

const table = writes.map((operation) => [nameOf(operation), operation] as const)
const isRight = (status: number) => status >= 200 && status < 300

let there: World
/** The world whose audit can be made to fail. A refused write changes nothing, so all writes share it. */
let fragile: ReturnType<typeof breakable>
let own: World
beforeAll(async () => {
  there = await world(createMemoryStore())
  fragile = breakable()
  own = await world(fragile.store)
})

describe('every write of the contract', () => {
  it.each(table)(
    '%s leaves one audit row when it succeeds, and none when it is sent again with its key',
    async (name, operation) => {
      const given = await rightRequest(there, operation)
      const request = { ...given, headers: { ...given.headers, 'idempotency-key': `audit ${name}` } }
      const { result, rows } = await auditedBy(there, async () => (await there.send(request)).status)
      expect(result, `the request does not succeed: add a recipe for ${name} to recipes.ts`).toSatisfy(isRight)
      expect(rows).toHaveLength(SEVERAL[name]?.length ?? 1)
      if (SEVERAL[name]) expect(rows.map(({ event }) => event)).toEqual(SEVERAL[name])
      expect(rows[0]).toMatchObject({
        at: there.clock.now,
        event: expect.any(String),
        resource: expect.stringMatching(/^[a-z]/),
      })
      expect(rows[0]?.userName).not.toBe('')
      if (!operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')) return
      const again = await auditedBy(there, async () => (await there.send(request)).status)
      expect(again.rows.map(({ event }) => event)).toEqual(AGAIN[name] ?? [])
    },
  )

  const refusals: [string, (request: Request, operation: Operation) => Partial<Request> | null][] = [
    ['without a token', (_, { isPublic }) => (isPublic ? null : { who: null })],
    [
      'by staff without the permission',
      ({ path }) => (/^\/(custom-data|hotel)\/(?!visa|pesawat)/.test(path) ? { who: STAFF } : null),
    ],
    [
      'with an unknown id',
      (_, { template }) => (template.includes('{id}') ? { path: template.replace('{id}', '987654321') } : null),
    ],
    ['with a body that is no JSON', (_, { body }) => (body === undefined ? null : { body: '{' })],
    ['with an unknown field', (_, { body }) => (body === undefined ? null : { body: JSON.stringify({ asing: 1 }) })],
  ]
  it.each(table)('%s leaves no audit row when it is refused', async (_, operation) => {
    const request = await rightRequest(there, operation)
    for (const [why, change] of refusals) {
      const changed = change(request, operation)
      if (!changed) continue
      const { result, rows } = await auditedBy(there, async () => (await there.send({ ...request, ...changed })).status)
      expect({ why, refused: result >= 400, rows }).toEqual({ why, refused: true, rows: [] })
    }
  })

  it.each(table)('%s changes nothing when its audit row cannot be written', async (_, operation) => {
    const { exported, break: breakAudit } = fragile
    breakAudit(false)
    const request = await rightRequest(own, operation)
    const before = exported()
    breakAudit()
    const { status } = await own.send(request)
    expect([status, own.errors.splice(0).map(String)]).toEqual([500, ['Error: the audit is full']])
    expect(exported()).toEqual(before)
  })
})

it('the first account of a database is audited with its mitra and its login, and is not made when that cannot be written', async () => {
  const { store, exported, break: breakAudit } = breakable()
  const setup = { keyHash: null, isLocal: () => true }
  const api = createPartnerApi({ store, setup, now: () => NOW, iterations: FAST })
  const [method = '', path = ''] = FIRST_START.split(' ')
  const body = JSON.stringify({
    business: 'An Nur',
    name: 'Ana',
    email: 'ana@annur.co.id',
    password: 'kopi tubruk pagi',
  })
  const headers = { 'content-type': 'application/json' }
  const start = async () => (await api.request(`http://api.test/api${path}`, { method, headers, body })).status
  const before = exported()
  breakAudit(true)
  expect([await start(), exported()]).toEqual([500, before])
  breakAudit(false)
  expect(await start()).toBe(201)
  expect((await store.listAudit({}, 9)).toReversed()).toMatchObject([
    {
      event: 'create',
      resource: 'mitra',
      label: 'An Nur',
      userName: 'Ana',
      after: { name: 'An Nur', disabled: false },
    },
    { event: 'create', resource: 'users', label: 'Ana', userName: 'Ana', after: { email: 'ana@annur.co.id' } },
    { event: 'login', resource: 'users' },
  ])
})

/** A memory store whose audit can be made to fail. */
function breakable() {
  const memory: MemoryStore = createMemoryStore()
  let isBroken = false
  const addAudit: Store['addAudit'] = (...args) =>
    isBroken ? Promise.reject(new Error('the audit is full')) : memory.addAudit(...args)
  const addAudits: Store['addAudits'] = (...args) =>
    isBroken ? Promise.reject(new Error('the audit is full')) : memory.addAudits(...args)
  const store: Store = {
    ...memory,
    addAudit,
    transaction: (work) => memory.transaction((tx) => work(isBroken ? { ...tx, addAudit, addAudits } : tx)),
  }
  return {
    store,
    break: (on = true) => {
      isBroken = on
    },
    /** Everything but the counts of login attempts, which are kept on purpose. */
    exported: () => ({ ...memory.exportState(), attempts: null, nextId: null }),
  }
}
