import type { HttpBindings } from '@hono/node-server'

export const hasSocket = (env: unknown): env is HttpBindings =>
  typeof env === 'object' && env !== null && 'incoming' in env

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
