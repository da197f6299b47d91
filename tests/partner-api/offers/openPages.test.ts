import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MemoryStore } from '@/partner-api/memory/memoryStore'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { openRoutes } from '@/partner-api/routes/offers/openRoutes'
import { TYPEFACE_PATH } from '@/offer/page/pageStyle'
import type { OpenOffersStore } from '@/partner-api/stores/offersStore'
import { requestOrigin } from '@/partner-api/routes/offers/linkOrigin'
import { exampleProfile, LOGO } from '../../domain/offer/packages'
import { NOW, SITI } from '../fixtures'
import { acceptance, CUSTOMER, offerWorld, type OfferWorld } from './offerWorld'
import { seededOffers } from './seededOffers'

const UNKNOWN = 'A'.repeat(43)
const WHATSAPP = { 'user-agent': 'WhatsApp/2.23.20.0 A', accept: '*/*' }
const POST = { method: 'POST' }

const fresh = seededOffers()
let packageId: number
let store: MemoryStore
let there: OfferWorld
beforeEach(async () => {
  ;({ packageId, store, there } = await fresh())
})
const share = (changes?: Record<string, unknown>) => there.share(SITI, packageId, changes)
const stateOf = async () => (await there.offersOf(SITI, packageId))[0]
const statusOf = async (path: string, init?: RequestInit) => (await there.open(path, init)).status

async function closeBy(how: 'revoked' | 'replaced' | 'expired', { id }: { id: number }) {
  if (how === 'expired') return there.later(8 * 86_400_000)
  if (how === 'revoked') return there.call('DELETE', `/partner/offers/${id}`, { token: await there.signIn(SITI) })
  const row = await store.findPackage(packageId, 'all')
  await store.updatePackage(packageId, row!.snapshot, { updatedAt: NOW, updatedBy: 1 })
  return share()
}

