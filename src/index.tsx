import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { env } from './app/env'
import { createProviders } from './app/providers'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(<App providers={createProviders(env)} assetsUrl={env.assetsUrl} adminRoles={env.adminRoles} />)
