import { hasSocket } from './clientAddress'
import { isOwnUser } from './peerUser'

/** Whether an address or a host name means this machine itself. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host)

/** The headers by which proxies and content delivery networks name the client. */
const FORWARDING =
  /^(forwarded|via|cdn-loop|true-client-ip|cf-.*|x-(forwarded|real|client|cluster|original|envoy)\b.*)$/

/**
 * Whether somebody on this machine made the request, and no proxy passed it on. The Host header must name this machine,
 * too, because a stranger's domain can point to 127.0.0.1 (DNS rebinding). nginx rewrites Host and names no client
 * unless it is told to, but it speaks HTTP/1.0, and runs as another user than this server (docs/product.md §17.1.6).
 */
export function isLocalRequest(request: Request, env: unknown, isOwn = isOwnUser): boolean {
  if (!hasSocket(env)) return false
  const { socket, httpVersion } = env.incoming
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
  const isForwarded = [...request.headers.keys()].some((name) => FORWARDING.test(name))
  return (
    isLoopback(socket.remoteAddress ?? '') && isLoopback(host) && !isForwarded && httpVersion !== '1.0' && isOwn(socket)
  )
}
