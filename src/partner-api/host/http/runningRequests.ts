import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

export type RunningRequests = {
  /** How many requests of a connection have no whole answer yet. */
  of: (socket: Socket) => number
  /** Counts the requests that this listener answers. */
  counting: (listener: RequestListener) => RequestListener
  /** Called when the first request of a connection begins, and when its last one has ended. */
  onChange: (told: (socket: Socket, isRunning: boolean) => void) => void
}

/** Counts what each connection waits for. HTTP lets a client send more requests before it has the first answer (pipelining). */
export function runningRequests(): RunningRequests {
  const counts = new WeakMap<Socket, number>()
  const told: ((socket: Socket, isRunning: boolean) => void)[] = []
  const of = (socket: Socket) => counts.get(socket) ?? 0
  const set = (socket: Socket, count: number) => {
    const isChanged = count > 0 !== of(socket) > 0
    counts.set(socket, count)
    if (isChanged) for (const tell of told) tell(socket, count > 0)
  }
  return {
    of,
    counting: (listener) => (request, response) => {
      const { socket } = request
      set(socket, of(socket) + 1)
      response.once('close', () => set(socket, of(socket) - 1))
      listener(request, response)
    },
    onChange: (tell) => void told.push(tell),
  }
}
