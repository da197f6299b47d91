import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTH_KEY, TOKEN_KEY } from '@/auth-provider/storedSession'
import { html, json, silence, type Answer } from '../support/server/fakeFetch'
import { NOON, phone, SIGNED_IN, SITI_USER, storedAuth } from '../support/phone'

beforeEach(() => void vi.useFakeTimers())

const CREDENTIALS = { email: 'siti@annur.co.id', password: 'mitra123' }
const opened = (answer: Answer, stored: Record<string, string> = {}) => {
  const it = phone({ answer, stored })
  it.open()
  return it
}
const signedIn = () => json({ token: 'abc', success: true, user: SITI_USER })
const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  )

describe('login', () => {
  it('login stores token and user and counts as activity', async () => {
    const it = opened(() =>
      json({ token: 'abc', success: true, user: { ...SITI_USER, roles: ['mitra'] }, message: 'Berhasil masuk' }),
    )
    await it.authProvider.login(CREDENTIALS)
    expect(it.session.getSnapshot()).toMatchObject({
      status: 'authenticated',
      user: { name: 'Siti Rahmawati', roles: ['mitra'] },
      mitra: null,
    })
    expect(it.local.map.get(TOKEN_KEY)).toBe('abc')
    expect(JSON.parse(it.local.map.get(AUTH_KEY) ?? '')).toEqual({
      user: { ...SITI_USER, roles: ['mitra'] },
      mitra: null,
      hasSession: true,
      lastActivity: NOON,
    })
  })

  it('login sends email and password but no token, not even a stored one', async () => {
    const it = opened(() => json({ message: 'salah' }, 401), SIGNED_IN)
    await it.authProvider.login(CREDENTIALS).catch(() => undefined)
    expect([it.sent[0]!.method, it.sent[0]!.url, JSON.parse(it.sent[0]!.body ?? '')]).toEqual([
      'POST',
      '/api/partner/login',
      CREDENTIALS,
    ])
    expect(it.sent[0]!.headers.has('authorization')).toBe(false)
  })

  it.each<[string, Answer, string]>([
    [
      'a wrong password',
      () => json({ success: false, message: 'Email atau kata sandi salah' }, 401),
      'Email atau kata sandi salah',
    ],
    ['refused fields', () => json({ message: 'Email wajib diisi', errors: {} }, 422), 'Email wajib diisi'],
    [
      'too many tries',
      () => json({ message: 'Terlalu banyak percobaan masuk.' }, 429),
      'Terlalu banyak percobaan masuk.',
    ],
    ['a server in trouble', () => json({}, 500), 'Login failed'],
    ['a page of HTML', () => html(), 'Login failed'],
    ['a page of HTML with 502', () => html(502), 'Login failed'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Login failed'],
    ['no answer for 30 s', silence, 'Login failed'],
    [
      '200 that says no',
      () => json({ success: false, token: 'abc', user: SITI_USER, message: 'Akun dinonaktifkan' }),
      'Akun dinonaktifkan',
    ],
    ['200 without a token', () => json({ success: true, user: SITI_USER, message: 'Berhasil masuk' }), 'Login failed'],
    ['200 with an empty token', () => json({ success: true, token: '', user: SITI_USER }), 'Login failed'],
    ['200 without a user', () => json({ success: true, token: 'abc' }), 'Login failed'],
    ['200 with a token that is no text', () => json({ success: true, token: {}, user: SITI_USER }), 'Login failed'],
    [
      '200 with a user whose id is no id',
      () => json({ success: true, token: 'abc', user: { ...SITI_USER, id: {} } }),
      'Login failed',
    ],
    ['200 with a user without id', () => json({ success: true, token: 'abc', user: { name: 'Siti' } }), 'Login failed'],
    ['200 with nothing', () => new Response('', { status: 200 }), 'Login failed'],
    ['200 with a list', () => json([]), 'Login failed'],
  ])('login with %s fails with a message and stores nothing (fault 2, 3)', async (_, answer, message) => {
    const it = opened(answer)
    const failure = messageOf(it.authProvider.login(CREDENTIALS))
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(failure).resolves.toBe(message)
    expect([it.statusOf(), it.local.map.size, it.logouts.length]).toEqual(['unauthenticated', 0, 0])
  })

  it.each([
    ['a whole session', SIGNED_IN],
    ['a session without its token', { [AUTH_KEY]: storedAuth() }],
  ])('a login that fails removes %s from the phone, without a logout event', async (_, stored) => {
    const it = opened(() => json({ message: 'Email atau password salah' }, 401), stored)
    await messageOf(it.authProvider.login(CREDENTIALS))
    expect([it.statusOf(), it.local.map.size, it.logouts.length]).toEqual(['unauthenticated', 0, 0])
  })

  it('a login that fails removes the session whose token has gone meanwhile', async () => {
    const it = opened(silence, SIGNED_IN)
    const failure = messageOf(it.authProvider.login(CREDENTIALS))
    it.local.storage.removeItem(TOKEN_KEY)
    await vi.advanceTimersByTimeAsync(30_000)
    await failure
    expect(it.local.map.size).toBe(0)
  })

  it('a login that fails late does not end the session that another tab has begun meanwhile', async () => {
    const it = opened(silence)
    const failure = messageOf(it.authProvider.login(CREDENTIALS))
    for (const [key, value] of Object.entries(SIGNED_IN)) it.local.storage.setItem(key, value)
    await vi.advanceTimersByTimeAsync(30_000)
    await expect(failure).resolves.toBe('Login failed')
    expect([it.statusOf(), it.local.map.size]).toEqual(['authenticated', 2])
  })
})

describe('the reason of a failure', () => {
  const reasons: [string, Answer, string | undefined][] = [
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'error.network'],
    ['no answer for 30 s', silence, 'error.timeout'],
    ['a page of HTML', () => html(), 'error.notJson'],
    ['500', () => json({}, 500), 'error.server'],
    ['429 with a time', () => json({}, 429, { 'retry-after': '20' }), 'error.waitSeconds?n=20'],
    ['a message of the server', () => json({ message: 'Akun belum aktif' }, 422), undefined],
    ['401 without a message', () => json({}, 401), undefined],
  ]
  it.each(reasons)('a failed login and a failed profile with %s carry the reason %#', async (_, answer, reason) => {
    for (const ask of ['login', 'getIdentity'] as const) {
      const { authProvider } = opened(answer, SIGNED_IN)
      const failed = authProvider[ask](CREDENTIALS).catch((error: Error) => (error.cause as Error | undefined)?.message)
      await vi.advanceTimersByTimeAsync(30_000)
      await expect(failed).resolves.toBe(reason)
    }
  })
})

