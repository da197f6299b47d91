import type { HttpBindings } from '@hono/node-server'

export const hasSocket = (env: unknown): env is HttpBindings =>
  typeof env === 'object' && env !== null && 'incoming' in env

/** The last entry of X-Forwarded-For: the one that the nearest proxy wrote, if there is a proxy. */
export const lastForwarded = (request: Request): string | undefined =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined

/** The client's address: the socket's, or the one that a trusted proxy names. A header that the client itself sent never counts. */
export const clientAddressOf =
  (trustProxy: boolean) =>
  (request: Request, env: unknown): string => {
    const forwarded = trustProxy ? lastForwarded(request) : undefined
    return forwarded || (hasSocket(env) ? (env.incoming.socket.remoteAddress ?? '') : '')
  }
