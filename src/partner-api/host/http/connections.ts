import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlock } from '../../auth/limits/addressBlock'
import type { Log } from '../log/log'
import { isLoopback } from './loopback'

export type RunningRequests = {
  /** How many requests of a connection have no whole answer yet. */
  of: (socket: Socket) => number
  /** Counts the requests that this listener answers. */
  counting: (listener: RequestListener) => RequestListener
  /** Called when the first request of a connection begins, and when its last one has ended. */
  onChange: (told: (socket: Socket, isRunning: boolean) => void) => void
}

/** Counts what each connection waits for. HTTP lets a client send more requests before it has the first answer (pipelining). */
export function runningRequests(): RunningRequests {
  const counts = new WeakMap<Socket, number>()
  const told: ((socket: Socket, isRunning: boolean) => void)[] = []
  const of = (socket: Socket) => counts.get(socket) ?? 0
  const set = (socket: Socket, count: number) => {
    const isChanged = count > 0 !== of(socket) > 0
    counts.set(socket, count)
    if (isChanged) for (const tell of told) tell(socket, count > 0)
  }
  return {
    of,
    counting: (listener) => (request, response) => {
      const { socket } = request
      set(socket, of(socket) + 1)
      response.once('close', () => set(socket, of(socket) - 1))
      listener(request, response)
    },
    onChange: (tell) => void told.push(tell),
  }
}

export type ConnectionLimits = {
  /** Milliseconds in which a request may arrive at any speed. The app itself gives up after the same time, but for an import. */
  requestMs: number
  /** After `requestMs` a request must bring this many bytes a second. */
  leastBytes: number
  /** Milliseconds after which a request that has not arrived is ended, however fast it comes. */
  longestMs: number
  headersMs: number
  /** Milliseconds for which a connection may stay open without a request. */
  idleMs: number
  /** Milliseconds in which a client must read a part of its answer; twice as long at most. */
  unreadMs: number
  /** Milliseconds after which Node checks again whether requests are late. */
  checkMs: number
  connections: number
  /** Connections of one address (of an IPv6 network, /64); null behind a proxy, whose address all clients share. */
  perAddress: number | null
  /** Requests that one connection may send before it has their answers. Browsers and proxies send one. */
  pipelined: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  requestMs: 30_000,
  leastBytes: 4_000,
  // The app waits as long for an import.
  longestMs: 300_000,
  headersMs: 10_000,
  // Longer than the 60 s for which common proxies keep a connection: they never send a request into a closing one.
  idleMs: 65_000,
  unreadMs: 25_000,
  checkMs: 2_000,
  connections: 1_000,
  perAddress: 200,
  pipelined: 4,
}

export const serverOptions = ({ requestMs, longestMs, headersMs, idleMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: longestMs,
  headersTimeout: Math.min(headersMs, requestMs),
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: checkMs,
})

const SAY_AGAIN_AFTER = 60_000

/** Writes a warning to the log at most once a minute. */
function rarely(log: Log, event: string): (fields: Record<string, unknown>) => void {
  let saidAt = -Infinity
  return (fields) => {
    if (performance.now() - saidAt < SAY_AGAIN_AFTER) return
    saidAt = performance.now()
    log.warn(event, fields)
  }
}

/** Ends a connection that sends too many requests without waiting: each of their answers takes memory until it is read. */
export const withoutFloods = (
  listener: RequestListener,
  running: RunningRequests,
  { pipelined }: ConnectionLimits,
  log: Log,
): RequestListener => {
  const say = rarely(log, 'connections.flooded')
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (running.of(socket) <= pipelined) return listener(request, response)
    say({ address: socket.remoteAddress ?? '', pipelined })
    socket.destroy()
  }
}

/**
 * Keeps a place for a new client. When all places are taken, the connection is ended that has waited longest without a whole
 * request: a body that drips holds a place no better than nothing does. Else the oldest is ended whose client has not read
 * its answer; else the new one.
 */
export function keepPlaces(
  server: Server,
  running: RunningRequests,
  { connections }: ConnectionLimits,
  log: Log,
): void {
  const say = rarely(log, 'connections.full')
  const open = new Set<Socket>()
  // A set keeps the order in which its members were added: the first one has waited longest.
  const waiting = new Set<Socket>()
  const requests = new WeakMap<Socket, IncomingMessage>()
  server.on('request', (request: IncomingMessage) => void requests.set(request.socket, request))
  const isWaiting = (socket: Socket) => running.of(socket) === 0 || requests.get(socket)?.complete === false
  running.onChange((socket, isRunning) => {
    if (isRunning || !open.has(socket)) return
    waiting.delete(socket)
    waiting.add(socket)
  })
  const forget = (socket: Socket) => {
    open.delete(socket)
    waiting.delete(socket)
  }
  server.on('connection', (socket: Socket) => {
    if (open.size >= connections) {
      const idle = [...waiting].find(isWaiting)
      const ended = idle ?? [...open].find(({ writableLength }) => writableLength > 0) ?? socket
      say({ connections, address: socket.remoteAddress ?? '' })
      forget(ended)
      ended.destroy()
      if (ended === socket) return
    }
    open.add(socket)
    waiting.add(socket)
    socket.once('close', () => forget(socket))
  })
}

/** Ends the connections of one address above its share. */
export function capAddresses(server: Server, { perAddress }: ConnectionLimits, log: Log): void {
  if (perAddress === null) return
  const say = rarely(log, 'connections.refused')
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    // A proxy on this machine brings many clients, whether or not the settings name it.
    if (isLoopback(remoteAddress)) return
    const address = addressBlock(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count <= perAddress) return
    say({ address, perAddress })
    socket.destroy()
  })
}
