import { beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadPath } from '@/domain/masters/uploads'
import { fromBase64, toBase64 } from '@/domain/values/base64'
import { keepErasing } from '@/partner-api/host/keepErasing'
import { quietLog } from '@/partner-api/host/log/log'
import { createMemoryStore, type MemoryStore } from '@/partner-api/memory/memoryStore'
import { LOGO } from '@tests/domain/offer/packages'
import { ADMIN, apiOver, SITI, STAFF, type Api } from '../../fixtures'

const UPLOADS = '/partner/uploads'
const JPEG = fromBase64(LOGO) ?? new Uint8Array()

let store: MemoryStore
let api: Api
let admin: string
beforeEach(async () => {
  store = createMemoryStore()
  api = await apiOver(store, { packages: [1, 1] })
  admin = await api.login(ADMIN)
})

const upload = (body: unknown = { image: LOGO }, token: string | undefined = admin) =>
  api.call('POST', UPLOADS, { token, body })
const pathOf = async () => String((await upload()).body.data.path)
const load = (path: string) => api.api.request(`http://api.test/media/${path}`)

async function signInWith(...permissions: string[]): Promise<string> {
  const { passwordHash = '' } = (await store.findUserByEmail(ADMIN)) ?? {}
  await store.insertUser({ email: 'baru@a.co', name: 'x', passwordHash, mitraId: null, roles: ['admin'], permissions })
  return api.login('baru@a.co', 'admin123')
}

