import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, DEWI, SITI, STAFF, workedQuote } from '../../fixtures'
import { peopleApi, type People } from './people'

let api: People
beforeEach(async () => {
  api = await peopleApi()
})
const put = (id: number, token: string, body: object, headers = {}) =>
  api.call('PUT', `/users/${id}`, { token, body, headers })
const disable = (id: number, token = api.owner) => api.call('POST', `/users/${id}/disable`, { token })
const enable = (id: number, token = api.owner) => api.call('POST', `/users/${id}/enable`, { token })
const login = async (email: string, password: string) =>
  api.call('POST', '/partner/login', { body: { email, password } })

describe('an email that can be taken for another (docs/product.md §36.2)', () => {
  const taken = { email: ['Email ini sudah dipakai pengguna lain'] }
  const alike = {
    email: ['Email ini tampak sama dengan email pengguna lain. Periksa huruf-hurufnya, atau pakai email lain.'],
  }
  it.each([
    ['siti@annur.co.id\u200b', taken],
    ['ｓｉｔｉ＠annur.co.id', taken],
    ['sıti@annur.co.id', alike],
    ['s\u0456ti@annur.co.id', alike],
    ['SİTİ@annur.co.id', alike],
  ])('%j is refused for a new user, and for one that is changed', async (email, errors) => {
    const made = await api.invite({ email })
    expect(made.body.errors).toEqual(errors)
    const id = await api.idOfUser(DEWI)
    const changed = await put(id, api.owner, await api.form({ email, name: 'Dewi' }), { 'if-match': '"1"' })
    expect(changed.body.errors).toEqual(errors)
  })
  it('is kept by the accounts that have it already', async () => {
    const { id } = await api.admin('sıti@annur.co.id', [])
    const kept = await put(id, api.owner, await api.form({ email: 'sıti@annur.co.id', name: 'Lain' }), {
      'if-match': '"1"',
    })
    expect(kept.status).toBe(200)
  })
  it('with marks that nobody sees is stored and found without them', async () => {
    await api.invite({ email: '\u200eRina\u00ad@Annur.co.id\u200b' })
    expect((await api.store.findUserByEmail('rina@annur.co.id'))?.name).toBe('Rina Wijaya')
    const signedIn = await login(' \ufeffsi\u200bti@ANNUR.co.id', 'mitra123')
    expect(signedIn.status).toBe(200)
  })
})

describe('the list of users', () => {
  it('an admin finds users by name and email, with mitra, roles and state', async () => {
    const { body } = await api.call('GET', '/users?q=SITI', { token: api.owner })
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          name: 'Siti Rahmawati',
          email: SITI,
          mitra: { id: expect.any(Number), name: 'An-Nur Tour & Travel' },
          roles: ['mitra'],
          permissions: [],
          status: 'active',
          has_second_factor: false,
          last_login_at: null,
          link_expires_at: null,
          version: '1',
        },
      ],
      meta: { total: 1, page: 1, per_page: 50 },
    })
    const page = await api.call('GET', '/users?per_page=2&page=2&sort=email&order=desc', { token: api.owner })
    expect([page.body.data.map((user: { email: string }) => user.email), page.body.meta.total]).toEqual([
      ['siti@annur.co.id', 'hasan@annur.co.id'],
      6,
    ])
  })
  it('the list tells the last login and the second factor, and narrows to one mitra', async () => {
    await api.login(DEWI)
    const siti = await api.idOfUser(SITI)
    await api.store.putSecret(siti, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await api.store.enableSecondFactor(siti, api.clock.now, [])
    const rows = async (path: string) =>
      (await api.call('GET', path, { token: api.owner })).body.data.map(
        (user: { email: string; last_login_at: string | null; has_second_factor: boolean }) => [
          user.email,
          user.last_login_at,
          user.has_second_factor,
        ],
      )
    expect(await rows(`/users?mitra_id=${await api.mitra('Barokah')}`)).toEqual([
      [DEWI, new Date(api.clock.now).toISOString(), false],
      ['yusuf@barokah.co.id', null, false],
    ])
    expect(await rows('/users?q=siti')).toEqual([[SITI, null, true]])
    for (const nobodys of ['987654', 'abc', '0', '1,2']) expect(await rows(`/users?mitra_id=${nobodys}`)).toEqual([])
    expect((await rows('/users?mitra_id=')).length).toBeGreaterThan(4)
  })
  it('nobody but an admin with the permission reads or changes users and mitra', async () => {
    const [siti, staff] = [await api.login(SITI), await api.login(STAFF)]
    const plain = await api.store.insertUser({
      email: 'bukan@a.co',
      name: 'Bukan admin',
      passwordHash: 'x',
      mitraId: null,
      roles: ['mitra'],
      permissions: ['users.list'],
    })
    expect(plain).toEqual(expect.any(Number))
    const id = await api.idOfUser(SITI)
    for (const token of [siti, staff])
      for (const [method, path, body] of [
        ['GET', '/users'],
        ['GET', `/users/${id}`],
        ['POST', '/users', await api.form()],
        ['PUT', `/users/${id}`, await api.form()],
        ['POST', `/users/${id}/disable`],
        ['POST', `/users/${id}/enable`],
        ['POST', `/users/${id}/link`],
        ['GET', '/mitra'],
        ['POST', '/mitra', { name: 'x' }],
        ['POST', `/mitra/1/disable`],
      ] as const)
        expect([path, (await api.call(method, path, { token, ...(body ? { body } : {}) })).status]).toEqual([path, 403])
  })
})

