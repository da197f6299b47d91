import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { makeLink } from '@/partner-api/accounts/accounts'
import { createPasswordWork, type PasswordWork } from '@/partner-api/auth/passwordWork'
import { TooBusyError } from '@/partner-api/queue/fairLine'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, type Answer, type Api } from '../fixtures'

const NEW = 'kurma di halaman'
const CURRENT = 'admin123'

/** An API whose hashing queue can be filled up. */
async function busyApi({ demo = true } = {}) {
  const queue = createPasswordWork()
  const state = { isBusy: false }
  const passwordWork: PasswordWork = (work, turn) =>
    state.isBusy ? Promise.reject(new TooBusyError()) : queue(work, turn)
  const store = createMemoryStore()
  const setup = { keyHash: null, isLocal: () => true }
  const api = await apiOver(store, { demo, setup, passwordWork })
  const token = demo ? await api.login(ADMIN) : undefined
  const send = (method: string, path: string, body: object) => api.call(method, path, { token, body })
  return { ...api, state, memory: store, send }
}
type Busy = Awaited<ReturnType<typeof busyApi>>

async function beginFactor({ send }: Busy): Promise<string> {
  return (await send('POST', '/partner/me/second-factor', { currentPassword: CURRENT })).body.data.secret
}
const codeAt = (secret: string, { clock }: Pick<Api, 'clock'>) =>
  new TOTP({ secret }).generate({ timestamp: clock.now })

type Call = (api: Busy) => Promise<() => Promise<Answer>>
const CALLS: readonly [string, Call][] = [
  [
    '/partner/login',
    async ({ send }) =>
      () =>
        send('POST', '/partner/login', { email: ADMIN, password: CURRENT }),
  ],
  [
    '/partner/account-link/password',
    async ({ send, store, clock }) => {
      const account = await store.findAccount((await store.findUserByEmail(ADMIN))?.id ?? 0)
      if (!account) throw new Error('no admin')
      const token = (await makeLink(store, account, clock.now)).path.split('#').at(-1)
      return () => send('POST', '/partner/account-link/password', { token, password: NEW })
    },
  ],
  [
    '/partner/me/password',
    async ({ send }) =>
      () =>
        send('PUT', '/partner/me/password', { currentPassword: CURRENT, newPassword: NEW }),
  ],
  [
    '/partner/me/second-factor',
    async ({ send }) =>
      () =>
        send('POST', '/partner/me/second-factor', { currentPassword: CURRENT }),
  ],
  [
    '/partner/me/second-factor/disable',
    async (api) => {
      const secret = await beginFactor(api)
      await api.send('POST', '/partner/me/second-factor/confirm', { code: codeAt(secret, api) })
      // The next code's time, and too soon to record a use of the session.
      api.clock.now += 31_000
      const body = () => ({ currentPassword: CURRENT, code: codeAt(secret, api) })
      return () => api.send('POST', '/partner/me/second-factor/disable', body())
    },
  ],
]

describe('while too many passwords wait to be hashed', () => {
  it.each(CALLS)('%s says to come back, changes nothing, and counts no wrong try', async (_, prepare) => {
    const api = await busyApi()
    const send = await prepare(api)
    const before = { ...api.memory.exportState(), attempts: null }
    api.state.isBusy = true
    for (let index = 0; index < 12; index += 1) {
      const { status, headers, body } = await send()
      expect([status, headers.get('retry-after'), body.message]).toEqual([
        503,
        '5',
        'Server sedang sibuk. Coba lagi dalam 5 detik.',
      ])
    }
    expect({ ...api.memory.exportState(), attempts: null }).toEqual(before)
    api.state.isBusy = false
    expect((await send()).status).toBe(200)
    expect(api.errors).toEqual([])
  })
  it('a refused try writes nothing: of twenty logins no row is left', async () => {
    const api = await busyApi()
    const before = api.memory.exportState()
    api.state.isBusy = true
    for (let index = 0; index < 20; index += 1)
      expect((await api.send('POST', '/partner/login', { email: `orang${index}@a.co`, password: NEW })).status).toBe(
        503,
      )
    expect(api.memory.exportState()).toEqual(before)
  })
  it('/partner/setup says to come back, and the first account is made afterwards', async () => {
    const api = await busyApi({ demo: false })
    const owner = { business: 'An-Nur', name: 'Ibu', email: 'ibu@annur.co.id', password: NEW }
    api.state.isBusy = true
    expect(await api.send('POST', '/partner/setup', owner)).toMatchObject({ status: 503 })
    expect(await api.store.hasAccounts()).toBe(false)
    api.state.isBusy = false
    expect((await api.send('POST', '/partner/setup', owner)).status).toBe(201)
  })
})
