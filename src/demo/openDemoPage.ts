import { safeStorage } from '../auth-provider/browserStorage'
import { DEFAULT_SEED } from '../partner-api/seed/seedStore'
import { createDemoServer } from './demoServer'
import { ensureSubtleCrypto } from './subtleCrypto'

/** As the script of the page itself waits, which cannot run here. */
const SEEN_AFTER = 2000

type Host = Pick<Window, 'document' | 'location' | 'localStorage' | 'setTimeout'>

/** Shows the open page of an offer in place of the app. What the page would ask a server, the demo in this browser answers. */
export async function openDemoPage({ document, location, localStorage, setTimeout }: Host): Promise<void> {
  ensureSubtleCrypto()
  const { origin, pathname } = location
  const server = createDemoServer({ storage: safeStorage(() => localStorage), seed: DEFAULT_SEED, origin })
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
  setTimeout(() => {
    if (!document.hidden) void ask(`${pathname}/seen`, { method: 'POST' })
  }, SEEN_AFTER)
}
