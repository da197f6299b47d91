import { hasSocket } from './clientAddress'

/** Whether an address or a host name means this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host)

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether somebody on this machine made the request, and no proxy passed it on. The Host header must name this machine,
 * too: a page of a stranger whose name points here comes from the same address.
 */
export function isLocalRequest(request: Request, env: unknown): boolean {
  const address = hasSocket(env) ? (env.incoming.socket.remoteAddress ?? '') : ''
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
  return isLoopback(address) && isLoopback(host) && !FORWARDING.some((name) => request.headers.has(name))
}