describe('logout (fault 13)', () => {
  it('logout clears the phone at once and sends the old token, even if the server never answers', async () => {
    const it = opened(silence, SIGNED_IN)
    await it.authProvider.logout({})
    expect([it.statusOf(), it.local.map.size, it.logouts.length]).toEqual(['unauthenticated', 0, 1])
    expect(it.session.getSnapshot().signedOut).toBe(true)
    expect(it.sent.map(({ method, url, keepalive }) => [method, url, keepalive])).toEqual([
      ['POST', '/api/partner/logout', true],
    ])
    expect(it.sent[0]!.headers.get('authorization')).toBe('Bearer token-siti')
    await vi.advanceTimersByTimeAsync(30_000)
  })

  it.each([401, 500])('logout succeeds locally when the server answers %i', async (status) => {
    const it = opened(() => json({}, status), SIGNED_IN)
    await it.authProvider.logout({})
    await vi.advanceTimersByTimeAsync(0)
    expect([it.statusOf(), it.logouts.length]).toEqual(['unauthenticated', 1])
  })

  it.each<[string, Answer, string]>([
    ['the message of the server', () => json({ message: 'Berhasil keluar' }), 'Berhasil keluar'],
    ['its own words without one', () => json({}), 'Logged out successfully'],
    ['its own words after a failure', () => json({ message: 'x' }, 500), 'Logged out successfully'],
    ['its own words while the server is silent', silence, 'Logged out successfully'],
  ])('after a logout the phone keeps %s until somebody signs in', async (_, answer, farewell) => {
    const it = opened((request) => (request.url.endsWith('/logout') ? answer(request) : signedIn()), SIGNED_IN)
    await it.authProvider.logout({})
    await vi.advanceTimersByTimeAsync(10)
    expect(it.session.getSnapshot().farewell).toBe(farewell)
    await it.authProvider.login(CREDENTIALS)
    expect(it.session.getSnapshot()).toMatchObject({ status: 'authenticated', farewell: null })
  })

  it('a message that arrives after the next login is not kept', async () => {
    let answerLogout = (_: Response) => {}
    const late = new Promise<Response>((resolve) => (answerLogout = resolve))
    const it = opened((request) => (request.url.endsWith('/logout') ? late : signedIn()), SIGNED_IN)
    await it.authProvider.logout({})
    await it.authProvider.login(CREDENTIALS)
    answerLogout(json({ message: 'Berhasil keluar' }))
    await vi.advanceTimersByTimeAsync(10)
    it.session.end()
    expect(it.session.getSnapshot().farewell).toBeNull()
  })

  it('logout of a guest sends no request', async () => {
    const it = opened(() => json({}))
    await it.authProvider.logout({})
    expect(it.sent).toEqual([])
  })
})

