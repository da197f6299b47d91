import { safeStorage } from '@/auth-provider/browserStorage'
import { toBase64 } from '@/domain/values/base64'
import { addressInApp } from '@/domain/values/urls'
import { DEFAULT_SEED } from '@/partner-api/seed/seedStore'
import { createDemoServer, originOf } from './demoServer'
import { ensureSubtleCrypto } from './subtleCrypto'

/** The page's own script, which cannot run here, waits as long before it reports that somebody reads the page. */
const SEEN_AFTER = 2000

type Host = Pick<Window, 'document' | 'location' | 'localStorage' | 'setTimeout' | 'addEventListener'>

/** Shows the open page of an offer in place of the app. The demo's server in this browser answers the page's requests. */
export async function openDemoPage(host: Host): Promise<void> {
  ensureSubtleCrypto()
  const { document, location } = host
  const typeface = document.querySelector<HTMLMetaElement>('meta[name=typeface]')?.content ?? ''
  const server = createDemoServer({
    storage: safeStorage(() => host.localStorage),
    seed: DEFAULT_SEED,
    origin: originOf(location),
  })
  const ask = (path: string, init: RequestInit = {}) => server.answer(new URL(path, location.origin).href, init)

  /** Nobody but this browser has the pictures of the page. */
  async function draw(image: HTMLImageElement): Promise<void> {
    const answer = await ask(image.getAttribute('src') ?? '')
    image.src = `data:image/jpeg;base64,${toBase64(new Uint8Array(await answer.arrayBuffer()))}`
  }

  async function show(path: string, init?: RequestInit): Promise<void> {
    const response = await ask(path, init)
    const next = response.headers.get('location')
    if (next !== null) return show(next)
    const page = new DOMParser().parseFromString(
      (await response.text()).replaceAll(/\/p\/[\w-]+\.woff2/g, typeface),
      'text/html',
    )
    await Promise.all([...page.images].map(draw))
    page.head.append(...[...document.querySelectorAll('link[rel=icon]')].map((icon) => icon.cloneNode()))
    document.documentElement.innerHTML = page.documentElement.innerHTML
  }

  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    void show(form.action, { method: 'POST', body: new URLSearchParams(fields) })
  })
  host.addEventListener('hashchange', () => location.reload())
  const { pathname: path } = addressInApp(location)
  await show(path)
  host.setTimeout(() => {
    if (!document.hidden) void ask(`${path}/seen`, { method: 'POST' })
  }, SEEN_AFTER)
}
