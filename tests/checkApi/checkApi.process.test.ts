import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkApi } from './checkApi'
import { readAsked } from './options'
import { listen, type Listening } from '@/partner-api/host/http/listen'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { seedStore } from '@/partner-api/seed/seedStore'
import type { Store } from '@/partner-api/stores/store'
import { exampleProfile } from '../domain/offer/packages'
import { ADMIN, FAST, SITI } from '../partner-api/fixtures'

type Json = Record<string, unknown>
/** A change between the API and its check: changes an answer's body, or gives another answer. */
type Bend = (call: string, body: Json) => Json | Response

let store: Store
beforeEach(async () => {
  store = createMemoryStore()
  await seedStore(store, { iterations: FAST, packages: [3, 2] })
})

function bent(bend: Bend): typeof globalThis.fetch {
  const api = createPartnerApi({ store, iterations: FAST })
  return async (url, init) => {
    const response = await api.request(String(url), init)
    const text = await response.clone().text()
    if (text === '' || !/json/.test(response.headers.get('content-type') ?? '')) return response
    const { pathname } = new URL(String(url))
    const changed = bend(`${init?.method ?? 'GET'} ${pathname.slice('/api'.length)}`, JSON.parse(text) as Json)
    return changed instanceof Response ? changed : new Response(JSON.stringify(changed), response)
  }
}
const asItIs: Bend = (_, body) => body
const omitting = (body: Json, name: string): Json =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))
const check = (bend: Bend, options: { email?: string; password?: string; write?: boolean } = {}) =>
  checkApi({ base: 'http://api.test/api/', email: SITI, password: 'mitra123', ...options, fetch: bent(bend) })

