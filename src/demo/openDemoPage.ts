import { safeStorage } from '../auth-provider/browserStorage'
import { DEFAULT_SEED } from '../partner-api/seed/seedStore'
import { createDemoServer } from './demoServer'
import { ensureSubtleCrypto } from './subtleCrypto'

/** The page's own script, which cannot run here, waits as long before it reports that somebody reads the page. */
const SEEN_AFTER = 2000

type Host = Pick<Window, 'document' | 'location' | 'localStorage' | 'setTimeout'>

/** Shows the open page of an offer in place of the app. The demo's server in this browser answers the page's requests. */
export async function openDemoPage(host: Host): Promise<void> {
  ensureSubtleCrypto()
  const { document, location } = host
  const { origin, pathname } = location
  const server = createDemoServer({ storage: safeStorage(() => host.localStorage), seed: DEFAULT_SEED, origin })
  const ask = (path: string, init: RequestInit = {}) => server.answer(new URL(path, origin).href, init)

  async function show(path: string, init?: RequestInit): Promise<void> {
    const response = await ask(path, init)
    const next = response.headers.get('location')
    if (next !== null) return show(next)
    document.documentElement.innerHTML = await response.text()
  }

  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    void show(form.action, { method: 'POST', body: new URLSearchParams(fields) })
  })
  await show(pathname)
  host.setTimeout(() => {
    if (!document.hidden) void ask(`${pathname}/seen`, { method: 'POST' })
  }, SEEN_AFTER)
}
