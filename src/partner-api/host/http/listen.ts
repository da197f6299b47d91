import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import {
  capAddresses,
  CONNECTION_LIMITS,
  keepPlaces,
  serverOptions,
  withoutFloods,
  type ConnectionLimits,
} from './connections'
import { runningRequests } from './runningRequests'
import { endSlowRequests, endUnreadAnswers } from './slowClients'
import { quietLog, type Log } from '../log/log'
import { StartError } from '../startError'

const FINISH_WITHIN = 10_000

class PortInUseError extends StartError {}

export type Listening = { port: number; close: () => Promise<void> }
export type ListenOptions = { port: number; host: string; limits?: Partial<ConnectionLimits>; log?: Log }

/** Serves an app; throws {@link PortInUseError} when the port is in use. `close` gives running requests 10 s to finish. */
export async function listen(
  app: Hono,
  { port, host, limits: given = {}, log = quietLog }: ListenOptions,
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
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(
              `Port ${port} sedang dipakai. Pilih port lain: PORT=3001 npm start\nPort ${port} is in use.`,
            )
          : error,
      ),
    )
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
