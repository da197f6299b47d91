import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { recoveryHash, totpStep } from '@/partner-api/auth/secondFactor'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { Store } from '@/partner-api/stores/store'
import type { PartnerApiOptions } from '@/partner-api/routes/partnerApi'
import { ADMIN, apiOver, SITI, STAFF, type Api } from '../../fixtures'

const OWN = '/partner/me/second-factor'
const STEP = 30_000
const PASSWORD = 'admin123'

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp })
const loginWith = (api: Api, code?: string, email = ADMIN) =>
  api.call('POST', '/partner/login', { body: { email, password: PASSWORD, ...(code === undefined ? {} : { code }) } })

/** An admin with a second factor that is switched on. */
async function withFactor(options: Partial<PartnerApiOptions> = {}) {
  const store = createMemoryStore()
  const api = await apiOver(store, options)
  const token = await api.login(ADMIN)
  const begun = await api.call('POST', OWN, { token, body: { currentPassword: PASSWORD } })
  const { secret, uri } = begun.body.data
  const confirmed = await api.call('POST', `${OWN}/confirm`, { token, body: { code: codeAt(secret, api.clock.now) } })
  api.clock.now += 2 * STEP
  return { store, api, token, secret, uri, codes: confirmed.body.data.recovery_codes as string[] }
}

describe('codes of an authenticator app', () => {
  // The secret and codes of RFC 6238, appendix B, for SHA-1; six digits of the eight.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at second %i the code of RFC 6238 is %s', (second, code) => {
    expect(totpStep(SECRET, code, second * 1000)).toBe(Math.floor(second / 30))
  })
  it('a code is right one step earlier and later, and no further', () => {
    const now = 1_234_567_890_000
    const accepted = [-2, -1, 0, 1, 2].filter((steps) => totpStep(SECRET, codeAt(SECRET, now + steps * STEP), now))
    expect(accepted).toEqual([-1, 0, 1])
  })
})

