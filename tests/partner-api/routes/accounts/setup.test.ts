import { describe, expect, it } from 'vitest'
import { sha256 } from '@/partner-api/auth/tokens'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { apiOver, SITI } from '../../fixtures'

const KEY = 'kunci-sekali-pakai'.padEnd(43, 'x')
const OWNER = {
  business: ' An-Nur Tour ',
  name: 'Ibu Fatimah',
  email: 'Fatimah@Annur.co.id',
  password: 'dua belas kelinci',
}

async function empty({ isLocal = false } = {}) {
  const setup = { keyHash: await sha256(KEY), isLocal: () => isLocal }
  const api = await apiOver(createMemoryStore(), { demo: false, setup })
  return {
    ...api,
    state: async () => (await api.call('GET', '/partner/setup')).body,
    setUp: (body: object) => api.call('POST', '/partner/setup', { body }),
  }
}

describe('the first account', () => {
  it('a person with the key becomes the owner, is signed in, and may do everything and make packages', async () => {
    const api = await empty()
    expect(await api.state()).toEqual({ open: true, needs_key: true })
    const { status, body } = await api.setUp({ ...OWNER, key: KEY })
    expect([status, body.user]).toEqual([
      201,
      expect.objectContaining({
        name: 'Ibu Fatimah',
        email: 'fatimah@annur.co.id',
        roles: ['admin'],
        permissions: ['*'],
      }),
    ])
    const me = await api.call('GET', '/partner/me', { token: body.token })
    expect(me.body).toMatchObject({ user: { name: 'Ibu Fatimah' }, mitra: { name: 'An-Nur Tour' } })
    expect(await api.login('fatimah@annur.co.id', OWNER.password)).toEqual(expect.any(String))
  })
  it.each([undefined, '', 'lain', 1])('the key %j creates nothing', async (key) => {
    const api = await empty()
    const { status, body } = await api.setUp({ ...OWNER, ...(key === undefined ? {} : { key }) })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['key']])
    expect(await api.store.hasAccounts()).toBe(false)
  })
  it('no key opens an API that was started without one', async () => {
    const api = await apiOver(createMemoryStore(), { demo: false })
    for (const key of ['', 'null', await sha256('')])
      expect((await api.call('POST', '/partner/setup', { body: { ...OWNER, key } })).status).toBe(422)
  })
  it('a request from the machine itself needs no key', async () => {
    const api = await empty({ isLocal: true })
    expect(await api.state()).toEqual({ open: true, needs_key: false })
    expect((await api.setUp(OWNER)).status).toBe(201)
  })
  it('the setup is closed for ever once an account exists', async () => {
    const api = await empty()
    await api.setUp({ ...OWNER, key: KEY })
    expect(await api.state()).toMatchObject({ open: false })
    expect((await api.setUp({ ...OWNER, email: 'lain@a.co', key: KEY })).status).toBe(409)
    const demo = await apiOver(createMemoryStore(), { setup: { keyHash: await sha256(KEY), isLocal: () => true } })
    expect((await demo.call('POST', '/partner/setup', { body: { ...OWNER, key: KEY } })).status).toBe(409)
  })
  it('of two owners who begin at the same moment one wins', async () => {
    const api = await empty()
    const answers = await Promise.all(
      ['satu@a.co', 'dua@a.co', 'tiga@a.co'].map((email) => api.setUp({ ...OWNER, email, key: KEY })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const all = { q: '', page: 1, perPage: 9, sort: { field: 'name', direction: 'asc' } } as const
    expect((await api.store.listAccounts(all)).total).toBe(1)
    expect((await api.store.listMitra(all)).total).toBe(1)
  })
  it('each wrong field has its own message, and the password must be a good one', async () => {
    const api = await empty()
    const { status, body } = await api.setUp({
      business: ' ',
      name: 1,
      email: 'x',
      password: 'password',
      key: KEY,
      roles: [],
    })
    expect([status, body.errors]).toEqual([
      422,
      {
        business: ['Nama wajib diisi'],
        name: ['Nama wajib diisi'],
        email: ['Format email tidak valid'],
        password: [expect.stringContaining('terlalu umum')],
        roles: ['Kolom ini tidak dikenal'],
      },
    ])
  })
  it('a login where no account exists says where to begin, and elsewhere does not', async () => {
    const login = async (api: Pick<Awaited<ReturnType<typeof empty>>, 'call'>) =>
      (await api.call('POST', '/partner/login', { body: { email: 'siapa@a.co', password: 'rahasia!' } })).body.message
    expect(await login(await empty())).toBe('Belum ada akun di sini. Buka /mulai untuk membuat akun pertama.')
    const demo = await apiOver(createMemoryStore())
    expect(await login(demo)).toBe('Email atau kata sandi salah')
    expect(await demo.login(SITI)).toEqual(expect.any(String))
  })
})