describe('the open page of an offer', () => {
  it('the page is not kept, not indexed, and tells no other site of its address', async () => {
    const { path } = await share()
    for (const address of [path, `${path}.jpg`, `/p/${UNKNOWN}`, '/p/', `${path}/seen`]) {
      const { headers } = await there.open(address)
      expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
        'no-store',
        'no-referrer',
        'noindex, nofollow',
      ])
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
      expect(policy).toContain("; img-src 'self'; font-src 'self'; ")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('the page shows the logo that the offer was made with, at an address that closes with the link', async () => {
    const token = await there.signIn(SITI)
    const put = (logo: string | null) =>
      there.call('PUT', '/partner/offer-profile', { token, body: { ...exampleProfile, logo } })
    const plain = await share()
    await put(LOGO)
    const shared = await share()
    await put(null)
    expect(await (await there.open(shared.path)).text()).toContain(`<img src="${shared.path}/logo" alt="">`)
    const logo = await there.open(`${shared.path}/logo`)
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await logo.arrayBuffer()).toString('base64')).toBe(LOGO)
    expect(logo.headers.get('cache-control')).toBe('no-store')
    expect(await (await there.open(plain.path)).text()).not.toContain('/logo')
    expect([await statusOf(`${plain.path}/logo`), await statusOf(`/p/${UNKNOWN}/logo`)]).toEqual([404, 404])
    // The copy of the offer stays small: it is read for every page.
    expect(JSON.stringify((await store.findOffer(shared.id, 'all'))?.offer)).not.toContain(LOGO)
    await closeBy('revoked', shared)
    expect(await statusOf(`${shared.path}/logo`)).toBe(410)
    expect(await store.offerLogo(shared.id)).toBeNull()
  })

  it('the longest texts of any script have less than 15 kB on their way to a browser that reads gzip', async () => {
    const letters = Array.from({ length: 160 * 36 }, (_, at) => String.fromCodePoint(0xc0 + ((at * 7919) % 190)))
    const lines = Array.from({ length: 36 }, (_, at) => letters.slice(at * 160, (at + 1) * 160).join(''))
    const [included, excluded, terms] = [lines.slice(0, 12), lines.slice(12, 24), lines.slice(24)]
    const row = await store.findPackage(packageId, 'all')
    const profile = { ...exampleProfile, included, excluded, terms }
    await store.putOfferProfile(row!.mitraId, profile, { updatedAt: NOW, updatedBy: 1 })
    await store.updatePackage(
      packageId,
      { ...row!.snapshot, namaPaket: 'Umroh Syawal '.repeat(76) },
      { updatedAt: NOW, updatedBy: 1 },
    )
    const { path } = await share({ withPaymentPlan: true })
    const plain = await (await there.open(path)).text()
    const packed = await there.open(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(bytes.byteLength).toBeLessThan(15_000)
    expect(gunzipSync(bytes).toString()).toBe(plain)
  })

  it('every unknown link, picture, path and method under /p gets the same 404', async () => {
    const { path } = await share()
    const asked: [string, RequestInit?][] = [
      [`/p/${UNKNOWN}`],
      [`/p/${UNKNOWN}.jpg`],
      [`/p/${UNKNOWN}/seen`, POST],
      [`/p/${UNKNOWN}/accept`, { ...POST, body: acceptance() }],
      [`/p/${UNKNOWN}/accept`],
      ['/p/'],
      ['/p'],
      ['/p/x'],
      [path, POST],
      [path, { method: 'DELETE' }],
      ['/p/..%2f..%2fetc%2fpasswd'],
      ['/p/index.html'],
    ]
    const answers = await Promise.all(
      asked.map(async ([address, init]) => {
        const { status, headers, ...response } = await there.open(address, init)
        void response
        headers.delete('x-request-id')
        return { status, headers: Object.fromEntries(headers) }
      }),
    )
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(answers[0]?.status).toBe(404)
    const texts = await Promise.all(asked.map(async ([address, init]) => (await there.open(address, init)).text()))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('Penawaran tidak ditemukan')
  })

  it.each(['revoked', 'replaced', 'expired'] as const)(
    'an offer that is %s answers 410 on every address, without price, customer or button, and offers to ask anew',
    async (how) => {
      const made = await share()
      await closeBy(how, made)
      const page = await there.open(made.path)
      const html = await page.text()
      expect(page.status).toBe(410)
      expect(html).not.toMatch(/Rp|Royal|Saya setuju|og:/)
      expect(html.replaceAll(TYPEFACE_PATH, '')).not.toContain('/p/')
      expect(html).not.toContain(CUSTOMER.name)
      expect(await statusOf(`${made.path}.jpg`)).toBe(410)
      expect(await statusOf(`${made.path}/seen`, POST)).toBe(410)
      expect((await there.accept(made.path)).status).toBe(410)
      expect(await there.offersOf(SITI, packageId)).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: made.id, seenAt: null, answer: null, state: how })]),
      )
    },
  )

  it('an offer is valid to the last second of its day in Jakarta', async () => {
    const { path } = await share({ validUntil: '2026-11-21' })
    there.clock.now = Date.parse('2026-11-21T23:59:59+07:00')
    expect(await statusOf(path)).toBe(200)
    there.clock.now = Date.parse('2026-11-22T00:00:00+07:00')
    expect(await statusOf(path)).toBe(410)
  })

  it('an accepted offer stays readable after its last day, and a revoked one does not', async () => {
    const made = await share()
    await there.accept(made.path)
    there.later(30 * 86_400_000)
    expect(await statusOf(made.path)).toBe(200)
    await closeBy('revoked', made)
    expect(await statusOf(made.path)).toBe(410)
  })

  it('the open pages work over a store that has no packages, prices or accounts', async () => {
    const { token } = await share()
    const { findOpenOffer, offerPicture, offerLogo, seeOffer, answerOffer, noteOffer, addAudit, admitVisit } = store
    const session = { findOpenOffer, offerPicture, offerLogo, seeOffer, answerOffer, noteOffer, addAudit }
    const only: OpenOffersStore = { ...session, admitVisit, transaction: (work) => work(session) }
    const pages = openRoutes({
      store: only,
      now: () => NOW,
      visitTime: () => NOW,
      clientAddress: () => '',
      forwardedFor: () => null,
      origin: requestOrigin(null, { isHttps: () => false }),
    })
    expect((await pages.request(`/${token}`)).status).toBe(200)
    expect((await pages.request(`/${token}.jpg`)).status).toBe(200)
    expect((await pages.request(`/${token}/seen`, POST)).status).toBe(204)
    expect((await pages.request(`/${token}/accept`, { ...POST, body: acceptance() })).status).toBe(303)
    expect(await stateOf()).toMatchObject({ state: 'accepted', seenAt: expect.any(String) })
  })
})

