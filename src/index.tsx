import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, type AppProps } from '@/app/App'
import { withEarlyRequest } from '@/offline/earlyRequest'
import { env } from '@/app/env'
import { createProviders } from '@/app/providers'
import { resumeEarly } from '@/app/resumeEarly'
import { prepareScreen } from '@/app/screens'
import { startUpdates } from '@/offline/updates'
import { layoutFor } from '@/layout/layoutFor'
import { showKeptScheme } from '@/ui/layout/scheme'
import { guardPresses } from '@/ui/press/guardPresses'
import { readFilledFields } from '@/ui/press/readFilledFields'

/** Chooses between the partner API and the demo. The variable is read right here, so that the build drops the other branch. */
async function readHost(): Promise<AppProps> {
  if (import.meta.env.VITE_DEMO === 'true') return (await import('@/demo')).demoHost(window.location.search)
  const fetch = withEarlyRequest((...request) => globalThis.fetch(...request), window.shell)
  return {
    providers: createProviders({ ...env, fetch }),
    assetsUrl: env.assetsUrl,
    slots: { hidesGoogle: env.hidesGoogle },
    ...(import.meta.env.PROD && { updates: startUpdates() }),
  }
}

async function start() {
  // The links of the demo's offers lead to the demo itself, because there is no server to answer them.
  if (import.meta.env.VITE_DEMO === 'true' && /^#?\/p\//.test(window.location.hash || window.location.pathname))
    return (await import('@/demo')).openDemoPage(window)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const host = await readHost()
  const { session } = host.providers
  session.open()
  const { user } = session.getSnapshot()
  if (user) await prepareScreen(window.location, user, env.adminRoles)
  const isPhone = layoutFor(user, env.adminRoles, window.location.pathname) === 'mobile'
  // If this code does not load, the screens request it again and report a failure themselves.
  if (user && isPhone)
    await import('@/app/areaClient')
      .then(({ beginArea }) => beginArea(user.id, host.providers, window.location))
      .catch(() => undefined)

  const app = <App {...host} adminRoles={env.adminRoles} />
  // React hydrates the login page, because a guest may already be typing into it. It replaces every other frame.
  const isLogin = root.dataset.shell === 'login' && !user
  if (!isLogin) resumeEarly(root, window.shell, session.getToken)
  // The first render is a transition, so that the browser can handle touches and paint the frame in between.
  startTransition(() => {
    if (isLogin) hydrateRoot(root, app)
    else createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
  })
}

// The demo and the development server have no early script that shows it.
showKeptScheme()
guardPresses(window)
readFilledFields(window)
// In a task of its own, so that a press between the two is answered first. The promise is not awaited, because the chunks
// that `start` loads wait for this module.
setTimeout(() => void start())
