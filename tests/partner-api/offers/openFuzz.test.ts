import fc from 'fast-check'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { LOGO } from '../../domain/offer/packages'
import { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { openRoutes } from '@/partner-api/routes/offers/openRoutes'
import { openOffersOf } from '@/partner-api/routes/offers/openStore'
import { hold, NOW, SITI } from '../fixtures'
import { oddIds, oddTexts, rawBodies } from '../fuzz/values'
import { contract } from '../openapi/wholeContract'
import { CUSTOMER, offerWorld } from './offerWorld'

let seeded: MemoryState
let token: string
beforeAll(async () => {
  const store = createMemoryStore()
  const there = await offerWorld(store)
  const profile = { ...emptyProfile('An-Nur'), logo: LOGO }
  await there.call('PUT', '/partner/offer-profile', { token: await there.signIn(SITI), body: profile })
  ;({ token } = await there.share(SITI, await there.savePackage(SITI)))
  seeded = store.exportState()
})

/** The statuses that the contract has for a link that is open, by method and end of the address. */
const STATUSES = new Map(
  contract.pages.map(({ method, template, answers }) => [
    `${method} ${template.replace('/p/{token}', '')}`,
    Object.keys(answers)
      .map(Number)
      .filter((status) => ![404, 410, 429, 500].includes(status)),
  ]),
)
const text = fc.constantFrom(...oddTexts, 'Ahmad', 'quad', 'double', '2', '1000')
const form = fc
  .array(fc.tuple(fc.constantFrom('name', 'room', 'jamaah', '__proto__', 'asing'), text), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString())
const requests = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  page: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...oddIds, 'A'.repeat(43))),
  end: fc.constantFrom('', '', '.jpg', '/logo', '/seen', '/accept', '/accept', '/', '.png', '/asing'),
  body: fc.oneof(form, fc.constantFrom(...rawBodies)),
  type: fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'multipart/form-data', ''),
})

it('every request below /p gets a documented answer, none fails, none without the link learns anything, and only an acceptance changes the offer', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, page, end, body, type }) => {
      const store = createMemoryStore({ initial: seeded })
      const api = {
        now: () => NOW,
        visitTime: () => NOW,
        clientAddress: () => '',
        forwardedFor: () => null,
        origin: () => 'https://a.co',
      }
      const site = new Hono().route('/p', openRoutes({ ...api, store: openOffersOf(store) }))
      const hasBody = !['GET', 'HEAD'].includes(method)
      const address = `http://a.co/p/${page ?? token}${end}`
      const response = await hold(site).request(address, {
        method,
        headers: type ? { 'content-type': type } : {},
        ...(hasBody ? { body: body as BodyInit } : {}),
      })
      // Signs around a token change nothing (docs/product.md §21.5.25).
      const place = ['/', '.png'].includes(end) ? '' : end
      const known = page === null ? (STATUSES.get(`${method === 'HEAD' ? 'GET' : method} ${place}`) ?? [404]) : [404]
      expect(known).toContain(response.status)
      seen.add(`${method} ${end} ${response.status}`)
      const html = await response.text()
      // `..` leads out of /p.
      const isBelow = new URL(address).pathname.startsWith('/p/')
      if (response.status === 404 && method !== 'HEAD' && isBelow) expect(html).toContain('Penawaran tidak ditemukan')
      if (page !== null) expect(html).not.toContain(CUSTOMER.name)
      const [before, after] = [seeded.offers[0], store.exportState().offers[0]]
      const changed =
        method === 'POST' && response.status === 303 ? 'answer' : response.status === 204 ? 'seenAt' : null
      expect({ ...after, ...(changed ? { [changed]: null } : {}) }).toEqual(before)
      if (changed) expect(after?.[changed]).not.toBeNull()
    }),
    { numRuns: 600, seed: 12 },
  )
  expect([...STATUSES.keys()].toSorted()).toEqual([
    'GET ',
    'GET .jpg',
    'GET /accept',
    'GET /logo',
    'GET /seen',
    'POST /accept',
    'POST /seen',
  ])
  for (const one of [
    'GET  200',
    'HEAD  200',
    'GET .jpg 200',
    'GET /logo 200',
    'POST /seen 204',
    'POST /accept 422',
    'GET /accept 303',
    'PUT  404',
  ])
    expect(seen).toContain(one)
})
