import { beforeEach, describe, expect, it } from 'vitest'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { toldPrice } from '@/domain/offer/rounding'
import { formatRupiah } from '@/domain/values/money'
import type { MemoryStore } from '@/partner-api/memory/memoryStore'
import { ADMIN, DEWI, HASAN, SITI, STAFF } from '../fixtures'
import { CUSTOMER, JPEG, offerOf, type OfferWorld } from './offerWorld'
import { seededOffers } from './seededOffers'

const DAY = 86_400_000

const fresh = seededOffers()
let packageId: number
let store: MemoryStore
let there: OfferWorld
beforeEach(async () => {
  ;({ packageId, store, there } = await fresh())
})

const post = async (
  body: unknown,
  { as = SITI, key, id = packageId }: { as?: string; key?: string; id?: number } = {},
) =>
  there.call('POST', `/partner/umroh-regular/${id}/offers`, {
    token: await there.signIn(as),
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const change = async (method: string, path: string, body?: unknown, as = SITI) =>
  there.call(method, `/partner/offers/${path}`, { token: await there.signIn(as), body })
const saveAgain = async () => {
  const token = await there.signIn(SITI)
  const row = await store.findPackage(packageId, 'all')
  if (row)
    await store.updatePackage(packageId, row.snapshot, { updatedAt: there.clock.now, updatedBy: row.updatedBy ?? 1 })
  return token
}

describe('an offer with a link', () => {
  it('an evening in Makkah: a day that is over in Jakarta is refused in words, because its link would be dead at once', async () => {
    // 21.00 in Makkah is 01.00 of the next day in Jakarta.
    there.clock.now = Date.UTC(2026, 10, 20, 18)
    const { status, body } = await post({ ...offerOf(), validUntil: '2026-11-20' })
    expect([status, body.errors]).toEqual([
      422,
      {
        validUntil: ['Masa berlaku mulai hari ini di Jakarta (21 November 2026) dan paling lambat hari check-in'],
      },
    ])
    expect((await post({ ...offerOf(), validUntil: '2026-11-21' })).status).toBe(201)
  })

  it('the answer tells the link once, and the store keeps only its hash', async () => {
    const { status, body } = await post(offerOf(), { key: 'kunci-1' })
    expect([status, body]).toEqual([
      201,
      {
        data: {
          id: expect.any(Number),
          url: expect.stringMatching(/^http:\/\/api\.test\/p\/[\w-]{43}$/),
          validUntil: '2026-11-27',
          version: 1,
          packages: 1,
          name: 'Umroh Syawal 9 Hari',
          lowestPrice: expect.any(Number),
        },
      },
    ])
    const token = body.data.url.slice(-43)
    expect(JSON.stringify(store.exportState())).not.toContain(token)
    expect(JSON.stringify(await there.offersOf(SITI, packageId))).not.toContain(token)
  })

  it('the same key gets the same link and makes no second offer, and the same key with other contents is refused', async () => {
    const first = await post(offerOf(), { key: 'kunci' })
    expect(await post(offerOf(), { key: 'kunci' })).toMatchObject({ status: 201, body: first.body })
    expect((await post(offerOf({ rooms: ['quad'] }), { key: 'kunci' })).status).toBe(409)
    // A phone that repeats a request may have drawn its picture anew.
    expect((await post(offerOf({ image: null }), { key: 'kunci' })).body).toEqual(first.body)
    expect(await there.offersOf(SITI, packageId)).toHaveLength(1)
    expect((await post(offerOf(), { key: 'lain' })).body.data.url).not.toBe(first.body.data.url)
  })

  it('the stored answer of a key cannot make the link without the key itself', async () => {
    const { body } = await post(offerOf(), { key: 'kunci-rahasia' })
    const kept = JSON.stringify(store.exportState().keys)
    expect(kept).not.toContain('kunci-rahasia')
    expect(kept).not.toContain(body.data.url.slice(-43))
  })

  it.each<[string, Record<string, unknown>, string, RegExp]>([
    ['no room type', { rooms: [] }, 'rooms', /minimal satu/],
    ['an unknown room type', { rooms: ['double', 'suite'] }, 'rooms', /minimal satu/],
    ['a room type twice', { rooms: ['quad', 'quad'] }, 'rooms', /minimal satu/],
    ['no day', { validUntil: '27-11-2026' }, 'validUntil', /YYYY-MM-DD/],
    ['a day before yesterday', { validUntil: '2026-11-18' }, 'validUntil', /hari ini/],
    ['a day after the check-in', { validUntil: '2027-04-11' }, 'validUntil', /check-in/],
    ['a long name', { customerName: 'n'.repeat(81) }, 'customerName', /80 huruf/],
    ['a name that cannot be stored', { customerName: 'a\0' }, 'customerName', /karakter/],
    ['half a number', { customerPhone: '+1 212 555' }, 'customerPhone', /WhatsApp tidak valid/],
    ['half a room', { roomMix: { double: 0.5 } }, 'roomMix', /angka/],
    ['an unknown room in the mix', { roomMix: { suite: 1 } }, 'roomMix', /angka/],
    ['a plan in words', { withPaymentPlan: 'ya' }, 'withPaymentPlan', /true/],
    ['an unknown rounding', { rounding: 5_000 }, 'rounding', /50000/],
    ['a picture that is no base64', { image: '%%%' }, 'image', /JPEG/],
    ['a PNG', { image: Buffer.from('\x89PNG\r\n').toString('base64') }, 'image', /JPEG/],
    ['an unknown field', { asing: 1 }, 'asing', /tidak dikenal/],
  ])('%s is refused at its field', async (_, changes, field, message) => {
    const { status, body } = await post(offerOf(changes))
    expect([status, body.errors[field]]).toEqual([422, [expect.stringMatching(message)]])
    expect(await there.offersOf(SITI, packageId)).toEqual([])
  })

  it('the offers of a package have pages, and one more offer reads none of them', async () => {
    const ids: number[] = []
    for (let at = 0; at < 3; at += 1) ids.unshift((await there.share(SITI, packageId)).id)
    const token = await there.signIn(SITI)
    const page = async (query = '') => {
      const { body } = await there.call('GET', `/partner/umroh-regular/${packageId}/offers${query}`, { token })
      return [body.data.data.map((row: { id: number }) => row.id), body.meta]
    }
    expect(await page()).toEqual([ids, { total: 3, page: 1, per_page: 200 }])
    expect(await page('?per_page=2')).toEqual([ids.slice(0, 2), { total: 3, page: 1, per_page: 2 }])
    expect(await page('?per_page=2&page=2')).toEqual([ids.slice(2), { total: 3, page: 2, per_page: 2 }])
    expect(await page('?per_page=999&page=x')).toEqual([ids, { total: 3, page: 1, per_page: 200 }])
  })

  it('a picture of more than 300 kB is refused', async () => {
    const segment = [0xff, 0xe0, 0xff, 0xff, ...Array<number>(65_533).fill(0)]
    const large = Uint8Array.from([...JPEG.slice(0, 2), ...Array(5).fill(segment).flat(), ...JPEG.slice(2)])
    const { status, body } = await post(offerOf({ image: Buffer.from(large).toString('base64') }))
    expect([status, body.errors]).toEqual([422, { image: ['Gambar paling besar 300 kB'] }])
  })

  it('prices are rounded as the phone rounded those of its picture, and not at all for an app that says nothing of it', async () => {
    const token = await there.signIn(SITI)
    const profile = { ...emptyProfile('An-Nur'), rounding: 100_000 }
    await there.call('PUT', '/partner/offer-profile', { token, body: profile })
    const exact = (await post(offerOf(), { key: 'kunci' })).body.data.lowestPrice
    expect(exact % 1_000).not.toBe(0)
    expect((await post(offerOf({ rounding: 0 }), { key: 'kunci' })).body.data.lowestPrice).toBe(exact)
    const { status, body } = await post(offerOf({ rounding: 50_000 }))
    expect([status, body.data.lowestPrice]).toEqual([201, toldPrice(exact, 50_000)])
    const page = await (await there.open(new URL(body.data.url).pathname)).text()
    expect(page).toContain(formatRupiah(toldPrice(exact, 50_000)))
    expect(page).not.toContain(formatRupiah(exact))
    const [made] = (await store.listAudit({ resource: 'offers' }, 1)) ?? []
    expect(made?.after).toMatchObject({ rounding: 50_000 })
  })

  it('an offer is made without the optional fields of its body, too', async () => {
    expect((await post({ rooms: ['quad'], validUntil: '2026-11-27' })).status).toBe(201)
    expect(await there.offersOf(SITI, packageId)).toMatchObject([{ customerName: null, customerPhone: null }])
  })

  it('a package that has left, or has no price for a chosen room type, is not offered', async () => {
    const row = await store.findPackage(packageId, 'all')
    const snapshot = { ...row!.snapshot, totals: { ...row!.snapshot.totals, quad: null } }
    await store.updatePackage(packageId, snapshot, { updatedAt: 0, updatedBy: 1 })
    expect((await post(offerOf())).body.errors).toEqual({
      rooms: [expect.stringMatching(/Harga quad belum diketahui/)],
    })
    there.later(200 * DAY)
    expect((await post(offerOf({ rooms: ['double'], validUntil: '2027-06-30' }))).body.errors).toEqual({
      package: [expect.stringMatching(/Check-in paket ini sudah lewat/)],
    })
  })
})

describe('versions of a package’s offers', () => {
  it('offers of one saved package share a version; a save makes the next, and closes the links of the earlier ones', async () => {
    const [one, two] = [await there.share(SITI, packageId), await there.share(SITI, packageId)]
    expect([one.version, two.version]).toEqual([1, 1])
    await saveAgain()
    // The save alone closes nothing.
    expect((await there.open(one.path)).status).toBe(200)
    const three = await there.share(SITI, packageId)
    expect(three.version).toBe(2)
    expect(await Promise.all([one, two, three].map(async ({ path }) => (await there.open(path)).status))).toEqual([
      410, 410, 200,
    ])
    expect((await there.offersOf(SITI, packageId)).map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'replaced',
      'replaced',
    ])
  })

  it('an offer never changes with its package', async () => {
    const { path } = await there.share(SITI, packageId)
    const before = await (await there.open(path)).text()
    const row = await store.findPackage(packageId, 'all')
    await store.updatePackage(
      packageId,
      { ...row!.snapshot, namaPaket: 'Lain', totals: { double: 1, triple: 1, quad: 1 } },
      { updatedAt: 0, updatedBy: 1 },
    )
    expect(await (await there.open(path)).text()).toBe(before)
  })
})

describe('the permissions for offers', () => {
  it('a colleague of the mitra may, another mitra finds nothing, and staff need the permission to edit', async () => {
    const { id } = await there.share(SITI, packageId)
    const list = `/partner/umroh-regular/${packageId}/offers`
    const statuses = async (as: string) => [
      (await there.call('GET', list, { token: await there.signIn(as) })).status,
      (await post(offerOf(), { as })).status,
      (await change('POST', `${id}/answer`, { answer: { name: 'A', room: 'quad', jamaah: 1 } }, as)).status,
      (await change('POST', `${id}/answer`, { answer: null }, as)).status,
      (await change('DELETE', `${id}/customer`, undefined, as)).status,
      (await change('DELETE', String(id), undefined, as)).status,
    ]
    expect(await statuses(DEWI)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses(STAFF)).toEqual([200, 403, 403, 403, 403, 403])
    expect(await statuses(HASAN)).toEqual([200, 201, 200, 200, 200, 200])
    const next = await there.share(SITI, packageId)
    expect((await change('DELETE', String(next.id), undefined, ADMIN)).status).toBe(200)
    expect((await there.call('GET', list)).status).toBe(401)
  })
})

describe('an answer that the mitra notes', () => {
  const note = (id: number, answer: unknown) => change('POST', `${id}/answer`, { answer })
  const yes = { name: 'Salamah', room: 'quad', jamaah: 2 }

  it('the mitra notes an answer once and may take it back', async () => {
    const { id, path } = await there.share(SITI, packageId)
    expect((await note(id, null)).status).toBe(409)
    expect((await note(id, yes)).body.data).toMatchObject({ state: 'accepted', answer: { ...yes, by: 'mitra' } })
    expect((await note(id, yes)).status).toBe(409)
    expect(await (await there.open(path)).text()).toContain('Penawaran ini sudah disetujui')
    expect((await note(id, null)).body.data).toMatchObject({ state: 'open', answer: null })
    expect(await (await there.open(path)).text()).toContain('Saya setuju')
  })

  it('the mitra takes back what a customer agreed to, and the customer may agree anew', async () => {
    const { id, path } = await there.share(SITI, packageId)
    await there.accept(path)
    expect((await note(id, yes)).status).toBe(409)
    expect((await note(id, null)).status).toBe(200)
    await there.accept(path, { name: 'Aminah' })
    expect(await there.offersOf(SITI, packageId)).toMatchObject([{ answer: { by: 'customer', name: 'Aminah' } }])
  })

  it.each<[unknown, string]>([
    [{ answer: { ...yes, room: 'triple' } }, 'answer.room'],
    [{ answer: { ...yes, jamaah: 0 } }, 'answer.jamaah'],
    [{ answer: { ...yes, name: ' ' } }, 'answer.name'],
    [{ answer: { ...yes, asing: 1 } }, 'answer.asing'],
    [{ answer: 'ya' }, 'answer'],
    [{}, 'answer'],
    [{ answer: null, asing: 1 }, 'asing'],
  ])('the answer %j is refused at %s', async (body, field) => {
    const { id } = await there.share(SITI, packageId)
    const { status, body: refusal } = await change('POST', `${id}/answer`, body)
    expect([status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })

  it('an offer that has ended can still be answered by the mitra, a revoked one cannot', async () => {
    const { id } = await there.share(SITI, packageId)
    there.later(20 * DAY)
    await change('DELETE', String(id))
    expect((await note(id, yes)).status).toBe(409)
  })
})

describe('revoking and erasing', () => {
  it('a revoked link and its picture are closed at once, and revoking again changes nothing', async () => {
    const { id, path } = await there.share(SITI, packageId)
    expect((await change('DELETE', String(id))).body.data.state).toBe('revoked')
    expect([(await there.open(path)).status, (await there.open(`${path}.jpg`)).status]).toEqual([410, 410])
    expect(store.exportState().offers[0]?.picture).toBeNull()
    const rows = await store.listAudit({}, 100)
    expect((await change('DELETE', String(id))).status).toBe(200)
    expect(await store.listAudit({}, 100)).toEqual(rows)
  })

  it('erasing leaves nothing of the customer in the store, and the offer itself stays', async () => {
    const { id, path } = await there.share(SITI, packageId)
    await there.accept(path, { name: 'Salamah Binti Rahasia' })
    expect((await change('DELETE', `${id}/customer`)).body.data).toMatchObject({
      customerName: null,
      customerPhone: null,
      answer: { name: '', room: 'quad', jamaah: 2 },
      erasedAt: expect.any(String),
    })
    const kept = JSON.stringify(store.exportState())
    for (const secret of [CUSTOMER.name, CUSTOMER.digits, 'Salamah Binti Rahasia']) expect(kept).not.toContain(secret)
    expect(store.exportState().offers[0]?.picture).toBeNull()
    const page = await there.open(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Quad, 2 jamaah')])
  })
})
