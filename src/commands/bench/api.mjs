import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Trouble } from '../processes.mjs'
import { startScript } from './appServer.mjs'
import { number, printTable, quantile } from './report.mjs'

const CONNECTIONS = 8
const REQUESTS = 400
const WARM_UP = 40
const MAX_MS = 20_000
const PACKAGES = '/api/partner/umroh-regular'
// Common, rarer, in any case, and in no name at all.
const WORDS = ['umroh reguler', 'HIDAYAT', 'hari – keluarga', 'masjid raya', 'tidak ada yang begini']

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
  ['list, page 1', () => ({ path: `${PACKAGES}?per_page=50` })],
  ['list, page 100', () => ({ path: `${PACKAGES}?per_page=50&page=100` })],
  ['search', (_, index) => ({ path: `${PACKAGES}?q=${encodeURIComponent(WORDS[index % WORDS.length])}&per_page=50` })],
  ['save', ({ bodies }, index) => ({
    method: 'POST', path: PACKAGES, body: bodies[index % bodies.length], headers: { 'idempotency-key': randomUUID() }, expected: 201,
  })],
]

async function measureServer(server) {
  const rows = []
  for (const [name, callOf] of KINDS) {
    const { times, wrong, seconds } = await measure(server, (index) => callOf(server, index))
    if (wrong.length > 0) throw new Trouble(`${name} on ${server.name}: ${wrong.length} answers were not as expected, the first with status ${wrong[0]}.`)
    rows.push([server.name, name, number(times.length / seconds), number(quantile(times, 0.5), 1), number(quantile(times, 0.95), 1), number(Math.max(...times), 1), times.length])
  }
  return rows
}

const firstLine = (output) => (output.includes('\n') ? JSON.parse(output.slice(0, output.indexOf('\n'))) : undefined)

/** The API over HTTP, the server in a process of its own: on PGlite, and on PostgreSQL where there is one. */
export async function benchApi({ packages }) {
  const [rows, notes] = [[], []]
  for (const database of ['pglite', 'postgres']) {
    console.error(`API on ${database}, ${packages} packages …`)
    const { value: server, stop } = await startScript('tests/bench/apiServer.ts', [database, String(packages)], { NODE_ENV: 'production', DATABASE_URL: '' }, firstLine)
    try {
      if (server.skipped) notes.push(server.skipped)
      else {
        rows.push(...(await measureServer(server)))
        notes.push(`${server.name}: ${server.visible} of ${packages} packages are the mitra's who asks.`)
      }
    } finally {
      await stop()
    }
  }
  printTable('API', ['database', 'request', 'per second', 'p50 ms', 'p95 ms', 'max ms', 'requests'], rows, [
    `${CONNECTIONS} connections, at most ${REQUESTS} requests or ${MAX_MS / 1000} s each, after ${WARM_UP} that do not count; 50 rows a page, gzip; client on the same machine.`,
    ...notes,
  ])
}