describe('an account with a second factor', () => {
  it('the right password alone gives no token but asks for a code; a client that knows no second step shows the message', async () => {
    const { api } = await withFactor()
    const { status, body } = await loginWith(api)
    expect([status, body]).toEqual([
      401,
      {
        success: false,
        message: 'Masukkan kode 6 angka dari aplikasi autentikator Anda, atau satu kode cadangan.',
        second_factor: 'totp',
      },
    ])
    const wrong = await api.call('POST', '/partner/login', { body: { email: ADMIN, password: 'salah-sekali' } })
    expect(wrong.body).not.toHaveProperty('second_factor')
  })
  it('a code signs in once: the same code and an older one are refused afterwards', async () => {
    const { api, secret } = await withFactor()
    const { now } = api.clock
    expect((await loginWith(api, codeAt(secret, now))).status).toBe(200)
    expect((await loginWith(api, codeAt(secret, now))).status).toBe(401)
    expect((await loginWith(api, codeAt(secret, now - STEP))).status).toBe(401)
    expect((await loginWith(api, codeAt(secret, now + STEP))).status).toBe(200)
  })
  it('a code is the same in the digits of another script and with marks that nobody sees', async () => {
    const { api, secret } = await withFactor()
    const code = codeAt(secret, api.clock.now).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await loginWith(api, `\u200e${code}\u2060`)).status).toBe(200)
  })

  it('a recovery code signs in once, however it is written', async () => {
    const { api, codes, store } = await withFactor()
    const [first = '', second = ''] = codes
    expect(codes).toHaveLength(10)
    expect((await loginWith(api, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200)
    expect((await loginWith(api, first)).status).toBe(401)
    expect((await loginWith(api, second)).status).toBe(200)
    expect(JSON.stringify(store.exportState())).not.toContain(codes[2])
  })
  it('wrong codes are limited as wrong passwords are, and the right password in between changes nothing', async () => {
    const { api, secret } = await withFactor()
    const answers: number[] = []
    for (let index = 0; index < 12; index += 1) {
      await loginWith(api)
      answers.push((await loginWith(api, '000000')).status)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await loginWith(api, codeAt(secret, api.clock.now))).status).toBe(429)
  })
  it('a second factor is switched off by password and code together, and never by one of them', async () => {
    const { api, token, secret } = await withFactor()
    const disable = (body: object) => api.call('POST', `${OWN}/disable`, { token, body })
    const code = codeAt(secret, api.clock.now)
    expect((await disable({ currentPassword: PASSWORD })).body.errors).toHaveProperty('code')
    expect((await disable({ currentPassword: 'salah-sekali', code })).body.errors).toHaveProperty('currentPassword')
    expect((await disable({ currentPassword: PASSWORD, code: '000000' })).body.errors).toHaveProperty('code')
    expect((await disable({ currentPassword: PASSWORD, code })).status).toBe(200)
    expect((await loginWith(api)).status).toBe(200)
  })
  it('password and code together replace the recovery codes: the old ones are gone, sessions stay, the audit says so', async () => {
    const { api, store, token, secret, codes } = await withFactor()
    const replace = (body: object) => api.call('POST', `${OWN}/recovery-codes`, { token, body })
    const code = codeAt(secret, api.clock.now)
    expect((await replace({ currentPassword: PASSWORD })).body.errors).toHaveProperty('code')
    expect((await replace({ currentPassword: 'salah-sekali', code })).body.errors).toHaveProperty('currentPassword')
    const since = (await api.call('GET', OWN, { token })).body.data.enabled_at
    const { status, body } = await replace({ currentPassword: PASSWORD, code })
    const [row] = await store.listAudit({}, 1)
    expect([status, body.data.recovery_codes.length]).toEqual([200, 10])
    expect(row).toMatchObject({ event: 'second-factor', after: { secondFactor: 'new-codes' } })
    expect((await api.call('GET', OWN, { token })).body.data).toMatchObject({ enabled_at: since, recovery_codes: 10 })
    expect((await loginWith(api, codes[0])).status).toBe(401)
    expect((await loginWith(api, body.data.recovery_codes[0])).status).toBe(200)
    expect(JSON.stringify(store.exportState())).not.toContain(body.data.recovery_codes[1])
  })
  it('after a restore, whose secret is empty, no app signs in, also not one with an empty secret; a recovery code does', async () => {
    const { api, store, secret, codes } = await withFactor()
    const id = (await store.findUserByEmail(ADMIN))?.id ?? 0
    const hashes = await Promise.all(codes.map((code) => recoveryHash(id, code)))
    await store.deleteSecondFactor(id)
    await store.putSecret(id, '')
    await store.enableSecondFactor(id, api.clock.now, hashes)
    const told = { second_factor: 'totp', message: expect.stringMatching(/dipulihkan dari cadangan.*kode cadangan/) }
    expect((await loginWith(api)).body).toMatchObject(told)
    expect((await loginWith(api, codeAt(secret, api.clock.now))).body).toMatchObject(told)
    expect((await loginWith(api, codeAt('', api.clock.now))).body).toMatchObject(told)
    const signedIn = await loginWith(api, codes[0])
    expect(signedIn.status).toBe(200)
    const off = { currentPassword: PASSWORD, code: codes[1] }
    const { token } = signedIn.body
    expect((await api.call('POST', `${OWN}/disable`, { token, body: off })).status).toBe(200)
    expect((await api.call('POST', OWN, { token, body: { currentPassword: PASSWORD } })).status).toBe(200)
  })
  it('nobody gets recovery codes without a second factor that is on', async () => {
    const api = await apiOver(createMemoryStore())
    const token = await api.login(ADMIN)
    const ask = () =>
      api.call('POST', `${OWN}/recovery-codes`, { token, body: { currentPassword: PASSWORD, code: '1' } })
    expect((await ask()).status).toBe(409)
    await api.call('POST', OWN, { token, body: { currentPassword: PASSWORD } })
    expect((await ask()).status).toBe(409)
  })
  it('an admin with users.edit switches off another’s; a staff member without it may not; both are in the audit or refused', async () => {
    const { api, store, token } = await withFactor()
    const staff = await api.login(STAFF)
    const id = (await store.findUserByEmail(ADMIN))?.id
    const passwordHash = (await store.findUserByEmail(ADMIN))?.passwordHash ?? ''
    const rights = { mitraId: null, roles: ['admin'], permissions: ['*'] }
    await store.insertUser({ name: 'Kedua', email: 'kedua@a.co', passwordHash, ...rights })
    const other = await api.login('kedua@a.co', PASSWORD)
    expect((await api.call('DELETE', `/users/${id}/second-factor`, { token: staff })).status).toBe(403)
    // The own one takes password and code, which whoever took over a session lacks.
    expect((await api.call('DELETE', `/users/${id}/second-factor`, { token })).status).toBe(409)
    expect((await api.call('DELETE', `/users/${id}/second-factor`, { token: other })).status).toBe(200)
    expect((await store.listAudit({}, 1))[0]).toMatchObject({
      event: 'second-factor',
      label: 'Ratna Kusuma',
      recordId: id,
    })
    expect((await api.call('GET', '/partner/me', { token })).status).toBe(401)
    expect((await loginWith(api)).status).toBe(200)
  })
})

