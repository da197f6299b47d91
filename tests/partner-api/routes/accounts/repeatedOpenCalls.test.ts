import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '@/partner-api/auth/tokens'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { LOGO } from '@tests/domain/offer/packages'
import { ADMIN, apiOver, SITI, type Api } from '../../fixtures'

/** A client whose answer was lost sends the same request with its key again. */

const PASSWORD = 'dua belas kelinci'
const OWNER = { business: 'An-Nur Tour', name: 'Ibu Fatimah', email: 'fatimah@annur.co.id', password: PASSWORD }
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

describe('the first account', () => {
  let api: Api
  beforeEach(async () => {
    api = await apiOver(createMemoryStore(), { demo: false, setup: { keyHash: null, isLocal: () => true } })
  })
  const setUp = (body: object, key: string) => api.call('POST', '/partner/setup', { body, ...keyed(key) })

  it('a repeated setup signs in again and creates nothing', async () => {
    const first = await setUp(OWNER, 'a')
    const again = await setUp(OWNER, 'a')
    expect([first.status, again.status, again.body.user]).toEqual([201, 201, first.body.user])
    expect(again.body.token).not.toBe(first.body.token)
    expect((await api.call('GET', '/partner/me', { token: again.body.token })).status).toBe(200)
    const { total } = await api.store.listMitra({
      q: '',
      page: 1,
      perPage: 9,
      sort: { field: 'name', direction: 'asc' },
    })
    expect(total).toBe(1)
  })
  it('two simultaneous setups with one key create one account, and both are signed in', async () => {
    const answers = await Promise.all([setUp(OWNER, 'a'), setUp(OWNER, 'a')])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })
  it('another key, password, email or content creates nothing and signs nobody in', async () => {
    await setUp(OWNER, 'a')
    const others = [
      await setUp(OWNER, 'b'),
      await setUp({ ...OWNER, password: 'tiga belas kelinci' }, 'a'),
      await setUp({ ...OWNER, email: 'lain@annur.co.id' }, 'a'),
      await setUp({ ...OWNER, name: 'Lain' }, 'a'),
      await api.call('POST', '/partner/setup', { body: OWNER }),
    ]
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect(others.some(({ body }) => 'token' in body)).toBe(false)
  })
})

describe('the password that a link sets', () => {
  const TOKEN = 'T'.repeat(43)
  let api: Api
  let userId: number
  beforeEach(async () => {
    api = await apiOver(createMemoryStore(), { packages: [1, 1] })
    userId = (await api.store.findUserByEmail(SITI))?.id ?? 0
    await link()
  })
  const link = async (token = TOKEN) =>
    api.store.putLink({ userId, tokenHash: await sha256(token), expiresAt: api.clock.now + 1000 })
  const use = (password: string, key?: string) =>
    api.call('POST', '/partner/account-link/password', {
      body: { token: TOKEN, password },
      ...(key === undefined ? {} : keyed(key)),
    })

  it('a repeated request signs in again, and changes nothing', async () => {
    const first = await use(PASSWORD, 'a')
    const before = (await api.store.findUserByEmail(SITI))?.passwordHash
    const again = await use(PASSWORD, 'a')
    expect([first.status, again.status, again.body.user.email]).toEqual([200, 200, SITI])
    expect((await api.call('GET', '/partner/me', { token: first.body.token })).status).toBe(200)
    expect((await api.store.findUserByEmail(SITI))?.passwordHash).toBe(before)
  })
  it('simultaneous requests with one key are both signed in', async () => {
    const answers = await Promise.all([use(PASSWORD, 'a'), use(PASSWORD, 'a')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
  it('without the key, with another key or with another password the used link is gone', async () => {
    await use(PASSWORD, 'a')
    const others = [await use(PASSWORD), await use(PASSWORD, 'b'), await use('tiga belas kelinci', 'a')]
    expect(others.map(({ status, body }) => [status, body])).toEqual(
      others.map(() => [404, { message: 'Tautan ini tidak berlaku lagi.' }]),
    )
    expect((await api.call('POST', '/partner/account-link', { body: { token: TOKEN } })).status).toBe(404)
  })
  it('the old link signs nobody in after a new link, or once the account is disabled', async () => {
    await use(PASSWORD, 'a')
    await link('N'.repeat(43))
    expect((await use(PASSWORD, 'a')).status).toBe(404)
    await link()
    await use(PASSWORD, 'b')
    await api.store.disableAccount(userId, api.clock.now)
    expect((await use(PASSWORD, 'b')).status).toBe(404)
  })
  it('an account with a second factor is led to the login, also when the answer was lost', async () => {
    await api.store.putSecret(userId, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await api.store.enableSecondFactor(userId, api.clock.now, [])
    for (const answer of [await use(PASSWORD, 'a'), await use(PASSWORD, 'a')])
      expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['message']])
  })
  it('a used link is no link in the list of users', async () => {
    await use(PASSWORD, 'a')
    const admin = await api.login(ADMIN)
    const { body } = await api.call('GET', `/users/${userId}`, { token: admin })
    expect(body.data.link_expires_at).toBeNull()
  })
})

it('a repeated upload gets the same path, and another picture with the same key is refused', async () => {
  const api = await apiOver(createMemoryStore(), { packages: [1, 1] })
  const token = await api.login(ADMIN)
  const send = (image: string) => api.call('POST', '/partner/uploads', { token, body: { image }, ...keyed('a') })
  const [first, again] = [await send(LOGO), await send(LOGO)]
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await api.store.listAudit({ resource: 'uploads' }, 9)).length).toBe(1)
  const other = await api.call('POST', '/custom-data/visa', {
    token,
    body: { visa: 'Visa', price_IDR: 1 },
    ...keyed('a'),
  })
  expect(other.status).toBe(409)
})
