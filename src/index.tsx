import { createRoot } from 'react-dom/client'
import { App, type AppProps } from './app/App'
import { env } from './app/env'
import { createProviders } from './app/providers'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The one switch between the partner API and the demo. Read in place, so that the bundler leaves the other branch out.
const host: AppProps =
  import.meta.env.VITE_DEMO === 'true'
    ? (await import('./demo')).demoHost(window.location.search)
    : { providers: createProviders(env), assetsUrl: env.assetsUrl }

createRoot(root).render(<App {...host} adminRoles={env.adminRoles} />)
