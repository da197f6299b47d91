import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { createDemoServer, DEMO_KEY } from '@/demo/demoServer'
import { openDemoPage } from '@/demo/openDemoPage'
import { businessDay } from '@/partner-api/pricing/businessDay'
import { DEFAULT_SEED } from '@/partner-api/seed/seedStore'
import { offerOf } from '../partner-api/offers/offerWorld'
import { restorePageAfterEach } from '../support/restorePage'

const ORIGIN = 'https://demo.example'
restorePageAfterEach()
// The page listens as long as it is open. A listener that stays would replace the page of a later test of this worker.
let listening: MockInstance<Document['addEventListener']>
beforeEach(() => void (listening = vi.spyOn(document, 'addEventListener')))
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener)
  listening.mockRestore()
  localStorage.removeItem(DEMO_KEY)
})

it('the link of an offer opens inside the demo: its page, the count of readers and the acceptance', async () => {
  const server = createDemoServer({
    storage: localStorage,
    seed: DEFAULT_SEED,
    origin: `${ORIGIN}/a/#`,
    packages: [3, 0],
  })
  const call = async (method: string, path: string, body?: unknown, token?: string) =>
    (
      await server.answer(`${ORIGIN}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).json()
  const { token } = await call('POST', '/partner/login', { email: 'siti@annur.co.id', password: 'mitra123' })
  const packages = await call('GET', '/partner/umroh-regular', undefined, token)
  const path = `/partner/umroh-regular/${packages.data[0].id}/offers`
  const { data } = await call('POST', path, offerOf({ validUntil: businessDay(Date.now()) }), token)
  expect(data.url).toMatch(/^https:\/\/demo\.example\/a\/#\/p\/[\w-]{43}$/)

  const timers: (() => void)[] = []
  const { hash } = new URL(data.url)
  await openDemoPage({
    document,
    localStorage,
    location: { origin: ORIGIN, pathname: '/a/', hash } as Location,
    addEventListener: () => undefined,
    setTimeout: ((work: () => void) => timers.push(work)) as unknown as Window['setTimeout'],
  })
  expect(document.querySelector('h1')?.textContent).toBe(packages.data[0].nama_paket)
  const offers = async () => (await call('GET', path, undefined, token)).data.data
  expect((await offers())[0].seenAt).toBeNull()
  timers.forEach((run) => run())
  // The page has another demo server than this test, as another tab would have.
  await expect.poll(async () => (await offers())[0].seenAt).not.toBeNull()

  document.querySelector<HTMLInputElement>('#name')!.value = 'Ahmad'
  document.querySelector<HTMLSelectElement>('#room')!.value = 'quad'
  document.querySelector<HTMLInputElement>('#jamaah')!.value = '2'
  document.querySelector('form')!.requestSubmit()
  await expect.poll(() => document.querySelector('.agreed')?.textContent).toContain('Ahmad, Quad, 2 jamaah')
  expect((await offers())[0]).toMatchObject({ state: 'accepted', answer: { by: 'customer', name: 'Ahmad' } })
})

it('an in-app browser that blocks its storage shows the demo’s open page too', async () => {
  await openDemoPage({
    document,
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    location: { origin: ORIGIN, pathname: '/a/', hash: `#/p/${'A'.repeat(43)}` } as Location,
    addEventListener: () => undefined,
    setTimeout: (() => 0) as unknown as Window['setTimeout'],
  })
  expect(document.body.textContent).toContain('Penawaran tidak ditemukan')
})
