import { fairLine } from './fairLine'

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
