import { build, buildDemo } from './lib/appBuild.mjs'
import { main } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/** `npm run build`: the static app in dist; `npm run build:demo`: the demo in dist-demo. Always anew. */
await main(async () => {
  ensureInstalled()
  if (process.argv.includes('--demo')) await buildDemo()
  else await build()
})