describe('an upload (docs/product.md §15.8)', () => {
  it('is served under its fingerprint to everybody, for ever, as a JPEG and nothing else', async () => {
    const path = await pathOf()
    expect(path).toMatch(/^uploads\/[0-9a-f]{64}\.jpg$/)
    const answer = await load(path)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(JPEG)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    for (const other of [uploadPath('0'.repeat(64)), `x/${path}`, path.toUpperCase(), path.replace('jpg', 'svg')])
      expect((await load(other)).status).toBe(404)
  })

  it('has no place and no text of its file, also one that an earlier version has kept', async () => {
    const secret = [0xff, 0xe1, 0, 12, ...new TextEncoder().encode('Exif\0\0GPS!')]
    const photo = Uint8Array.from([...JPEG.slice(0, 2), ...secret, ...JPEG.slice(2)])
    const { path } = (await upload({ image: toBase64(photo) })).body.data
    expect(path).toBe(await pathOf())
    expect(new Uint8Array(await (await load(path)).arrayBuffer())).toEqual(JPEG)
    const hash = 'a'.repeat(64)
    await store.keepUpload({ hash, jpeg: photo, createdAt: 0 })
    expect(new Uint8Array(await (await load(uploadPath(hash))).arrayBuffer())).toEqual(JPEG)
  })

  it('is read from the database once, whoever asks for it', async () => {
    const path = await pathOf()
    const findUpload = vi.spyOn(store, 'findUpload')
    for (let asked = 0; asked < 3; asked += 1) expect((await load(path)).status).toBe(200)
    expect(findUpload).toHaveBeenCalledTimes(1)
  })

  it('of the same picture again keeps one, with one row of the audit that names it', async () => {
    const [first, second] = [await pathOf(), await pathOf()]
    expect(second).toBe(first)
    expect(store.exportState().uploads).toHaveLength(1)
    const label = `JPEG ${first.slice('uploads/'.length, 'uploads/'.length + 12)}`
    expect(await store.listAudit({ resource: 'uploads' }, 9)).toMatchObject([
      { event: 'create', recordId: null, label, before: null, after: { image: first } },
    ])
  })

  it.each([
    ['an SVG', toBase64(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a JPEG that was cut off', toBase64(JPEG.slice(0, -2))],
    ['a PNG', toBase64(Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0)))],
    ['more than 200 kB', 'A'.repeat(280_000)],
    ['no text', 7],
  ])('refuses %s', async (_, image) => {
    const { status, body } = await upload({ image })
    expect([status, body.errors]).toEqual([422, { image: ['Gambar harus JPEG utuh, paling besar 200 kB'] }])
    expect(store.exportState().uploads).toEqual([])
  })

  it('refuses a body beyond its limit', async () => {
    expect((await upload({ image: 'A'.repeat(400_000) })).status).toBe(413)
  })

  it.each(['hotel/makkah.create', 'hotel/madinah.edit', 'custom-data/pesawat.edit'])(
    'is for an admin with %s',
    async (permission) => expect((await upload({ image: LOGO }, await signInWith(permission))).status).toBe(201),
  )

  it('is for nobody else', async () => {
    for (const token of [await api.login(SITI), await signInWith('custom-data/visa.edit', 'hotel/makkah.delete')])
      expect((await upload({ image: LOGO }, token)).status).toBe(403)
    expect((await api.call('POST', UPLOADS, { body: { image: LOGO } })).status).toBe(401)
    expect((await upload({ image: LOGO }, await api.login(STAFF))).status).toBe(201)
  })

  it('is erased after a day unless a record was saved with it, deleted or not', async () => {
    const path = await pathOf()
    const erase = async () => {
      const end = keepErasing(store, 24, quietLog)
      await end()
      return store.exportState().uploads.length
    }
    const body = { pesawat: 'Baru', price: 1, logo: path }
    const { id } = (await api.call('POST', '/custom-data/pesawat', { token: admin, body })).body
    await api.call('DELETE', `/custom-data/pesawat/${id}`, { token: admin })
    expect(await erase()).toBe(1)
    // The last row of the audit says what time it is (docs/product.md §29.5.11).
    await store.keepUpload({ hash: 'unused', jpeg: JPEG, createdAt: api.clock.now - 2 * 86_400_000 })
    expect(await erase()).toBe(1)
    await store.keepUpload({ hash: 'unused', jpeg: JPEG, createdAt: Date.now() })
    expect(await erase()).toBe(2)
    expect((await load(path)).status).toBe(200)
  })

  it('is kept when a hotel is changed to it, and when an import names it', async () => {
    const uses = () => store.exportState().uploads.map(({ isUsed }) => isUsed)
    const path = await pathOf()
    const { body } = await api.call('GET', '/hotel/makkah', { token: admin })
    const [{ id, ...before }] = body.data.data
    expect(uses()).toEqual([false])
    const after = { ...before, image_path: path }
    await api.call('POST', '/hotel/makkah/import', { token: admin, body: { rows: [{ id, before, after }] } })
    expect(uses()).toEqual([true])
    const other = uploadPath('1'.repeat(64))
    await store.keepUpload({ hash: '1'.repeat(64), jpeg: JPEG, createdAt: 1 })
    await api.call('PUT', `/hotel/makkah/${id}`, { token: admin, body: { ...before, image_path: other } })
    expect(uses()).toEqual([true, true])
  })

  it('is refused once it is gone, in an import and in a record that did not have it, and nothing is saved', async () => {
    const gone = uploadPath('2'.repeat(64))
    const words = ['Gambar ini sudah tidak ada. Pilih lagi.']
    const errorsOf = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const answer = await api.call(method, path, { token: admin, body })
      return [answer.status, answer.body.errors]
    }
    const [{ id, ...hotel }, other] = (await api.call('GET', '/hotel/makkah', { token: admin })).body.data.data
    const before = store.exportState()
    const flight = { pesawat: 'Baru', price: 1, logo: gone }
    expect(await errorsOf('POST', '/custom-data/pesawat', flight)).toEqual([422, { logo: words }])
    const changed = { ...hotel, image_path: gone }
    expect(await errorsOf('PUT', `/hotel/makkah/${id}`, changed)).toEqual([422, { image_path: words }])
    const { id: otherId, ...same } = other
    const rows = [
      { id: otherId, before: same, after: same },
      { id, before: hotel, after: changed },
      { after: { ...changed, nama_hotel: 'Baru' } },
    ]
    expect(await errorsOf('POST', '/hotel/makkah/import', { rows })).toEqual([
      422,
      { 'rows.1.after.image_path': words, 'rows.2.after.image_path': words },
    ])
    expect(store.exportState()).toMatchObject({ hotels: before.hotels, masters: before.masters, audit: before.audit })
  })

  it('may be saved although it is gone, in a record that has it or under an address of another server', async () => {
    const gone = uploadPath('3'.repeat(64))
    const [row] = await store.hotels.list('makkah')
    if (!row) throw new Error('no hotel')
    await store.hotels.update([{ ...row, image: gone }])
    const [{ id, ...hotel }] = (await api.call('GET', '/hotel/makkah', { token: admin })).body.data.data
    expect(hotel.image_path).toBe(gone)
    const put = (body: object) => api.call('PUT', `/hotel/makkah/${id}`, { token: admin, body })
    expect((await put({ ...hotel, nama_hotel: 'Nama lain' })).status).toBe(200)
    const after = { ...hotel, nama_hotel: 'Nama ketiga' }
    const rows = [{ id, before: { ...hotel, nama_hotel: 'Nama lain' }, after }]
    expect((await api.call('POST', '/hotel/makkah/import', { token: admin, body: { rows } })).status).toBe(200)
    expect((await put({ ...after, image_path: `https://lain.example/${gone}` })).status).toBe(200)
  })
})