describe('the profile', () => {
  it('getIdentity returns the user and their mitra', async () => {
    const it = opened(() => json({ user: SITI_USER, mitra: { id: 1, name: 'An-Nur Tour & Travel' } }), SIGNED_IN)
    await expect(it.authProvider.getIdentity()).resolves.toEqual({
      id: 1,
      email: 'siti@annur.co.id',
      mitra: { id: 1, name: 'An-Nur Tour & Travel' },
    })
    expect(it.session.getSnapshot().mitra).toEqual({ id: 1, name: 'An-Nur Tour & Travel' })
    expect(it.sent[0]!.headers.get('authorization')).toBe('Bearer token-siti')
  })

  it('a server may correct the user of the login once; a second other user is a failure, so that the app opens once', async () => {
    let id = 1
    const it = opened(() => json({ user: { ...SITI_USER, id: (id += 1) } }), SIGNED_IN)
    await expect(it.authProvider.getIdentity()).resolves.toMatchObject({ id: 2 })
    await expect(it.authProvider.getIdentity()).rejects.toThrow('Failed to fetch profile')
    expect(it.session.getSnapshot()).toMatchObject({ status: 'authenticated', user: { id: 2 } })
  })

  it('getIdentity accepts a user without a mitra', async () => {
    const it = opened(() => json({ user: SITI_USER }), SIGNED_IN)
    await expect(it.authProvider.getIdentity()).resolves.toMatchObject({ mitra: null })
  })

  it.each([
    [
      { name: {}, email: 7, roles: 'mitra', permissions: {} },
      { id: 1, name: '', email: '' },
    ],
    [
      { roles: [null, 'mitra', 7, { name: 'admin' }, { name: null }], permissions: [null, '*', {}] },
      { ...SITI_USER, roles: ['mitra', { name: 'admin' }], permissions: ['*'] },
    ],
  ])('getIdentity with %j keeps the valid fields, and the invalid ones break no screen', async (odd, read) => {
    const it = opened(() => json({ user: { ...SITI_USER, ...odd }, mitra: { id: 1, name: [] } }), SIGNED_IN)
    await it.authProvider.getIdentity()
    expect(it.session.getSnapshot()).toMatchObject({ user: read, mitra: { id: 1, name: '' } })
    expect(Object.keys(it.session.getSnapshot().user ?? {})).toEqual(Object.keys(read))
  })

  it('getIdentity treats an invalid mitra as none', async () => {
    const it = opened(() => json({ user: SITI_USER, mitra: 'An-Nur' }), SIGNED_IN)
    await it.authProvider.getIdentity()
    expect(it.session.getSnapshot().mitra).toBeNull()
  })

  it.each<[string, Answer, string]>([
    ['the server’s message', () => json({ message: 'Profil sedang dipindahkan' }, 404), 'Profil sedang dipindahkan'],
    [
      'the server’s message, a 500’s too',
      () => json({ message: 'Profil sedang dipindahkan' }, 500),
      'Profil sedang dipindahkan',
    ],
    ['our own text without one', () => json({}, 500), 'Failed to fetch profile'],
    ['our own text for HTML', () => html(), 'Failed to fetch profile'],
    ['our own text without a network', () => Promise.reject(new TypeError('x')), 'Failed to fetch profile'],
    ['our own text for an answer without a user', () => json({ mitra: null }), 'Failed to fetch profile'],
    ['our own text for an empty answer', () => new Response('', { status: 200 }), 'Failed to fetch profile'],
  ])('a failed getIdentity reports %s and keeps the session', async (_, answer, message) => {
    const it = opened(answer, SIGNED_IN)
    await expect(messageOf(it.authProvider.getIdentity())).resolves.toBe(message)
    expect(it.statusOf()).toBe('authenticated')
  })

  it('a late profile answer of an old session does not overwrite the new session', async () => {
    let answerNow: (response: Response) => void = () => undefined
    const it = opened(
      () =>
        new Promise((resolve) => {
          answerNow = resolve
        }),
      SIGNED_IN,
    )
    const late = it.authProvider.getIdentity()
    await vi.advanceTimersByTimeAsync(0)
    // Another tab stores its session; this tab has not received the `storage` event yet.
    it.local.map.set(TOKEN_KEY, 'token-dewi')
    it.local.map.set(
      AUTH_KEY,
      JSON.stringify({
        user: { id: 9, name: 'Dewi', email: 'dewi@barokah.co.id' },
        mitra: null,
        hasSession: true,
        lastActivity: NOON,
      }),
    )
    answerNow(json({ user: SITI_USER, mitra: { id: 1, name: 'An-Nur' } }))
    await late
    expect(it.session.getSnapshot()).toMatchObject({ user: { name: 'Dewi' }, mitra: null })
  })

  it('a failed getIdentity keeps its status, so that nothing retries a 401', async () => {
    const it = opened(() => json({ message: 'Sesi berakhir' }, 401), SIGNED_IN)
    await expect(it.authProvider.getIdentity()).rejects.toMatchObject({ status: 401, message: 'Sesi berakhir' })
    expect([it.statusOf(), it.logouts.length]).toEqual(['unauthenticated', 1])
  })
})

