import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { PasswordWork } from '@/partner-api/auth/passwordWork'
import { ADMIN, apiOver, HASAN, SITI, type Api } from '../../fixtures'

const ME = '/partner/me'
const FACTOR = `${ME}/second-factor`
const CURRENT = 'admin123'
const NEW = 'kurma di halaman'

/** An API in which something happens just before the next transaction begins: another change was faster. */
async function interrupted() {
  const memory = createMemoryStore()
  const meanwhile = { now: async (): Promise<void> => {} }
  const api = await apiOver({
    ...memory,
    transaction: async (work, mayRepeat) => {
      const happens = meanwhile.now
      meanwhile.now = async () => {}
      await happens()
      return memory.transaction(work, mayRepeat)
    },
  })
  const token = await api.login(ADMIN)
  const send = (method: string, path: string, body?: object) => api.call(method, path, { token, body })
  const userId = (await memory.findUserByEmail(ADMIN))?.id ?? 0
  return { api, memory, meanwhile, send, userId }
}
type Scene = Awaited<ReturnType<typeof interrupted>>

const codeOf = (secret: string, { clock }: Pick<Api, 'clock'>) =>
  new TOTP({ secret }).generate({ timestamp: clock.now })
async function enabled({ api, send }: Scene) {
  const { secret } = (await send('POST', FACTOR, { currentPassword: CURRENT })).body.data
  await send('POST', `${FACTOR}/confirm`, { code: codeOf(secret, api) })
  api.clock.now += 31_000
  return () => ({ currentPassword: CURRENT, code: codeOf(secret, api) })
}

type Prepare = (scene: Scene) => Promise<() => ReturnType<Scene['send']>>
const CALLS: [string, Prepare][] = [
  [
    'a change of the password',
    async ({ send }) =>
      () =>
        send('PUT', `${ME}/password`, { currentPassword: CURRENT, newPassword: NEW }),
  ],
  [
    'a new secret',
    async ({ send }) =>
      () =>
        send('POST', FACTOR, { currentPassword: CURRENT }),
  ],
  [
    'a first code',
    async ({ api, send }) => {
      const { secret } = (await send('POST', FACTOR, { currentPassword: CURRENT })).body.data
      return () => send('POST', `${FACTOR}/confirm`, { code: codeOf(secret, api) })
    },
  ],
  [
    'new recovery codes',
    async (scene) => {
      const body = await enabled(scene)
      return () => scene.send('POST', `${FACTOR}/recovery-codes`, body())
    },
  ],
  [
    'a second factor that is switched off',
    async (scene) => {
      const body = await enabled(scene)
      return () => scene.send('POST', `${FACTOR}/disable`, body())
    },
  ],
  [
    'the end of all other devices',
    async ({ send }) =>
      () =>
        send('DELETE', `${ME}/sessions`),
  ],
  [
    'the end of one device',
    async ({ memory, send, userId }) => {
      const [device] = await memory.listDevices(userId)
      return () => send('DELETE', `${ME}/sessions/${device?.id}`)
    },
  ],
  [
    'the reset of another user’s second factor',
    async ({ memory, send }) => {
      const other = (await memory.findUserByEmail(HASAN))?.id ?? 0
      await memory.putSecret(other, 'A')
      return () => send('DELETE', `/users/${other}/second-factor`)
    },
  ],
]

describe('changes of one account that meet', () => {
  it.each(CALLS)(
    '%s is refused and changes nothing when another change has just ended the session',
    async (_, prepare) => {
      const scene = await interrupted()
      const send = await prepare(scene)
      const { memory, meanwhile, userId } = scene
      let before: unknown
      meanwhile.now = async () => {
        await memory.deleteTokensOf(userId)
        before = { ...memory.exportState(), attempts: null }
      }
      expect((await send()).status).toBe(401)
      expect({ ...memory.exportState(), attempts: null }).toEqual(before)
    },
  )

  it.each(CALLS.filter(([name]) => !/device|first code|another user/.test(name)))(
    '%s is refused and changes nothing when the password has just been changed',
    async (_, prepare) => {
      const scene = await interrupted()
      const send = await prepare(scene)
      const { memory, meanwhile, userId } = scene
      let before: unknown
      meanwhile.now = async () => {
        await memory.setPassword(userId, 'another hash')
        before = { ...memory.exportState(), attempts: null }
      }
      expect(await send()).toMatchObject({
        status: 422,
        body: { errors: { currentPassword: ['Kata sandi saat ini salah'] } },
      })
      expect({ ...memory.exportState(), attempts: null }).toEqual(before)
    },
  )

  it('no password is hashed within a transaction, which would hold a connection and locks', async () => {
    const memory = createMemoryStore()
    const open = { transactions: 0, hashedInside: 0 }
    const passwordWork: PasswordWork = (work) => {
      if (open.transactions > 0) open.hashedInside += 1
      return work()
    }
    const api = await apiOver(
      {
        ...memory,
        transaction: async (work, mayRepeat) => {
          open.transactions += 1
          return memory.transaction(work, mayRepeat).finally(() => {
            open.transactions -= 1
          })
        },
      },
      { passwordWork },
    )
    const token = await api.login(ADMIN)
    const send = (method: string, path: string, body: object) => api.call(method, path, { token, body })
    const { secret } = (await send('POST', FACTOR, { currentPassword: CURRENT })).body.data
    await send('POST', `${FACTOR}/confirm`, { code: codeOf(secret, api) })
    for (const path of ['recovery-codes', 'disable']) {
      api.clock.now += 31_000
      const body = { currentPassword: CURRENT, code: codeOf(secret, api) }
      expect((await send('POST', `${FACTOR}/${path}`, body)).status).toBe(200)
    }
    expect((await send('PUT', `${ME}/password`, { currentPassword: CURRENT, newPassword: NEW })).status).toBe(200)
    expect(open).toEqual({ transactions: 0, hashedInside: 0 })
  })
})

describe('changes of one account without a pause', () => {
  const swap = async (api: Api, token: string, times: number) => {
    const passwords = [NEW, 'mitra123-lama-sekali']
    const answers: number[] = []
    let current = 'mitra123'
    for (let index = 0; index < times; index += 1) {
      const newPassword = passwords[index % 2]
      const { status } = await api.call('PUT', `${ME}/password`, {
        token,
        body: { currentPassword: current, newPassword },
      })
      answers.push(status)
      if (status === 200) current = newPassword ?? ''
    }
    return { answers, current }
  }
  const countOf = (answers: readonly number[], status: number) => answers.filter((one) => one === status).length

  it('a session changes the password ten times in a row, then waits; the audit has a row for each change alone', async () => {
    const memory = createMemoryStore()
    const api = await apiOver(memory)
    const { answers } = await swap(api, await api.login(SITI), 30)
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([10, 20])
    const rows = await memory.listAudit({ event: 'password' }, 100)
    expect(rows).toHaveLength(10)
  })
  it('further sessions of the account have its twenty changes together, and another account has its own', async () => {
    const api = await apiOver(createMemoryStore())
    const all: number[] = []
    let password = 'mitra123'
    for (let session = 0; session < 4; session += 1) {
      const token = await api.login(SITI, password)
      const send = (newPassword: string) =>
        api.call('PUT', `${ME}/password`, { token, body: { currentPassword: password, newPassword } })
      for (let index = 0; index < 8; index += 1) {
        const next = `kurma di halaman ${session} ${index}`
        const { status } = await send(next)
        all.push(status)
        if (status === 200) password = next
      }
    }
    expect(countOf(all, 200)).toBe(20)
    expect((await swap(api, await api.login(HASAN), 1)).answers).toEqual([200])
  })
})