describe('the mitra’s offer profile', () => {
  const profile = { ...exampleProfile, business: 'Safar Barakah', whatsapp: '6281234567890' }

  it('the page has its business, number, words and payment plan, as they were when the offer was made', async () => {
    const { mitraId = 0 } = (await store.findPackage(packageId, 'all')) ?? {}
    await store.putOfferProfile(mitraId, profile, { updatedAt: NOW, updatedBy: 1 })
    const { path } = await share({ withPaymentPlan: true })
    await store.putOfferProfile(mitraId, { ...profile, business: 'Nama Baru' }, { updatedAt: NOW, updatedBy: 1 })
    const html = await (await there.open(path)).text()
    for (const text of ['Safar Barakah', 'https://wa.me/6281234567890?text=', 'Air zamzam', 'DP saat memesan'])
      expect(html).toContain(text)
    expect(html).not.toContain('Nama Baru')
    await closeBy('revoked', { id: (await stateOf()).id })
    const closed = await (await there.open(path)).text()
    expect(closed).toMatch(
      /<a class="button" href="https:\/\/wa\.me\/6281234567890\?text=[^"]*">Minta harga terbaru<\/a>/,
    )
  })

  it('a mitra without a profile offers under its name, and the closed page has no number to write to', async () => {
    const { path, id } = await share()
    expect(await (await there.open(path)).text()).not.toContain('wa.me')
    await closeBy('revoked', { id })
    expect(await (await there.open(path)).text()).toContain('Hubungi An-Nur Tour &amp; Travel untuk harga terbaru.')
  })
})

const asked = (url: string, headers = {}) => ({ url, headers: new Headers(headers) }) as Request

describe('the picture’s address in the preview', () => {
  const imageOf = async (url: string, publicUrl: string | null = null) => {
    const own = await offerWorld(store, { seeded: true, publicUrl })
    const { path } = await share()
    const html = await (await own.site.request(`${url}${path}`)).text()
    return [/property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replace(path, ''), html.includes('og:title')]
  }

  it('a preview has the host of the request, or of PUBLIC_URL where that is set', async () => {
    expect(await imageOf('http://umroh.example:8443')).toEqual(['http://umroh.example:8443.jpg', true])
    expect(await imageOf('http://127.0.0.1:3000', 'https://umroh.example')).toEqual(['https://umroh.example.jpg', true])
  })

  it.each(['a"b', 'a<b', 'a_b', '-a', 'a b', 'a&b'])('a Host like %j gives no address at all', (host) => {
    expect(requestOrigin(null, { isHttps: () => false })(asked(`http://${host}/p/x`))).toBeNull()
  })

  it('behind a trusted proxy the address is the one of https', () => {
    expect(requestOrigin(null, { isHttps: () => true })(asked('http://umroh.example/p/x'))).toBe(
      'https://umroh.example',
    )
  })

  it.each([
    // nginx's default Host, an upstream's name, and a name of a container.
    ['http://127.0.0.1:3112/p/x', {}, null],
    ['http://app/p/x', {}, null],
    ['http://[::1]:3000/p/x', {}, null],
    ['http://app.svc.cluster.local/p/x', {}, null],
    ['http://127.0.0.1:3112/p/x', { host: 'umroh.example' }, 'http://umroh.example'],
    ['http://127.0.0.1:3112/p/x', { host: 'a b' }, null],
    ['http://127.0.0.1:3112/p/x', { host: '127.0.0.1' }, null],
    ['http://evil.example/p/x', { host: 'umroh.example' }, 'http://evil.example'],
    ['http://192.168.1.5:8080/p/x', {}, 'http://192.168.1.5:8080'],
    ['http://203.0.113.5/p/x', {}, 'http://203.0.113.5'],
  ])('behind a proxy %s with %j is %s', (url, { host }: { host?: string }, origin) => {
    const of = requestOrigin(null, { isHttps: () => false, isForwarded: () => true, forwardedHost: () => host })
    expect(of(asked(url))).toBe(origin)
  })

  it('a link has the origin of the page that asks for it, and only the browser can say which that is', () => {
    const of = requestOrigin(null, { isHttps: () => false })
    const page = { origin: 'https://umroh.example', 'sec-fetch-site': 'same-origin' }
    expect(of(asked('http://127.0.0.1:3112/', page))).toBe('https://umroh.example')
    expect(of(asked('http://evil.example/', page))).toBe('https://umroh.example')
    expect(of(asked('http://umroh.example/', { ...page, 'sec-fetch-site': 'cross-site' }))).toBe('http://umroh.example')
    expect(of(asked('http://umroh.example/', { ...page, origin: 'null' }))).toBe('http://umroh.example')
    expect(requestOrigin('https://lain.example', { isHttps: () => false })(asked('http://a.co/', page))).toBe(
      'https://lain.example',
    )
  })
})

