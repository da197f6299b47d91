import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionLimits } from './connections'
import type { RunningRequests } from './runningRequests'

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Ends a request whose body drips. A large body may take longer than others while its client really sends it: an import
 * of 6 MB takes minutes on a slow uplink. Node itself ends it after `longestMs`.
 */
export function endSlowRequests(server: Server, { requestMs, leastBytes, checkMs }: ConnectionLimits): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const { socket } = request
    const [start, before] = [performance.now(), socket.bytesRead]
    const check = setInterval(() => {
      const ms = performance.now() - start
      if (ms < requestMs || socket.bytesRead - before >= (leastBytes * ms) / 1000) return
      clearInterval(check)
      if (!response.headersSent) socket.write(TIMEOUT)
      socket.destroySoon()
    }, checkMs)
    for (const over of ['end', 'close']) request.once(over, () => clearInterval(check))
  })
}

/**
 * Ends a connection whose client reads nothing of its answer. Node reports a connection on which nothing moved: it is ended
 * unless the server itself still works on the answer. A slow phone reads slowly, but it reads.
 */
export function endUnreadAnswers(server: Server, running: RunningRequests, { unreadMs }: ConnectionLimits): void {
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (running.of(socket) > 0 && socket.writableLength === 0) return
    socket.destroy()
  })
}
