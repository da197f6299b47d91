import { startScript } from '../appServer.mjs'
import { number, printTable } from '../report.mjs'
import { measureKind } from './apiLoad.mjs'
import { benchFloor } from './floor.mjs'
import {
  apiScript,
  KINDS,
  CONNECTIONS,
  DEEP,
  DEEP_PAGE,
  MAX_MS,
  PER_PAGE,
  REQUESTS,
  ROUNDS,
  WARM_UP,
} from './apiSettings.mjs'

function printSizes(servers) {
  const rows = servers.flatMap(({ name, packages, figures }) =>
    figures.map((figure) => [
      name,
      packages,
      figure.name,
      number(figure.perSecond),
      number(figure.p50, 1),
      number(figure.p95, 1),
      number(figure.max, 1),
      figure.requests,
    ]),
  )
  printTable('API', ['database', 'packages', 'request', 'per second', 'p50 ms', 'p95 ms', 'max ms', 'requests'], rows, [
    `${CONNECTIONS} connections, at most ${REQUESTS} requests or ${MAX_MS / 1000} s each, after ${WARM_UP} that do not count, in ${ROUNDS} rounds, the sizes by turns; ${PER_PAGE} rows a page, gzip; client on the same machine.`,
    ...servers.map(
      ({ name, packages, visible }) => `${name}: ${visible} of ${packages} packages are the mitra's who asks.`,
    ),
  ])
}

function printRatios(servers) {
  const names = [...new Set(servers.map(({ name }) => name))]
  const rows = names.flatMap((name) => {
    const [first, ...others] = servers.filter((server) => server.name === name)
    return others.flatMap((other) =>
      first.figures.map(({ name: kind, p95: before }, index) => {
        const after = other.figures[index].p95
        return [
          name,
          kind,
          `${first.packages} → ${other.packages}`,
          number(before, 1),
          number(after, 1),
          number(after / before, 2),
        ]
      }),
    )
  })
  printTable(
    'API: p95 by number of packages',
    ['database', 'request', 'packages', 'p95 ms before', 'p95 ms after', 'ratio'],
    rows,
    servers.some(({ visible }) => visible <= (DEEP_PAGE - 1) * PER_PAGE)
      ? [`${DEEP}, is empty where there are so few packages: compare it with page 1.`]
      : [],
  )
}

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
