import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, SITI, type Api } from '../../fixtures'

const PASSWORD = '/partner/me/password'
const DEVICES = '/partner/me/sessions'
const NEW = 'kurma di halaman'
const MINUTE = 60_000

const open = () => apiOver(createMemoryStore())
const change = (api: Api, token: string, currentPassword: unknown, newPassword: unknown, key?: string) =>
  api.call('PUT', PASSWORD, {
    token,
    body: { currentPassword, newPassword },
    headers: key ? { 'idempotency-key': key } : {},
  })
const isSignedIn = async (api: Api, token: string) => (await api.call('GET', '/partner/me', { token })).status === 200

describe('the own password', () => {
  it('a changed password ends every other session of the user, and the old password opens none', async () => {
    const api = await open()
    const [here, there, dewi] = [await api.login(SITI), await api.login(SITI), await api.login(DEWI)]
    expect((await change(api, here, 'mitra123', NEW)).status).toBe(200)
    expect(await Promise.all([here, there, dewi].map((token) => isSignedIn(api, token)))).toEqual([true, false, true])
    expect(await api.login(SITI)).toBeUndefined()
    expect(await api.login(SITI, NEW)).toBeDefined()
  })
  it.each([
    ['salah-sekali', NEW, { currentPassword: ['Kata sandi saat ini salah'] }],
    ['', NEW, { currentPassword: ['Kata sandi saat ini wajib diisi'] }],
    [null, NEW, { currentPassword: ['Kata sandi saat ini wajib diisi'] }],
    ['mitra123', 'pendek', { newPassword: ['Kata sandi minimal 8 karakter'] }],
    ['mitra123', undefined, { newPassword: ['Kata sandi baru wajib diisi'] }],
    ['mitra123', SITI, { newPassword: ['Kata sandi tidak boleh sama dengan email'] }],
    ['mitra123', '12345678', { newPassword: ['Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.'] }],
    ['mitra123', 'mitra123\0', { newPassword: ['Kata sandi mengandung karakter yang tidak dapat dipakai'] }],
  ])('the current password %j and the new one %j are refused at their field', async (current, next, errors) => {
    const api = await open()
    const token = await api.login(SITI)
    const answer = await change(api, token, current, next)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
    expect(await api.login(SITI)).toBeDefined()
  })
  it('a session that was taken over guesses the password five times, and another session is not slowed down', async () => {
    const api = await open()
    const [thief, owner] = [await api.login(SITI), await api.login(SITI)]
    const answers: number[] = []
    for (let index = 0; index < 12; index += 1) answers.push((await change(api, thief, `tebakan${index}`, NEW)).status)
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 422), ...Array.from({ length: 7 }, () => 429)])
    expect((await change(api, thief, 'mitra123', NEW)).status).toBe(429)
    expect((await change(api, owner, 'mitra123', NEW)).status).toBe(200)
  })
  it('new passwords that are refused count no wrong try, and a wrong code or password still does', async () => {
    const api = await open()
    const token = await api.login(SITI)
    for (let index = 0; index < 7; index += 1)
      expect((await change(api, token, 'mitra123', '12345678')).status).toBe(422)
    for (let index = 0; index < 5; index += 1) expect((await change(api, token, 'salah-sekali', NEW)).status).toBe(422)
    expect((await change(api, token, 'mitra123', NEW)).status).toBe(429)
  })
  it.each(['57P01', '57014'])(
    'after the database’s error %s the answer does not wait until the try is given back',
    async (code) => {
      const store = createMemoryStore()
      let isAway = false
      const outage = () => Object.assign(new Error('the database is away'), { code })
      const api = await apiOver({
        ...store,
        transaction: (work, mayRepeat) => (isAway ? Promise.reject(outage()) : store.transaction(work, mayRepeat)),
        giveBackTries: (buckets) => (isAway ? new Promise(() => undefined) : store.giveBackTries(buckets)),
      })
      const token = await api.login(SITI)
      isAway = true
      expect((await change(api, token, 'mitra123', NEW)).status).toBe(503)
    },
  )
  it.each([
    ['57P01', 200],
    ['57014', 200],
    ['23505', 500],
  ])(
    'if the error %s keeps the wrong tries after a change of the password, the change is answered %i',
    async (code, status) => {
      const store = createMemoryStore()
      let fails = false
      const failure = () => Promise.reject(Object.assign(new Error('the tries stay'), { code }))
      const api = await apiOver({
        ...store,
        forgetTries: (bucket) => (fails ? failure() : store.forgetTries(bucket)),
      })
      const token = await api.login(SITI)
      fails = true
      expect((await change(api, token, 'mitra123', NEW)).status).toBe(status)
    },
  )
  it('the same request with the same key changes the password once and gets the same answer', async () => {
    const api = await open()
    const token = await api.login(SITI)
    const first = await change(api, token, 'mitra123', NEW, 'satu')
    expect(await change(api, token, 'mitra123', NEW, 'satu')).toMatchObject({ status: 200, body: first.body })
  })
  it('a key answers for its own new password alone: with another one nothing is said to be changed, and it counts as a guess', async () => {
    const api = await open()
    const token = await api.login(SITI)
    await change(api, token, 'mitra123', NEW, 'satu')
    for (let index = 0; index < 5; index += 1)
      expect((await change(api, token, NEW, `yang lain sekali ${index}`, 'satu')).status).toBe(409)
    expect((await change(api, token, 'mitra123', NEW, 'satu')).status).toBe(429)
    expect(await api.login(SITI, NEW)).toBeDefined()
  })
  it('of two simultaneous changes with one key and two passwords one is made, and the other is told so', async () => {
    const api = await open()
    const token = await api.login(SITI)
    const passwords = [NEW, 'yang lain sekali']
    const answers = await Promise.all(passwords.map((one) => change(api, token, 'mitra123', one, 'satu')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const made = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await api.login(SITI, made)).toBeDefined()
  })
  it('the state and the audit do not hold the old or the new password', async () => {
    const store = createMemoryStore()
    const api = await apiOver(store)
    const token = await api.login(SITI)
    await change(api, token, 'mitra123', NEW, 'satu')
    const [row] = await store.listAudit({}, 1)
    expect(row).toMatchObject({ event: 'password', resource: 'users', label: SITI, userName: 'Siti Rahmawati' })
    expect(JSON.stringify(store.exportState())).not.toMatch(/kurma di halaman|mitra123/)
  })
})

