import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEvent } from '@/domain/audit/events'
import type { Store } from '@/partner-api/stores/store'
import { NOW, sessionOf, twoMitra } from '../../fixtures'

const ALL = { q: '', page: 1, perPage: 50, sort: { field: 'name', direction: 'asc' } } as const

/** The tests of users, mitra and links that every store must pass. `open` returns a new, empty store. */
export function accountsContract(open: () => Promise<Store>): void {
  let store: Store
  let people: Awaited<ReturnType<typeof twoMitra>>
  beforeAll(async () => {
    store = await open()
    expect(await store.hasAccounts()).toBe(false)
    people = await twoMitra(store)
  }, 60_000)
  afterAll(() => store?.close())

  const owner = (email: string, more: object = {}) =>
    store.insertUser({
      email,
      name: email,
      passwordHash: 'x',
      mitraId: null,
      roles: ['admin'],
      permissions: ['*'],
      ...more,
    })
  const found = async (q: string) => (await store.listAccounts({ ...ALL, q })).rows.map(({ email }) => email)

  describe('accounts', () => {
    it('a user is read with their mitra, and without the password', async () => {
      expect(await store.hasAccounts()).toBe(true)
      expect(await store.findAccount(people.firstUser)).toEqual({
        id: people.firstUser,
        name: 'satu@a.co',
        email: 'satu@a.co',
        mitraId: people.first,
        mitra: { id: people.first, name: 'Satu' },
        roles: ['mitra'],
        permissions: [],
        hasPassword: true,
        hasSecondFactor: false,
        lastLoginAt: null,
        disabledAt: null,
        linkExpiresAt: null,
        version: 1,
      })
      expect(await store.findAccount(987_654_321)).toBeNull()
    })
    it('accounts and mitra are found however they are spelled, by words in any order, and % and _ mean themselves', async () => {
      await owner('nuraini_1@a.co', { name: 'Hj. Nur’aini – Éko' })
      for (const q of ["NUR'AINI", 'eko-nuraini', 'nuraini_1', 'eko a.co'])
        expect(await found(q)).toEqual(['nuraini_1@a.co'])
      expect(await found('nuraini%')).toEqual([])
      const id = await store.insertMitra({ name: 'Al‑Fîl Tour' })
      const mitra = async (q: string) => (await store.listMitra({ ...ALL, q })).rows.map((row) => row.id)
      expect([await mitra('fil AL tour'), await mitra('fil_tour')]).toEqual([[id], []])
    })
    it('all emails are listed, and one is written in another form without a new version', async () => {
      const id = await owner('bu\u200bdi@a.co')
      expect((await store.listEmails()).find((row) => row.id === id)).toEqual({ id, email: 'bu\u200bdi@a.co' })
      await store.setEmail(id, 'budi@a.co')
      expect(await store.findAccount(id)).toMatchObject({ email: 'budi@a.co', version: 1 })
      expect((await store.findUserByEmail('budi@a.co'))?.id).toBe(id)
    })
    it('every change of a user gives a new version, except a new password', async () => {
      const id = await owner('ubah@a.co', { passwordHash: '' })
      await store.updateAccount(id, {
        name: 'Baru',
        email: 'baru@a.co',
        mitraId: people.second,
        roles: ['mitra'],
        permissions: ['x.y'],
      })
      await store.disableAccount(id, NOW)
      await store.setPassword(id, 'y')
      expect(await store.findAccount(id)).toMatchObject({
        name: 'Baru',
        email: 'baru@a.co',
        mitra: { name: 'Dua' },
        roles: ['mitra'],
        permissions: ['x.y'],
        hasPassword: true,
        hasSecondFactor: false,
        disabledAt: NOW,
        version: 3,
      })
      expect((await store.findUserByEmail('baru@a.co'))?.passwordHash).toBe('y')
    })
    it('the list finds a part of a name or an email literally, in order and by pages', async () => {
      for (const name of ['Zahra', 'ahmad', 'Budi_100%']) await owner(`${name.charAt(0)}.lain@b.co`, { name })
      expect(await found('LAIN@B')).toEqual(['a.lain@b.co', 'B.lain@b.co', 'Z.lain@b.co'])
      expect(await found('_100%')).toEqual(['B.lain@b.co'])
      expect(await found('%')).toEqual(['B.lain@b.co'])
      const page = await store.listAccounts({
        q: 'lain@b',
        page: 2,
        perPage: 2,
        sort: { field: 'name', direction: 'desc' },
      })
      expect([page.rows.map(({ name }) => name), page.total]).toEqual([['ahmad'], 3])
    })
    it('the list has the users of one mitra alone where it is asked for them', async () => {
      const of = async (mitraId: number, q = '') =>
        (await store.listAccounts({ ...ALL, q, mitraId })).rows.map(({ mitra }) => mitra?.id)
      expect(new Set(await of(people.second))).toEqual(new Set([people.second]))
      expect(await of(people.first, 'dua@')).toEqual([])
      expect(await store.listAccounts({ ...ALL, mitraId: 987_654_321 })).toEqual({ rows: [], total: 0 })
    })
    it('a user has the time of their newest login, and of no other event', async () => {
      const id = await owner('masuk@a.co')
      const lastLogin = async () => (await store.findAccount(id))?.lastLoginAt
      const add = (event: AuditEvent, at: number, recordId: number | null = id, resource = 'users') =>
        store.addAudit({
          at,
          userId: id,
          userName: 'M',
          address: '',
          event,
          resource,
          recordId,
          label: 'M',
          before: null,
          after: null,
        })
      await add('login-refused', NOW + 5)
      await add('login', NOW + 5, people.firstUser)
      await add('login', NOW + 5, id, 'mitra')
      expect(await lastLogin()).toBeNull()
      await add('login', NOW + 2)
      await add('login', NOW + 1)
      await add('logout', NOW + 3)
      expect(await lastLogin()).toBe(NOW + 2)
      expect((await store.listAccounts({ ...ALL, q: 'masuk@a.co' })).rows[0]?.lastLoginAt).toBe(NOW + 2)
    })
    it('a disabled user may not enter and has no session, and neither has a user of a disabled mitra', async () => {
      await store.insertToken(sessionOf(people.secondUser, 'akses'))
      const state = async () => [await store.mayEnter(people.secondUser), (await store.findSession('akses')) !== null]
      expect(await state()).toEqual([true, true])
      await store.disableAccount(people.secondUser, NOW)
      expect(await state()).toEqual([false, false])
      await store.disableAccount(people.secondUser, null)
      await store.disableMitra(people.second, NOW)
      expect(await state()).toEqual([false, false])
      await store.disableMitra(people.second, null)
      expect(await state()).toEqual([true, true])
      expect(await store.mayEnter(987_654_321)).toBe(false)
    })
    it('only an admin with every permission and a password who may enter counts as an owner', async () => {
      const before = await store.countOwners()
      const id = await owner('pemilik@a.co', { mitraId: people.first, roles: [{ name: 'admin' }] })
      await owner('diundang@a.co', { passwordHash: '' })
      await owner('mitra@a.co', { roles: ['mitra'] })
      await owner('staf@a.co', { permissions: ['users.edit'] })
      expect(await store.countOwners()).toBe(before + 1)
      await store.disableMitra(people.first, NOW)
      expect(await store.countOwners()).toBe(before)
      await store.disableMitra(people.first, null)
      await store.disableAccount(id, NOW)
      expect(await store.countOwners()).toBe(before)
    })
    it('a mitra is read with the number of its users, renamed and disabled', async () => {
      const id = await store.insertMitra({ name: 'Tiga' })
      await owner('tiga@a.co', { mitraId: id })
      expect(await store.findMitraAccount(id)).toEqual({ id, name: 'Tiga', users: 1, disabledAt: null, version: 1 })
      await store.updateMitra(id, { name: 'Tiga Baru' })
      await store.disableMitra(id, NOW)
      const row = { id, name: 'Tiga Baru', users: 1, disabledAt: NOW, version: 3 }
      expect(await store.findMitraAccount(id)).toEqual(row)
      expect(await store.listMitra({ ...ALL, q: 'tiga b' })).toEqual({ rows: [row], total: 1 })
      expect(await store.findMitraAccount(987_654_321)).toBeNull()
    })
    it('a new link of a user replaces the older one', async () => {
      const userId = people.firstUser
      await store.putLink({ userId, tokenHash: 'satu', expiresAt: NOW })
      await store.putLink({ userId, tokenHash: 'dua', expiresAt: NOW + 1 })
      expect(await store.findLink('satu')).toBeNull()
      expect(await store.findLink('dua')).toEqual({ userId, tokenHash: 'dua', expiresAt: NOW + 1 })
      expect((await store.findAccount(userId))?.linkExpiresAt).toBe(NOW + 1)
      await store.deleteLink(userId)
      expect(await store.findLink('dua')).toBeNull()
    })
  })
}
