import type { HttpBindings } from '@hono/node-server'

const hasSocket = (env: unknown): env is HttpBindings => typeof env === 'object' && env !== null && 'incoming' in env

/** Who is asking: the socket's address, or behind a trusted proxy what the proxy says. A client's own claim is never believed. */
export const clientAddressOf =
  (trustProxy: boolean) =>
  (request: Request, env: unknown): string => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    return forwarded || (hasSocket(env) ? (env.incoming.socket.remoteAddress ?? '') : '')
  }