describe('permissions', () => {
  const withUser = (user: Record<string, unknown>) =>
    opened(() => json({}), {
      ...SIGNED_IN,
      [AUTH_KEY]: JSON.stringify({
        user: { ...SITI_USER, ...user },
        mitra: null,
        hasSession: true,
        lastActivity: NOON,
      }),
    })

  it.each([
    [{ permissions: ['packages.edit'] }, ['packages.edit']],
    [{}, []],
  ])('getPermissions of the user %j returns %j', async (user, permissions) => {
    await expect(withUser(user).authProvider.getPermissions({})).resolves.toEqual(permissions)
  })

  it('a guest has no permissions, and checkAuth rejects', async () => {
    const { authProvider } = opened(() => json({}))
    await expect(authProvider.getPermissions({})).resolves.toEqual([])
    await expect(authProvider.checkAuth({})).rejects.toEqual({ redirectTo: '/auth/login', message: false })
  })

  it('the auth provider answers for the user who is signed in now (docs/product.md §3.8.2)', () => {
    const asked = ({ authProvider: it }: ReturnType<typeof opened>) => [
      it.hasRole('staf'),
      it.hasAnyRole(['admin', 'staf']),
      it.hasPermission('kurs.list'),
      it.hasAnyPermission(['visa.edit', 'kurs.list']),
    ]
    const phone = withUser({ roles: ['mitra', { name: 'staf' }], permissions: ['kurs.list'] })
    expect(asked(phone)).toEqual([true, true, true, true])
    phone.session.end()
    expect(asked(phone)).toEqual([false, false, false, false])
    expect(asked(withUser({}))).toEqual([false, false, false, false])
  })

  it.each([
    { roles: ['mitra'] },
    { roles: ['mitra'], permissions: ['hotel.edit'] },
    { roles: ['admin'], permissions: ['*'] },
    { roles: ['admin'] },
  ])('%j: what the session tells at once is what canAccess answers', async (rights) => {
    const { authProvider } = withUser(rights)
    for (const resource of ['umroh-regular', 'hotel', 'users', 'entah'])
      for (const action of ['list', 'show', 'create', 'edit', 'delete']) {
        const asked = { resource, action }
        expect(authProvider.accessAtOnce(asked)).toBe(await authProvider.canAccess(asked))
        const ofRecord = authProvider.accessAtOnce({ ...asked, recordId: 7 })
        // For an admin it depends on the mitra of the record.
        if (rights.roles.includes('admin')) expect(ofRecord).toBeUndefined()
        else expect(ofRecord).toBe(await authProvider.canAccess({ ...asked, record: { id: 7, mitraId: 3 } }))
      }
  })

  it('a mitra may edit their own packages, and checkAuth accepts their session', async () => {
    const { authProvider } = withUser({ roles: ['mitra'] })
    await expect(authProvider.canAccess({ resource: 'umroh-regular', action: 'edit' })).resolves.toBe(true)
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined()
  })
})

describe('the features of the partner API', () => {
  const features = ['kurs', 7, 'kata-baru']
  const user = { ...SITI_USER, features: ['offers'] }

  it.each<[string, (phoneOf: ReturnType<typeof opened>) => Promise<unknown>]>([
    ['login', ({ authProvider }) => authProvider.login(CREDENTIALS)],
    ['profile', ({ authProvider }) => authProvider.getIdentity()],
  ])('the phone keeps the features that the answer of the %s names, and nothing that is no text', async (_, ask) => {
    const it = opened(() => json({ token: 'abc', user, features }), SIGNED_IN)
    await ask(it)
    expect(it.session.getSnapshot().user?.features).toEqual(['kurs', 'kata-baru'])
    expect(JSON.parse(it.local.map.get(AUTH_KEY) ?? '').user.features).toEqual(['kurs', 'kata-baru'])
  })

  it('an API that names no features has none, and the phone forgets the features of an earlier answer', async () => {
    const it = opened(() => json({ user }), {
      ...SIGNED_IN,
      [AUTH_KEY]: storedAuth({ user: { ...SITI_USER, features: ['kurs'] } }),
    })
    expect(it.session.getSnapshot().user?.features).toEqual(['kurs'])
    await it.authProvider.getIdentity()
    expect(it.session.getSnapshot().user).toEqual(SITI_USER)
  })
})
