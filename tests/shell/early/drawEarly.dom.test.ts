import { beforeEach, expect, it, vi } from 'vitest'
import { writeListCopy } from '@/offline/listCopy'
import { clearPersistedQueries } from '@/offline/persistedQueries'
import type { EarlyRequest, Handover } from '@/shell/handover'
import { drawEarly } from '@/shell/early/drawEarly'
import { readStoredSession } from '@/auth-provider/storedSession'
import { filterAt, firstPageHash } from '@/data-provider/firstPage'
import { early } from '@/resources/umroh-regular/early'
import type { PackageRow } from '@/domain/types'
import { html, json } from '../../support/server/fakeFetch'
import { wireRow } from '../../support/packageRows'
import { persistAsBefore, withIndexedDb } from '../../support/persisted'
import { signedIn } from '../signedIn'

withIndexedDb()

const TARGET = { screen: 'umroh-regular/list', resource: 'umroh-regular', view: 'list' } as const
const LIST = '/package/umroh-reguler'

const row = (id: number): PackageRow => ({
  id,
  name: `Salinan ${id}`,
  tripType: null,
  jamaah: 1,
  totals: { double: 1, triple: 2, quad: 3 },
  mitra: null,
  createdAt: null,
})

/** Opens the list's frame at an address. `answer` settles its early request. */
async function open({ search = '', copies = [row(1)], user = '1', at = Date.now() - 1000 } = {}) {
  window.history.replaceState(null, '', LIST + search)
  const card = '<article><h2>{name}</h2></article>'
  const age = '<p role="status" class="age">{time}</p>'
  vi.stubGlobal('PIECES', { html: { 'umroh-regular/card': card, 'umroh-regular/age': age } })
  document.body.innerHTML = '<div id="root"><div id="frame"><main><p role="progressbar"></p></main></div></div>'
  await persistAsBefore([
    { hash: firstPageHash('umroh-regular', filterAt(search)), user, at, data: { pages: [{ data: copies }] } },
  ])
  let settle: { resolve: (answer: Response) => void; reject: (error: Error) => void } | undefined
  const answer = new Promise<Response>((resolve, reject) => {
    settle = { resolve, reject }
  })
  const start = vi.fn<() => void>()
  const early: EarlyRequest = { url: '', token: 'kunci', at: 0, answer, abort: () => undefined }
  const handover: Handover = { early, start }
  const session = readStoredSession(localStorage, Date.now())!
  drawEarly(document.getElementById('frame')!, TARGET, session, handover)
  return { handover, start, ...settle! }
}

const names = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent)
const waits = () => document.querySelector('[role=progressbar]') !== null
const soon = () => new Promise((resolve) => setTimeout(resolve, 60))

beforeEach(async () => {
  await clearPersistedQueries()
  signedIn()
})

it('the copy of this phone is drawn, and then the app’s code runs', async () => {
  const { handover, start } = await open({ copies: [row(1), row(2), row(1)] })
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(names()).toEqual(['Salinan 1', 'Salinan 2'])
  expect(handover.copy?.user).toBe('1')
  expect(waits()).toBe(false)
})

it('the list copy in localStorage is drawn at once, without IndexedDB (§14.5.1)', async () => {
  const [hash, at, data] = [firstPageHash('umroh-regular', {}), Date.now() - 1000, { pages: [{ data: [row(5)] }] }]
  writeListCopy({ hash, user: '1', at, data })
  const { handover } = await open({ copies: [row(1)] })
  expect(names()).toEqual(['Salinan 5'])
  expect(handover.copy).toMatchObject({ hash, at })
})

it.each([
  ['of another user', { user: '2' }],
  ['that is a day old', { at: Date.now() - 24 * 60 * 60_000 }],
  ['of a list without packages', { copies: [] }],
])('a copy %s is not drawn', async (_, copy) => {
  const { start, reject } = await open(copy)
  await soon()
  expect([names(), waits()]).toEqual([[], true])
  reject(new TypeError('offline'))
  await vi.waitFor(() => expect(start).toHaveBeenCalled())
})

it('a copy is not drawn for a user who must set up a second factor', async () => {
  const auth = JSON.parse(localStorage.getItem('partner-auth')!) as { user: object }
  localStorage.setItem('partner-auth', JSON.stringify({ ...auth, user: { ...auth.user, second_factor: 'required' } }))
  await open()
  await soon()
  expect(names()).toEqual([])
})

it('a copy is not drawn when the session has ended meanwhile, or another user has signed in', async () => {
  await open()
  localStorage.removeItem('partner_token')
  await soon()
  expect(names()).toEqual([])
})

it('a copy is drawn for exactly its own search, and not for a status, whose chip the frame does not press', async () => {
  await open({ search: '?q=hemat' })
  await vi.waitFor(() => expect(names()).toEqual(['Salinan 1']))
  signedIn({ features: ['status'] })
  const { start } = await open({ search: '?status=draf' })
  expect(start).toHaveBeenCalledOnce()
  await soon()
  expect(names()).toEqual([])
  await clearPersistedQueries()
  window.history.replaceState(null, '', LIST)
})

it.each(['storage', 'pageshow', 'visibilitychange'])(
  'drawn cards go, also for the app, when %s says that another session has begun',
  async (event) => {
    const { handover, resolve } = await open()
    await vi.waitFor(() => expect(names()).toHaveLength(1))
    window.dispatchEvent(new Event(event))
    expect(names()).toHaveLength(1)
    localStorage.setItem('partner_token', 'kunci lain')
    window.dispatchEvent(new Event(event))
    expect([names(), waits(), handover.copy]).toEqual([[], true, undefined])
    resolve(json({ data: [wireRow(1)] }))
    await soon()
    expect([names(), handover.isAnswered]).toEqual([[], undefined])
  },
)

