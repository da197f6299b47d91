import { beforeEach, describe, expect, it } from 'vitest'
import { masterBody } from '@tests/support/bodies'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, SITI, type Api } from '../../fixtures'

const VISA = '/custom-data/visa'
const visa = (name: string, price: number) => masterBody('visaBus', { name, price, logo: null })
type Visa = { id: number; visa: string; price_IDR: number; version: string }

let store: MemoryStore
let api: Api
let admin: string
beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
})
const post = (path: string, body: object, token = admin, headers = {}) =>
  api.call('POST', `${VISA}${path}`, { token, body, headers })
const visas = async (): Promise<Visa[]> => (await api.call('GET', VISA, { token: admin })).body.data.data
const told = async () => (await visas()).map(({ id, visa: name, price_IDR: price }) => [id, name, price])
const newest = async () => (await api.call('GET', `${VISA}/batches/newest`, { token: admin })).body.data
const audited = async (n: number) =>
  (await store.listAudit({ resource: 'custom-data/visa' }, n)).map(({ event, label }) => [event, label]).toReversed()

/** Imports a new record and a changed one; returns the batch. */
async function importTwo(token = admin): Promise<string> {
  const [first] = await visas()
  const before = visa(first?.visa ?? '', first?.price_IDR ?? 0)
  const { body } = await post(
    '/import',
    { rows: [{ after: visa('Baru', 5) }, { id: first?.id, before, after: visa('Ganti', 2) }] },
    token,
  )
  return body.batch
}

async function holding(actions: readonly string[]) {
  const { passwordHash = '' } = (await store.findUserByEmail(ADMIN)) ?? {}
  const email = `${actions.join('-')}@a.co`
  const permissions = actions.map((action) => `custom-data/visa.${action}`)
  await store.insertUser({ email, name: 'x', passwordHash, mitraId: null, roles: ['admin'], permissions })
  return api.login(email, 'admin123')
}

describe('an import', () => {
  it('is undone: new records go, changed ones get their very values back, and the audit says so', async () => {
    const before = await told()
    const batch = await importTwo()
    expect(await newest()).toMatchObject({ batch, created: 1, changed: 1, deleted: 0, user_name: expect.any(String) })
    const { status, body } = await post(`/batches/${batch}/undo`, {})
    expect([status, body.data]).toEqual([200, { removed: 1, restored: 0, changed: 1 }])
    expect(await told()).toEqual(before)
    expect(await audited(2)).toEqual([
      ['delete', 'Baru'],
      ['update', before[0]?.[1]],
    ])
    expect(await newest()).toBeNull()
  })

  it('is undone once for each key', async () => {
    const batch = await importTwo()
    const undo = () => post(`/batches/${batch}/undo`, {}, admin, { 'idempotency-key': 'urung' })
    const answers = [await undo(), await undo()]
    expect(answers.map(({ status, body }) => [status, body.data.removed])).toEqual([
      [200, 1],
      [200, 1],
    ])
    expect((await post(`/batches/${batch}/undo`, {})).status).toBe(409)
  })

  it('names a record that somebody changed since, and is undone without it if asked', async () => {
    const before = await told()
    const batch = await importTwo()
    const first = before[0]?.[0]
    await api.call('PUT', `${VISA}/${first}`, { token: admin, body: visa('Diubah', 7) })
    const refused = await post(`/batches/${batch}/undo`, {})
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        message: 'Sudah diubah lagi sejak itu: Ganti. Tidak ada yang diurungkan.',
        errors: { [`records.${first}`]: ['Ganti'] },
      },
    ])
    expect((await visas()).some(({ visa: name }) => name === 'Baru')).toBe(true)
    const { body } = await post(`/batches/${batch}/undo`, { leave_changed: true })
    expect(body.data).toEqual({ removed: 1, restored: 0, changed: 0 })
    expect((await told())[0]).toEqual([first, 'Diubah', 7])
  })

  it('can be undone after a later one', async () => {
    const before = await told()
    const batch = await importTwo()
    await post('/import', { rows: [{ after: visa('Lain', 1) }] })
    expect((await post(`/batches/${batch}/undo`, {})).status).toBe(200)
    expect((await told()).slice(0, before.length)).toEqual(before)
  })

  it('is undone by whoever made it, and by others who may also delete', async () => {
    const [editor, other, deleter] = await Promise.all([
      holding(['create', 'edit']),
      holding(['edit', 'create']),
      holding(['create', 'edit', 'delete']),
    ])
    const undo = async (batch: string, token: string) => (await post(`/batches/${batch}/undo`, {}, token)).status
    const batch = await importTwo(editor)
    expect(await undo(batch, await api.login(SITI))).toBe(403)
    expect(await undo(batch, other)).toBe(403)
    expect(await undo(batch, editor)).toBe(200)
    expect(await undo(await importTwo(), deleter)).toBe(200)
    expect(await undo('00', admin)).toBe(404)
  })
})

describe('the deletion of many records', () => {
  it('is one write, and is undone', async () => {
    const before = await told()
    const rows = (await visas()).slice(0, 2).map(({ id, version }) => ({ id, version }))
    const { status, body } = await post('/delete', { rows })
    expect([status, body.data.deleted]).toEqual([200, 2])
    expect(await told()).toEqual(before.slice(2))
    expect(await newest()).toMatchObject({ created: 0, changed: 0, deleted: 2 })
    const undone = await post(`/batches/${body.data.batch}/undo`, {})
    expect(undone.body.data).toEqual({ removed: 0, restored: 2, changed: 0 })
    expect(await told()).toEqual(before)
    expect((await audited(4)).map(([event]) => event)).toEqual(['delete', 'delete', 'restore', 'restore'])
  })

  it('deletes nothing if somebody changed one of them since, and names it', async () => {
    const [first, second] = await visas()
    await api.call('PUT', `${VISA}/${first?.id}`, { token: admin, body: visa('Diubah', 7) })
    const rows = [first, second].map((row) => ({ id: row?.id, version: row?.version }))
    const before = await told()
    const { status, body } = await post('/delete', { rows })
    expect([status, body.message]).toEqual([
      409,
      'Sudah diubah orang lain sejak daftar ini dibaca: Diubah. Tidak ada yang dihapus.',
    ])
    expect(await told()).toEqual(before)
    expect((await post('/delete', { rows: rows.map(({ id }) => ({ id })) })).body.data.deleted).toBe(2)
  })

  it('needs the right to delete, and a list of rows', async () => {
    const [first] = await visas()
    const rows = [{ id: first?.id }]
    expect((await post('/delete', { rows }, await holding(['create', 'edit']))).status).toBe(403)
    for (const wrong of [[], 1, [{ id: 'x' }], [{ id: 1, version: 2 }], [{ id: 1, other: 1 }]])
      expect((await post('/delete', { rows: wrong })).status).toBe(422)
    expect((await post('/delete', { rows: [{ id: 999_999 }] })).body.data.deleted).toBe(0)
  })
})
