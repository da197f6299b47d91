import { startScript } from '../appServer.mjs'
import { apiScript, firstLine } from './apiServers.mjs'
import { detail, save } from './apiKinds.mjs'
import { measureKind } from './apiLoad.mjs'
import { LIST } from './apiSettings.mjs'
import { number, printTable } from '../report.mjs'

const BARE_ANSWERS = 50
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

/** Sends each other request to the other of two processes. */
const inTurns =
  (callOf) =>
  ({ servers, ...server }, index) => ({ ...callOf(server, index), url: servers[index % servers.length].url })

/**
 * Measures the API beside two servers that have Hono, the driver and prepared statements alone, one of which finds what it
 * answers, and two processes beside one.
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
    const api = await start(...apiScript('postgres', packages))
    if (api.skipped) return
    const { databaseUrl, mitraId, otherMitra } = api
    const bare = await start('tests/bench/bareServer.ts', [databaseUrl, String(otherMitra)], {}, firstLine)
    const find = await start('tests/bench/findServer.ts', [databaseUrl, String(mitraId)], {}, firstLine)
    const second = await start(...apiScript('postgres', packages, { BENCH_DATABASES: databaseUrl }))
    const both = { ...api, name: 'two', servers: [api, second], pids: [...api.pids, ...second.pids] }
    const [floor, sought, twice] = [[], [], []]
    for (const [name, callOf] of KINDS) {
      // The first thousand requests of a kind pay for compiling it.
      await measureKind([name, callOf], [api, second])
      const finds = name === 'save' ? [] : [{ ...api, ...find }]
      const [ours, least, found] = await measureKind([name, callOf], [api, { ...api, ...bare }, ...finds])
      floor.push(row(name, ours, least, 'from 0.60'))
      if (found) sought.push(row(name, ours, found, 'from 0.60'))
      const [two, one] = await measureKind([name, inTurns(callOf)], [both, { ...api, servers: [api] }])
      twice.push(row(name, two, one, 'from 1.70'))
    }
    const columns = (one, other) => [
      'request', `${one} per second`, `${other} per second`, 'ratio', 'goal', `${one} CPU ms`, `${other} CPU ms`, 'CPU ratio',
    ] // prettier-ignore
    printTable(`API beside a bare server, ${packages} packages`, columns('API', 'bare'), floor, [
      'Bare: Hono and the driver, one prepared statement that reads the bytes of the answer by a key, not compressed; a save has the statements of a save.',
    ])
    printTable(`API beside a server that finds the same, ${packages} packages`, columns('API', 'find'), sought, [
      'Find: Hono and the driver, one prepared statement that finds the rows, and JSON made from them, compressed when asked. No session, no ETag.',
    ])
    printTable('Two processes beside one', columns('two', 'one'), twice, [
      'Client, database and processes share the machine. CPU ms is the processor time of the API processes for one request.',
    ])
  } finally {
    for (const stop of started.reverse()) await stop()
  }
}
