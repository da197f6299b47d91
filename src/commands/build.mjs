import { build, buildDemo } from './lib/appBuild.mjs'
import { main } from './lib/processes.mjs'
import { ensureInstalled } from './lib/setup.mjs'

/**
 * `npm run build` builds the app into dist; `npm run build:demo` builds the demo into dist-demo. Neither uses an
 * earlier build.
 */
await main(async () => {
  ensureInstalled()
  if (process.argv.includes('--demo')) await buildDemo()
  else await build()
})
