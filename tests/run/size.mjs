import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { main, ROOT, Trouble } from '../../src/commands/lib/processes.mjs'
import { ensureBuilt, ensureInstalled } from '../../src/commands/lib/setup.mjs'
import { printTable } from './table.mjs'

const DIST = join(ROOT, 'dist')
const CALENDAR = 'src/ui/form/calendar/CalendarPanel.tsx'

/** Budgets in kB (1.000 bytes) after brotli: by kind of screen, and of index.html itself. */
const BUDGETS = { login: 191, list: 263, page: 301, form: 344, journey: 388, index: 16.1 }
const OWN = [
  { name: 'login', screen: 'login', chunks: [], budget: BUDGETS.login },
  { name: 'home, profile', screen: 'home', chunks: ['area', 'pages'], budget: BUDGETS.page },
]

/** The chunks of each screen of a resource, with those of its parts. Forms open sheets, so they need the sheet chunk too. */
function routesOf(definition, { partsOf, chunkOfScreen }) {
  const { name, screens } = definition
  return Object.keys(screens).map((view) => {
    const isForm = view === 'create' || view === 'edit'
    return {
      name: `${name}, ${view}`,
      drawn: [`${name}/${view}`],
      chunks: ['area', ...(isForm ? ['sheet'] : []), chunkOfScreen(definition, view), ...partsOf(`${name}/${view}`)],
      budget: isForm ? BUDGETS.form : (BUDGETS[view] ?? BUDGETS.page),
    }
  })
}

/** All that a mitra loads from the login to a saved record: the resource's chunks and the calendar. */
function journeyOf(definition, chunks) {
  // Nobody needs the comparison to save a record.
  const { compare: _, ...screens } = definition.screens
  const ofScreens = routesOf({ ...definition, screens }, chunks).flatMap((route) => route.chunks)
  return {
    name: `${definition.name}: login to saved`,
    drawn: Object.keys(screens).map((view) => `${definition.name}/${view}`),
    chunks: [...new Set(['pages', ...chunks.partsOf('home'), ...ofScreens, CALENDAR])],
    budget: BUDGETS.journey,
  }
}

/**
 * The chunks (by name or module) that the browser loads before each screen can be used, and whether the early script
 * draws it.
 */
async function allRoutes() {
  const options = { configFile: false, root: ROOT, logLevel: 'silent', resolve: { tsconfigPaths: true } }
  const read = async (file) => (await runnerImport(join(ROOT, file), options)).module
  const { definitions } = await read('src/resources/registry.ts')
  const { chunksOfParts, chunkOfScreen } = await read('src/shell/build/chunks.ts')
  const drawnScreens = new Set((await read('src/shell/early/drawings.ts')).drawnScreens())
  const partsOf = (screen) => chunksOfParts(definitions, screen)
  const ofMitra = definitions.filter(({ onlyAdmins, screens }) => !onlyAdmins && Object.keys(screens).length > 0)
  const routes = [
    ...OWN.map((route) => ({ ...route, chunks: [...route.chunks, ...partsOf(route.screen)] })),
    ...ofMitra.flatMap((definition) => routesOf(definition, { partsOf, chunkOfScreen })),
    ...ofMitra
      .filter(({ screens }) => screens.create)
      .map((definition) => journeyOf(definition, { partsOf, chunkOfScreen })),
  ]
  return routes.map(({ drawn = [], ...route }) => ({ ...route, isDrawn: drawn.some((name) => drawnScreens.has(name)) }))
}

const bytesSent = (file) => {
  const compressed = join(DIST, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(DIST, file)).size
}

function filesOf(manifest, names) {
  const found = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Trouble(`The build has no ${key}: mend the chunk that tests/run/size.mjs names.`)
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
 * `npm run size` prints the JavaScript that each route of the built app needs, and index.html. It fails over a budget, so that sizes
 * do not grow unnoticed.
 */
await main(async () => {
  ensureInstalled()
  await ensureBuilt()
  const manifest = JSON.parse(readFileSync(join(ROOT, '.cache/dist-lists/manifest.json'), 'utf8'))
  const kB = (files) => files.reduce((sum, file) => sum + bytesSent(file), 0) / 1000
  const early = readdirSync(join(DIST, 'assets')).filter((file) => /^early-.*\.js$/.test(file))
  const routes = (await allRoutes()).map(({ chunks, isDrawn, ...route }) => ({
    ...route,
    files: [...filesOf(manifest, chunks), ...(isDrawn ? early.map((file) => `assets/${file}`) : [])],
  }))
  const page = { name: 'index.html itself', files: ['index.html'], budget: BUDGETS.index }
  const all = [...routes, page]
  printTable(
    'JavaScript, kB of brotli',
    ['route', 'kB', 'budget', 'files'],
    all.map(({ name, budget, files }) => [name, kB(files).toFixed(1), budget, files.length]),
    [],
  )
  const over = all.filter(({ budget, files }) => kB(files) > budget)
  for (const { name, budget } of over) console.error(`${name} is over its ${budget} kB.`)
  return over.length > 0 ? 1 : 0
})
