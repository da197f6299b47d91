// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createOwnerOf, isExposed, publishedAccounts, wantsDemo } from '../../../src/partner-api/host/database/firstStart'
import { readSettings } from '../../../src/partner-api/host/settings/env'
import { isLocalRequest, isLoopback } from '../../../src/partner-api/host/http/loopback'
import { checkOwner } from '../../../src/partner-api/host/settings/ownerSettings'
import { createMemoryStore } from '../../../src/partner-api/memory/memoryStore'
import { seedStore } from '../../../src/partner-api/seed/seedStore'
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
    expect(await store.listAudit({}, 2)).toMatchObject([{ event: 'create', label: 'pemilik@a.co' }])
    expect(before).toMatchObject({ name: 'Pemilik', roles: ['admin'], permissions: ['*'] })
    await createOwnerOf(store, readSettings({ ...OWNER, OWNER_PASSWORD: 'kata sandi yang lain' }).owner, FAST)
    await createOwnerOf(store, readSettings({ ...OWNER, OWNER_EMAIL: 'kedua@a.co' }).owner, FAST)
    expect(await store.findUserByEmail('pemilik@a.co')).toEqual(before)
    expect(await store.findUserByEmail('kedua@a.co')).toBeNull()
  })
  it('an email without a password, and a weak password, stop the start with the reason', async () => {
    expect(() => readSettings({ OWNER_EMAIL: 'pemilik@a.co' })).toThrow(/OWNER_PASSWORD/)
    const weak = readSettings({ OWNER_EMAIL: 'bukan-email', OWNER_PASSWORD: 'password' }).owner
    await expect(weak && checkOwner(weak)).rejects.toThrow(/OWNER_EMAIL: Format email[^]*OWNER_PASSWORD: .*umum/)
  })
})

describe('a request of the machine itself', () => {
  const isLocal = (address: string, headers: Record<string, string> = {}) =>
    isLocalRequest(new Request('http://x.test', { headers: { host: 'localhost:3000', ...headers } }), {
      incoming: { socket: { remoteAddress: address } },
    })
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a request from %s counts as local', (address) => {
    expect(isLocal(address)).toBe(true)
  })
  it.each([
    ['192.168.1.4', {}],
    ['', {}],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['127.0.0.1', { forwarded: 'for=203.0.113.9' }],
    ['127.0.0.1', { 'x-real-ip': '203.0.113.9' }],
    ['127.0.0.1', { host: 'umroh.example.com' }],
    ['127.0.0.1', { host: 'localhost.example.com' }],
  ])('a request from %s with %j does not', (address, headers) => {
    expect(isLocal(address, headers)).toBe(false)
  })
  it.each(['127.0.0.1.example.com', 'localhost.', '0.0.0.0', '10.0.0.1', '1::1'])('%s is another machine', (host) => {
    expect(isLoopback(host)).toBe(false)
  })
})
