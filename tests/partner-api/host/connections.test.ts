import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { capAddresses, CONNECTION_LIMITS, type ConnectionLimits } from '@/partner-api/host/http/connections'
import { createSite } from '@/partner-api/host/http/createSite'
import { listen, type Listening } from '@/partner-api/host/http/listen'
import { createLog, quietLog } from '@/partner-api/host/log/log'
import { UNKNOWN_VERSION } from '@/partner-api/errors/programVersion'
import { MOST_PICTURE_BYTES } from '@/partner-api/wire/requests/offerBody'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'

const SHORT = { requestMs: 300, headersMs: 200, checkMs: 30 }
let open: Listening | undefined
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await open?.close()
  open = undefined
})

/** A connection that collects what the server sends, and knows when the server has ended it. */
function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  socket.on('error', () => undefined)
  const start = performance.now()
  const ended = new Promise<{ text: string; ms: number }>((done) =>
    socket.once('close', () => done({ text, ms: performance.now() - start })),
  )
  const answered = () => new Promise<string>((done) => socket.once('data', () => done(text)))
  return { socket, ended, answered }
}

const api = () =>
  createSite({
    store: createMemoryStore(),
    log: quietLog,
    distDir: '/nowhere',
    trustProxy: false,
    seed: 'auto',
    version: UNKNOWN_VERSION,
  })
const hello = () => new Hono().get('/', (c) => c.text('hello'))
const GET = 'GET / HTTP/1.1\r\nHost: a.test\r\n\r\n'
const GET_ONCE = GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
const serve = async (app: Hono, limits: Partial<ConnectionLimits>, log = quietLog) => {
  open = await listen(app, { port: 0, host: '127.0.0.1', limits, log })
  return open.port
}

