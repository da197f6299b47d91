import { beforeEach, describe, expect, it } from 'vitest'
import { readAccountArgs } from '@/partner-api/host/account/accountArgs'
import {
  addOwner,
  dropSecondFactor,
  IN_PRESETS,
  listAccounts,
  setEnabled,
  setPassword,
  type AccountIo,
} from '@/partner-api/host/account/accountActions'
import { reactAdminDefinitions } from '@/app/reactAdminDefinitions'
import { permissionsOf, PRESET_NAMES } from '@/domain/access/presets'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, FAST, NOW, SITI } from '../fixtures'

const PASSWORD = 'jalan setapak ke laut'
let printed: string[]
let password: string
const io: AccountIo = {
  newPassword: async () => password,
  print: (line) => void printed.push(line),
  now: () => NOW,
  iterations: FAST,
}
beforeEach(() => {
  printed = []
  password = PASSWORD
})
const audited = async (store: ReturnType<typeof createMemoryStore>) =>
  (await store.listAudit({}, 9)).toReversed().map(({ event, userName, label }) => [event, userName, label])

describe('accounts from a shell', () => {
  it('the first owner of an empty database signs in, and the audit names the shell', async () => {
    const store = createMemoryStore()
    await addOwner(store, { email: 'Ibu@A.co', name: 'Ibu', business: 'An-Nur' }, io)
    const api = await apiOver(store, { demo: false })
    expect(await audited(store)).toEqual([
      ['create', 'shell', 'An-Nur'],
      ['create', 'shell', 'ibu@a.co'],
    ])
    const token = await api.login('ibu@a.co', PASSWORD)
    expect((await api.call('GET', '/partner/me', { token })).body.mitra.name).toBe('An-Nur')
    await addOwner(store, { email: 'kedua@a.co' }, io)
    expect(await store.countOwners()).toBe(2)
  })
  it('a password is set when everybody is locked out, and ends the sessions and links of the account', async () => {
    const store = createMemoryStore()
    const api = await apiOver(store)
    const token = await api.login(ADMIN)
    await setPassword(store, { email: ADMIN }, io)
    expect((await api.call('GET', '/partner/me', { token })).status).toBe(401)
    expect(await api.login(ADMIN, 'admin123')).toBeUndefined()
    expect(await api.login(ADMIN, PASSWORD)).toEqual(expect.any(String))
    expect(printed.join()).not.toContain(PASSWORD)
  })
  it('an owner who lost the authenticator app and every recovery code gets in again, and the audit names the shell', async () => {
    const store = createMemoryStore()
    const api = await apiOver(store)
    const id = (await store.findUserByEmail(ADMIN))?.id ?? 0
    await store.putSecret(id, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await store.enableSecondFactor(id, NOW, [])
    expect(await api.login(ADMIN)).toBeUndefined()
    await dropSecondFactor(store, { email: ADMIN }, io)
    expect((await audited(store)).at(-1)).toEqual(['second-factor', 'shell', ADMIN])
    expect(await api.login(ADMIN)).toEqual(expect.any(String))
    await expect(dropSecondFactor(store, { email: ADMIN }, io)).rejects.toThrow(/tidak memakai/)
  })
  it('an account is disabled and enabled, and the last owner stays', async () => {
    const store = createMemoryStore()
    const api = await apiOver(store)
    await setEnabled(store, { email: SITI }, io, false)
    expect(await audited(store)).toEqual([['disable', 'shell', SITI]])
    expect(await api.login(SITI)).toBeUndefined()
    await setEnabled(store, { email: SITI }, io, true)
    expect(await api.login(SITI)).toEqual(expect.any(String))
    await expect(setEnabled(store, { email: ADMIN }, io, false)).rejects.toThrow(/satu-satunya/)
    expect(await api.login(ADMIN)).toEqual(expect.any(String))
  })
  it('an account is enabled with its mitra, and the audit has a row for each that changes', async () => {
    const store = createMemoryStore()
    await apiOver(store)
    const { id, mitraId } = (await store.findUserByEmail(SITI)) ?? { id: 0, mitraId: 0 }
    await store.disableAccount(id, NOW)
    await store.disableMitra(mitraId ?? 0, NOW)
    await setEnabled(store, { email: SITI }, io, true)
    const change = { event: 'enable', userName: 'shell', before: { disabled: true }, after: { disabled: false } }
    const rows = (await store.listAudit({}, 9)).toReversed()
    expect(rows).toMatchObject([
      { ...change, resource: 'mitra', recordId: mitraId },
      { ...change, resource: 'users', recordId: id },
    ])
    await setEnabled(store, { email: SITI }, io, true)
    expect((await store.listAudit({}, 9)).map(({ resource }) => resource)).toEqual(['users', 'users', 'mitra'])
  })
  it('the list has a line for each account', async () => {
    const store = createMemoryStore()
    await apiOver(store)
    await listAccounts(store, io)
    expect(printed).toHaveLength(6)
    expect(printed[0]).toBe('admin@umrohmitra.co.id\tRatna Kusuma\tadmin\tPemilik\t-\taktif')
    expect(printed.find((line) => line.startsWith('staf@'))).toContain('\t2 hak\t')
  })
  it('the list sums up permissions as the app does', () => {
    const known = Object.values(reactAdminDefinitions).flatMap(({ options }) =>
      Object.values(options.permissions as object),
    )
    for (const preset of PRESET_NAMES)
      expect([...permissionsOf(preset, IN_PRESETS)].sort()).toEqual([...permissionsOf(preset, known)].sort())
  })
  it.each([
    [
      'a weak password',
      () => ((password = 'password'), setPassword(createdStore, { email: SITI }, io)),
      /umum.* lain\.$/,
    ],
    ['an unknown email', () => setPassword(createdStore, { email: 'siapa@a.co' }, io), /Tidak ada akun/],
    ['no email', () => setPassword(createdStore, {}, io), /--email/],
    ['an email that is taken', () => addOwner(createdStore, { email: SITI }, io), /sudah dipakai/],
  ])('%s is refused with the reason', async (_, act, reason) => {
    createdStore = createMemoryStore()
    await apiOver(createdStore)
    await expect(act()).rejects.toThrow(reason)
  })
  it('the command reads its words, and never a password among them', () => {
    expect(readAccountArgs(['password', '--email', 'a@a.co'])).toMatchObject({ values: { email: 'a@a.co' } })
    expect(readAccountArgs([])).toBeNull()
    expect(() => readAccountArgs(['password', '--email', 'a@a.co', '--password', 'x'])).toThrow(/Pilihan/)
    expect(() => readAccountArgs(['hapus'])).toThrow(/Tidak ada/)
  })
})
let createdStore: ReturnType<typeof createMemoryStore>
