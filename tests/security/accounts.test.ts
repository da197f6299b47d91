import { beforeAll, describe, expect, it } from 'vitest'
import { credentialProblems } from '@/domain/access/credentials'
import { DEFAULT_ITERATIONS, hashPassword } from '@/partner-api/auth/passwords'
import { newToken } from '@/partner-api/auth/tokens'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { ADMIN, apiOver, DEWI, FAST, SITI, workedQuote, type Api } from '../partner-api/fixtures'

const PACKAGES = '/partner/umroh-regular'

describe('a password', () => {
  const LONG = 'Panjang sekali, dengan spasi dan tanda baca! '.repeat(3).slice(0, 127)
  it.each([
    `${LONG}x`,
    'x'.repeat(128),
    '  enam  ',
    '🕋🌙✨🕌',
    'كلمة السر',
    'aaaaaa',
    '\t"\'<>&%{}',
    'é (satu huruf)',
  ])('the password %j is allowed, and each of its characters counts', async (password) => {
    const api = await apiOver(createMemoryStore())
    await api.store.insertUser({
      email: 'baru@a.co',
      name: 'Baru',
      passwordHash: await hashPassword(password, FAST),
      mitraId: null,
      roles: [],
      permissions: [],
    })
    expect(credentialProblems({ email: 'baru@a.co', password })).toEqual({})
    const status = async (typed: string) =>
      (await api.call('POST', '/partner/login', { body: { email: 'baru@a.co', password: typed } })).status
    expect(await status(password)).toBe(200)
    for (const other of [`${password} `, ` ${password}`, password.slice(0, -1)]) expect(await status(other)).toBe(401)
    // The keyboard of another device may write the same letters in another form.
    expect(await status(password.normalize('NFD'))).toBe(200)
  })
  it('a password is hashed with as many PBKDF2 rounds as OWASP asks for', () => {
    expect(DEFAULT_ITERATIONS).toBeGreaterThanOrEqual(600_000)
  })
})

describe('a token', () => {
  it('a token has 256 random bits and equals no other token', () => {
    const tokens = Array.from({ length: 2000 }, newToken)
    expect(new Set(tokens).size).toBe(tokens.length)
    const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
    expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([32]))
    for (let bit = 0; bit < 256; bit += 1) {
      const ones = bytes.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
      expect(Math.abs(ones - 1000)).toBeLessThan(150)
    }
  })
  it('every sign-in gives a new token, and neither a cookie nor an address replaces the token', async () => {
    const api = await apiOver(createMemoryStore())
    const [first, second] = [await api.login(SITI), await api.login(SITI)]
    expect(first).not.toBe(second)
    for (const headers of [{ cookie: `partner_token=${first}` }, { 'x-auth-token': first }] as Record<string, string>[])
      expect((await api.call('GET', `/partner/me?token=${first}&access_token=${first}`, { headers })).status).toBe(401)
  })
})

it('the one cookie names a device at the login, is hidden from scripts, and opens nothing', async () => {
  const signIn = async (isHttps: boolean) => {
    const api = await apiOver(createMemoryStore(), { isHttps: () => isHttps })
    const { headers } = await api.call('POST', '/partner/login', { body: { email: SITI, password: 'mitra123' } })
    const cookie = headers.get('set-cookie') ?? ''
    const sent = { cookie: cookie.split(';')[0] ?? '' }
    expect((await api.call('GET', '/partner/me', { headers: sent })).status).toBe(401)
    return cookie.split('; ').slice(1).sort()
  }
  const parts = ['HttpOnly', 'Max-Age=7776000', 'Path=/api/partner/login', 'SameSite=Strict']
  expect(await signIn(false)).toEqual(parts)
  expect(await signIn(true)).toEqual([...parts, 'Secure'].sort())
})

describe('wrong passwords', () => {
  it('wrong passwords of a stranger do not lock out a user who signs in from another address', async () => {
    let address = '203.0.113.9'
    const api = await apiOver(createMemoryStore(), { clientAddress: () => address })
    const attempt = (password: string) => api.call('POST', '/partner/login', { body: { email: SITI, password } })
    for (let times = 0; times < 100; times += 1) await attempt('salah-sekali')
    expect((await attempt('mitra123')).status).toBe(429)
    address = '198.51.100.7'
    expect((await attempt('mitra123')).status).toBe(200)
  })
  it('wrong passwords get the same answer for known and unknown emails, also after too many attempts', async () => {
    const api = await apiOver(createMemoryStore())
    const attempts = async (email: string) => {
      const answers = []
      for (let times = 0; times < 11; times += 1)
        answers.push(await api.call('POST', '/partner/login', { body: { email, password: 'salah-sekali' } }))
      return answers.map(({ status, body, headers }) => [status, body, headers.get('retry-after')])
    }
    expect(await attempts(SITI)).toEqual(await attempts('siapa@a.co'))
  })
})