describe('a slow request', () => {
  it('a body that drips is ended with 408 when its time is over, however steadily it drips', async () => {
    const port = await serve(api(), SHORT)
    const { socket, ended } = dial(port)
    socket.write(
      'POST /api/partner/login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    const drip = setInterval(() => socket.write(' '), 20)
    const { text, ms } = await ended
    clearInterval(drip)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeGreaterThan(250)
    expect(ms).toBeLessThan(2000)
  })

  it('a body that arrives fast enough may take longer, and is answered', async () => {
    const port = await serve(api(), { ...SHORT, requestMs: 60, leastBytes: 1 })
    const { socket, answered } = dial(port)
    const body = `{"email":"a@a.co"${' '.repeat(20)}}`
    socket.write(
      `POST /api/partner/login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    const letters = [...body]
    const drip = setInterval(() => socket.write(letters.shift() ?? ''), 10)
    const text = await answered()
    clearInterval(drip)
    expect(text).toMatch(/^HTTP\/1\.1 422 /)
  })

  it('however fast it is, a body has a longest time', async () => {
    const port = await serve(api(), { ...SHORT, leastBytes: 1, longestMs: 300 })
    const { socket, ended } = dial(port)
    socket.write(
      'POST /api/partner/login HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    const drip = setInterval(() => socket.write(' '), 20)
    const { text } = await ended
    clearInterval(drip)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('headers that drip are ended with 408, too', async () => {
    const port = await serve(hello(), SHORT)
    const { socket, ended } = dial(port)
    socket.write('GET / HTTP/1.1\r\n')
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 20)
    const { text, ms } = await ended
    clearInterval(drip)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeLessThan(2000)
  })

  it('a request has 30 seconds by default, as in the app, and its headers have ten', () => {
    expect([CONNECTION_LIMITS.requestMs, CONNECTION_LIMITS.headersMs]).toEqual([30_000, 10_000])
  })
  it('the largest import may take as long as the app waits for it, and 6 MB in that time are fast enough', () => {
    const { longestMs, leastBytes } = CONNECTION_LIMITS
    expect(longestMs).toBe(300_000)
    expect(leastBytes * (longestMs / 1000)).toBeLessThan(6_000_000)
  })

  it('a connection without a request is closed after its idle time', async () => {
    const port = await serve(hello(), { idleMs: 100, checkMs: 30 })
    const { socket, ended } = dial(port)
    socket.write(GET)
    const { text } = await ended
    expect(text).toMatch(/^HTTP\/1\.1 200 [^]*hello/)
  })
})

describe('a client that reads slowly', () => {
  const LARGE = new Uint8Array(8_000_000)
  const large = () => new Hono().get('/', (c) => c.body(LARGE))

  it('an answer of which nothing is read is ended', async () => {
    const port = await serve(large(), { unreadMs: 60 })
    const { socket, ended } = dial(port)
    socket.once('connect', () => socket.pause()).write(GET)
    // A paused socket of the test hears of its end only when it reads again.
    await new Promise((after) => setTimeout(after, 1000))
    socket.resume()
    const { text } = await ended
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThan(LARGE.length)
  })
  it('an answer of which a part is read again and again arrives whole, however long it takes', async () => {
    // Long enough for a busy machine, on which both ends of the connection wait.
    const unreadMs = 800
    const port = await serve(large(), { unreadMs })
    const { socket, ended } = dial(port)
    let parts = 0
    socket.on('data', () => {
      parts += 1
      if (parts % 10 > 0) return
      socket.pause()
      setTimeout(() => socket.resume(), 150)
    })
    socket.write(GET_ONCE)
    const { text, ms } = await ended
    expect(ms).toBeGreaterThan(2 * unreadMs)
    expect(text.length).toBeGreaterThan(LARGE.length)
  })
  it('an answer on which the server works longer than that arrives', async () => {
    const app = new Hono().get('/', async (c) => {
      await new Promise((after) => setTimeout(after, 200))
      return c.text('hello')
    })
    const port = await serve(app, { unreadMs: 50 })
    const { socket, answered } = dial(port)
    socket.write(GET)
    expect(await answered()).toContain('hello')
  })
  it('by default it has less than a minute', () => {
    // Node tells of a connection on which nothing moved after this time, or after twice this time.
    expect(CONNECTION_LIMITS.unreadMs * 2).toBeLessThan(60_000)
  })
})

describe('many connections', () => {
  const logOf = (lines: string[]) =>
    createLog({ level: 'info', format: 'json', write: (line) => void lines.push(line) })
  const parsed = (lines: string[]) => lines.map((line) => JSON.parse(line) as unknown)

  it('when all places are taken, a new client gets the place that was unused for longest, and one line says so', async () => {
    const lines: string[] = []
    const port = await serve(hello(), { connections: 2 }, logOf(lines))
    const [first, second] = [dial(port), dial(port)]
    for (const { socket, answered } of [first, second]) {
      socket.write(GET)
      expect(await answered()).toContain('200')
    }
    first.socket.write(GET)
    expect(await first.answered()).toContain('200')
    for (const next of [dial(port), dial(port)]) {
      next.socket.write(GET)
      expect(await next.answered()).toContain('200')
      if (next.socket.destroyed) throw new Error('the new client lost its place')
    }
    await second.ended
    expect(parsed(lines)).toEqual([
      expect.objectContaining({ event: 'connections.full', level: 'warn', connections: 2 }),
    ])
  })

  it('when every place has a running request, a new client is turned away, and no running request is lost', async () => {
    let finish: (() => void) | undefined
    const slow = new Hono().get('/', async (c) => {
      await new Promise<void>((done) => (finish = done))
      return c.text('hello')
    })
    const lines: string[] = []
    const port = await serve(slow, { connections: 1 }, logOf(lines))
    const held = dial(port)
    held.socket.write(GET)
    await expect.poll(() => finish).toBeDefined()
    expect((await dial(port).ended).text).toBe('')
    finish?.()
    expect(await held.answered()).toContain('hello')
    expect(parsed(lines)).toHaveLength(1)
  })

  it('when every place is held by a body that drips, new clients get the places of the oldest of them', async () => {
    const port = await serve(api(), { connections: 2 })
    const held = [dial(port), dial(port)]
    for (const { socket } of held) {
      const type = 'Content-Type: application/json\r\nContent-Length: 1000'
      socket.write(`POST /api/partner/login HTTP/1.1\r\nHost: a.test\r\n${type}\r\nExpect: 100-continue\r\n\r\n`)
      // The server has begun with the request.
      await once(socket, 'data')
      socket.write('{')
    }
    const next = dial(port)
    next.socket.write(GET)
    expect(await next.answered()).toMatch(/^HTTP/)
    await held[0]?.ended
    expect(held[1]?.socket.destroyed).toBe(false)
  })

  it('when every place is held by a client that reads nothing, a new client gets the place of the oldest of them', async () => {
    const app = new Hono().get('/', (c) => c.text('hello')).get('/large', (c) => c.body(new Uint8Array(8_000_000)))
    const port = await serve(app, { connections: 2 })
    const held = [dial(port), dial(port)]
    for (const { socket } of held) {
      const begun = once(socket, 'data')
      socket.write(GET.replace('GET /', 'GET /large'))
      await begun
      socket.pause()
    }
    const next = dial(port)
    next.socket.write(GET)
    expect(await next.answered()).toContain('hello')
    held[0]?.socket.resume()
    await held[0]?.ended
    expect(held[1]?.socket.destroyed).toBe(false)
  })

  it('a connection that sends more requests than it reads answers is ended, and one line says so', async () => {
    const lines: string[] = []
    let answered = 0
    const app = new Hono().get('/', (c) => c.text(String((answered += 1))))
    const port = await serve(app, { pipelined: 4 }, logOf(lines))
    const flood = dial(port)
    flood.socket.write(GET.repeat(500))
    await flood.ended
    expect(answered).toBeLessThanOrEqual(4)
    expect(parsed(lines)).toEqual([expect.objectContaining({ event: 'connections.flooded', level: 'warn' })])
  })
  it('the unread pictures of offers on all connections of an address take less than 300 MB', () => {
    // The request that ends a connection may have its answer, too.
    const { perAddress, pipelined } = CONNECTION_LIMITS
    expect((perAddress ?? Infinity) * (pipelined + 1) * MOST_PICTURE_BYTES).toBeLessThanOrEqual(300_000_000)
  })
  it('a client may send a few requests at once, and gets their answers in order', async () => {
    let count = 0
    const app = new Hono().get('/', (c) => c.text(`answer ${(count += 1)}.`))
    const port = await serve(app, { pipelined: 4 })
    const few = dial(port)
    few.socket.write(GET.repeat(3) + GET_ONCE)
    const { text } = await few.ended
    expect(text.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 4'])
  })

  /** Connections from these addresses, in this order. Returns those that were ended. */
  const ended = (addresses: readonly string[]) => {
    const server = createServer()
    capAddresses(server as Server, { ...CONNECTION_LIMITS, perAddress: 1 }, quietLog)
    const refused: string[] = []
    const all = addresses.map((remoteAddress) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: () => refused.push(remoteAddress) })
      server.emit('connection', socket)
      return socket
    })
    return { refused, server, all }
  }
  it('an address may hold only its share of connections, and gets a new one after it has closed one', () => {
    const { refused, server, all } = ended(['192.0.2.1', '192.0.2.2', '192.0.2.1'])
    expect(refused).toEqual(['192.0.2.1'])
    all[0]?.emit('close')
    all[2]?.emit('close')
    server.emit('connection', all[0])
    expect(refused).toHaveLength(1)
  })
  it('an IPv6 network counts as a single address', () => {
    expect(ended(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1']).refused).toEqual(['2001:db8:1:2::2'])
  })
  it('a proxy on this machine may hold all connections, although the server was not told of it', () => {
    expect(ended(['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1', '::ffff:127.0.0.1']).refused).toEqual([])
  })

  it('behind a proxy its one address may hold all connections', async () => {
    const port = await serve(hello(), { perAddress: null })
    const all = Array.from({ length: 5 }, () => dial(port))
    for (const { socket, answered } of all) {
      socket.write(GET)
      expect(await answered()).toContain('200')
    }
  })
})