describe('signs that a messenger or a person puts around a link', () => {
  // The contract names a link as it was made.
  const askAt = async (address: string, init?: RequestInit) =>
    (await there.site.request(`http://site.test${address}`, init)).status

  it.each(['/', '.', ')', ',', '%20', '%3E', '_', '.%20Terima%20kasih', '?fbclid=IwAR0abc', ').'])(
    'with %j behind the token the same page opens, is read and is agreed to',
    async (behind) => {
      const { path } = await share()
      expect(await askAt(path + behind)).toBe(200)
      if (behind.startsWith('?')) return
      const inside = behind === '/' ? '' : behind
      expect(await askAt(`${path}.jpg${behind}`)).toBe(200)
      expect(await askAt(`${path}${inside}/seen${behind === '/' ? '/' : ''}`, POST)).toBe(204)
      const agreed = await there.site.request(`http://site.test${path}${inside}/accept`, {
        ...POST,
        body: acceptance(),
      })
      expect([agreed.status, agreed.headers.get('location')]).toEqual([303, `${path}#setuju`])
    },
  )

  it('before the token it changes nothing either, and the picture may have another ending', async () => {
    const { token } = await share()
    for (const address of [`%3C${token}%3E`, `(${token})`, `${token}.JPG`, `${token}.jpeg`])
      expect([address, await askAt(`/p/${address}`)]).toEqual([address, 200])
  })

  it('a text without the form of a token is unknown, and so is a path below the page that does not exist', async () => {
    const { token } = await share()
    for (const address of [`${token}a`, token.slice(1), `a${token}`, `${token}/lain`, `x/${token}`, '%', '%E0%A4%A'])
      expect([address, await askAt(`/p/${address}`)]).toEqual([address, 404])
  })
})

describe('being read', () => {
  it('WhatsApp’s preview, which fetches page and picture and runs no script, never counts as read', async () => {
    const { path } = await share()
    for (const method of ['GET', 'HEAD'])
      for (const address of [path, `${path}.jpg`])
        expect(await statusOf(address, { method, headers: WHATSAPP })).toBe(200)
    expect((await stateOf()).seenAt).toBeNull()
    expect((await store.listAudit({}, 100)).map(({ event }) => event)).not.toContain('seen')
  })

  it('the first reader counts, with one audit row, and later ones change nothing', async () => {
    const { path } = await share()
    expect(await (await there.open(path)).text()).toContain('/seen')
    await there.open(`${path}/seen`, POST)
    const { seenAt } = await stateOf()
    there.clock.now += 60_000
    expect(await statusOf(`${path}/seen`, POST)).toBe(204)
    expect((await stateOf()).seenAt).toBe(seenAt)
    expect((await store.listAudit({ event: 'seen' }, 9)).length).toBe(1)
    expect(await (await there.open(path)).text()).not.toContain('/seen')
  })
})

