import { once } from 'node:events'
import {
  createServer,
  request as requestTo,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { drawFor } from './draw'
import { errorBody, faultFor, PORTAL, describeFault, type Fault } from './faults'
import { SHAPES } from './shapes'

/** An API call that passed through the proxy. */
export type ProxiedCall = {
  method: string
  path: string
  token: string | null
  sent: string
  fault: Fault | null
  /** The server's answer; null when the proxy did not ask the server. */
  server: { status: number; body: string } | null
  /** The answer that the browser received in full; null when it received none or only a part. */
  given: { status: number; body: string } | null
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const bodyOf = async (message: IncomingMessage) => Buffer.concat(await message.toArray())
const tokenOf = (headers: IncomingHttpHeaders) => headers.authorization?.slice('Bearer '.length) ?? null
const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * A proxy in front of the server that acts like a bad network: it delays, drops or changes API answers as the seed
 * determines.
 */
export async function startProxy(target: string) {
  const { hostname, port } = new URL(target)
  let session = {
    seed: 0,
    chance: 0,
    counts: new Map<string, number>(),
    passed: [] as ProxiedCall[],
    done: new Set<unknown>(),
  }

  async function ask(req: IncomingMessage, body: Buffer, isApi: boolean): Promise<Answer> {
    // Asks for an uncompressed answer, so that the proxy can read it.
    const headers = { ...req.headers, ...(isApi ? { 'accept-encoding': 'identity' } : {}) }
    const asked = requestTo({ hostname, port, method: req.method, path: req.url, headers }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await bodyOf(answer) }
  }

  async function give(res: ServerResponse, { status, headers, body }: Answer): Promise<boolean> {
    const { 'transfer-encoding': _, connection: __, ...rest } = headers
    if (res.destroyed) return false
    const isDone = Promise.race([
      once(res, 'finish').then(() => true),
      once(res, 'close').then(() => res.writableFinished),
    ])
    res.writeHead(status, { ...rest, ...(status === 304 ? {} : { 'content-length': body.length }) }).end(body)
    return isDone
  }

  function applyFault(answer: Answer, fault: Fault, seed: number, name: string): Answer {
    const random = drawFor(seed, 'spoil', name)
    const { etag: _, ...headers } = answer.headers
    const with_ = (body: string, status = answer.status, type: object = JSON_TYPE) => ({
      status,
      headers: { ...headers, ...type },
      body: Buffer.from(body),
    })
    if (fault.kind === 'status')
      return with_(
        errorBody(fault.status, random),
        fault.status,
        fault.status === 429 ? { ...JSON_TYPE, 'retry-after': '1' } : JSON_TYPE,
      )
    if (fault.kind === 'html') return with_(PORTAL, 200, { 'content-type': 'text/html' })
    if (answer.status >= 300) return answer
    const text = answer.body.toString()
    if (fault.kind === 'empty') return with_('')
    if (fault.kind === 'half JSON') return with_(text.slice(0, Math.max(1, Math.floor(text.length / 2))))
    if (fault.kind === 'shape') return with_(JSON.stringify(SHAPES[fault.shape]?.(JSON.parse(text), random) ?? null))
    return answer
  }

  function sendHalf(res: ServerResponse, { status, headers, body }: Answer) {
    res.writeHead(status, { ...headers, 'content-length': body.length })
    res.write(body.subarray(0, Math.floor(body.length / 2)), () => res.destroy())
  }

  async function pass(req: IncomingMessage, res: ServerResponse, body: Buffer) {
    const { seed, counts, chance, passed, done } = session
    const [path = ''] = (req.url ?? '').split('?')
    const call = { method: req.method ?? 'GET', path: path.slice('/api'.length) }
    const name = `${call.method} ${call.path.replace(/\d+/g, ':id')}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const fault = faultFor(drawFor(seed, name, count), call, chance)
    const key = req.headers['idempotency-key']
    // A real server never refuses a save that it has already made.
    if (fault?.status === 422 && key !== undefined && done.has(key)) fault.status = 503
    const entry: ProxiedCall = {
      ...call,
      token: tokenOf(req.headers),
      sent: body.toString(),
      fault,
      server: null,
      given: null,
    }
    passed.push(entry)
    if (fault) await wait(fault.delayMs)
    const answer = fault?.works === false ? null : await ask(req, body, true)
    if (answer && answer.status < 300) done.add(key)
    if (answer) entry.server = { status: answer.status, body: answer.body.toString() }
    if (fault?.kind.startsWith('drop')) return void res.destroy()
    if (fault?.kind === 'cut off' && answer) return sendHalf(res, answer)
    const given = fault
      ? applyFault(answer ?? { status: 200, headers: {}, body: Buffer.alloc(0) }, fault, seed, `${name} ${count}`)
      : answer
    if (!given) throw new Error(`nothing to give for ${describeFault(fault as Fault)}`)
    entry.given = { status: given.status, body: given.body.toString() }
    if (!(await give(res, given))) entry.given = null
  }

  const server = createServer((req, res) => {
    const isApi = req.url?.startsWith('/api/') ?? false
    const answered = async () => {
      const body = await bodyOf(req)
      if (isApi) await pass(req, res, body)
      else await give(res, await ask(req, body, false))
    }
    answered().catch(() => res.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Starts another session: sets its seed and forgets the earlier session. */
    begin(seed: number) {
      session = { seed, chance: 0, counts: new Map(), passed: [], done: new Set() }
      return session.passed
    },
    /** The probability that an API call meets a fault. */
    set faultRate(chance: number) {
      session.chance = chance
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>
