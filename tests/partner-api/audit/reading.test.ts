import { beforeAll, describe, expect, it } from 'vitest'
import { priceNames } from '@/records/wireNames'
import { SIGN_IN_EVENTS } from '@/domain/audit/events'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, NOW, SITI, STAFF, workedQuote, type Api } from '../fixtures'

const ADDRESS = '203.0.113.9'
let api: Api
let admin: string
let siti: string

const list = async (query = '', token = admin) => api.call('GET', `/partner/audit${query}`, { token })
const newest = async (query = '') => (await list(query)).body.data[0]

beforeAll(async () => {
  api = await apiOver(createMemoryStore(), { packages: [1, 1], clientAddress: () => ADDRESS })
  admin = await api.login(ADMIN)
  siti = await api.login(SITI)
})

describe('the rows of the audit', () => {
  it('a change of a price tells who, when, from where, and the price before and after', async () => {
    const { body } = await api.call('GET', '/custom-data/visa', { token: admin })
    const [visaPrice] = priceNames('visaBus')
    const { id, visa, [visaPrice]: before } = body.data.data[0]
    api.clock.now = NOW + 60_000
    await api.call('PUT', `/custom-data/visa/${id}`, { token: admin, body: { visa, [visaPrice]: 1_234_567 } })
    expect(await newest()).toEqual({
      id: expect.any(Number),
      at: new Date(NOW + 60_000).toISOString(),
      user_id: expect.any(Number),
      user_name: expect.stringMatching(/./),
      address: ADDRESS,
      event: 'update',
      resource: 'custom-data/visa',
      record_id: id,
      label: visa,
      before: { price: before },
      after: { price: 1_234_567 },
    })
  })

  it('a quote that an admin changes tells the editor, and only the fields that changed', async () => {
    const quote = await workedQuote(api, siti)
    const { body } = await api.call('POST', '/partner/umroh-regular', { token: siti, body: quote })
    const path = `/partner/umroh-regular/${body.data.id}`
    expect(await newest()).toMatchObject({ event: 'create', record_id: body.data.id, before: null })
    await api.call('PUT', path, { token: admin, body: { ...quote, namaPaket: 'Nama baru' } })
    expect(await newest()).toMatchObject({
      event: 'update',
      resource: 'umroh-regular',
      record_id: body.data.id,
      label: 'Nama baru',
      before: { namaPaket: quote.namaPaket },
      after: { namaPaket: 'Nama baru' },
    })
    expect(Object.keys((await newest()).after)).toEqual(['namaPaket'])
    const adminId = (await newest()).user_id
    expect((await api.store.findPackage(body.data.id, 'all'))?.updatedBy).toBe(adminId)
    await api.call('POST', `${path}/duplicate`, { token: siti, body: { namaPaket: 'Salinan' } })
    expect(await newest()).toMatchObject({ event: 'duplicate', label: 'Salinan', after: { copiedFrom: 'Nama baru' } })
  })

  it('a new name alone changes no other field, also after the prices were read again', async () => {
    const { after } = await newest('?event=update&resource=umroh-regular')
    expect(after).not.toHaveProperty('totals')
  })
})

describe('a deleted master', () => {
  it.each(['custom-data/muthawwif', 'hotel/makkah'])(
    'a record of %s comes back as it was, under its id, and both are audited',
    async (path) => {
      const records = async () => (await api.call('GET', `/${path}`, { token: admin })).body.data.data
      const before = await records()
      const { id } = before[1]
      await api.call('DELETE', `/${path}/${id}`, { token: admin })
      expect(await records()).toHaveLength(before.length - 1)
      expect(await newest()).toMatchObject({ event: 'delete', record_id: id, after: null })
      const restored = await api.call('POST', `/${path}/${id}/restore`, { token: admin })
      const back = { ...before[1], version: '3' }
      expect([restored.status, restored.body]).toEqual([200, back])
      expect(await records()).toEqual(before.with(1, back))
      expect(await newest()).toMatchObject({ event: 'restore', record_id: id, before: null })
      expect((await api.call('POST', `/${path}/${id}/restore`, { token: admin })).status).toBe(404)
    },
  )
  it('staff who may not delete may not restore', async () => {
    const token = await api.login(STAFF)
    expect((await api.call('POST', '/custom-data/muthawwif/1/restore', { token })).status).toBe(403)
    expect((await api.call('POST', '/custom-data/entah/1/restore', { token: admin })).status).toBe(404)
  })
})

