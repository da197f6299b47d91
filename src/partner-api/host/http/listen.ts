import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import {
  capAddresses,
  CONNECTION_LIMITS,
  keepPlaces,
  serverOptions,
  withoutFloods,
  type ConnectionLimits,
  type RunningRequests,
  runningRequests,
} from './connections'
import { quietLog, type Log } from '../log/log'
import { StartError } from '../../errors/startProblem'

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/**
 * Ends a request whose body drips. A large body may take longer than others while its client really sends it: an import
 * of 6 MB takes minutes on a slow uplink. Node itself ends it after `longestMs`.
 */
function endSlowRequests(server: Server, { requestMs, leastBytes, checkMs }: ConnectionLimits): void {
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
function endUnreadAnswers(server: Server, running: RunningRequests, { unreadMs }: ConnectionLimits): void {
  server.setTimeout(unreadMs, (socket: Socket) => {
    if (running.of(socket) > 0 && socket.writableLength === 0) return
    socket.destroy()
  })
}

const FINISH_WITHIN = 10_000

/** The names of the settings that an address comes from. */
export type AddressNames = { host: string; port: string }

/** The reason in words why nobody can listen at an address; any other error as it is. */
export function listenProblem(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  names: AddressNames = { host: 'HOST', port: 'PORT' },
): Error {
  const texts: Partial<Record<string, string>> = {
    EADDRINUSE: `${names.port} ${port} sedang dipakai. Pilih port lain: ${names.port}=${port + 1} npm start\n${names.port} ${port} is in use.`,
    EACCES: `${names.port} ${port} hanya boleh dibuka oleh root. Pakai port di atas 1023 di belakang reverse proxy (docs/deploying.md).\n${names.port} ${port} needs root.`,
    EADDRNOTAVAIL: `${names.host} ${host} bukan alamat mesin ini. Pakai 127.0.0.1 atau 0.0.0.0.\n${names.host} is not an address of this machine.`,
    ENOTFOUND: `${names.host} "${host}" tidak dikenal. Pakai alamat IP mesin ini.\n${names.host} is unknown.`,
  }
  const text = texts[error.code === 'EAI_AGAIN' ? 'ENOTFOUND' : (error.code ?? '')]
  return text === undefined ? error : new StartError(text)
}

export type Listening = { port: number; close: () => Promise<void> }
export type ListenOptions = {
  port: number
  host: string
  names?: AddressNames
  limits?: Partial<ConnectionLimits>
  log?: Log
}

/** Serves an app; throws StartError when the address cannot be had. `close` gives running requests 10 s to finish. */
export async function listen(
  app: Hono,
  { port, host, names, limits: given = {}, log = quietLog }: ListenOptions,
): Promise<Listening> {
  const limits = { ...CONNECTION_LIMITS, ...given }
  const running = runningRequests()
  const answer = getRequestListener(app.fetch)
  const listener = running.counting(withoutFloods((...both) => void answer(...both), running, limits, log))
  const server = createServer(serverOptions(limits), listener)
  capAddresses(server, limits, log)
  keepPlaces(server, running, limits, log)
  endSlowRequests(server, limits)
  endUnreadAnswers(server, running, limits)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, { host, port }, names)))
    server.listen(port, host, resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN)
      // A kept-alive connection that becomes idle later would keep the server from closing.
      const tidy = setInterval(() => server.closeIdleConnections(), 100)
      server.close(() => {
        clearTimeout(impatient)
        clearInterval(tidy)
        resolve()
      })
      server.closeIdleConnections()
    })
  return { port: (server.address() as AddressInfo).port, close }
}
