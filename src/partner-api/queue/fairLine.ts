/** The answer of a line that is full, or in which a job has waited too long. */
export class TooBusyError extends Error {}

type Job = { start: () => void; refuse: () => void }

/** How many may wait in a line: all together, and of one person. */
export type LineLimits = { all: number; ofOne: number }

/**
 * A line in which people take turns: whoever waits with many jobs is passed by somebody who waits with one. `add` says
 * whether there was room. A full line has room for somebody who waits with fewer jobs than another: the last job of that
 * other is turned away.
 */
export function fairLine({ all, ofOne }: LineLimits) {
  // A Map keeps the order of insertion: the first name has the next turn.
  const waiting = new Map<string, Job[]>()
  let size = 0

  const keep = (who: string, jobs: Job[]) => (jobs.length > 0 ? waiting.set(who, jobs) : waiting.delete(who))
  /** Takes a place from whoever waits with the most jobs, if they keep as many as a newcomer with `count` would have. */
  function makeRoom(count: number): boolean {
    const [most] = [...waiting].sort(([, a], [, b]) => b.length - a.length)
    const last = most && most[1].length > count ? most[1].at(-1) : undefined
    if (!most || last === undefined) return false
    keep(most[0], most[1].slice(0, -1))
    size -= 1
    last.refuse()
    return true
  }
  return {
    add(who: string, job: Job): boolean {
      const count = (waiting.get(who)?.length ?? 0) + 1
      if (count > ofOne || (size >= all && !makeRoom(count))) return false
      keep(who, [...(waiting.get(who) ?? []), job])
      size += 1
      return true
    },
    isEmpty: () => size === 0,
    take(): Job | undefined {
      const [next] = waiting
      if (!next) return undefined
      const [who, [job, ...later]] = next
      waiting.delete(who)
      keep(who, later)
      size -= 1
      return job
    },
    remove(who: string, job: Job): void {
      const jobs = waiting.get(who) ?? []
      const others = jobs.filter((one) => one !== job)
      if (others.length < jobs.length) size -= 1
      keep(who, others)
    },
  }
}

export type FairLine = ReturnType<typeof fairLine>

type Waiting = {
  longestWait: number
  /** Called when the job stands in the line: it may start at once. */
  startNext: () => void
  /** The signal that the client has gone. Only a job that has to wait asks for it. */
  gone?: (() => AbortSignal) | undefined
}

/**
 * Waits in a line until the job may start. Rejects with {@link TooBusyError} when the line is full, when the job has waited
 * too long, or when its client has gone.
 */
export const turnIn = (line: FairLine, who: string, { longestWait, startNext, gone }: Waiting): Promise<void> =>
  new Promise((resolve, reject) => {
    let isOver = false
    let forget = () => {}
    const over = (settle: () => void) => () => {
      isOver = true
      forget()
      settle()
    }
    const job: Job = { start: over(resolve), refuse: over(() => reject(new TooBusyError())) }
    if (!line.add(who, job)) return job.refuse()
    startNext()
    if (isOver) return
    const leave = () => {
      line.remove(who, job)
      job.refuse()
    }
    const timer = setTimeout(leave, longestWait)
    const signal = gone?.()
    forget = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    if (signal?.aborted) return leave()
    signal?.addEventListener('abort', leave)
  })