describe('logins in the audit', () => {
  const refuse = (email: string, password = 'salah123') =>
    api.call('POST', '/partner/login', { body: { email, password } })
  const refused = async () => (await list('?event=login-refused')).body.data

  it('a login and a logout are audited with the account', async () => {
    const token = await api.login(DEWI)
    expect(await newest()).toMatchObject({ event: 'login', resource: 'users', label: DEWI, address: ADDRESS })
    await api.call('POST', '/partner/logout', { token })
    expect(await newest()).toMatchObject({ event: 'logout', resource: 'users', label: DEWI })
  })

  it('refused logins leave one row for each account and quarter of an hour, and one for all unknown accounts', async () => {
    const before = (await refused()).length
    for (let tries = 0; tries < 4; tries += 1) {
      await refuse(DEWI)
      await refuse(`tidak-ada-${tries}@a.co`)
    }
    const rows = await refused()
    expect(rows.length - before).toBe(2)
    expect(
      rows
        .slice(0, 2)
        .map(({ label, user_id }: Record<string, unknown>) => [label, user_id])
        .toSorted(),
    ).toEqual([
      ['', null],
      [DEWI, null],
    ])
    api.clock.now += 16 * 60_000
    await refuse(DEWI)
    expect((await refused()).length - before).toBe(3)
  })
})

describe('reading the audit', () => {
  it.each([
    [ADMIN, 200],
    [STAFF, 403],
    [SITI, 403],
  ])('%s is answered with %i', async (email, status) => {
    const token = await api.login(email)
    expect([(await list('', token)).status, (await api.call('GET', '/partner/audit/users', { token })).status]).toEqual(
      [status, status],
    )
  })
  it('a guest is answered with 401', async () => {
    expect((await api.call('GET', '/partner/audit')).status).toBe(401)
  })
  it('the pages follow each other without gap or repetition', async () => {
    const all = (await list('?per_page=200')).body.data
    const pages = []
    for (let next: string | null = ''; next !== null;) {
      const { body } = await list(`?per_page=3${next === '' ? '' : `&before=${next}`}`)
      pages.push(...body.data)
      next = body.meta.next
    }
    expect(pages).toEqual(all)
  })
  it('every filter narrows the list, and a filter that is not understood is refused instead of ignored', async () => {
    const all = (await list('?per_page=200')).body.data
    const rows = async (query: string) => (await list(`?per_page=200&${query}`)).body.data
    const of = (name: string, value: unknown) => all.filter((row: Record<string, unknown>) => row[name] === value)
    const { user_id, record_id, at } = all.find((row: { event: string }) => row.event === 'update')
    expect(await rows(`user=${user_id}`)).toEqual(of('user_id', user_id))
    expect(await rows('resource=custom-data/visa')).toEqual(of('resource', 'custom-data/visa'))
    expect(await rows(`record=${record_id}`)).toEqual(of('record_id', record_id))
    expect(await rows('event=delete')).toEqual(of('event', 'delete'))
    const isSignIn = ({ event }: { event: string }) => SIGN_IN_EVENTS.some((known) => known === event)
    expect(await rows('without=sign-in')).toEqual(all.filter((row: { event: string }) => !isSignIn(row)))
    const time = encodeURIComponent(at)
    expect(await rows(`from=${time}`)).toEqual(all.filter((row: { at: string }) => row.at >= at))
    expect(await rows(`to=${time}`)).toEqual(all.filter((row: { at: string }) => row.at < at))
    for (const wrong of [
      'user=x',
      'record=-1',
      'from=kemarin',
      'to=2026-13-40T00:00:00Z',
      'before=1',
      'per_page=x',
      'event=%00',
      'without=login',
    ])
      expect([wrong, (await list(`?${wrong}`)).status]).toEqual([wrong, 422])
  })
  it('the filter by user offers every user by name', async () => {
    const { body } = await api.call('GET', '/partner/audit/users', { token: admin })
    expect(body.data).toHaveLength(6)
    const user = { passwordHash: '', mitraId: null, roles: ['admin'], permissions: [] }
    for (let index = 0; index < 1000; index += 1)
      await api.store.insertUser({ ...user, name: `Orang ${index}`, email: `orang${index}@a.co` })
    const all = await api.call('GET', '/partner/audit/users', { token: admin })
    expect(all.body.data).toHaveLength(1006)
  })
})