describe('setting up a second factor', () => {
  it('the secret counts only after a first code, which ends the other sessions', async () => {
    const api = await apiOver(createMemoryStore())
    const [here, there] = [await api.login(ADMIN), await api.login(ADMIN)]
    const { body } = await api.call('POST', OWN, { token: here, body: { currentPassword: PASSWORD } })
    expect(body.data.uri).toBe(
      `otpauth://totp/Umroh%20Mitra:admin%40umrohmitra.co.id?issuer=Umroh%20Mitra&secret=${body.data.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await loginWith(api)).status).toBe(200)
    const code = codeAt(body.data.secret, api.clock.now)
    expect((await api.call('POST', `${OWN}/confirm`, { token: here, body: { code: '000000' } })).status).toBe(422)
    expect((await api.call('POST', `${OWN}/confirm`, { token: here, body: { code } })).status).toBe(200)
    expect((await api.call('GET', '/partner/me', { token: there })).status).toBe(401)
    expect((await api.call('GET', '/partner/me', { token: here })).body.user.second_factor).toBe('on')
    expect((await api.call('POST', OWN, { token: here, body: { currentPassword: PASSWORD } })).status).toBe(409)
  })
  it('a login that was checked before the second factor was enabled begins no session', async () => {
    const memory = createMemoryStore()
    const meanwhile = { change: async () => {} }
    const transaction: Store['transaction'] = async (work) => {
      await meanwhile.change()
      return memory.transaction(work)
    }
    const api = await apiOver({ ...memory, transaction })
    const id = (await memory.findUserByEmail(ADMIN))?.id ?? 0
    await memory.putSecret(id, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    meanwhile.change = () => memory.enableSecondFactor(id, api.clock.now, [])
    const { status, body } = await loginWith(api)
    expect([status, body.token, await memory.listDevices(id)]).toEqual([401, undefined, []])
  })
  it('a wrong password gives no secret, and a mitra has no second factor', async () => {
    const api = await apiOver(createMemoryStore())
    const [admin, siti] = [await api.login(ADMIN), await api.login(SITI)]
    const wrong = await api.call('POST', OWN, { token: admin, body: { currentPassword: 'salah-sekali' } })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['currentPassword']])
    expect((await api.call('GET', OWN, { token: siti })).status).toBe(403)
    expect((await api.call('GET', '/partner/me', { token: siti })).body.user).not.toHaveProperty('second_factor')
  })
})

describe('with REQUIRE_TOTP=1', () => {
  it('an admin without a second factor can do nothing but set one up; a mitra notices nothing', async () => {
    const store = createMemoryStore()
    const api = await apiOver(store, { requireTotp: true })
    const [admin, siti] = [await api.login(ADMIN), await api.login(SITI)]
    const user = await store.findUserByEmail(ADMIN)
    if (!user) throw new Error('no admin')
    await store.updateAccount(user.id, { ...user, mitraId: (await store.findUserByEmail(SITI))?.mitraId ?? null })
    const { body: own } = await api.call('GET', '/partner/umroh-regular', { token: siti })
    const detail = `/partner/umroh-regular/${own.data[0].id}`
    for (const path of ['/partner/umroh-regular', detail, '/custom-data/visa', '/partner/me/sessions', '/hotel/makkah'])
      expect([path, await api.call('GET', path, { token: admin })]).toMatchObject([
        path,
        { status: 403, body: { second_factor: 'required' } },
      ])
    expect((await api.call('GET', '/partner/umroh-regular', { token: siti })).status).toBe(200)
    expect((await api.call('GET', '/partner/me', { token: admin })).body.user.second_factor).toBe('required')
    const { body } = await api.call('POST', OWN, { token: admin, body: { currentPassword: PASSWORD } })
    const code = codeAt(body.data.secret, api.clock.now)
    await api.call('POST', `${OWN}/confirm`, { token: admin, body: { code } })
    expect((await api.call('GET', '/partner/umroh-regular', { token: admin })).status).toBe(200)
  })
})