describe('agreeing', () => {
  it('the acceptance is kept once, with version, hash of the offer and time, and the page says so', async () => {
    const { path } = await share()
    const [first, second] = await Promise.all([there.accept(path), there.accept(path, { name: 'Lain' })])
    expect([first.status, second.status, first.headers.get('location')]).toEqual([303, 303, `${path}#setuju`])
    const [row] = store.exportState().offers
    expect(row?.answer).toEqual({
      by: 'customer',
      name: 'Salamah',
      room: 'quad',
      jamaah: 2,
      at: NOW,
      version: 1,
      offerHash: row?.offerHash,
    })
    expect(row?.offerHash).toMatch(/^[\da-f]{64}$/)
    expect((await store.listAudit({ event: 'accept' }, 9)).length).toBe(1)
    const html = await (await there.open(path)).text()
    expect(html).toContain('Salamah, Quad, 2 jamaah, <span>20 November 2026 pukul 10.00 WIB</span>')
    expect(html).toContain('<section class="agreed" id="setuju"')
    expect(html).not.toContain('Saya setuju</button>')
  })

  it.each<[Record<string, string>, string]>([
    [{ name: ' ' }, 'Nama wajib diisi'],
    [{ name: 'n'.repeat(81) }, 'Nama wajib diisi'],
    [{ name: 'a\0b' }, 'Nama wajib diisi'],
    [{ room: 'triple' }, 'Pilih tipe kamar'],
    [{ jamaah: '0' }, 'angka 1 sampai'],
    [{ jamaah: '2.5' }, 'angka 1 sampai'],
    [{ jamaah: '1001' }, 'angka 1 sampai'],
  ])('the form with %j is shown again, with what was typed and what is wrong', async (changes, message) => {
    const { path } = await share()
    const answer = await there.accept(path, { name: 'Ahmad', jamaah: '7', ...changes })
    const html = await answer.text()
    expect([answer.status, html.includes(message), html.includes('aria-invalid="true"')]).toEqual([422, true, true])
    if (!('name' in changes)) expect(html).toContain('value="Ahmad"')
    expect((await stateOf()).answer).toBeNull()
  })

  it('the address of the form, opened again, leads to the page and changes nothing', async () => {
    const { path } = await share()
    for (const address of [`${path}/accept`, `${path}/accept/`, `${path}./accept`, `${path}/seen`]) {
      const { status, headers } = await there.site.request(`http://site.test${address}`)
      expect([address, status, headers.get('location')]).toEqual([address, 303, `${path}#setuju`])
    }
    expect(await stateOf()).toMatchObject({ seenAt: null, answer: null })
  })

  it('a body that is no form, or far too large, is a form with nothing filled in', async () => {
    const { path } = await share()
    for (const body of ['', '\0', '{"name":"A"}', `name=${'a'.repeat(10_000)}&room=quad&jamaah=1`])
      expect(await statusOf(`${path}/accept`, { ...POST, body })).toBe(422)
    expect((await stateOf()).answer).toBeNull()
  })
})

describe('too many requests from one address', () => {
  const paces = (free: number) => ({ free, every: 5000 })
  const pagesFor = (own: number, unknown: number, shared = 1000) =>
    openRoutes({
      store,
      now: () => there.clock.now,
      visitTime: () => there.clock.now,
      clientAddress: (request) => request.headers.get('x-client') ?? '',
      forwardedFor: (request) => request.headers.get('x-forwarded-for'),
      origin: () => null,
      paces: { pages: paces(own), unknown: paces(unknown), shared: paces(shared) },
    })
  const from = (client: string, forwarded?: string) => ({
    headers: { 'x-client': client, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) },
  })

  it('visits are counted by the clock of the database, because that of one server may be wrong', async () => {
    const times: unknown[] = []
    const watched: MemoryStore = {
      ...store,
      admitVisit: async (_asked, now) => {
        times.push(now)
        return 0
      },
    }
    expect((await createPartnerApi({ store: watched }).request(`/p/${UNKNOWN}`)).status).toBe(404)
    expect(times).toEqual([null, null])
  })
  it('an address waits, another one does not, and after the wait it may go on', async () => {
    const { token } = await share()
    const pages = pagesFor(3, 100)
    const status = async (client: string) => (await pages.request(`/${token}`, from(client))).status
    expect([await status('a'), await status('a'), await status('a'), await status('a')]).toEqual([200, 200, 200, 429])
    expect(await status('b')).toBe(200)
    const refused = await pages.request(`/${token}`, from('a'))
    expect([refused.headers.get('retry-after'), await refused.text()]).toEqual([
      '5',
      expect.stringContaining('Terlalu banyak'),
    ])
    there.clock.now += 5000
    expect(await status('a')).toBe(200)
  })

  it('a client that asks for unknown links has to wait sooner, but never for a link that exists', async () => {
    const { token } = await share()
    const pages = pagesFor(100, 2)
    for (const expected of [404, 404, 429])
      expect((await pages.request(`/${UNKNOWN}`, from('a'))).status).toBe(expected)
    expect((await pages.request(`/${token}`, from('a'))).status).toBe(200)
  })

  it('clients behind a proxy that is not trusted are counted apart, but an invented header gains little', async () => {
    const { token } = await share()
    const pages = pagesFor(1, 100, 3)
    const status = async (forwarded: string) => (await pages.request(`/${token}`, from('proxy', forwarded))).status
    expect([await status('1.1.1.1'), await status('2.2.2.2'), await status('1.1.1.1')]).toEqual([200, 200, 429])
    expect([await status('3.3.3.3'), await status('4.4.4.4')]).toEqual([200, 429])
  })
})
