import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { Trouble } from '../../../src/commands/lib/processes.mjs'
import { CONNECTIONS, MAX_MS, REQUESTS, ROUNDS, WARM_UP } from './apiSettings.mjs'
import { quantile } from '../report.mjs'

function send(agent, { url, token }, { method = 'GET', url: calledUrl, path, body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const call = request(
      (calledUrl ?? url) + path,
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

/** Sends the calls from index `at` on over the connections of each process, until it has sent `requests` of them or the time is up. */
async function measure(server, callAt, at, requests) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const connections = CONNECTIONS * (server.servers?.length ?? 1)
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
    return Promise.all(Array.from({ length: connections }, () => worker(limit, until)))
  }
  try {
    // The first answer of each connection includes the time to connect: do not count it.
    await all(connections, Infinity)
    times.length = 0
    const started = performance.now()
    await all(requests, started + MAX_MS / ROUNDS)
    return { times, wrong, next, seconds: (performance.now() - started) / 1000 }
  } finally {
    agent.destroy()
  }
}

/** The processor time that processes have used so far, in ms; NaN where the system does not tell. */
function processorMs(pids) {
  try {
    const ticks = pids.map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '))
    return ticks.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) * 10
  } catch {
    return NaN
  }
}

/**
 * Measures one kind of request on all servers in turns, so that other load on the machine affects all of them equally.
 */
export async function measureKind([name, callOf], servers) {
  const meters = servers.map((server) => ({ server, next: 0, times: [], seconds: 0, processor: 0 }))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const meter of meters) {
      const { server } = meter
      const before = processorMs(server.pids)
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
      meter.processor += processorMs(server.pids) - before
    }
  return meters.map(({ times, seconds, processor }) => ({
    name,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    max: Math.max(...times),
    processor: processor / times.length,
    requests: times.length,
  }))
}