describe('a new user', () => {
  it('a user is created with a link, and is invited until a password is chosen', async () => {
    const { status, body } = await api.invite({ email: ' Rina@Annur.co.id ' })
    expect([status, body]).toEqual([
      201,
      {
        data: expect.objectContaining({ email: 'rina@annur.co.id', status: 'invited', version: '1' }),
        link: {
          path: expect.stringMatching(/^\/undangan#[\w-]{43}$/),
          expires_at: new Date(api.clock.now + 72 * 60 * 60_000).toISOString(),
        },
      },
    ])
    expect((await login('rina@annur.co.id', '')).status).toBe(422)
    expect((await login('rina@annur.co.id', 'apa saja boleh')).status).toBe(401)
  })
  it('a repetition by its key creates nothing more, and tells no link', async () => {
    const send = async () =>
      api.call('POST', '/users', {
        token: api.owner,
        body: await api.form(),
        headers: { 'idempotency-key': 'undangan-1' },
      })
    const [first, again] = [await send(), await send()]
    expect(again.body).toEqual({ data: first.body.data })
  })
  it.each([
    [{ email: SITI.toUpperCase() }, 'email'],
    [{ email: 'tanpa-domain' }, 'email'],
    [{ name: '' }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ mitra_id: null }, 'mitra_id'],
    [{ mitra_id: 987_654 }, 'mitra_id'],
    [{ mitra_id: undefined }, 'mitra_id'],
    [{ roles: 'admin' }, 'roles'],
    [{ roles: ['Admin!'] }, 'roles'],
    [{ permissions: ['semua'] }, 'permissions'],
    [{ permissions: ['backup.download', 'custom-data/kurs.create'] }, 'permissions'],
    [{ passwordHash: 'x' }, 'passwordHash'],
  ])('a user with %j is refused at the field', async (more, field) => {
    const { status, body } = await api.invite(more)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
  it('a mitra that is missing is asked for, and an unknown one is no longer offered', async () => {
    const problem = async (more: object) => (await api.invite(more)).body.errors.mitra_id
    expect(await problem({ mitra_id: undefined })).toEqual(['Pilih mitra, atau beri peran Admin'])
    expect(await problem({ mitra_id: 987_654 })).toEqual(['Pilihan ini sudah tidak tersedia'])
  })
})

describe('rights', () => {
  const LIMITED = ['users.list', 'users.create', 'users.edit', 'custom-data/visa.edit']

  const ADMIN_RIGHTS = { roles: ['admin'], mitra_id: null, permissions: [] as string[] }

  it.each([
    [{ permissions: ['*'] }, 'permissions'],
    [{ permissions: ['mitra.edit'] }, 'permissions'],
    [{ permissions: ['users.list', 'umroh-regular.edit'] }, 'permissions'],
    [{ roles: ['admin', 'pemilik'] }, 'roles'],
    [{ mitra_id: 'An-Nur' }, 'mitra_id'],
    [{ mitra_id: 'An-Nur', roles: ['mitra'] }, 'mitra_id'],
  ])('an admin gives nobody the rights %j that they do not hold', async (rights, field) => {
    const { token, id } = await api.admin('terbatas@a.co', LIMITED)
    const other = await api.admin('lain@a.co', ['users.list'])
    const mitraId = 'mitra_id' in rights ? await api.mitra('An-Nur') : null
    const given = { ...ADMIN_RIGHTS, ...rights, mitra_id: mitraId }
    for (const answer of [
      await api.invite(given, token),
      await put(other.id, token, { name: 'Lain', email: 'lain@a.co', ...given }),
      await put(id, token, { name: 'Saya', email: 'terbatas@a.co', ...given }),
    ])
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })
  it('an admin without every right takes over no account of a mitra, and may disable it', async () => {
    const { token } = await api.admin('terbatas@a.co', LIMITED)
    const siti = await api.idOfUser(SITI)
    const taken = [
      await put(siti, token, await api.form({ email: 'saya@a.co' })),
      await api.call('POST', `/users/${siti}/link`, { token }),
    ]
    expect(taken.map(({ status }) => status)).toEqual([403, 403])
    expect((await disable(siti, token)).status).toBe(200)
    expect((await enable(siti, token)).status).toBe(200)
  })
  it('an admin gives the rights that they hold', async () => {
    const { token } = await api.admin('terbatas@a.co', LIMITED)
    const given = { roles: ['admin'], permissions: ['custom-data/visa.edit', 'custom-data/visa.edit'], mitra_id: null }
    const { status, body } = await api.invite(given, token)
    expect([status, body.data.permissions]).toEqual([201, ['custom-data/visa.edit']])
  })
  it('an admin neither edits, disables nor resets an account that holds more', async () => {
    const { token } = await api.admin('terbatas@a.co', LIMITED)
    const owner = await api.idOfUser(ADMIN)
    const body = { name: 'X', email: 'x@a.co', mitra_id: null, roles: ['admin'], permissions: [] }
    const answers = [
      await put(owner, token, body),
      await disable(owner, token),
      await api.call('POST', `/users/${owner}/link`, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await login(ADMIN, 'admin123')).status).toBe(200)
  })
  it('rights that were taken away no longer count, also for a session that is open', async () => {
    const { id, token } = await api.admin('terbatas@a.co', LIMITED)
    const less = { name: 'T', email: 'terbatas@a.co', mitra_id: null, roles: ['admin'], permissions: ['users.list'] }
    expect((await put(id, api.owner, less)).status).toBe(200)
    expect((await api.invite({}, token)).status).toBe(403)
  })
})

describe('a change of a user', () => {
  it('of two admins who change one user the second is told', async () => {
    const id = await api.idOfUser(SITI)
    const body = await api.form({ email: SITI, name: 'Siti R.' })
    const first = await put(id, api.owner, body, { 'if-match': '"1"' })
    expect([first.status, first.body.data.version]).toEqual([200, '2'])
    const second = await put(id, api.owner, { ...body, name: 'Siti' }, { 'if-match': '"1"' })
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('sudah diubah')])
    expect((await api.call('GET', `/users/${id}`, { token: api.owner })).body.data.name).toBe('Siti R.')
  })
  it('a disabled user is signed out at once and gets the answer of a wrong password until enabled again', async () => {
    const siti = await api.login(SITI)
    const id = await api.idOfUser(SITI)
    expect((await disable(id)).body.data.status).toBe('disabled')
    expect((await api.call('GET', '/partner/me', { token: siti })).status).toBe(401)
    const [right, wrong] = [await login(SITI, 'mitra123'), await login('siapa@a.co', 'salah-sekali')]
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body])
    expect((await enable(id)).body.data.status).toBe('active')
    // Enabling gives the sign-in back, and no old session.
    expect((await api.call('GET', '/partner/me', { token: siti })).status).toBe(401)
    expect((await login(SITI, 'mitra123')).status).toBe(200)
  })
  it('the packages of a disabled user stay, and no call deletes a user', async () => {
    const siti = await api.login(SITI)
    const made = await api.call('POST', '/partner/umroh-regular', { token: siti, body: await workedQuote(api, siti) })
    const id = await api.idOfUser(SITI)
    await disable(id)
    const detail = await api.call('GET', `/partner/umroh-regular/${made.body.data.id}`, { token: api.owner })
    expect(detail.status).toBe(200)
    expect((await api.call('DELETE', `/users/${id}`, { token: api.owner })).status).toBe(404)
  })
  it('nobody disables themselves, and one who may do everything is always left', async () => {
    const owner = await api.idOfUser(ADMIN)
    expect((await disable(owner)).status).toBe(409)
    const less = { name: 'R', email: ADMIN, mitra_id: null, roles: ['admin'], permissions: ['users.edit'] }
    expect((await put(owner, api.owner, less)).status).toBe(409)
    expect(
      (
        await put(owner, api.owner, {
          ...less,
          mitra_id: await api.mitra('An-Nur'),
          roles: ['mitra'],
          permissions: [],
        })
      ).status,
    ).toBe(409)
    const second = await api.admin('kedua@a.co', ['*'])
    expect((await put(owner, api.owner, less)).status).toBe(200)
    expect((await disable(second.id, second.token)).status).toBe(409)
  })
  it('of two owners who disable each other at the same moment one stays', async () => {
    const [a, b] = [await api.admin('a@a.co', ['*']), await api.admin('b@a.co', ['*'])]
    await disable(await api.idOfUser(ADMIN), a.token)
    const answers = await Promise.all([disable(b.id, a.token), disable(a.id, b.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await api.store.countOwners()).toBe(1)
  })
})

