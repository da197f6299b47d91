/** How many may wait in a line: all together, and of one person. */
type LineLimits = { all: number; ofOne: number }

/**
 * A line in which people take turns: whoever waits with many jobs is passed by somebody who waits with one. `add` says
 * whether there was room. A full line has room for somebody who waits with fewer jobs than another: the last job of that
 * other is turned away.
 */
function fairLine<Job>({ all, ofOne }: LineLimits, turnAway: (job: Job) => void = () => undefined) {
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
    turnAway(last)
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

/** The answer of {@link PasswordWork} when too many already wait, or when a job has waited too long. */
export class TooBusyError extends Error {}

/**
 * Who waits for a hash: a login at a device or address that the account knows, any other login, or somebody who changes an
 * own account or opens a link. `who` is the name under which people take turns: a stranger's network, because anybody can
 * invent emails; else the account.
 */
export type Turn = { line: 'known' | 'strangers' | 'own'; who: string }
export type PasswordWork = <T>(work: () => Promise<T>, turn: Turn) => Promise<T>

type Job = { start: () => void; refuse: () => void }

const AT_ONCE = 2
const LONGEST_WAIT = 10_000
/** While logins wait, every fourth hash is one of the others, so that a crowd of strangers stops no change for ever. */
const OWN_EVERY = 4
const ORDER = ['known', 'strangers', 'own'] as const

/**
 * Hashes few passwords at a time: a hash takes a tenth of a second of a processor, which all other requests need too. Known
 * people go first, and changes of own accounts never take the last place, so that a login waits for none of them.
 * Rejects with {@link TooBusyError} when the line is full, or after a wait of ten seconds.
 */
export function createPasswordWork(atOnce = AT_ONCE, longestWait = LONGEST_WAIT): PasswordWork {
  const refuse = (job: Job) => job.refuse()
  const lines = {
    known: fairLine<Job>({ all: 200, ofOne: 20 }, refuse),
    strangers: fairLine<Job>({ all: 40, ofOne: 20 }, refuse),
    own: fairLine<Job>({ all: 40, ofOne: 2 }, refuse),
  }
  const running = { known: 0, strangers: 0, own: 0 }
  const mostOwn = Math.max(1, atOnce - 1)
  let started = 0

  function startNext() {
    if (running.known + running.strangers + running.own >= atOnce) return
    const order = started % OWN_EVERY === OWN_EVERY - 1 ? (['own', ...ORDER] as const) : ORDER
    for (const line of order) {
      const job = line === 'own' && running.own >= mostOwn ? undefined : lines[line].take()
      if (!job) continue
      started += 1
      return job.start()
    }
  }

  const admitted = ({ line, who }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const over = (end: () => void) => () => {
        clearTimeout(timer)
        end()
      }
      const job: Job = {
        start: over(() => {
          running[line] += 1
          resolve()
        }),
        refuse: over(() => reject(new TooBusyError())),
      }
      const timer = setTimeout(() => {
        lines[line].remove(who, job)
        job.refuse()
      }, longestWait)
      if (lines[line].add(who, job)) startNext()
      else job.refuse()
    })

  return async (work, turn) => {
    await admitted(turn)
    try {
      return await work()
    } finally {
      running[turn.line] -= 1
      startNext()
    }
  }
}
