import { fork } from 'node:child_process'
import { join } from 'node:path'
import { endWithProcess } from '../scratch.mjs'
import { measureKind } from './apiLoad.mjs'
import { CONNECTIONS } from './apiSettings.mjs'
import { number, printTable } from '../report.mjs'

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
export async function benchTwoProcesses(kinds, [first, second]) {
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
