import { describe, expect, it, vi } from 'vitest'
import { pushScript } from '@/shell/build/pushWorker'

const SCOPE = 'https://umroh.example.com/'

/** Runs the script as the worker does, with pages of these addresses. */
function workerWith(...urls: string[]) {
  const listeners: Record<string, (event: unknown) => void> = {}
  const shown = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined)
  const opened = vi.fn<(url: string) => Promise<void>>(async () => undefined)
  const pages = urls.map((url) => ({
    url: new URL(url, SCOPE).href,
    /** A page of the app answers. */
    postMessage: vi.fn<(message: unknown, ports: MessagePort[]) => void>((_, [port]) => {
      if (!url.startsWith('/auth/')) port?.postMessage('heard')
    }),
    navigate: vi.fn<(url: string) => Promise<void>>(async () => undefined),
    focus: async () => {
      throw new Error('no focus')
    },
  }))
  const self = {
    registration: { scope: SCOPE, showNotification: shown },
    clients: { matchAll: async () => pages, openWindow: opened },
    addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
  }
  // eslint-disable-next-line no-new-func -- the worker runs the same text
  new Function('self', pushScript())(self)
  async function fire(type: string, event: object) {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) })
    await work
  }
  const pressed = (data: unknown) => fire('notificationclick', { notification: { data, close: () => undefined } })
  return { fire, pressed, shown, opened, pages }
}

describe('the push script of the service worker', () => {
  it('shows a notice, which replaces the earlier one of its tag', async () => {
    const { fire, shown } = workerWith()
    const notice = { title: 'Ibu Nur setuju', body: 'Umroh Syawal', url: '/package/umroh-reguler/7', tag: 'accept 7' }
    await fire('push', { data: { json: () => notice } })
    const options = expect.objectContaining({ body: 'Umroh Syawal', tag: 'accept 7', data: '/package/umroh-reguler/7' })
    expect(shown).toHaveBeenCalledWith('Ibu Nur setuju', options)
  })

  it('a press leads an open page of the app to the package', async () => {
    const { pressed, opened, pages } = workerWith('/p/tautan', '/profile')
    await pressed('/package/umroh-reguler/7')
    expect(pages.map(({ postMessage }) => postMessage.mock.calls.map(([message]) => message))).toEqual([
      [],
      [{ type: 'OPEN', path: '/package/umroh-reguler/7' }],
    ])
    expect(pages.flatMap(({ navigate }) => navigate.mock.calls)).toEqual([])
    expect(opened).not.toHaveBeenCalled()
  })

  it('a press takes a page there that does not listen, as at the login', async () => {
    const { pressed, pages } = workerWith('/auth/login')
    await pressed('/package/umroh-reguler/7')
    expect(pages[0]?.navigate).toHaveBeenCalledWith(`${SCOPE}package/umroh-reguler/7`)
  })

  it('a press opens the app where no page of it is open, and never another site', async () => {
    const { pressed, opened } = workerWith('/p/tautan')
    await pressed('/package/umroh-reguler/7')
    await pressed('https://elsewhere.example.com/')
    expect(opened.mock.calls).toEqual([[`${SCOPE}package/umroh-reguler/7`]])
  })
})
