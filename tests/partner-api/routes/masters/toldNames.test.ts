import { beforeEach, describe, expect, it } from 'vitest'
import { publicOffer } from '@/domain/offer/publicOffer'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { detailOf } from '@/partner-api/routes/offers/makeOffer'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { exampleChoice, exampleProfile } from '@tests/domain/offer/packages'
import { ADMIN, apiOver, SITI, workedQuote, type Api } from '../../fixtures'

type Row = Record<string, unknown> & { id: number }

let store: MemoryStore
let api: Api
let admin: string
beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
})

const rowsOf = async (path: string): Promise<Row[]> => (await api.call('GET', path, { token: admin })).body.data.data
const rowOf = async (path: string, id?: number) =>
  (await rowsOf(path)).find((row) => id === undefined || row.id === id) ?? { id: 0 }
const put = (path: string, { id, ...row }: Row, changes: object) =>
  api.call('PUT', `${path}/${id}`, { token: admin, body: { ...row, ...changes } })
const PATHS = ['/custom-data/visa', '/custom-data/pesawat', '/custom-data/transportasi', '/hotel/makkah']

describe('the name that customers are told (docs/product.md §21.10)', () => {
  it.each(PATHS)('of %s is kept, stays when a body does not name it, and is taken back by null', async (path) => {
    const row = await rowOf(path)
    expect(row).not.toHaveProperty('nama_pelanggan')
    expect((await put(path, row, { nama_pelanggan: '  Kata untuk pelanggan ' })).status).toBe(200)
    expect(await rowOf(path, row.id)).toEqual({ ...row, nama_pelanggan: 'Kata untuk pelanggan', version: '2' })
    await put(path, row, {})
    expect(await rowOf(path, row.id)).toHaveProperty('nama_pelanggan', 'Kata untuk pelanggan')
    await put(path, row, { nama_pelanggan: ' ' })
    expect(await rowOf(path, row.id)).toEqual({ ...row, version: '3' })
    const [took, , gave] = await store.listAudit({ resource: path.slice(1) }, 3)
    const change = { before: { toldName: null }, after: { toldName: 'Kata untuk pelanggan' } }
    expect([took, gave ?? (await store.listAudit({ resource: path.slice(1) }, 3))[1]]).toMatchObject([
      { before: change.after, after: change.before },
      change,
    ])
  })

  it.each([
    ['/custom-data/margin', { nama_pelanggan: 'Laba' }, /tidak dikenal/],
    ['/custom-data/visa', { nama_pelanggan: 7 }, /berupa teks/],
    ['/custom-data/visa', { nama_pelanggan: 'n'.repeat(201) }, /200/],
    ['/hotel/madinah', { nama_pelanggan: 'a\0' }, /karakter/],
  ])('%s refuses %j', async (path, changes, message) => {
    const { status, body } = await put(path, await rowOf(path), changes)
    expect([status, body.errors.nama_pelanggan]).toEqual([422, [expect.stringMatching(message)]])
  })

  it('an import sets and keeps it, also one of an app that does not know it', async () => {
    const path = '/custom-data/visa'
    const [{ id, ...first } = { id: 0 }] = await rowsOf(path)
    const send = (before: object, after: object) =>
      api.call('POST', `${path}/import`, { token: admin, body: { rows: [{ id, before, after }] } })
    const named = { ...first, nama_pelanggan: 'Visa resmi' }
    expect((await send(first, named)).body.data).toEqual({ created: 0, changed: 1 })
    expect(await rowOf(path, id)).toEqual({ id, ...named, version: '2' })
    expect((await send(first, { ...first, price_IDR: 5_000_000 })).status).toBe(200)
    expect(await rowOf(path, id)).toEqual({ id, ...named, price_IDR: 5_000_000, version: '3' })
    // Somebody who knows the field and saw another name is told that the record has changed.
    expect((await send({ ...named, price_IDR: 5_000_000, nama_pelanggan: 'Lama' }, named)).status).toBe(409)
    const created = await api.call('POST', `${path}/import`, {
      token: admin,
      body: { rows: [{ after: { ...first, visa: 'Baru' } }, { after: { ...named, visa: 'Baru juga' } }] },
    })
    expect(created.status).toBe(200)
    expect((await rowsOf(path)).slice(-2).map((row) => row.nama_pelanggan)).toEqual([undefined, 'Visa resmi'])
  })

  it('a package keeps the names of its save, its detail tells them, and the offer has them in place of the names', async () => {
    const token = await api.login(SITI)
    const quote = await workedQuote(api, token)
    const before = (await api.call('POST', '/partner/umroh-regular', { token, body: quote })).body.data.id
    for (const path of PATHS)
      for (const row of await rowsOf(path)) await put(path, row, { nama_pelanggan: `Pelanggan ${path}` })
    const { id } = (await api.call('POST', '/partner/umroh-regular', { token, body: quote })).body.data
    for (const path of PATHS) for (const row of await rowsOf(path)) await put(path, row, { nama_pelanggan: 'Nanti' })
    const { body } = await api.call('GET', `/partner/umroh-regular/${id}`, { token })
    expect(body.data.labels_pelanggan).toEqual({
      pesawat: 'Pelanggan /custom-data/pesawat',
      visa: 'Pelanggan /custom-data/visa',
      hotel_makkah: 'Pelanggan /hotel/makkah',
    })
    expect(body.data.labels.pesawat).toBe('Batik Air')
    const detail = readPackageDetail(id, body)
    const row = await store.findPackage(id, 'all')
    expect(detail).toMatchObject(detailOf(id, row!.snapshot))
    const offer = publicOffer(detail!, exampleChoice, exampleProfile)
    expect(offer.airline).toBe('Pelanggan /custom-data/pesawat')
    expect(offer.stays.find(({ city }) => city === 'makkah')?.hotel).toBe('Pelanggan /hotel/makkah')
    expect(offer.services).toContain('Pelanggan /custom-data/visa')
    expect(offer.services).toContain('Pelanggan /custom-data/transportasi')
    const earlier = await api.call('GET', `/partner/umroh-regular/${before}`, { token })
    expect(earlier.body.data).not.toHaveProperty('labels_pelanggan')
    expect(JSON.stringify(earlier.body)).not.toContain('Pelanggan')
  })
})
