import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, SITI, STAFF, workedQuote, type Api } from '../fixtures'

const PATH = '/partner/umroh-regular'
const CUSTOMER = 'Bapak Rahasia'

describe('templates for every mitra (docs/product.md §23.2)', () => {
  let api: Api
  let siti: string
  let dewi: string
  let admin: string
  let quote: Awaited<ReturnType<typeof workedQuote>>
  let id: number
  beforeEach(async () => {
    api = await apiOver(createMemoryStore(), { packages: [1, 1] })
    ;[siti, dewi, admin] = [await api.login(SITI), await api.login(DEWI), await api.login(ADMIN)]
    quote = await workedQuote(api, siti)
    id = (await api.call('POST', PATH, { token: siti, body: quote })).body.data.id
    const share = { validUntil: '2026-12-01', customerName: CUSTOMER, customerPhone: '08123456789', prices: null }
    await api.call('POST', `${PATH}/${id}/sent`, { token: siti, body: share })
  })
  const mark = (token: string, isTemplate: unknown = true) =>
    api.call('PUT', `${PATH}/${id}/template`, { token, body: { isTemplate } })
  const list = async (token: string) => (await api.call('GET', '/partner/templates', { token })).body.data
  const form = (token: string) => api.call('GET', `/partner/templates/${id}/edit-data`, { token })
  const staffWith = async (email: string, permissions: string[], roles = ['admin'], mitraId: number | null = null) => {
    const { passwordHash = '' } = (await api.store.findUserByEmail(ADMIN)) ?? {}
    await api.store.insertUser({ email, name: 'x', passwordHash, mitraId, roles, permissions })
    return api.login(email, 'admin123')
  }

  it('no package of another mitra is there until an admin makes it a template, and none once it is no longer one', async () => {
    expect([await list(dewi), (await form(dewi)).status]).toEqual([[], 404])
    expect((await mark(admin)).body).toEqual({ message: 'Paket menjadi contoh untuk semua mitra' })
    expect((await list(dewi)).map((row: { id: number }) => row.id)).toEqual([id])
    expect((await form(dewi)).status).toBe(200)
    expect((await mark(admin, false)).status).toBe(200)
    expect([await list(dewi), (await form(dewi)).status]).toEqual([[], 404])
  })

  it('a template tells no mitra, customer, status, links, maker or time', async () => {
    await mark(admin)
    const [row] = await list(dewi)
    const fields = ['id', 'nama_paket', 'tipe_perjalanan', 'jumlah_jamaah', 'check_in']
    const totals = ['double', 'triple', 'quad'].map((room) => `total_price_${room}_rupiah`)
    expect(Object.keys(row).sort()).toEqual([...fields, ...totals].sort())
    const { body } = await form(dewi)
    expect(Object.keys(body.data).sort()).toEqual(['id', ...Object.keys(quote)].sort())
    const { user, mitra } = (await api.call('GET', '/partner/me', { token: siti })).body
    for (const secret of [CUSTOMER, '8123456789', user.name, user.email, mitra.name])
      expect(JSON.stringify([row, body])).not.toContain(secret)
  })

  it('a template opens no other call about the package to another mitra', async () => {
    await mark(admin)
    const share = { validUntil: '2026-12-01', customerName: null, customerPhone: null, prices: null }
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['GET', '/edit-data'],
      ['PUT', '', quote],
      ['POST', '/duplicate', { namaPaket: 'Salinan' }],
      ['PUT', '/template', { isTemplate: false }],
      ['POST', '/sent', share],
      ['PUT', '/lost', { reason: 'harga' }],
      ['PUT', '/reminder', { remindAt: null }],
      ['DELETE', '/customer'],
      ['GET', '/offers'],
    ]
    for (const [method, path, body] of calls) {
      const { status } = await api.call(method, `${PATH}/${id}${path}`, { token: dewi, ...(body ? { body } : {}) })
      expect([method, path, status]).toEqual([method, path, 404])
    }
    const { body } = await api.call('GET', `${PATH}?q=${encodeURIComponent(quote.namaPaket)}`, { token: dewi })
    expect(body.data.map((row: { id: number }) => row.id)).not.toContain(id)
  })

  it('a mitra saves it as a package of its own, with its own id and the template’s margin', async () => {
    await mark(admin)
    const { data } = (await form(dewi)).body
    const bare = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(({ id: one }: { id: number }) => ({ id: one }))
      if (typeof value !== 'object' || value === null) return value
      const { data: _, dataHotel: __, ...rest } = value as Record<string, unknown>
      return rest
    }
    const payload = Object.fromEntries(Object.keys(quote).map((field) => [field, bare(data[field])]))
    const made = await api.call('POST', PATH, { token: dewi, body: payload })
    expect(made.status).toBe(201)
    expect(made.body.data.id).not.toBe(id)
    const detail = async (token: string, which: number) =>
      (await api.call('GET', `${PATH}/${which}`, { token })).body.data.package
    expect((await detail(dewi, made.body.data.id)).margin_rupiah).toBe((await detail(siti, id)).margin_rupiah)
    expect((await list(siti)).map((row: { id: number }) => row.id)).toEqual([id])
    expect((await api.call('GET', `${PATH}/${made.body.data.id}`, { token: siti })).status).toBe(404)
  })

  it('only an admin who may change every mitra’s packages decides, and the audit tells it', async () => {
    const permitted = await staffWith('hak@a.co', ['umroh-regular.edit'], [], 1)
    for (const token of [siti, await api.login(STAFF), permitted]) expect((await mark(token)).status).not.toBe(200)
    expect(await list(dewi)).toEqual([])
    expect((await mark(await staffWith('penjualan@a.co', ['umroh-regular.edit']))).status).toBe(200)
    const { body } = await api.call('GET', `/partner/audit?resource=umroh-regular&record_id=${id}`, { token: admin })
    expect(body.data[0]).toMatchObject({ event: 'update', before: { isTemplate: false }, after: { isTemplate: true } })
  })

  it.each(['true', 1, null, []])('isTemplate %j is refused', async (wrong) => {
    expect((await mark(admin, wrong)).status).toBe(422)
  })

  it('a save by the mitra ends it, and one by an admin does not', async () => {
    await mark(admin)
    const save = (token: string) => api.call('PUT', `${PATH}/${id}`, { token, body: quote })
    expect((await save(admin)).status).toBe(200)
    expect(await list(dewi)).toHaveLength(1)
    expect((await save(siti)).status).toBe(200)
    expect(await list(dewi)).toEqual([])
  })

  it('a copy of a template is no template', async () => {
    await mark(admin)
    await api.call('POST', `${PATH}/${id}/duplicate`, { token: siti, body: { namaPaket: 'Salinan' } })
    expect(await list(dewi)).toHaveLength(1)
  })

  it('admins read in the detail whether it is one, and mitra do not; without a mitra nobody reads templates', async () => {
    await mark(admin)
    const detail = async (token: string) => (await api.call('GET', `${PATH}/${id}`, { token })).body.data.package
    expect((await detail(admin)).is_template).toBe(true)
    expect(await detail(siti)).not.toHaveProperty('is_template')
    const nobody = await staffWith('tanpa@a.co', [], [])
    expect((await api.call('GET', '/partner/templates', { token: nobody })).status).toBe(403)
    expect((await form(nobody)).status).toBe(403)
    expect((await api.call('GET', '/partner/templates')).status).toBe(401)
  })
})