describe('the own devices', () => {
  const devices = async (api: Api, token: string) => (await api.call('GET', DEVICES, { token })).body.data
  it('the list says when and where each session began, and which one asks', async () => {
    const api = await apiOver(createMemoryStore(), { clientAddress: () => '203.0.113.9' })
    const first = await api.login(SITI)
    api.clock.now += MINUTE
    const { body } = await api.call('POST', '/partner/login', {
      body: { email: SITI, password: 'mitra123' },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' },
    })
    await api.login(DEWI)
    expect(await devices(api, first)).toEqual([
      expect.objectContaining({ user_agent: 'Mozilla/5.0 (Linux; Android 14)', current: false }),
      expect.objectContaining({ created_at: '2026-11-20T03:00:00.000Z', address: '203.0.113.9', current: true }),
    ])
    expect((await devices(api, body.token))[0].current).toBe(true)
  })
  it('a user ends one session, then all others, and none of another user', async () => {
    const api = await open()
    const [a, b, c, dewi] = [await api.login(SITI), await api.login(SITI), await api.login(SITI), await api.login(DEWI)]
    const [ofB] = (await devices(api, b)).filter(({ current }: { current: boolean }) => current)
    expect((await api.call('DELETE', `${DEVICES}/${ofB.id}`, { token: dewi })).status).toBe(404)
    expect((await api.call('DELETE', `${DEVICES}/${ofB.id}`, { token: a })).status).toBe(200)
    expect(await Promise.all([a, b, c].map((token) => isSignedIn(api, token)))).toEqual([true, false, true])
    expect((await api.call('DELETE', DEVICES, { token: a })).status).toBe(200)
    expect(await Promise.all([a, c, dewi].map((token) => isSignedIn(api, token)))).toEqual([true, false, true])
  })
  it('a session that has ended by itself is not in the list', async () => {
    const api = await open()
    await api.login(SITI)
    api.clock.now += 23 * 60 * MINUTE
    const later = await api.login(SITI)
    expect(await devices(api, later)).toHaveLength(2)
    api.clock.now += 60 * MINUTE
    expect(await devices(api, later)).toHaveLength(1)
  })
})

it('logins, refused logins and sign-outs are in the audit; many refusals in a short time are one row', async () => {
  const store = createMemoryStore()
  const api = await apiOver(store)
  const token = await api.login(ADMIN)
  for (let index = 0; index < 5; index += 1) await api.login(SITI, 'salah-sekali')
  await api.login('siapa@a.co', 'salah-sekali')
  await api.call('POST', '/partner/logout', { token })
  const rows = (await store.listAudit({ resource: 'users' }, 20)).map(({ event, label }) => [event, label])
  expect(rows.reverse()).toEqual([
    ['login', ADMIN],
    ['login-refused', SITI],
    ['login-refused', ''],
    ['logout', ADMIN],
  ])
})
