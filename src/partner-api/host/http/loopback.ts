import { readFileSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'

const hasSocket = (env: unknown): env is HttpBindings => typeof env === 'object' && env !== null && 'incoming' in env

/** A header may have 16 kB. Its last entry, an address with a port, is read from this many letters. */
const LONGEST_ENTRY = 128

/** Some proxies add the port, which differs with every connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** The last entry of X-Forwarded-For: the one that the nearest proxy wrote, if there is a proxy. */
export const lastForwarded = (request: Request): string | undefined =>
  withoutPort(request.headers.get('x-forwarded-for')?.slice(-LONGEST_ENTRY).split(',').at(-1)?.trim() ?? '') ||
  undefined

/** The client's address: the socket's, or the one that a trusted proxy names. A header that the client itself sent never counts. */
export const clientAddressOf =
  (trustProxy: boolean) =>
  (request: Request, env: unknown): string => {
    const forwarded = trustProxy ? lastForwarded(request) : undefined
    return forwarded || (hasSocket(env) ? (env.incoming.socket.remoteAddress ?? '') : '')
  }

/** Linux lists here every connection of the machine with the user who holds it. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']

type Peer = { remotePort?: number | undefined; localPort?: number | undefined }

function readTable(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The part after the colon of `0100007F:A207`. */
const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)

/** The users who hold the other end of a connection within this machine; null where the system has no such table. */
function holdersOf({ remotePort, localPort }: Peer, read: (file: string) => string): string[] | null {
  const lines = TABLES.flatMap((file) => read(file).split('\n').slice(1))
  if (lines.length === 0) return null
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, from, to]) => portOf(from) === remotePort && portOf(to) === localPort)
    .map(([, , , , , , , user = '']) => user)
}

/**
 * Whether the program at the other end of a connection runs as the user of this server. A proxy has its own
 * Linux user. An owner who starts the server and opens a browser on the same machine is one user. Other systems do not tell
 * the user: there the answer is true.
 */
export function isOwnUser(peer: Peer, read = readTable): boolean {
  const holders = holdersOf(peer, read)
  return holders === null || (holders.length > 0 && holders.every((user) => user === String(process.getuid?.())))
}

/** Whether an address or a host name means this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host)

/** The headers by which proxies and content delivery networks name the client. */
const FORWARDING =
  /^(forwarded|via|cdn-loop|true-client-ip|cf-.*|x-(forwarded|real|client|cluster|original|envoy)\b.*)$/

/** Whether a proxy has passed a request on. nginx names no client unless it is told to, but it speaks HTTP/1.0. */
export const isForwarded = (request: Request, env: unknown): boolean =>
  [...request.headers.keys()].some((name) => FORWARDING.test(name)) ||
  (hasSocket(env) && env.incoming.httpVersion === '1.0')

/**
 * Whether somebody on this machine made the request, and no proxy passed it on. The Host header must name this machine,
 * too, because a stranger's domain can point to 127.0.0.1 (DNS rebinding). nginx rewrites Host and names no client
 * unless it is told to, but it speaks HTTP/1.0, and runs as another user than this server (docs/product.md §17.1.6).
 */
export function isLocalRequest(request: Request, env: unknown, isOwn = isOwnUser): boolean {
  if (!hasSocket(env)) return false
  const { socket } = env.incoming
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(host) && !isForwarded(request, env) && isOwn(socket)
}