// The login, the first start and the links need no session, and the contract holds nobody's data.
const PUBLIC = [
  '/api/partner/login',
  '/api/partner/setup',
  '/api/partner/account-link',
  '/api/partner/account-link/password',
  '/api/openapi.json',
  '/api/health',
]

describe('every operation except the login', () => {
  it('every operation except the login checks the token before it reads anything else', async () => {
    const { api, call } = await apiOver(createMemoryStore())
    const routes = createPartnerApi({ store: createMemoryStore() }).routes.filter(
      ({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !PUBLIC.includes(path),
    )
    const known = new Set(routes.map(({ method, path }) => `${method} ${path.slice(4)}`))
    expect(known.size).toBeGreaterThanOrEqual(13)
    for (const route of known) {
      const [method = '', path = ''] = route.split(' ')
      const real = path
        .replace(/:group\{[^}]*\}/, 'custom-data')
        .replace(':name', 'visa')
        .replace(':city', 'makkah')
        .replace(':id', '1')
      const { status, headers } = await call(method, real, method === 'GET' ? {} : { body: '{' })
      expect([route, status, headers.get('www-authenticate')]).toEqual([route, 401, 'Bearer'])
    }
    expect(api).toBeDefined()
  })
})

describe('a field that a body may not set', () => {
  let api: Api
  let siti: string
  let quote: Awaited<ReturnType<typeof workedQuote>>
  let id: number
  beforeAll(async () => {
    api = await apiOver(createMemoryStore())
    siti = await api.login(SITI)
    quote = await workedQuote(api, siti)
    id = (await api.call('POST', PACKAGES, { token: siti, body: quote })).body.data.id
  })
  const detail = async (which: number, token = siti) =>
    (await api.call('GET', `${PACKAGES}/${which}`, { token })).body.data
  const CLAIMS = {
    id: 1,
    mitra_id: 2,
    mitraId: 2,
    created_by: 1,
    createdBy: 1,
    created_at: '2020-01-01',
    totals: { double: 1 },
    total_price_quad_rupiah: 1,
    pricedAt: 1,
    user_id: 1,
    roles: ['admin'],
    permissions: ['*'],
  }

  it.each(Object.entries(CLAIMS))('a save with the forbidden field %s is refused', async (name, value) => {
    const before = await detail(id)
    const { status, body } = await api.call('PUT', `${PACKAGES}/${id}`, {
      token: siti,
      body: { ...quote, [name]: value },
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]])
    expect(await detail(id)).toEqual(before)
  })
  it('a duplicate with a forbidden field is refused, and a copy differs only in its name', async () => {
    const copied = (more: object) =>
      api.call('POST', `${PACKAGES}/${id}/duplicate`, { token: siti, body: { namaPaket: 'Salinan', ...more } })
    for (const [claim, value] of Object.entries(CLAIMS))
      expect(await copied({ [claim]: value })).toMatchObject({
        status: 422,
        body: { errors: { [claim]: [expect.any(String)] } },
      })
    const { body } = await copied({})
    const copy = await detail(body.data.id)
    expect(copy.package.total_price_quad_rupiah).toBe((await detail(id)).package.total_price_quad_rupiah)
    const dewi = await api.login(DEWI)
    expect((await api.call('GET', `${PACKAGES}/${body.data.id}`, { token: dewi })).status).toBe(404)
    const admin = await api.login(ADMIN)
    expect((await detail(body.data.id, admin)).package.mitra.name).toBe('An-Nur Tour & Travel')
  })
  it('a role in the body of a login is ignored', async () => {
    const { body } = await api.call('POST', '/partner/login', {
      body: { email: SITI, password: 'mitra123', ...CLAIMS },
    })
    expect(body.user).toMatchObject({ roles: ['mitra'], permissions: [] })
    expect(await api.call('GET', '/partner/me', { token: body.token })).toMatchObject({
      body: { user: { roles: ['mitra'] } },
    })
  })
  it('of a parameter or a field that is sent twice only one value counts', async () => {
    const list = async (query: string) => (await api.call('GET', `${PACKAGES}?${query}`, { token: siti })).body.meta
    expect(await list('per_page=1&per_page=200')).toMatchObject({ per_page: 1 })
    const twice = JSON.stringify({ ...quote, namaPaket: 'Kedua' }).replace('{', '{"namaPaket":"Pertama",')
    const { body } = await api.call('POST', PACKAGES, { token: siti, body: twice })
    expect((await detail(body.data.id)).package.nama_paket).toBe('Kedua')
  })
  it('no request deletes or patches a package, or creates one by GET', async () => {
    const before = await detail(id)
    for (const method of ['DELETE', 'PATCH'])
      expect((await api.call(method, `${PACKAGES}/${id}`, { token: siti, body: quote })).status).toBe(404)
    expect((await api.call('GET', `${PACKAGES}/${id}/duplicate`, { token: siti })).status).toBe(404)
    expect((await api.call('GET', '/partner/logout', { token: siti })).status).toBe(404)
    expect(await detail(id)).toEqual(before)
  })
})
