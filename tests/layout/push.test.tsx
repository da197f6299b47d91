import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json } from '../support/server/fakeFetch'
import { held, partnerServer } from '../support/server/partnerServer'
import { press, renderApp } from '../support/renderApp'

const PATH = '/partner/me/push'
const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const ENDPOINT = 'https://push.example.com/1'
const SWITCH = { name: 'Beri tahu saya di perangkat ini' }

/** The switch, once the server has said whether it is on. */
async function findSwitch() {
  const push = await screen.findByRole('switch', SWITCH)
  await waitFor(() => expect(push).toBeEnabled())
  return push
}

/** A browser that has push, whose user answers its question with `answer`. */
function fakeBrowser(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const asked = vi.fn<() => Promise<NotificationPermission>>(async () => {
    Object.assign(Notification, { permission: answer })
    return answer
  })
  const subscription = {
    endpoint: ENDPOINT,
    options: {},
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  }
  const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<typeof subscription>>(
    async () => subscription,
  )
  const registration = { pushManager: { subscribe, getSubscription: async () => null } }
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
  vi.stubGlobal('Notification', { permission: before, requestPermission: asked })
  vi.stubGlobal('PushManager', function PushManager() {})
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return { asked, subscribe, worker }
}
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function openApp(path: string, { on = false, wish = null as string | null, features = ['push'] as const } = {}) {
  const server = await partnerServer({ packages: [1, 0], features: path ? [...features] : [] })
  const state = { on }
  server.on('GET', PATH, () => json({ data: { key: KEY, on: state.on } }))
  for (const [method, next] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    server.on(method, PATH, () => {
      state.on = next
      return json({ message: 'ok' })
    })
  const { body } = await server.call('GET', '/partner/me', { token: await server.login('siti@annur.co.id') })
  if (wish) localStorage.setItem(`push/${body.user.id}`, wish)
  await renderApp(path, { server })
  const kept = () => localStorage.getItem(`push/${body.user.id}`)
  return { server, kept, sent: (method: string) => server.callsTo(method, PATH).map((call) => call.body) }
}

describe('the switch on Profil (docs/product.md §18.6.8)', () => {
  it('asks the browser at the press alone, subscribes with the key of the server, and ends that again', async () => {
    const browser = fakeBrowser('granted')
    const { sent, kept } = await openApp('/profile')
    const push = await findSwitch()
    expect([browser.asked.mock.calls.length, sent('PUT')]).toEqual([0, []])
    press(push)
    await waitFor(() => expect(push).toBeChecked())
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
    expect(sent('PUT')).toEqual([
      { endpoint: ENDPOINT, p256dh: expect.stringMatching(/^[\w-]{87}$/), auth: expect.stringMatching(/^[\w-]{22}$/) },
    ])
    expect(kept()).toBe('on')
    press(push)
    await waitFor(() => expect(push).not.toBeChecked())
    expect([sent('DELETE').length, kept()]).toEqual([1, 'told'])
  })

  it('is on where the server already tells this session news', async () => {
    fakeBrowser('granted', 'granted')
    await openApp('/profile', { on: true })
    await waitFor(async () => expect(await screen.findByRole('switch', SWITCH)).toBeChecked())
  })

  it('says how to allow what the browser refuses', async () => {
    fakeBrowser('denied')
    const { sent } = await openApp('/profile')
    press(await findSwitch())
    expect(await screen.findByText(/Peramban memblokir pemberitahuan situs ini/)).toBeVisible()
    expect(sent('PUT')).toEqual([])
  })

  it('says so in a browser without push', async () => {
    await openApp('/profile')
    expect(await screen.findByText(/Peramban ini tidak dapat menerima pemberitahuan/)).toBeVisible()
    expect(screen.queryByRole('switch', SWITCH)).toBeNull()
  })

  it('stays off and says so when the server cannot be reached', async () => {
    fakeBrowser('granted')
    const { server } = await openApp('/profile')
    server.on('PUT', PATH, () => json({ message: 'Gagal' }, 500))
    const push = await findSwitch()
    press(push)
    expect(await screen.findByText('Belum berhasil. Periksa jaringan Anda, lalu coba lagi.')).toBeVisible()
    expect(push).not.toBeChecked()
  })

  it('is not there on an API without the word push, and no call is made about it', async () => {
    fakeBrowser('granted', 'granted')
    const server = await partnerServer({ packages: [1, 0], features: [] })
    await renderApp('/profile', { server })
    expect(await screen.findByRole('button', { name: 'Keluar' })).toBeVisible()
    expect(screen.queryByRole('switch', SWITCH)).toBeNull()
    expect(server.callsTo('GET', PATH)).toEqual([])
  })
})

describe('the offer after the first share', () => {
  it('is one line that a press accepts', async () => {
    const browser = fakeBrowser('granted')
    const { kept, sent } = await openApp('/', { wish: 'due' })
    const accept = await screen.findByRole('button', { name: 'Ya, beri tahu' })
    expect(browser.asked).not.toHaveBeenCalled()
    press(accept)
    await waitFor(() => expect(kept()).toBe('on'))
    expect(sent('PUT')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ya, beri tahu' })).toBeNull())
  })

  it('goes for good when it is closed', async () => {
    fakeBrowser('granted')
    const { kept, sent } = await openApp('/', { wish: 'due' })
    await screen.findByRole('button', { name: 'Ya, beri tahu' })
    press(screen.getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ya, beri tahu' })).toBeNull())
    expect([kept(), sent('PUT')]).toEqual(['told', []])
  })

  it('does not stand over a form', async () => {
    fakeBrowser('granted')
    await openApp('/package/umroh-reguler/create', { wish: 'due' })
    // The wizard's code takes seconds to load on a busy machine.
    expect(await screen.findByRole('textbox', { name: 'Nama Paket' }, { timeout: 15_000 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ya, beri tahu' })).toBeNull()
  })

  it('never stands unasked: nobody who has not shared sees it', async () => {
    const browser = fakeBrowser('granted')
    await openApp('/')
    expect(await screen.findByRole('link', { name: 'Buat Baru' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ya, beri tahu' })).toBeNull()
    expect(browser.asked).not.toHaveBeenCalled()
  })
})

describe('a phone on which the user has switched notices on', () => {
  it('subscribes a new session without a question', async () => {
    const browser = fakeBrowser('granted', 'granted')
    const { sent } = await openApp('/', { wish: 'on' })
    await waitFor(() => expect(sent('PUT')).toHaveLength(1))
    expect(browser.asked).not.toHaveBeenCalled()
  })

  it('does not subscribe again while its user switches notices off', async () => {
    fakeBrowser('granted', 'granted')
    const { server, sent, kept } = await openApp('/profile', { wish: 'on', on: true })
    const push = await findSwitch()
    const answer = held(() => json({ message: 'ok' }))
    server.on('DELETE', PATH, answer.react)
    press(push)
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1))
    expect(kept()).toBe('told')
    answer.letGo()
    await waitFor(() => expect(push).toBeEnabled())
    expect(sent('PUT')).toEqual([])
  })

  it('opens the path of a pressed notice', async () => {
    const { worker } = fakeBrowser('granted', 'granted')
    const { sent } = await openApp('/', { wish: 'on', on: true })
    await waitFor(() => expect(sent('GET')).not.toEqual([]))
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'OPEN', path: '/profile' } }))
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  })
})
