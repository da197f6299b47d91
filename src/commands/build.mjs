import { build } from './appBuild.mjs'
import { main } from './processes.mjs'
import { ensureInstalled } from './setup.mjs'

/** `npm run build`: the static app in dist, always anew. */
await main(() => {
  ensureInstalled()
  build()
})
