import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, apiOver, DEWI, NOW, SITI } from '../fixtures'
import { offerOf } from '../offers/offerWorld'

const LIST = '/partner/umroh-regular'
const share = { validUntil: '2026-11-29', customerName: ' Ibu Rahasiawati ', customerPhone: '0812-3456-7890' }

async function world(features?: ['accounts']) {
  const api = await apiOver(createMemoryStore(), { packages: [2, 1], ...(features ? { features } : {}) })
  const token = await api.login(SITI)
  const { body } = await api.call('GET', LIST, { token })
  const path = `${LIST}/${body.data[0].id}`
  const call = (method: string, suffix: string, given?: unknown, headers = {}) =>
    api.call(method, path + suffix, { token, headers, ...(given === undefined ? {} : { body: given }) })
  const row = async () => (await api.call('GET', LIST, { token })).body.data[0]
  const found = async (query: string) => (await api.call('GET', `${LIST}?${query}`, { token })).body
  return { api, token, path, call, row, found }
}

describe('the status of a package (docs/product.md §21.6)', () => {
  it('a share without a link makes a package “terkirim”, in the answer, the detail and the list', async () => {
    const { call, row } = await world()
    expect(await row()).toMatchObject({ status: 'draf', valid_until: null, customer_name: null, remind_at: null })
    const { status, body } = await call('POST', '/sent', share)
    const told = {
      status: 'terkirim',
      valid_until: '2026-11-29',
      customer_name: 'Ibu Rahasiawati',
      customer_phone: '6281234567890',
      sent_at: new Date(NOW).toISOString(),
      seen_at: null,
      accepted_at: null,
      lost_reason: null,
      lost_at: null,
      remind_at: null,
      other_chosen: false,
      agreed: null,
      told: null,
    }
    expect([status, body.data]).toEqual([200, told])
    expect((await call('GET', '')).body.data.status).toEqual(told)
    expect(await row()).toMatchObject({
      status: 'terkirim',
      valid_until: '2026-11-29',
      customer_name: 'Ibu Rahasiawati',
    })
  })

  it.each([
    ['tel:+62\u2011812\u20113456\u20117890,', '6281234567890'],
    ['+966 50 123 4567', '966501234567'],
  ])('the number %s is stored as its digits, and the search finds it as it was copied', async (copied, digits) => {
    const { call, found } = await world()
    const { body } = await call('POST', '/sent', { ...share, customerPhone: copied })
    expect(body.data.customer_phone).toBe(digits)
    expect((await found(`q=${encodeURIComponent(copied)}`)).meta.total).toBe(1)
  })

  it('making a link notes the share, and erasing the customer of the offer erases the copy of the package', async () => {
    const { api, token, call, row } = await world()
    await call('PUT', '/lost', { reason: 'harga' })
    const { body } = await call('POST', '/offers', offerOf({ customerName: 'Bapak Hilang' }))
    expect(await row()).toMatchObject({ status: 'terkirim', valid_until: '2026-11-27', customer_name: 'Bapak Hilang' })
    await api.call('DELETE', `/partner/offers/${body.data.id}/customer`, { token })
    expect(await row()).toMatchObject({ status: 'terkirim', customer_name: null })
  })

  it('erasing the customer of the last share erases this customer from the links as well, and nobody else', async () => {
    const { api, token, call, row } = await world()
    const makeLink = (customerName: string, customerPhone: string) =>
      call('POST', '/offers', offerOf({ customerName, customerPhone }))
    const other = (await makeLink('Bapak Lain', '0811-1111-1111')).body.data.id
    await makeLink('ibu rahasiawati', '0812-2222-2222')
    await makeLink('Kakak Ibu R', '0812-3456-7890')
    await call('POST', '/sent', share)
    await call('DELETE', '/customer')
    const names = async () =>
      (await call('GET', '/offers')).body.data.data.map((offer: { customerName: unknown }) => offer.customerName)
    expect(await names()).toEqual([null, null, 'Bapak Lain'])

    await call('POST', '/sent', share)
    await api.call('DELETE', `/partner/offers/${other}/customer`, { token })
    expect(await names()).toEqual([null, null, null])
    expect(await row()).toMatchObject({ customer_name: 'Ibu Rahasiawati' })
  })

  it('a mitra marks a package as lost with a reason, takes that back, sets a reminder and erases the customer', async () => {
    const { call } = await world()
    await call('POST', '/sent', share)
    expect((await call('PUT', '/lost', { reason: 'tidak-jadi' })).body.data).toMatchObject({
      status: 'batal',
      lost_reason: 'tidak-jadi',
    })
    expect((await call('PUT', '/lost', { reason: null })).body.data).toMatchObject({
      status: 'terkirim',
      lost_reason: null,
      lost_at: null,
    })
    expect((await call('PUT', '/reminder', { remindAt: '2026-11-23' })).body.data.remind_at).toBe('2026-11-23')
    expect((await call('PUT', '/reminder', { remindAt: null })).body.data.remind_at).toBeNull()
    const { body } = await call('DELETE', '/customer')
    expect(body.data).toMatchObject({ customer_name: null, customer_phone: null, status: 'terkirim' })
  })

  it('a repeated request with its key is carried out once', async () => {
    const { api, call } = await world()
    const headers = { 'idempotency-key': 'once' }
    const first = await call('POST', '/sent', share, headers)
    expect((await call('POST', '/sent', share, headers)).body).toEqual(first.body)
    expect((await call('POST', '/sent', { validUntil: '2026-12-01' }, headers)).status).toBe(409)
    expect((await api.store.listAudit({ event: 'send' }, 9)).length).toBe(1)
  })

  it('the history says what was done, and nothing of the customer', async () => {
    const { api, call } = await world()
    await call('POST', '/sent', share)
    await call('PUT', '/lost', { reason: 'hotel' })
    await call('PUT', '/reminder', { remindAt: '2026-11-21' })
    await call('DELETE', '/customer')
    const rows = (await api.store.listAudit({ resource: 'umroh-regular' }, 4)).toReversed()
    expect(rows.map(({ event, before, after }) => [event, before, after])).toEqual([
      ['send', null, { validUntil: '2026-11-29' }],
      ['update', { lostReason: null }, { lostReason: 'hotel' }],
      ['update', { remindAt: null }, { remindAt: '2026-11-21' }],
      ['erase', null, null],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/rahasia|6281234567890|34567890/i)
  })

  it.each([
    ['POST', '/sent', { validUntil: 'besok' }, 'validUntil'],
    ['POST', '/sent', {}, 'validUntil'],
    ['POST', '/sent', { ...share, customerPhone: '12' }, 'customerPhone'],
    ['POST', '/sent', { ...share, customerName: 'a'.repeat(81) }, 'customerName'],
    ['POST', '/sent', { ...share, customerName: 'a\u0000' }, 'customerName'],
    ['POST', '/sent', { ...share, more: 1 }, 'more'],
    ['PUT', '/lost', { reason: 'malas' }, 'reason'],
    ['PUT', '/lost', {}, 'reason'],
    ['PUT', '/reminder', { remindAt: '2026-11-18' }, 'remindAt'],
    ['PUT', '/reminder', { remindAt: '2027-11-22' }, 'remindAt'],
    ['PUT', '/reminder', { remindAt: 'besok' }, 'remindAt'],
  ])('%s %s with %j is refused at %s', async (method, suffix, given, field) => {
    const { status, body } = await (await world()).call(method, suffix, given)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('another mitra changes no status', async () => {
    const { api, path } = await world()
    const token = await api.login(DEWI)
    expect((await api.call('POST', `${path}/sent`, { token, body: share })).status).toBe(404)
    expect((await api.call('DELETE', `${path}/customer`, { token })).status).toBe(404)
    expect((await api.call('PUT', `${path}/lost`, { body: { reason: null } })).status).toBe(401)
  })

  it('the list finds packages by status, by customer and by a number as people write it', async () => {
    const { call, found } = await world()
    await call('POST', '/sent', share)
    expect((await found('status=terkirim')).meta.total).toBe(1)
    expect((await found('status=draf')).meta.total).toBe(1)
    expect((await found('status=apa')).data).toEqual([])
    expect((await found('q=rahasiawati')).meta.total).toBe(1)
    expect((await found(`q=${encodeURIComponent('0812-3456')}`)).meta.total).toBe(1)
    expect((await found(`q=${encodeURIComponent('+62 812 3456')}&status=draf`)).meta.total).toBe(0)
  })

  it('an API without the feature answers its lists and details as before', async () => {
    const { call, row, found } = await world(['accounts'])
    await call('POST', '/sent', share)
    expect(Object.keys(await row())).not.toEqual(expect.arrayContaining(['status']))
    expect((await call('GET', '')).body.data.status).toBeUndefined()
    expect((await found('status=terkirim')).meta.total).toBe(2)
  })

  it('an admin reads the figures, and a mitra is refused', async () => {
    const { api, token, call } = await world()
    await call('POST', '/sent', share)
    await call('PUT', '/lost', { reason: 'pesaing' })
    const { body } = await api.call('GET', '/partner/figures', { token: await api.login(ADMIN) })
    const mitra = { id: expect.any(Number), name: 'An-Nur Tour & Travel' }
    expect(body.data).toEqual([
      {
        mitra,
        month: '2026-11',
        sent: 1,
        read: 0,
        won: 0,
        value: 0,
        unvalued: 0,
        lost: expect.objectContaining({ pesaing: 1 }),
      },
    ])
    expect((await api.call('GET', '/partner/figures', { token })).status).toBe(403)
  })

  it('an admin reads which packages to take up again and why, and a mitra is refused', async () => {
    const { api, token, path, call } = await world()
    await call('POST', '/sent', { ...share, validUntil: '2026-11-22' })
    await call('PUT', '/reminder', { remindAt: '2026-11-20' })
    const { body } = await api.call('GET', '/partner/follow-ups', { token: await api.login(ADMIN) })
    expect(body.data).toEqual([
      {
        id: Number(path.split('/').at(-1)),
        nama_paket: expect.any(String),
        mitra: { id: expect.any(Number), name: 'An-Nur Tour & Travel' },
        status: 'terkirim',
        valid_until: '2026-11-22',
        customer_name: 'Ibu Rahasiawati',
        remind_at: '2026-11-20',
        other_chosen: false,
        reasons: ['reminder', 'ends'],
      },
    ])
    expect((await api.call('GET', '/partner/follow-ups', { token })).status).toBe(403)
    expect((await api.call('GET', '/partner/follow-ups')).status).toBe(401)
  })
})
