import { benchApi } from './api/api.mjs'
import { benchBackup } from './api/backup.mjs'
import { startApp } from './appServer.mjs'
import { interact } from './app/interact.mjs'
import { load } from './app/load.mjs'
import { memory } from './app/memory.mjs'
import { offers } from './app/offers.mjs'
import { chromiumVersion } from './app/phone.mjs'
import { presses } from './app/presses.mjs'
import { tasks } from './app/tasks.mjs'
import { readOptions } from './options.mjs'
import { printHead } from './report.mjs'
import { cleanUpAtExit } from './scratch.mjs'
import { hasSharedBench, sharedBench } from './app/sharedBench.mjs'
import { visits } from './app/visits.mjs'
import { main, run } from '../../src/commands/lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from '../../src/commands/lib/setup.mjs'
import { ensureChromium } from '../run/chromium.mjs'

/** Measures the built app, served by the project's own server. */
async function measureApp(options) {
  const app = await startApp()
  try {
    let bareRows = null
    if (options.parts.has('load')) {
      if (!options.ownTable && hasSharedBench()) bareRows = await sharedBench(app, options)
      if (!bareRows) await load(app, options)
      run(process.execPath, ['tests/run/size.mjs'])
    }
    if (options.parts.has('visits')) await visits(app, { ...options, bareRows })
    if (options.parts.has('presses')) await presses(app, options)
    if (options.parts.has('interact')) await interact(app, options)
    if (options.parts.has('offer')) await offers(app, options)
    if (options.parts.has('tasks')) await tasks(app, options)
    if (options.parts.has('memory')) await memory(app, options)
  } finally {
    await app.stop()
  }
}

/**
 * `npm run bench` measures loading, second visits, early presses, interaction, offers, a mitra's tasks and memory, the API, backups and imports; it prints figures and checks none. `npm run bench:api`
 * measures only the API.
 */
await main(async () => {
  const options = readOptions(process.argv.slice(2))
  ensureInstalled()
  cleanUpAtExit()
  const needsBrowser = ['load', 'visits', 'presses', 'interact', 'offer', 'tasks', 'memory'].some((part) =>
    options.parts.has(part),
  )
  const chromium = needsBrowser ? await ensureChromium('whole') : null
  if (needsBrowser) await ensureBuilt()
  printHead({ chromium: chromium && chromiumVersion(chromium), runs: options.runs })
  if (needsBrowser) await measureApp({ ...options, chromium })
  if (options.parts.has('api')) await benchApi(options)
  if (options.parts.has('backup')) benchBackup(options)
  if (options.parts.has('import')) run(process.execPath, ['--import', 'tsx', 'tests/bench/importRows.ts'])
  if (options.parts.has('periods')) run(process.execPath, ['--import', 'tsx', 'tests/bench/periods.ts'])
  if (options.parts.has('year')) run(process.execPath, ['--import', 'tsx', 'tests/bench/year.ts'])
})
