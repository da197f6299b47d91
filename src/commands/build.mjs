import { build, buildDemo } from './lib/appBuild.mjs'
import { main } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/**
 * `npm run build` builds the app into dist; `npm run build:demo` builds the demo into dist-demo. Both always build
 * anew.
 */
await main(async () => {
  ensureInstalled()
  if (process.argv.includes('--demo')) await buildDemo()
  else await build()
})
