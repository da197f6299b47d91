import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Trouble } from '../lib/processes.mjs'
import { startScript } from './appServer.mjs'
import { printRatios, printSizes } from './apiReport.mjs'
import {
  CONNECTIONS,
  DEEP,
  DEEP_PAGE,
  DESK,
  LIST,
  MAX_MS,
  PACKAGES,
  REQUESTS,
  ROUNDS,
  WARM_UP,
} from './apiSettings.mjs'
import { quantile } from './report.mjs'

// Search words: a common one, rarer ones, different letter cases, and one that matches no package.
const WORDS = ['umroh reguler', 'HIDAYAT', 'hari – keluarga', 'masjid raya', 'tidak ada yang begini']

// Cuts a search word out of a package name. Most of these words were never searched before; some match most names, some
// match few or none.
const pieceOf = ({ namaPaket }, at) => namaPaket.slice(at % 30, (at % 30) + 3 + (at % 5))

function send(agent, { url, token }, { method = 'GET', path, body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const call = request(
      url + path,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        answer
          .on('error', reject)
          .on('end', () => resolve(answer.statusCode))
          .resume()
      },
    )
    call.on('error', reject).end(text)
  })
}

/** Sends the calls from index `at` on over all connections, until it has sent `requests` of them or the time is up. */
async function measure(server, callAt, at, requests) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const [times, wrong] = [[], []]
  let next = at
  const worker = async (limit, until) => {
    while (next < limit && performance.now() < until) {
      const call = callAt(next++)
      const sent = performance.now()
      const status = await send(agent, server, call)
      times.push(performance.now() - sent)
      if (status !== (call.expected ?? 200)) wrong.push(status)
    }
  }
  const all = (count, until) => {
    const limit = next + count
    return Promise.all(Array.from({ length: CONNECTIONS }, () => worker(limit, until)))
  }
  try {
    // The first answer of each connection includes the time to connect: do not count it.
    await all(CONNECTIONS, Infinity)
    times.length = 0
    const started = performance.now()
    await all(requests, started + MAX_MS / ROUNDS)
    return { times, wrong, next, seconds: (performance.now() - started) / 1000 }
  } finally {
    agent.destroy()
  }
}

const KINDS = [
  ['list, page 1', () => ({ path: LIST })],
  [DEEP, () => ({ path: `${LIST}&page=${DEEP_PAGE}` })],
  ['search', (_, index) => ({ path: `${LIST}&q=${encodeURIComponent(WORDS[index % WORDS.length])}` })],
  [
    'search, new words',
    ({ bodies }, index) => ({
      path: `${LIST}&q=${encodeURIComponent(pieceOf(bodies[index % bodies.length], Math.floor(index / bodies.length)))}`,
    }),
  ],
  [
    'save',
    ({ bodies }, index) => ({
      method: 'POST',
      path: PACKAGES,
      body: bodies[index % bodies.length],
      headers: { 'idempotency-key': randomUUID() },
      expected: 201,
    }),
  ],
  ['desk', ({ adminToken }) => ({ path: DESK, headers: { authorization: `Bearer ${adminToken}` } })],
]

/**
 * Measures one kind of request on all servers in turns, so that other load on the machine affects all of them equally.
 */
async function measureKind([name, callOf], servers) {
  const meters = servers.map((server) => ({ server, next: 0, times: [], seconds: 0 }))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const meter of meters) {
      const { server } = meter
      const { times, wrong, next, seconds } = await measure(
        server,
        (index) => callOf(server, index),
        meter.next,
        round === 0 ? WARM_UP : REQUESTS / ROUNDS,
      )
      if (wrong.length > 0)
        throw new Trouble(
          `${name} on ${server.name}: ${wrong.length} answers were not as expected, the first with status ${wrong[0]}.`,
        )
      meter.next = next
      if (round === 0) continue
      meter.times.push(...times)
      meter.seconds += seconds
    }
  return meters.map(({ times, seconds }) => ({
    name,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    max: Math.max(...times),
    requests: times.length,
  }))
}

const firstLine = (output) => (output.includes('\n') ? JSON.parse(output.slice(0, output.indexOf('\n'))) : undefined)

/**
 * Measures one database at every size, each size in a separate server process. `skipped` gives the reason when the
 * database is not available.
 */
async function benchDatabase(database, sizes) {
  const started = []
  try {
    for (const packages of sizes) {
      console.error(`API on ${database}, ${packages} packages …`)
      const { value, stop } = await startScript(
        'tests/bench/apiServer.ts',
        [database, String(packages)],
        { NODE_ENV: 'production', DATABASE_URL: '' },
        firstLine,
      )
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
  const databases = []
  for (const database of ['pglite', 'postgres']) databases.push(await benchDatabase(database, packages))
  const measured = databases.flatMap((database) => database.measured)
  printSizes(measured)
  for (const { skipped } of databases) if (skipped) console.log(`  ${skipped}`)
  if (packages.length > 1) printRatios(measured)
}