describe('mitra', () => {
  it('an admin creates, renames, finds and disables a mitra', async () => {
    const created = await api.call('POST', '/mitra', { token: api.owner, body: { name: ' Al-Hijrah ' } })
    expect([created.status, created.body]).toEqual([
      201,
      { data: { id: expect.any(Number), name: 'Al-Hijrah', users: 0, status: 'active', version: '1' } },
    ])
    const { id } = created.body.data
    const rename = (name: string, version: string) =>
      api.call('PUT', `/mitra/${id}`, { token: api.owner, body: { name }, headers: { 'if-match': `"${version}"` } })
    expect((await rename('Al-Hijrah Tour', '1')).body.data).toMatchObject({ name: 'Al-Hijrah Tour', version: '2' })
    expect((await rename('Lain', '1')).status).toBe(409)
    expect((await rename(' ', '2')).body.errors).toEqual({ name: ['Nama wajib diisi'] })
    const list = await api.call('GET', '/mitra?q=hijrah', { token: api.owner })
    expect(list.body.data.map(({ name }: { name: string }) => name)).toEqual(['Al-Hijrah Tour'])
    const disabled = await api.call('POST', `/mitra/${id}/disable`, { token: api.owner })
    expect(disabled.body.data.status).toBe('disabled')
  })
  it('the users of a disabled mitra are out at once, and in again when it is enabled', async () => {
    const dewi = await api.login(DEWI)
    const id = await api.mitra('Barokah')
    await api.call('POST', `/mitra/${id}/disable`, { token: api.owner })
    expect((await api.call('GET', '/partner/me', { token: dewi })).status).toBe(401)
    expect((await login(DEWI, 'mitra123')).status).toBe(401)
    await api.call('POST', `/mitra/${id}/enable`, { token: api.owner })
    expect((await login(DEWI, 'mitra123')).status).toBe(200)
  })
  it('an admin does not disable the mitra of an owner, who holds more', async () => {
    const id = await api.mitra('An-Nur')
    const owner = await api.admin('pemilik@a.co', ['*'], id)
    const { token } = await api.admin('lain@a.co', ['mitra.edit'])
    expect((await api.call('POST', `/mitra/${id}/disable`, { token })).status).toBe(403)
    expect((await api.call('GET', '/partner/me', { token: owner.token })).status).toBe(200)
  })
  it('a disabled mitra that is enabled again gives no old session back', async () => {
    const dewi = await api.login(DEWI)
    const id = await api.mitra('Barokah')
    for (const action of ['disable', 'enable']) await api.call('POST', `/mitra/${id}/${action}`, { token: api.owner })
    expect((await api.call('GET', '/partner/me', { token: dewi })).status).toBe(401)
  })
  it('an admin disables neither their own mitra nor the one of the last owner', async () => {
    const id = await api.mitra('An-Nur')
    const own = await api.admin('anggota@a.co', ['mitra.edit'], id)
    expect((await api.call('POST', `/mitra/${id}/disable`, { token: own.token })).status).toBe(409)
    const owner = await api.idOfUser(ADMIN)
    await put(owner, api.owner, { name: 'R', email: ADMIN, mitra_id: id, roles: ['admin'], permissions: ['*'] })
    const other = await api.admin('lain@a.co', ['mitra.edit'])
    const refused = await api.call('POST', `/mitra/${id}/disable`, { token: other.token })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('satu-satunya')])
  })
})
