import { startScript } from '../appServer.mjs'
import { KINDS } from './apiKinds.mjs'
import { measureKind } from './apiLoad.mjs'
import { printRatios, printSizes } from './apiReport.mjs'
import { apiScript } from './apiServers.mjs'
import { benchFloor } from './floor.mjs'

/** PGlite reads a database of a million packages too slowly to be of use. */
const MOST_ON_PGLITE = 100_000

/**
 * Measures one database at every size, each size in a separate server process. `skipped` gives the reason when the
 * database is not available.
 */
async function benchDatabase(database, sizes) {
  const started = []
  try {
    for (const packages of sizes) {
      console.error(`API on ${database}, ${packages} packages …`)
      const { value, stop } = await startScript(...apiScript(database, packages))
      started.push({ server: { ...value, packages }, stop })
      if (value.skipped) return { skipped: value.skipped, measured: [] }
    }
    const servers = started.map(({ server }) => server)
    const figures = []
    for (const kind of KINDS) figures.push(await measureKind(kind, servers))
    return {
      measured: servers.map((server, index) => ({ ...server, figures: figures.map((ofKind) => ofKind[index]) })),
    }
  } finally {
    for (const { stop } of started) await stop()
  }
}

/** Measures the API over HTTP, with each number of packages: on PGlite, and on PostgreSQL where one is available. */
export async function benchApi({ packages }) {
  for (const database of ['pglite', 'postgres']) {
    const sizes = database === 'pglite' ? packages.filter((size) => size <= MOST_ON_PGLITE) : packages
    const { skipped, measured } = await benchDatabase(database, sizes)
    if (skipped) console.log(`  ${skipped}`)
    if (measured.length === 0) continue
    // A busy machine takes an hour for all databases, so the figures of each are printed when they are measured.
    printSizes(measured)
    if (measured.length > 1) printRatios(measured)
  }
  await benchFloor(packages[0])
}
