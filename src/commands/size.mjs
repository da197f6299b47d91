import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { printTable } from './bench/report.mjs'
import { main, ROOT, Trouble } from './lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from './lib/setup.mjs'

const DIST = join(ROOT, 'dist')
const CALENDAR = 'src/ui/form/CalendarPanel.tsx'

/**
 * The chunks (by name or module) that the browser loads before each screen can be used. Budgets are kB (1.000 bytes)
 * after brotli.
 */
const ROUTES = [
  { name: 'login', chunks: [], budget: 125 },
  { name: 'list', chunks: ['area'], budget: 175 },
  { name: 'home, profile, detail', chunks: ['area', 'pages'], budget: 175 },
  { name: 'wizard', chunks: ['area', 'sheet', 'wizard'], budget: 240 },
  {
    name: 'a whole journey, login to saved quote',
    chunks: ['area', 'pages', 'sheet', 'wizard', CALENDAR],
    budget: 320,
  },
]

const bytesSent = (file) => {
  const compressed = join(DIST, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(DIST, file)).size
}

function filesOf(manifest, names) {
  const found = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Trouble(`The build has no ${key}: mend ROUTES in src/commands/size.mjs.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  const keyOf = (name) =>
    name in manifest ? name : (Object.keys(manifest).find((key) => manifest[key].name === name) ?? name)
  for (const name of ['index.html', ...names]) add(keyOf(name))
  return [...found].filter((file) => file.endsWith('.js'))
}

/**
 * `npm run size` prints the JavaScript that each route of the built app needs, and fails over a budget, so that sizes
 * do not grow unnoticed.
 */
await main(async () => {
  ensureInstalled()
  await ensureBuilt()
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
  const kB = (files) => files.reduce((sum, file) => sum + bytesSent(file), 0) / 1000
  const routes = ROUTES.map(({ chunks, ...route }) => ({ ...route, files: filesOf(manifest, chunks) }))
  printTable(
    'JavaScript, kB of brotli',
    ['route', 'kB', 'budget', 'files'],
    [
      ...routes.map(({ name, budget, files }) => [name, kB(files).toFixed(1), budget, files.length]),
      ['index.html itself', kB(['index.html']).toFixed(1), '', 1],
    ],
    [],
  )
  const over = routes.filter(({ budget, files }) => kB(files) > budget)
  for (const { name, budget } of over) console.error(`${name} is over its ${budget} kB.`)
  return over.length > 0 ? 1 : 0
})
