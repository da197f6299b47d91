import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, SITI } from '../../fixtures'
import { peopleApi, type People } from './people'

const HOUR = 60 * 60_000
const PASSWORD = 'jalan setapak ke laut'
const GONE = [404, 'Tautan ini tidak berlaku lagi.']

let api: People
beforeEach(async () => {
  api = await peopleApi()
})
const linkFor = async (id: number) => api.call('POST', `/users/${id}/link`, { token: api.owner })
const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]

describe('an invitation', () => {
  it('an invited user sees their name and email, chooses a password, and is signed in', async () => {
    const token = api.tokenOf(await api.invite())
    expect((await api.read(token)).body).toEqual({
      name: 'Rina Wijaya',
      email: 'rina@annur.co.id',
      kind: 'invitation',
    })
    const { status, body } = await api.use(token, PASSWORD)
    expect([status, body.user.email]).toEqual([200, 'rina@annur.co.id'])
    expect((await api.call('GET', '/partner/me', { token: body.token })).body.mitra.name).toBe('An-Nur Tour & Travel')
    expect(await api.login('rina@annur.co.id', PASSWORD)).toEqual(expect.any(String))
  })
  it('a link works once, also when it is used twice at the same moment', async () => {
    const token = api.tokenOf(await api.invite())
    const answers = await Promise.all([api.use(token, PASSWORD), api.use(token, `${PASSWORD} 2`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(told(await api.read(token))).toEqual(GONE)
  })
  it('a link is valid for 72 hours', async () => {
    const token = api.tokenOf(await api.invite())
    api.clock.now += 72 * HOUR - 1
    expect((await api.read(token)).status).toBe(200)
    api.clock.now += 1
    expect([told(await api.read(token)), told(await api.use(token, PASSWORD))]).toEqual([GONE, GONE])
  })
  it('a new link cancels the older one', async () => {
    const first = await api.invite()
    const second = await linkFor(first.body.data.id)
    expect(told(await api.read(api.tokenOf(first)))).toEqual(GONE)
    expect((await api.read(api.tokenOf(second))).body.kind).toBe('invitation')
  })
  it.each(['', 'x', 'A'.repeat(43), null, 5, {}, '__proto__'])(
    'the token %j is answered like a used one',
    async (token) => {
      const answer = await api.call('POST', '/partner/account-link', { body: { token } })
      expect(told(answer)).toEqual(GONE)
    },
  )
  it('the link of a disabled user, or of a user of a disabled mitra, is not valid', async () => {
    const invited = await api.invite()
    const mitra = await api.mitra('An-Nur')
    await api.call('POST', `/mitra/${mitra}/disable`, { token: api.owner })
    expect(told(await api.read(api.tokenOf(invited)))).toEqual(GONE)
    expect((await linkFor(invited.body.data.id)).status).toBe(409)
    await api.call('POST', `/mitra/${mitra}/enable`, { token: api.owner })
    await api.call('POST', `/users/${invited.body.data.id}/disable`, { token: api.owner })
    await api.call('POST', `/users/${invited.body.data.id}/enable`, { token: api.owner })
    expect(told(await api.read(api.tokenOf(invited)))).toEqual(GONE)
  })
  it('a bad password is refused at its field, and the link stays valid', async () => {
    const token = api.tokenOf(await api.invite())
    for (const password of ['', 'pendek', 'password123', 'rina@annur.co.id', 'x'.repeat(129)])
      expect((await api.use(token, password)).body.errors).toEqual({ password: [expect.any(String)] })
    expect((await api.use(token, PASSWORD)).status).toBe(200)
  })
})

describe('a reset', () => {
  it('a reset link sets another password, and ends every session of the user but the new one', async () => {
    const sessions = [await api.login(SITI), await api.login(SITI)]
    const made = await linkFor(await api.idOfUser(SITI))
    expect(made.body.link.path).toMatch(/^\/atur-ulang#[\w-]{43}$/)
    // Until the link is used nothing changes for the user.
    expect((await api.call('GET', '/partner/me', { token: sessions[0] })).status).toBe(200)
    expect((await api.read(api.tokenOf(made))).body.kind).toBe('reset')
    const { body } = await api.use(api.tokenOf(made), PASSWORD)
    for (const token of sessions) expect((await api.call('GET', '/partner/me', { token })).status).toBe(401)
    expect((await api.call('GET', '/partner/me', { token: body.token })).status).toBe(200)
    expect(await api.login(SITI, 'mitra123')).toBeUndefined()
    expect(await api.login(SITI, PASSWORD)).toEqual(expect.any(String))
  })
  it('nobody makes a link for themselves: a session that was taken over would replace the password by it', async () => {
    expect((await linkFor(await api.idOfUser(ADMIN))).status).toBe(409)
  })
  it('a link ends when its user changes the password or an admin the email', async () => {
    const id = await api.idOfUser(SITI)
    const first = api.tokenOf(await linkFor(id))
    const body = { currentPassword: 'mitra123', newPassword: PASSWORD }
    await api.call('PUT', '/partner/me/password', { token: await api.login(SITI), body })
    expect(told(await api.read(first))).toEqual(GONE)
    const second = api.tokenOf(await linkFor(id))
    const moved = await api.form({ email: 'siti.baru@annur.co.id' })
    await api.call('PUT', `/users/${id}`, { token: api.owner, body: moved })
    expect(told(await api.read(second))).toEqual(GONE)
  })
  it('the store keeps the hash of a token and never the token', async () => {
    const made = await linkFor(await api.idOfUser(SITI))
    const state = JSON.stringify((api.store as unknown as { exportState: () => unknown }).exportState())
    expect(state).not.toContain(api.tokenOf(made))
    expect(state).toContain('tokenHash')
  })
})
