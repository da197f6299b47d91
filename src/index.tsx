import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, type AppProps } from './app/App'
import { withEarlyRequest } from './offline/earlyRequest'
import { env } from './app/env'
import { openPersistedQueries } from './offline/persistedQueries'
import { createProviders } from './app/providers'
import { preloadTargetScreen } from './app/screens'
import { startUpdates } from './offline/updates'
import type { Id } from './domain/types'
import { layoutFor } from './layout/layoutFor'

/** The one switch between the partner API and the demo. Read in place, so that the bundler leaves the other branch out. */
async function readHost(): Promise<AppProps> {
  if (import.meta.env.VITE_DEMO === 'true') return (await import('./demo')).demoHost(window.location.search)
  const fetch = withEarlyRequest((...request) => globalThis.fetch(...request), window.shell)
  return {
    providers: createProviders({ ...env, fetch }),
    assetsUrl: env.assetsUrl,
    ...(import.meta.env.PROD && { updates: startUpdates() }),
  }
}

/** Until what this phone keeps is at hand: no longer than that takes, nor than the network's own answer. */
async function keptOrAnswered(userId: Id) {
  const kept = openPersistedQueries(userId)
  await Promise.race(
    [kept.ready, window.shell?.early?.answer.catch(() => undefined)].filter((wait) => wait !== undefined),
  )
  kept.isReady = true
}

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const host = await readHost()
  const { session } = host.providers
  session.open()
  const { user } = session.getSnapshot()
  await Promise.all([preloadTargetScreen(window.location, user, env.adminRoles), user && keptOrAnswered(user.id)])
  const isPhone = layoutFor(user, env.adminRoles) === 'mobile'
  // Code that cannot be had is for the screens to say, or to mend: they ask for it once more.
  if (user && isPhone)
    await import('./app/areaClient')
      .then(({ beginArea }) => beginArea(user.id, host.providers, window.location))
      .catch(() => undefined)

  const app = <App {...host} adminRoles={env.adminRoles} />
  // The login page stands there already, and somebody may be typing into it; every other drawing gives way to the screen itself.
  if (root.dataset.shell === 'login' && !user) hydrateRoot(root, app)
  else createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app)
}

// Not awaited: the chunks it fetches wait for this module themselves.
void start()