describe('the check of a partner API', () => {
  it('the check finds no difference in the reference API, neither in reads nor in writes', async () => {
    const { checked, findings } = await check(asItIs, { write: true })
    expect(findings).toEqual([])
    expect(checked).toEqual(
      expect.arrayContaining([
        'GET /custom-data/visa',
        'GET /partner/umroh-regular?per_page=50',
        'POST /partner/umroh-regular',
        'POST /partner/logout',
      ]),
    )
    // The check asks without a token, with a token, and with a token that was signed out.
    expect(checked.filter((call) => call === 'GET /partner/me').length).toBe(3)
    expect((await store.listPackages({ scope: 'all', q: 'Pemeriksaan API', page: 1, perPage: 9 })).total).toBe(2)
  })

  it('the check writes nothing without --write', async () => {
    expect((await check(asItIs)).checked.filter((call) => /^(POST|PUT|DELETE) (?!\/partner\/log)/.test(call))).toEqual(
      [],
    )
    expect((await store.listPackages({ scope: 'all', q: '', page: 1, perPage: 1 })).total).toBe(5)
  })

  it('the check makes, opens, answers and closes an offer if the API has offers, and otherwise asks for none', async () => {
    const of = ({ checked }: { checked: string[] }) =>
      checked.filter((call) => /offers|\/p\//.test(call)).map((call) => call.replace(/\d+/g, 'N'))
    expect(of(await check(asItIs, { write: true }))).toEqual([
      'GET /partner/umroh-regular/N/offers',
      'POST /partner/umroh-regular/N/offers',
      'POST /partner/umroh-regular/N/offers',
      'POST /partner/umroh-regular/N/offers',
      'GET /p/{token}',
      'POST /partner/offers/N/answer',
      'POST /partner/offers/N/answer',
      'POST /partner/offers/N/answer',
      'DELETE /partner/offers/N/customer',
      'DELETE /partner/offers/N',
      'GET /p/{token}',
      'GET /partner/umroh-regular/N/offers',
      // With two options.
      'POST /partner/umroh-regular/N/offers',
      'GET /p/{token}',
      'POST /partner/offers/N/answer',
      'POST /partner/offers/N/answer',
      'POST /partner/offers/N/answer',
      'GET /partner/umroh-regular/N/offers',
      'POST /partner/offers/N/answer',
      'DELETE /partner/offers/N',
    ])
    const without: Bend = (_, body) => ('features' in body ? { ...body, features: ['kurs'] } : body)
    expect(of(await check(without, { write: true }))).toEqual([])
  })

  it('the check shares, loses and reopens a package where the API has statuses, and makes none of these calls where it has not', async () => {
    const of = ({ checked }: { checked: string[] }) =>
      checked
        .filter((call) => /\/(sent|lost|reminder|figures)|regular\/\d+\/customer|status=|offer-profile/.test(call))
        .map((call) => call.replace(/\d+/g, 'N').replace(/q=[^&]*/, 'q='))
    const LIST = 'GET /partner/umroh-regular?'
    expect(of(await check(asItIs, { write: true }))).toEqual([
      // The second asks with the ETag of the first.
      `${LIST}status=draf&per_page=N`,
      `${LIST}status=draf&per_page=N`,
      'GET /partner/figures',
      'GET /partner/offer-profile',
      ...Array.from({ length: 3 }, () => 'POST /partner/umroh-regular/N/sent'),
      `${LIST}q=&per_page=N&status=terkirim`,
      ...Array.from({ length: 3 }, () => 'PUT /partner/umroh-regular/N/lost'),
      ...Array.from({ length: 2 }, () => 'PUT /partner/umroh-regular/N/reminder'),
      'DELETE /partner/umroh-regular/N/customer',
      'GET /partner/offer-profile',
      'PUT /partner/offer-profile',
    ])
    const without: Bend = (_, body) => ('features' in body ? { ...body, features: ['offers'] } : body)
    expect(of(await check(without, { write: true }))).toEqual([])
  })

  it('the check saves an offer profile as it was, and makes none if there is none', async () => {
    const mitraId = (await store.findUserByEmail(SITI))?.mitraId ?? 0
    await check(asItIs, { write: true })
    expect(await store.findOfferProfile(mitraId)).toBeNull()
    const profile = { ...exampleProfile, business: 'An-Nur' }
    await store.transaction((tx) => tx.putOfferProfile(mitraId, profile, { updatedAt: 1, updatedBy: 1 }))
    expect((await check(asItIs, { write: true })).findings).toEqual([])
    expect(await store.findOfferProfile(mitraId)).toMatchObject({ profile, version: 2 })
  })

  it.each<[string, Bend, RegExp]>([
    [
      'rows without the status that the API announces',
      (call, body) =>
        call === 'GET /partner/umroh-regular'
          ? { ...body, data: (body.data as Json[]).map(({ status: _, ...row }) => row) }
          : body,
      /a row has no status/,
    ],
    [
      'a list that knows no filter by status',
      (call, body) =>
        call === 'GET /partner/umroh-regular'
          ? { ...body, data: (body.data as Json[]).map((row) => ({ ...row, status: 'dilihat' })) }
          : body,
      /status=draf: a row has another status[^]*no row of the package that was just shared/,
    ],
    [
      'an order by departure that the list names and does not have',
      (call, body) =>
        call === 'GET /partner/umroh-regular'
          ? {
              ...body,
              data: (body.data as Json[]).map((row, at) => ({ ...row, check_in: `29${90 - at}-01-01` })),
            }
          : body,
      /sort=check_in&order=asc: the next departure does not stand first/,
    ],
    [
      'a lost package that is none',
      (call, body) => (call.endsWith('/lost') && 'data' in body ? { ...body, data: { status: 'terkirim' } } : body),
      /is not 'batal'/,
    ],
    [
      'a package that stays lost',
      (call, body) => (call.endsWith('/lost') && 'data' in body ? { ...body, data: { status: 'batal' } } : body),
      /is not 'terkirim'/,
    ],
    [
      'a reminder of another day',
      (call, body) =>
        call.endsWith('/reminder') && 'data' in body ? { ...body, data: { status: 'draf', remind_at: null } } : body,
      /reminder is not of the day/,
    ],
    [
      'an erased customer who is still told',
      (call, body) =>
        /^GET .*regular\/\d+$/.test(call) && 'data' in body
          ? { data: { ...(body.data as Json), status: { status: 'draf', customer_name: 'Ibu Aminah' } } }
          : body,
      /customer that was just erased/,
    ],
    [
      'an old version of the offer profile that wins',
      (call, body) =>
        call === 'GET /partner/offer-profile' ? { data: { version: '9', profile: exampleProfile } } : body,
      /PUT \/partner\/offer-profile → 409: should be 200/,
    ],
  ])('the check finds in a status or profile: %s', async (_, bend, finding) => {
    expect((await check(bend, { write: true })).findings.join('\n')).toMatch(finding)
  })

  it.each<[string, Bend, RegExp]>([
    [
      'a link of another address for the same key',
      (call, body) =>
        call.endsWith('offers') && typeof (body.data as Json | undefined)?.url === 'string'
          ? { data: { ...(body.data as Json), url: `http://api.test/p/${Math.random()}` } }
          : body,
      /same Idempotency-Key got another link/,
    ],
    [
      'a revoked offer that the list calls open',
      (call, body) =>
        /^GET .*offers$/.test(call)
          ? { data: ((body.data as Json).data as Json[]).map((row) => ({ ...row, state: 'open' })) }
          : body,
      /is not 'revoked'/,
    ],
    [
      'a link to two packages that holds one',
      (call, body) =>
        call.endsWith('offers') && typeof (body.data as Json | undefined)?.url === 'string'
          ? { data: { ...(body.data as Json), packages: 1 } }
          : body,
      /does not hold both/,
    ],
    [
      'an accepted option that the list does not tell',
      (call, body) =>
        /^GET .*offers$/.test(call)
          ? { data: ((body.data as Json).data as Json[]).map((row) => ({ ...row, answer: null })) }
          : body,
      /option that was just accepted is not told/,
    ],
  ])('the check finds: %s', async (_, bend, finding) => {
    expect((await check(bend, { write: true })).findings.join('\n')).toMatch(finding)
  })

  it('the check finds no difference for an admin', async () => {
    expect((await check(asItIs, { email: ADMIN, password: 'admin123' })).findings).toEqual([])
  })

  it.each<[string, Bend]>([
    [
      'numbers in strings',
      (call, body) =>
        call === 'GET /custom-data/visa'
          ? { data: { data: [{ id: '7', visa: 'Visa', price_IDR: '2850000.00' }] } }
          : body,
    ],
    [
      'a list that is not wrapped twice',
      (call, body) => (call.startsWith('GET /custom-data/') ? { data: (body.data as Json).data } : body),
    ],
    [
      'rows that have only what a card needs, of an API without features',
      (call, body) =>
        call === 'GET /partner/umroh-regular'
          ? {
              data: (body.data as Json[]).map(({ id, total_price_double_rupiah: price }) => ({
                id: String(id),
                total_price_double_rupiah: null,
                total_price_triple_rupiah: '1500000.00',
                total_price_quad_rupiah: price,
              })),
              meta: { total: 1 },
            }
          : omitting(body, 'features'),
    ],
    [
      'an API that knows no options',
      (call, body) =>
        call.endsWith('offers') && typeof (body.data as Json | undefined)?.url === 'string'
          ? { data: omitting(body.data as Json, 'packages') }
          : body,
    ],
    [
      '200 for what was made',
      (call, body) => (call === 'POST /partner/umroh-regular' && 'data' in body ? Response.json({}) : body),
    ],
    [
      'errors of one text each',
      (_, body) => ('errors' in body ? Response.json({ errors: { namaPaket: 'wajib' } }, { status: 422 }) : body),
    ],
  ])('lets pass: %s', async (_, bend) => {
    // A package without a name cannot be found again.
    const kept = (finding: string) => !/not found by its name/.test(finding)
    expect((await check(bend, { write: true })).findings.filter(kept)).toEqual([])
  })

  it.each<[string, Bend, RegExp]>([
    [
      'a price under another name',
      (call, body) =>
        call === 'GET /custom-data/visa' ? { data: { data: [{ id: 1, visa: 'Visa', price: 1 }] } } : body,
      /^GET \/custom-data\/visa → 200: data\.data\[\] must have required property 'price_IDR'$/,
    ],
    [
      'a list with another name',
      (call, body) => (call === 'GET /partner/umroh-regular' ? { items: body.data, meta: body.meta } : body),
      /umroh-regular\?per_page=50 → 200: body must have required property 'data'/,
    ],
    [
      'rows without an id',
      (call, body) =>
        call === 'GET /partner/umroh-regular'
          ? { ...body, data: (body.data as Json[]).map(({ id: _, ...row }) => row) }
          : body,
      /data\[\] must have required property 'id'/,
    ],
    [
      'a number in words',
      (call, body) =>
        call === 'GET /partner/umroh-regular'
          ? { ...body, data: (body.data as Json[]).map((row) => ({ ...row, total_price_quad_rupiah: 'Rp. 1' })) }
          : body,
      /data\[\]\.total_price_quad_rupiah must match pattern/,
    ],
    [
      'HTML in place of JSON',
      (call, body) =>
        call === 'GET /partner/me' ? new Response('<h1>', { headers: { 'content-type': 'text/html' } }) : body,
      /GET \/partner\/me → 200: its content type is 'text\/html'/,
    ],
    [
      'a status of its own',
      (call, body) => (call === 'GET /custom-data/margin' ? Response.json({}, { status: 418 }) : body),
      /margin → 418: the contract has no such status/,
    ],
    [
      'no 401 without a token',
      (call, body) =>
        call === 'GET /partner/me' && !('user' in body)
          ? Response.json({ user: { id: 1, name: 'a', email: 'b' } })
          : body,
      /GET \/partner\/me → 200: should be 401/,
    ],
    [
      'an empty detail',
      (call, body) => (/^GET .*regular\/\d+$/.test(call) && 'data' in body ? { data: null } : body),
      /regular\/\d+ → 200: data must be object/,
    ],
    [
      'a form that forgets a field',
      (call, body) => (call.endsWith('/edit-data') ? { data: { ...(body.data as Json), margin: undefined } } : body),
      /edit-data → 200: data must have required property 'margin'/,
    ],
    [
      'errors in a list',
      (_, body) => ('errors' in body ? Response.json({ message: 'x', errors: ['namaPaket'] }, { status: 422 }) : body),
      /→ 422: errors must be object/,
    ],
    [
      'a save that is not kept',
      (call, body) =>
        /^GET .*regular\/\d+$/.test(call) && 'data' in body
          ? { data: { package: { ...((body.data as Json).package as Json), jumlah_jamaah: 10 } } }
          : body,
      /jumlah_jamaah is not what was saved/,
    ],
  ])('finds %s', async (_, bend, finding) => {
    expect((await check(bend, { write: true })).findings).toEqual(
      expect.arrayContaining([expect.stringMatching(finding)]),
    )
  })

  it('the check reports a failed sign-in and an API that does not answer', async () => {
    expect((await check(asItIs, { password: 'salah123' })).findings.at(-1)).toMatch(/could not sign in/)
    const dead = await checkApi({
      base: 'http://api.test/api',
      email: SITI,
      password: 'x',
      fetch: () => Promise.reject(new Error('refused')),
    })
    expect(dead.findings).toEqual(['no answer after nothing: refused'])
  })

  it('needs an address and an e-mail as arguments, and the password in the environment', () => {
    const env = { CHECK_API_PASSWORD: 'rahasia' }
    expect(readAsked(['https://a.b/api', '--email', 'a@b.co', '--write'], env)).toEqual({
      base: 'https://a.b/api',
      email: 'a@b.co',
      password: 'rahasia',
      write: true,
    })
    for (const args of [
      [],
      ['a.b/api', '--email', 'a'],
      ['https://a.b/api'],
      ['https://a.b', '--email', 'a', '--password', 'b'],
    ])
      expect(typeof readAsked(args, env)).toBe('string')
    expect(readAsked(['https://a.b/api', '--email', 'a@b.co'], {})).toBe('CHECK_API_PASSWORD is wanted.')
  })
})

describe('npm run check:api', () => {
  let listening: Listening
  let broken = false
  beforeAll(async () => {
    const own = createMemoryStore()
    await seedStore(own, { iterations: FAST, packages: [1, 1] })
    const api = createPartnerApi({ store: own, iterations: FAST })
    const site = new Hono().all('*', (c) =>
      broken && c.req.path.endsWith('/margin') ? c.json({ data: 'x' }) : api.fetch(c.req.raw),
    )
    listening = await listen(site, { port: 0, host: '127.0.0.1' })
  })
  afterAll(() => listening.close())

  const runIt = () =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const child = spawn(
        process.execPath,
        [
          'src/commands/run.mjs',
          'tsx',
          'tests/checkApi/main.ts',
          `http://127.0.0.1:${listening.port}/api`,
          '--email',
          SITI,
        ],
        { cwd: resolve(import.meta.dirname, '../..'), env: { ...process.env, CHECK_API_PASSWORD: 'mitra123' } },
      )
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
          output += text
        })
      child.once('close', (code) => done({ code, output }))
    })

  it('npm run check:api exits with 0 and the number of answers, or with 1 and a line for each finding', async () => {
    const good = await runIt()
    expect(good).toEqual({ code: 0, output: expect.stringMatching(/^\d+ answers checked, 0 findings\.\n$/) })
    broken = true
    const bad = await runIt()
    expect(bad.code).toBe(1)
    expect(bad.output).toMatch(/^✗ GET \/custom-data\/margin → 200: data must be /m)
  }, 60_000)
})
