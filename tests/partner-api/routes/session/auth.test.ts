import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '@/partner-api/auth/passwords'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { createPartnerApi, SERVED_FEATURES } from '@/partner-api/routes/partnerApi'
import { ADMIN, apiOver, DEWI, FAST, HASAN, NOW, SITI, type Api } from '../../fixtures'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('passwords', () => {
  it('a password is accepted only if every character is equal: case, spaces, length and script count', async () => {
    const long = `${'kata sandi panjang '.repeat(20)}🕋`
    const hash = await hashPassword(long, FAST)
    expect(await verifyPassword(long, hash)).toBe(true)
    expect(await verifyPassword(long.trim().slice(0, 128), hash)).toBe(false)
    expect(await verifyPassword(' mitra123', await hashPassword('mitra123', FAST))).toBe(false)
    expect(await verifyPassword('Mitra123', await hashPassword('mitra123', FAST))).toBe(false)
  })
  it('the hash of a password has a salt, names its parameters and takes many rounds by default', async () => {
    const [a, b] = [await hashPassword('mitra123', FAST), await hashPassword('mitra123', FAST)]
    expect(a).not.toBe(b)
    expect(a).toMatch(/^pbkdf2-sha256\$10\$/)
    expect(Number((await hashPassword('x')).split('$')[1])).toBeGreaterThanOrEqual(210_000)
    expect(await verifyPassword('mitra123', 'broken')).toBe(false)
  })
})

