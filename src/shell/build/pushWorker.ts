import type { ShownNotice } from '../../domain/access/pushFields.ts'

type Page = {
  url: string
  postMessage: (message: unknown, ports: MessagePort[]) => void
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}
type NoticeEvent = {
  waitUntil: (work: Promise<unknown>) => void
  data?: { json: () => ShownNotice } | null
  notification: { data?: unknown; close: () => void }
}
/** The part of a service worker's scope that the script uses. */
type PushScope = {
  registration: { scope: string; showNotification: (title: string, options: object) => Promise<void> }
  clients: { matchAll: (options: object) => Promise<Page[]>; openWindow: (url: string) => Promise<unknown> }
  addEventListener: (type: string, listener: (event: NoticeEvent) => void) => void
}

/**
 * Shows notices. A press opens the app at the notice's path: in an open page, whose router asks about unsaved input, or in a
 * new one. It becomes text of the worker, so it can use nothing else of this file.
 */
function tellNotices({ registration, clients, addEventListener }: PushScope) {
  async function open(path: unknown) {
    const url = new URL(String(path), registration.scope)
    if (url.origin !== new URL(registration.scope).origin) return
    const pages = await clients.matchAll({ type: 'window' })
    // The page of an offer is no page of the app.
    const page = pages.find((one) => !new URL(one.url).pathname.startsWith('/p/'))
    if (!page) return clients.openWindow(url.href)
    const { port1, port2 } = new MessageChannel()
    const heard = new Promise((done) => {
      port1.onmessage = () => done(true)
      setTimeout(done, 1000)
    })
    page.postMessage({ type: 'OPEN', path: url.pathname }, [port2])
    await page.focus().catch(() => undefined)
    // A page that is still loading, or at the login, does not listen.
    if (!(await heard)) await page.navigate(url.href)
    port1.close()
  }
  addEventListener('push', (event) => {
    const notice = event.data?.json()
    if (!notice) return
    const { title, body, url, tag } = notice
    const options = { body, tag, data: url, icon: '/icon-192.png', lang: 'id' }
    event.waitUntil(registration.showNotification(title, options))
  })
  addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
}

/** The script that the service worker imports. */
export const pushScript = (): string => `(${tellNotices})(self);\n`
