import { benchApi } from './bench/api/api.mjs'
import { benchBackup } from './bench/backup.mjs'
import { startApp } from './bench/appServer.mjs'
import { interact } from './bench/interact.mjs'
import { load } from './bench/load.mjs'
import { offers } from './bench/offers.mjs'
import { chromiumVersion } from './bench/phone.mjs'
import { tasks } from './bench/tasks.mjs'
import { readOptions } from './bench/options.mjs'
import { printHead } from './bench/report.mjs'
import { cleanUpAtExit } from './bench/scratch.mjs'
import { hasSharedBench, sharedBench } from './bench/sharedBench.mjs'
import { visits } from './bench/visits.mjs'
import { main, run } from './lib/processes.mjs'
import { ensureBuilt, ensureChromium, ensureInstalled } from './lib/setup.mjs'

/** Measures the built app, served by the project's own server. */
async function measureApp(options) {
  const app = await startApp()
  try {
    let bareRows = null
    if (options.parts.has('load')) {
      if (!options.ownTable && hasSharedBench()) bareRows = await sharedBench(app, options)
      if (!bareRows) await load(app, options)
      run(process.execPath, ['src/commands/size.mjs'])
    }
    if (options.parts.has('visits')) await visits(app, { ...options, bareRows })
    if (options.parts.has('interact')) await interact(app, options)
    if (options.parts.has('offer')) await offers(app, options)
    if (options.parts.has('tasks')) await tasks(app, options)
  } finally {
    await app.stop()
  }
}

/**
 * `npm run bench` measures loading, second visits, interaction, offers, a mitra's tasks, the API, backups and imports; it prints figures and checks none. `npm run bench:api`
 * measures only the API.
 */
await main(async () => {
  const options = readOptions(process.argv.slice(2))
  ensureInstalled()
  cleanUpAtExit()
  const needsBrowser = ['load', 'visits', 'interact', 'offer', 'tasks'].some((part) => options.parts.has(part))
  const chromium = needsBrowser ? await ensureChromium('whole') : null
  if (needsBrowser) await ensureBuilt()
  printHead({ chromium: chromium && chromiumVersion(chromium), runs: options.runs })
  if (needsBrowser) await measureApp({ ...options, chromium })
  if (options.parts.has('api')) await benchApi(options)
  if (options.parts.has('backup')) benchBackup(options)
  if (options.parts.has('import')) run(process.execPath, ['--import', 'tsx', 'tests/bench/importRows.ts'])
})
