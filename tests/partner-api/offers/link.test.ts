import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type Listening } from '@/partner-api/host/http/listen'
import { reusedPgliteStore } from '../stores/newPglite'
import type { Store } from '@/partner-api/stores/store'
import { SITI } from '../fixtures'
import { acceptance, CUSTOMER, JPEG, offerWorld, type OfferWorld } from './offerWorld'

let store: Store
let there: OfferWorld
let listening: Listening
beforeAll(async () => {
  store = await reusedPgliteStore()
  there = await offerWorld(store)
  listening = await listen(there.site, { port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(async () => {
  await listening?.close()
  await store?.close()
})

it('a mitra shares an offer, a customer reads it and agrees, and the mitra sees both, over HTTP and a database', async () => {
  const packageId = await there.savePackage(SITI)
  const { path, version } = await there.share(SITI, packageId)
  expect(version).toBe(1)
  const at = (rest = '', init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${listening.port}${path}${rest}`, { redirect: 'manual', ...init })

  const page = await at()
  const html = await page.text()
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(html).toContain('Umroh Syawal 9 Hari')
  expect(html).toContain(CUSTOMER.name)
  expect(html).toContain(`property="og:image" content="http://127.0.0.1:${listening.port}${path}.jpg"`)
  const picture = await at('.jpg')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(JPEG)
  expect(await there.offersOf(SITI, packageId)).toMatchObject([{ state: 'open', seenAt: null, answer: null }])

  expect((await at('/seen', { method: 'POST' })).status).toBe(204)
  const agreed = await at('/accept', { method: 'POST', body: acceptance() })
  expect([agreed.status, agreed.headers.get('location')]).toEqual([303, `${path}#setuju`])
  expect(await (await at()).text()).toContain('Penawaran ini sudah disetujui')
  expect(await there.offersOf(SITI, packageId)).toMatchObject([
    {
      state: 'accepted',
      seenAt: expect.any(String),
      customerName: CUSTOMER.name,
      customerPhone: CUSTOMER.digits,
      answer: { by: 'customer', name: 'Salamah', room: 'quad', jamaah: 2 },
    },
  ])
})
