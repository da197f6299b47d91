import { describe, expect, it } from 'vitest'
import { readSettings, checkOwner } from '@/partner-api/host/settings/env'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { wantsDemo, publishedAccounts, isExposed, createOwnerOf } from '@/partner-api/host/database/openStore'
import { FAST } from '../fixtures'

const OWNER = { OWNER_EMAIL: 'pemilik@a.co', OWNER_PASSWORD: 'jalan setapak ke laut' }
const POSTGRES = { DATABASE_URL: 'postgresql://localhost/umroh' }

describe('the demo', () => {
  it.each([
    ['`npm start` as it is', {}, true],
    ['the name of the machine itself', { HOST: 'localhost' }, true],
    ['every interface', { HOST: '0.0.0.0' }, false],
    ['an address of the network', { HOST: '192.168.1.4' }, false],
    ['a database of one’s own', POSTGRES, false],
    ['a proxy in front', { TRUST_PROXY: '1' }, false],
    ['an owner of one’s own', OWNER, false],
    ['SEED=none', { SEED: 'none' }, false],
    ['SEED=demo on every interface', { HOST: '0.0.0.0', SEED: 'demo' }, true],
    ['SEED=demo with a database of one’s own', { ...POSTGRES, SEED: 'demo' }, true],
  ])('%s: a new database gets the demo with its published passwords: %#', (_, env, expected) => {
    expect(wantsDemo(readSettings(env))).toBe(expected)
  })
  it('the server listens on the loopback address unless HOST says otherwise', () => {
    expect(readSettings({}).host).toBe('127.0.0.1')
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })
  it('accounts with a published password are found, until the password is changed or the account is disabled', async () => {
    const store = createMemoryStore()
    await seedStore(store, { iterations: FAST, packages: [] })
    expect(await publishedAccounts(store)).toHaveLength(6)
    const admin = await store.findUserByEmail('admin@umrohmitra.co.id')
    const siti = await store.findUserByEmail('siti@annur.co.id')
    await store.setPassword(admin?.id ?? 0, 'pbkdf2-sha256$1$AAAA$AAAA')
    await store.disableAccount(siti?.id ?? 0, 1)
    expect(await publishedAccounts(store)).toEqual([
      'hasan@annur.co.id',
      'dewi@barokah.co.id',
      'yusuf@barokah.co.id',
      'staf@umrohmitra.co.id',
    ])
  })
  it.each([
    [{}, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ TRUST_PROXY: '1' }, true],
    [POSTGRES, true],
    [{ ...POSTGRES, SEED: 'demo' }, false],
  ])('with %j the server warns of published passwords: %s', (env, expected) => {
    expect(isExposed(readSettings(env))).toBe(expected)
  })
})

describe('the owner of the environment', () => {
  it('OWNER_EMAIL and OWNER_PASSWORD create the first account, and never change an account', async () => {
    const store = createMemoryStore()
    const { owner } = readSettings(OWNER)
    await createOwnerOf(store, owner, FAST)
    const before = await store.findUserByEmail('pemilik@a.co')
    const who = { event: 'create', userName: 'OWNER_EMAIL', userId: null }
    expect((await store.listAudit({}, 9)).toReversed()).toMatchObject([
      { ...who, resource: 'mitra', label: 'Umroh Mitra', after: { name: 'Umroh Mitra', disabled: false } },
      { ...who, resource: 'users', label: 'pemilik@a.co', after: { roles: ['admin'], mitra: 'Umroh Mitra' } },
    ])
    expect(before).toMatchObject({ name: 'Pemilik', roles: ['admin'], permissions: ['*'] })
    await createOwnerOf(store, readSettings({ ...OWNER, OWNER_PASSWORD: 'kata sandi yang lain' }).owner, FAST)
    await createOwnerOf(store, readSettings({ ...OWNER, OWNER_EMAIL: 'kedua@a.co' }).owner, FAST)
    expect(await store.findUserByEmail('pemilik@a.co')).toEqual(before)
    expect(await store.findUserByEmail('kedua@a.co')).toBeNull()
  })
  it('no account is made when its audit row cannot be written', async () => {
    const memory = createMemoryStore()
    const full = () => Promise.reject(new Error('the audit is full'))
    const transaction: Store['transaction'] = (work) => memory.transaction((tx) => work({ ...tx, addAudit: full }))
    await expect(createOwnerOf({ ...memory, transaction }, readSettings(OWNER).owner, FAST)).rejects.toThrow('full')
    expect(await memory.hasAccounts()).toBe(false)
  })
  it('an email without a password, and a weak password, stop the start with the reason', async () => {
    expect(() => readSettings({ OWNER_EMAIL: 'pemilik@a.co' })).toThrow(/OWNER_PASSWORD/)
    const weak = readSettings({ OWNER_EMAIL: 'bukan-email', OWNER_PASSWORD: 'password' }).owner
    await expect(weak && checkOwner(weak)).rejects.toThrow(/OWNER_EMAIL: Format email[^]*OWNER_PASSWORD: .*umum/)
  })
})
