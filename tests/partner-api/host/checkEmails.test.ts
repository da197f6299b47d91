import { expect, it, vi } from 'vitest'
import { setPassword } from '@/partner-api/host/account/accountActions'
import { checkEmails } from '@/partner-api/host/database/checkEmails'
import { createOwnerOf } from '@/partner-api/host/database/openStore'
import { quietLog, type LogEvent } from '@/partner-api/host/log/log'
import { readSettings } from '@/partner-api/host/settings/env'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { hashPassword } from '@/partner-api/auth/passwords'
import { apiOver, FAST, NOW } from '../fixtures'

const PASSWORD = 'jalan setapak ke laut'

/** A store as an earlier version left it. */
async function storeWith(emails: readonly string[]) {
  const store = createMemoryStore()
  const rights = { mitraId: null, roles: ['admin'], permissions: ['*'] }
  const passwordHash = await hashPassword(PASSWORD, FAST)
  const ids = []
  for (const email of emails) ids.push(await store.insertUser({ email, name: email, passwordHash, ...rights }))
  const warn = vi.fn<LogEvent>()
  await checkEmails(store, { ...quietLog, warn })
  return { store, ids, warned: warn.mock.calls.map(([event, fields]) => [event, fields?.account, fields?.like]) }
}
const signIn = async (store: ReturnType<typeof createMemoryStore>, email: string) =>
  (
    await (
      await apiOver(store, { demo: false })
    ).call('POST', '/partner/login', { body: { email, password: PASSWORD } })
  ).status

it('emails of an earlier version that nobody can type are written anew, with a line in the log and in the audit', async () => {
  const { store, ids, warned } = await storeWith(['budi@a.co', 'si\u200bti@a.co', 'de\u0301wi@a.co'])
  expect(warned).toEqual([
    ['account.email-rewritten', ids[1], undefined],
    ['account.email-rewritten', ids[2], undefined],
  ])
  for (const email of ['siti@a.co', 'si\u200bti@a.co', 'd\u00e9wi@a.co', 'de\u0301wi@a.co'])
    expect([email, await signIn(store, email)]).toEqual([email, 200])
  expect((await store.listAudit({ event: 'update' }, 9)).map(({ userName, recordId }) => [userName, recordId])).toEqual(
    [
      ['server', ids[2]],
      ['server', ids[1]],
    ],
  )
})

it('emails that look alike are told, change nothing, and each still signs in as it is typed', async () => {
  const { store, ids, warned } = await storeWith(['admin@a.co', 'admın@a.co', 'ad\u200bmin@a.co'])
  expect(warned).toEqual([
    ['account.email-alike', ids[1], ids[0]],
    ['account.email-alike', ids[2], ids[0]],
  ])
  expect((await store.listEmails()).map(({ email }) => email)).toEqual(['admin@a.co', 'admın@a.co', 'ad\u200bmin@a.co'])
  const io = {
    newPassword: async () => 'kata sandi yang lain',
    print: () => undefined,
    now: () => NOW,
    iterations: FAST,
  }
  await setPassword(store, { email: 'ad\u200bmin@a.co' }, io)
  for (const email of ['admin@a.co', 'admın@a.co']) expect([email, await signIn(store, email)]).toEqual([email, 200])
  expect(await signIn(store, 'ad\u200bmin@a.co')).toBe(401)
})

it('an owner of the environment whose email has marks that nobody sees signs in without them', async () => {
  const { owner } = readSettings({ OWNER_EMAIL: '\u200bpemilik@a.co\u00ad', OWNER_PASSWORD: PASSWORD })
  const store = createMemoryStore()
  await createOwnerOf(store, owner, FAST)
  expect(await signIn(store, 'pemilik@a.co')).toBe(200)
})