it('the page is no longer than its cards, so that a page that was scrolled shows some', async () => {
  await open({ copies: Array.from({ length: 50 }, (_, id) => row(id)) })
  await vi.waitFor(() => expect(names().length).toBeGreaterThan(3))
  expect(names().length).toBeLessThan(50)
  expect(document.querySelector<HTMLElement>('.rows')!.style.paddingBottom).toBe('')
})

it('while a customer is looking, a card tells nothing of the one that it is for (§22.1.6)', () => {
  const open = { status: 'terkirim', validUntil: '2999-01-01', customerName: 'Ibu Aminah', remindAt: null } as const
  const data = [{ ...row(1), progress: { ...open, agreed: null, otherChosen: false } }]
  const drawnWith = (mode: string | null) =>
    JSON.stringify(early.views.list?.draw({ data }, { kept: (name) => (name === 'customer-mode' ? mode : null) }))
  expect(drawnWith(null)).toContain('Ibu Aminah')
  for (const told of ['Ibu Aminah', 'Terkirim', 'terkirim']) expect(drawnWith('on')).not.toContain(told)
})

it('cards that are being chosen for a comparison are left to React', () => {
  window.history.replaceState({ usr: { compare: ['1'] } }, '', LIST)
  document.body.innerHTML = '<div id="frame"><main></main></div>'
  const begin = vi.fn<() => void>()
  drawEarly(document.getElementById('frame')!, TARGET, readStoredSession(localStorage, Date.now())!, { start: begin })
  expect(begin).toHaveBeenCalledOnce()
})

it('a fresh answer replaces the copy, keeps the cards that have not changed, and is left to the app', async () => {
  const copies = [
    {
      ...row(1),
      name: 'Paket 1',
      tripType: 'group',
      jamaah: 45,
      totals: { double: 30_000_001, triple: 28_000_000, quad: 26_000_000.4 },
    },
    row(2),
  ]
  const { handover, resolve } = await open({ copies })
  await vi.waitFor(() => expect(names()).toEqual(['Paket 1', 'Salinan 2']))
  const [first, second] = document.querySelectorAll('article')
  resolve(json({ data: [wireRow(1), wireRow(3)] }))
  await vi.waitFor(() => expect(names()).toEqual(['Paket 1', 'Paket 3']))
  expect([...document.querySelectorAll('article')].map((card) => card === first || card === second)).toEqual([
    true,
    false,
  ])
  expect(handover.isAnswered).toBe(true)
  await expect((await handover.early!.answer).json()).resolves.toMatchObject({ data: [{}, {}] })
})

it('an answer without packages takes the cards away', async () => {
  const { resolve } = await open()
  await vi.waitFor(() => expect(names()).toHaveLength(1))
  resolve(json({ data: [] }))
  await vi.waitFor(() => expect([names(), waits()]).toEqual([[], true]))
})

it.each([
  [401, 'JSON'],
  [404, 'JSON'],
  [404, 'HTML'],
])('the status %d in %s takes the cards away', async (status, type) => {
  const { handover, resolve } = await open()
  await vi.waitFor(() => expect(names()).toHaveLength(1))
  writeListCopy({ hash: firstPageHash('umroh-regular', {}), user: '1', at: Date.now(), data: { pages: [] } })
  resolve(type === 'HTML' ? html(status) : json({}, status))
  await vi.waitFor(() => expect([names(), waits()]).toEqual([[], true]))
  expect([handover.copy, handover.isAnswered]).toEqual([undefined, true])
  // The app would begin with it.
  expect(localStorage.getItem('list-copy')).toBeNull()
})

it('a 401 of a proxy that asks for a password leaves the cards there', async () => {
  const { handover, resolve } = await open()
  await vi.waitFor(() => expect(names()).toHaveLength(1))
  resolve(new Response('', { status: 401, headers: { 'www-authenticate': 'Basic' } }))
  await vi.waitFor(() => expect(document.querySelector('.age')).toHaveTextContent(/\d\d\.\d\d$/))
  expect([names().length, handover.copy === undefined, handover.isAnswered]).toEqual([1, false, undefined])
})

it.each([
  ['fails', ({ reject }: Awaited<ReturnType<typeof open>>) => reject(new TypeError('offline'))],
  ['is an error of the server', ({ resolve }: Awaited<ReturnType<typeof open>>) => resolve(json({}, 500))],
])('a copy says its age when the request %s', async (_, settle) => {
  const page = await open()
  await vi.waitFor(() => expect(names()).toHaveLength(1))
  settle(page)
  await vi.waitFor(() => expect(document.querySelector('.age')).toHaveTextContent(/\d\d\.\d\d$/))
  expect(page.handover.saidAge).toBe(true)
  expect(names()).toHaveLength(1)
})

it('a copy says its age after a second without an answer, and no longer when the answer comes', async () => {
  const { resolve } = await open()
  await vi.waitFor(() => expect(names()).toHaveLength(1))
  expect(document.querySelector('.age')).toBeNull()
  await vi.waitFor(() => expect(document.querySelector('.age')).not.toBeNull(), { timeout: 3000 })
  resolve(json({ data: [wireRow(1)] }))
  await vi.waitFor(() => expect(document.querySelector('.age')).toBeNull())
})

it('nothing is drawn into a frame that has given way to its screen', async () => {
  const { resolve } = await open()
  const frame = document.getElementById('frame')!
  frame.remove()
  resolve(json({ data: [wireRow(1)] }))
  await soon()
  expect(frame.querySelector('article')).toBeNull()
})
