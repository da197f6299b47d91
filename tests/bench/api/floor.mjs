import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Trouble } from '../../../src/commands/lib/processes.mjs'
import { startScript } from '../appServer.mjs'
import { measureKind } from './apiLoad.mjs'
import { LIST, firstLine, apiScript, save, detail, CONNECTIONS } from './apiSettings.mjs'
import { number, printTable } from '../report.mjs'
import { endWithProcess } from '../scratch.mjs'

/** How long each of two processes runs in every 20 ms. Client and database have the rest of the machine. */
const RUNS_MS = 4

/** Sends each other request to the other of two processes. */
const inTurns =
  (callOf) =>
  ({ servers, ...server }, index) => ({ ...callOf(server, index), url: servers[index % servers.length].url })

/**
 * Measures two processes of the API beside one, over one database, where each gets a fifth of a core.
 *
 * Client, database and processes share this machine. Two whole processes would take the cores from one another, and the
 * figures would say nothing about locks and connections.
 */
async function benchTwoProcesses(kinds, [first, second]) {
  const pids = [...first.pids, ...second.pids]
  const share = endWithProcess(fork(join(import.meta.dirname, 'share.mjs'), [RUNS_MS, ...pids].map(String)))
  const ended = new Promise((done) => share.once('exit', done))
  const both = { ...first, name: 'two', servers: [first, second], pids }
  const one = { ...first, servers: [first] }
  const rows = []
  try {
    for (const [name, callOf] of kinds) {
      const [two, alone] = await measureKind([name, inTurns(callOf)], [both, one])
      const ratio = number(two.perSecond / alone.perSecond, 2)
      rows.push([
        name,
        number(two.perSecond),
        number(alone.perSecond),
        ratio,
        'from 1.70',
        number(two.p95),
        number(alone.p95),
      ])
    }
  } finally {
    share.kill('SIGTERM')
    await ended
  }
  printTable(
    'Two processes beside one, a fifth of a core each',
    ['request', 'two per second', 'one per second', 'ratio', 'goal', 'two p95 ms', 'one p95 ms'],
    rows,
    [
      `Each process runs for ${RUNS_MS} of every 20 ms, so that client and database never wait for a core. ${CONNECTIONS} connections to each.`,
    ],
  )
}

const BARE_ANSWERS = 50
/** Processor time for a request falls until a server has answered some 4,000 of a kind. */
const WARM_UP_TIMES = 4
const KINDS = [
  ['list', () => ({ path: LIST })],
  ['list, not compressed', () => ({ path: LIST, headers: { 'accept-encoding': 'identity' } })],
  ['detail', ({ ids }, index) => detail({ ids: ids.slice(0, BARE_ANSWERS) }, index)],
  ['save', save],
]

const row = (name, one, other, goal) => [
  name,
  number(one.perSecond),
  number(other.perSecond),
  number(one.perSecond / other.perSecond, 2),
  goal,
  number(one.processor, 2),
  number(other.processor, 2),
  number(other.processor / one.processor, 2),
]

/** The answers that are compared must have the same bytes: a server that answers less is no floor. */
async function sameAnswers(api, find) {
  for (const path of [LIST, detail(api, 0).path]) {
    const ask = async ({ url }) =>
      (await fetch(url + path, { headers: { authorization: `Bearer ${api.token}` } })).text()
    if ((await ask(api)) !== (await ask(find))) throw new Trouble(`API and find answer ${path} differently.`)
  }
}

/**
 * Measures the API, with prepared statements and without, beside two servers that have only Hono, the driver and prepared
 * statements: the bare server reads ready answers by a key, the other finds the rows of its answers. Measures two
 * processes beside one, too.
 *
 * Prints how many requests a second each answers, and how much processor time its process needs for one: the client and
 * the database share the machine with it, and take theirs, too.
 */
export async function benchFloor(packages) {
  const started = []
  const start = async (...args) => {
    const { value, stop } = await startScript(...args)
    started.push(stop)
    return value
  }
  try {
    const plain = await start(...apiScript('postgres', packages))
    if (plain.skipped) return
    const { databaseUrl, mitraId, otherMitra } = plain
    const same = apiScript('postgres', packages, { BENCH_DATABASES: databaseUrl, DATABASE_PREPARED: '1' })
    const api = await start(...same)
    const bare = await start('tests/bench/bareServer.ts', [databaseUrl, String(otherMitra)], {}, firstLine)
    const find = await start('tests/bench/findServer.ts', [databaseUrl, String(mitraId)], {}, firstLine)
    await sameAnswers(api, find)
    const second = await start(...same)
    const [floor, sought] = [[], []]
    for (const [name, callOf] of KINDS) {
      const finds = name === 'save' ? [] : [{ ...api, ...find }]
      const all = [plain, api, { ...api, ...bare }, ...finds]
      // A server that has just started compiles its code while it answers, so its first requests do not count.
      for (let times = 0; times < WARM_UP_TIMES; times += 1) await measureKind([name, callOf], [...all, second])
      const [unprepared, ours, least, found] = await measureKind([name, callOf], all)
      floor.push(row(name, ours, least, 'from 0.60'), row(`${name}, nothing prepared`, unprepared, least, ''))
      if (found)
        sought.push(row(name, ours, found, 'from 0.60'), row(`${name}, nothing prepared`, unprepared, found, ''))
    }
    const columns = (one, other) => [
      'request', `${one} per second`, `${other} per second`, 'ratio', 'goal', `${one} CPU ms`, `${other} CPU ms`, 'CPU ratio',
    ] // prettier-ignore
    printTable(`API beside a bare server, ${packages} packages`, columns('API', 'bare'), floor, [
      'Bare: Hono and the driver, one prepared statement that reads the bytes of the answer by a key, not compressed; a save has the statements of a save.',
    ])
    printTable(`API beside a server that finds the same, ${packages} packages`, columns('API', 'find'), sought, [
      'Find: Hono and the driver, one prepared statement that finds the rows, and the same bytes made from them, compressed when asked. No session, no ETag.',
    ])
    await benchTwoProcesses(KINDS, [api, second])
  } finally {
    for (const stop of started.reverse()) await stop()
  }
}
