import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Trouble } from '../processes.mjs'
import { startScript } from './appServer.mjs'
import { number, printTable, quantile } from './report.mjs'

const CONNECTIONS = 8
const REQUESTS = 800
const WARM_UP = 200
const MAX_MS = 20_000
const PACKAGES = '/api/partner/umroh-regular'
const PER_PAGE = 50
const LIST = `${PACKAGES}?per_page=${PER_PAGE}`
const DEEP_PAGE = 100
const DEEP = `list, page ${DEEP_PAGE}`
// Common, rarer, in any case, and in no name at all.
const WORDS = ['umroh reguler', 'HIDAYAT', 'hari – keluarga', 'masjid raya', 'tidak ada yang begini']

// Pieces of names, hardly one of them asked for before: some in most names, some in few or none.
const pieceOf = ({ namaPaket }, at) => namaPaket.slice(at % 30, (at % 30) + 3 + (at % 5))

function send(agent, { url, token }, { method = 'GET', path, body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const call = request(url + path, {
      agent, method,
      headers: {
        authorization: `Bearer ${token}`, accept: 'application/json', 'accept-encoding': 'gzip', ...headers,
        ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    }, (answer) => {
      answer.on('error', reject).on('end', () => resolve(answer.statusCode)).resume()
    })
    call.on('error', reject).end(text)
  })
}

/** Calls in turn over all connections, until there have been enough or the time is up. */
async function measure(server, callAt) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const [times, wrong] = [[], []]
  let [next, started, until] = [0, 0, Infinity]
  const worker = async (limit) => {
    while (next < limit && performance.now() < until) {
      const call = callAt(next++)
      const at = performance.now()
      const status = await send(agent, server, call)
      times.push(performance.now() - at)
      if (status !== (call.expected ?? 200)) wrong.push(status)
    }
  }
  const all = (limit) => Promise.all(Array.from({ length: CONNECTIONS }, () => worker(limit)))
  try {
    await all(WARM_UP)
    times.length = 0
    started = performance.now()
    until = started + MAX_MS
    await all(WARM_UP + REQUESTS)
    return { times, wrong, seconds: (performance.now() - started) / 1000 }
  } finally {
    agent.destroy()
  }
}

const KINDS = [
  ['list, page 1', () => ({ path: LIST })],
  [DEEP, () => ({ path: `${LIST}&page=${DEEP_PAGE}` })],
  ['search', (_, index) => ({ path: `${LIST}&q=${encodeURIComponent(WORDS[index % WORDS.length])}` })],
  ['search, new words', ({ bodies }, index) => ({ path: `${LIST}&q=${encodeURIComponent(pieceOf(bodies[index % bodies.length], Math.floor(index / bodies.length)))}` })],
  ['save', ({ bodies }, index) => ({
    method: 'POST', path: PACKAGES, body: bodies[index % bodies.length], headers: { 'idempotency-key': randomUUID() }, expected: 201,
  })],
]

async function measureServer(server) {
  const figures = []
  for (const [name, callOf] of KINDS) {
    const { times, wrong, seconds } = await measure(server, (index) => callOf(server, index))
    if (wrong.length > 0) throw new Trouble(`${name} on ${server.name}: ${wrong.length} answers were not as expected, the first with status ${wrong[0]}.`)
    figures.push({ name, perSecond: times.length / seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: Math.max(...times), requests: times.length })
  }
  return figures
}

const firstLine = (output) => (output.includes('\n') ? JSON.parse(output.slice(0, output.indexOf('\n'))) : undefined)

/** One size of one database, in a server process of its own; `skipped` says why there is none. */
async function benchOne(database, packages) {
  console.error(`API on ${database}, ${packages} packages …`)
  const { value: server, stop } = await startScript('tests/bench/apiServer.ts', [database, String(packages)], { NODE_ENV: 'production', DATABASE_URL: '' }, firstLine)
  try {
    return server.skipped ? { skipped: server.skipped } : { name: server.name, visible: server.visible, packages, figures: await measureServer(server) }
  } finally {
    await stop()
  }
}

function printSizes(servers) {
  const rows = servers.flatMap(({ name, packages, figures }) => figures.map((figure) => [
    name, packages, figure.name, number(figure.perSecond), number(figure.p50, 1), number(figure.p95, 1), number(figure.max, 1), figure.requests]))
  printTable('API', ['database', 'packages', 'request', 'per second', 'p50 ms', 'p95 ms', 'max ms', 'requests'], rows, [
    `${CONNECTIONS} connections, at most ${REQUESTS} requests or ${MAX_MS / 1000} s each, after ${WARM_UP} that do not count; ${PER_PAGE} rows a page, gzip; client on the same machine.`,
    ...servers.map(({ name, packages, visible }) => `${name}: ${visible} of ${packages} packages are the mitra's who asks.`),
  ])
}

function printRatios(servers) {
  const names = [...new Set(servers.map(({ name }) => name))]
  const rows = names.flatMap((name) => {
    const [first, ...others] = servers.filter((server) => server.name === name)
    return others.flatMap((other) => KINDS.map(([kind], index) => {
      const [before, after] = [first.figures[index].p95, other.figures[index].p95]
      return [name, kind, `${first.packages} → ${other.packages}`, number(before, 1), number(after, 1), number(after / before, 2)]
    }))
  })
  printTable('API: p95 by number of packages', ['database', 'request', 'packages', 'p95 ms before', 'p95 ms after', 'ratio'], rows,
    servers.some(({ visible }) => visible <= (DEEP_PAGE - 1) * PER_PAGE) ? [`${DEEP}, is empty where there are so few packages: compare it with page 1.`] : [])
}

/** The API over HTTP, the server in a process of its own: on PGlite, and on PostgreSQL where there is one; with each number of packages. */
export async function benchApi({ packages }) {
  const servers = []
  for (const database of ['pglite', 'postgres'])
    for (const size of packages) servers.push(await benchOne(database, size))
  const measured = servers.filter(({ skipped }) => !skipped)
  printSizes(measured)
  for (const reason of new Set(servers.flatMap(({ skipped }) => skipped ?? []))) console.log(`  ${reason}`)
  if (packages.length > 1) printRatios(measured)
}
