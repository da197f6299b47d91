import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressBlock } from '../../auth/limits/addressBlock'
import type { Log } from '../log/log'
import { isLoopback } from './loopback'

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
  /** Milliseconds after which Node checks again whether requests are late. */
  checkMs: number
  connections: number
  /** Connections of one address (of an IPv6 network, /64); null behind a proxy, whose address all clients share. */
  perAddress: number | null
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  requestMs: 30_000,
  leastBytes: 4_000,
  // The app waits as long for an import.
  longestMs: 300_000,
  headersMs: 10_000,
  // Longer than the 60 s for which common proxies keep a connection: they never send a request into a closing one.
  idleMs: 65_000,
  checkMs: 2_000,
  connections: 1_000,
  perAddress: 200,
}

export const serverOptions = ({ requestMs, longestMs, headersMs, idleMs, checkMs }: ConnectionLimits) => ({
  requestTimeout: longestMs,
  headersTimeout: Math.min(headersMs, requestMs),
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: checkMs,
})

const SAY_AGAIN_AFTER = 60_000

/** Ends connections above the limits, and says so at most once a minute. */
export function capConnections(server: Server, { connections, perAddress }: ConnectionLimits, log: Log): void {
  const open = new Map<string, number>()
  let saidAt = -Infinity
  const refused = (address: string) => {
    if (performance.now() - saidAt < SAY_AGAIN_AFTER) return
    saidAt = performance.now()
    log.warn('connections.refused', { address, connections, perAddress })
  }
  server.maxConnections = connections
  server.on('drop', (dropped) => refused(dropped?.remoteAddress ?? ''))
  if (perAddress === null) return
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
    refused(address)
    socket.destroy()
  })
}