describe('signing in', () => {
  let api: Api
  beforeAll(async () => {
    api = await apiOver(createMemoryStore())
  })

  it('the answer to a login has token, success, user and message, and never the hash of the password', async () => {
    const { status, body } = await api.call('POST', '/partner/login', {
      body: { email: '  SITI@annur.co.id ', password: 'mitra123' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      success: true,
      features: [...SERVED_FEATURES],
      message: expect.any(String),
      user: { id: expect.any(Number), name: 'Siti Rahmawati', email: SITI, roles: ['mitra'], permissions: [] },
      mitra: { id: expect.any(Number), name: 'An-Nur Tour & Travel', rounding: 0 },
    })
  })
  it('the store keeps only hashes of tokens', async () => {
    const store = createMemoryStore()
    const own = await apiOver(store)
    const token = await own.login(SITI)
    expect(JSON.stringify(store.exportState())).not.toContain(token)
    expect(Object.keys(store.exportState().tokens)).toHaveLength(1)
  })
  it.each([
    ['siti@annur.co.id', 'salah-sekali'],
    ['tidak@ada.co', 'mitra123'],
    ['siti@annur.co.id', 'mitra123 '],
    ['a\0b@c.co', 'mitra123'],
    ['\ud800@c.co', 'mitra123'],
  ])('a login with the email %j and the password %j is refused with the same message', async (email, password) => {
    const { status, body } = await api.call('POST', '/partner/login', { body: { email, password } })
    expect([status, body]).toEqual([401, { success: false, message: 'Email atau kata sandi salah' }])
  })
  it.each([
    [{}, ['email', 'password']],
    [{ email: SITI }, ['password']],
    [{ email: ' ', password: 'x' }, ['email']],
    [{ email: { a: 1 }, password: ['x'] }, ['email', 'password']],
  ])('the answer to the login %j names the missing fields', async (body, fields) => {
    const answer = await api.call('POST', '/partner/login', { body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual(fields)
  })
  it('the profile holds the user and the mitra; an admin has no mitra', async () => {
    const me = await api.call('GET', '/partner/me', { token: await api.login(DEWI) })
    expect(me.body).toMatchObject({
      user: { email: DEWI, name: 'Dewi Anggraini' },
      mitra: { id: expect.any(Number), name: 'Barokah Haramain Wisata' },
    })
    expect(me.headers.get('cache-control')).toBe('no-store')
    const admin = await api.call('GET', '/partner/me', { token: await api.login(ADMIN) })
    expect(admin.body).toMatchObject({ user: { roles: ['admin'], permissions: ['*'] }, mitra: null })
  })
  it('a sign-out ends one token and leaves the others', async () => {
    const [first, second] = [await api.login(SITI), await api.login(SITI)]
    expect((await api.call('POST', '/partner/logout', { token: first })).body).toEqual({ message: expect.any(String) })
    expect((await api.call('GET', '/partner/me', { token: first })).status).toBe(401)
    expect((await api.call('GET', '/partner/me', { token: second })).status).toBe(200)
  })
  it.each([
    '/partner/me',
    '/partner/umroh-regular',
    '/partner/umroh-regular/1',
    '/partner/umroh-regular/1/edit-data',
    '/custom-data/pesawat',
    '/hotel/makkah',
    '/umroh-packages',
  ])('%s is answered with 401 without a token, with an invented token and with another scheme', async (path) => {
    for (const headers of [
      {},
      { authorization: `Bearer ${'x'.repeat(43)}` },
      { authorization: 'Basic c2l0aTptaXRyYTEyMw==' },
      { authorization: 'Bearer' },
    ] as Record<string, string>[]) {
      const { status, body } = await api.call('GET', path, { headers })
      expect([status, Object.keys(body)]).toEqual([401, ['message']])
    }
  })
})

const LIST = '/partner/umroh-regular'

describe('a session', () => {
  it('a session ends 24 hours after its last use, to the millisecond', async () => {
    const api = await apiOver(createMemoryStore())
    const token = await api.login(SITI)
    const status = async () => (await api.call('GET', '/partner/me', { token })).status
    for (let day = 0; day < 3; day += 1) {
      api.clock.now += 24 * HOUR - 1
      expect(await status()).toBe(200)
    }
    api.clock.now += 24 * HOUR
    expect(await status()).toBe(401)
  })
  it('a session ends 30 days after its login, although its user used it every hour', async () => {
    const store = createMemoryStore()
    const api = await apiOver(store)
    const token = await api.login(SITI)
    const status = async () => (await api.call('GET', '/partner/me', { token })).status
    const [[hash = ''] = []] = Object.entries(store.exportState().tokens)
    for (const [later, answer] of [
      [30 * 24 * HOUR - 1, 200],
      [30 * 24 * HOUR, 401],
    ]) {
      api.clock.now = NOW + (later ?? 0)
      await store.touchToken(hash, api.clock.now - HOUR)
      expect(await status()).toBe(answer)
    }
    // The first login confirms the clock, and a day later the second one deletes the session.
    for (const days of [31, 33]) {
      api.clock.now = NOW + days * 24 * HOUR
      expect(Object.keys(store.exportState().tokens)).toContain(hash)
      await api.login(HASAN)
    }
    expect(Object.keys(store.exportState().tokens)).not.toContain(hash)
  })
  it.each([
    ['the profile', '/partner/me'],
    ['the list', LIST],
    ['a detail', `${LIST}/:id`],
  ])('the last use of a session, by a request for %s, is recorded at most once a minute', async (_, address) => {
    const store = createMemoryStore()
    const api = await apiOver(store)
    const token = await api.login(SITI)
    const { body } = await api.call('GET', LIST, { token })
    const path = address.replace(':id', body.data[0].id)
    const lastUse = () => Object.values(store.exportState().tokens)[0]?.lastUsedAt
    const start = api.clock.now
    api.clock.now = start + MINUTE - 1
    expect((await api.call('GET', path, { token })).status).toBe(200)
    expect(lastUse()).toBe(start)
    api.clock.now = start + MINUTE
    expect((await api.call('GET', path, { token })).status).toBe(200)
    expect(lastUse()).toBe(start + MINUTE)
  })
})

describe('the limit on wrong passwords (fault 50)', () => {
  const attempt = (api: Api, email: string, password = 'salah-sekali') =>
    api.call('POST', '/partner/login', { body: { email, password } })

  it('ten wrong passwords per email are the limit, also when a hundred arrive together; the API says when to try again, and refuses no other user', async () => {
    const api = await apiOver(createMemoryStore())
    const answers = await Promise.all(Array.from({ length: 100 }, () => attempt(api, SITI)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(90)
    expect(refused[0]?.headers.get('retry-after')).toBe('30')
    expect(refused[0]?.body).toEqual({ success: false, message: expect.any(String) })
    expect((await attempt(api, SITI, 'mitra123')).status).toBe(429)
    expect((await attempt(api, ' Siti@ANNUR.co.id', 'mitra123')).status).toBe(429)
    expect((await attempt(api, HASAN, 'mitra123')).status).toBe(200)
    api.clock.now += MINUTE / 2
    expect((await attempt(api, SITI, 'mitra123')).status).toBe(200)
  })
  it('the right password resets the count of wrong passwords', async () => {
    const api = await apiOver(createMemoryStore())
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 9; wrong += 1) expect((await attempt(api, SITI)).status).toBe(401)
      expect((await attempt(api, SITI, 'mitra123')).status).toBe(200)
    }
  })
  it('an address that tries many emails is refused, and no other address', async () => {
    let address = '10.0.0.1'
    const api = await apiOver(createMemoryStore(), { clientAddress: () => address })
    for (let index = 0; index < 100; index += 1) expect((await attempt(api, `orang${index}@a.co`)).status).toBe(401)
    expect((await attempt(api, SITI, 'mitra123')).status).toBe(429)
    address = '10.0.0.2'
    expect((await attempt(api, SITI, 'mitra123')).status).toBe(200)
  })
  it('the address of a client is never read from a header that any client can send', async () => {
    const api = await apiOver(createMemoryStore())
    const send = (index: number) =>
      api.call('POST', '/partner/login', {
        body: { email: SITI, password: 'salah-sekali' },
        headers: { 'x-forwarded-for': `1.1.1.${index}` },
      })
    const answers = await Promise.all(Array.from({ length: 11 }, (_, index) => send(index)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

it('a login with an unknown email takes the same work as one with a wrong password', async () => {
  const store = createMemoryStore()
  const { call } = await apiOver(store)
  await call('POST', '/partner/login', { body: { email: SITI, password: 'x' } })
  const api = createPartnerApi({ store, iterations: FAST })
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle)
  let derived = 0
  crypto.subtle.deriveBits = (...args) => {
    derived += 1
    return deriveBits(...args)
  }
  try {
    const send = (email: string) =>
      api.request('/api/partner/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'x' }),
      })
    await send('siapa@a.co')
    derived = 0
    await send('siapa@a.co')
    expect(derived).toBe(1)
    derived = 0
    await send(SITI)
    expect(derived).toBe(1)
  } finally {
    crypto.subtle.deriveBits = deriveBits
  }
})
