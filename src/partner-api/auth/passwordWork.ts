import { fairLine, turnIn } from '../queue/fairLine'

/**
 * Who waits for a hash: a login at a device or address that the account knows, any other login, or somebody who changes an
 * own account or opens a link. `who` is the name under which people take turns: a stranger's network, because anybody can
 * invent emails; else the account.
 */
export type Turn = { line: 'known' | 'strangers' | 'own'; who: string }
export type PasswordWork = <T>(work: () => Promise<T>, turn: Turn) => Promise<T>

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
  const lines = {
    known: fairLine({ all: 200, ofOne: 20 }),
    strangers: fairLine({ all: 40, ofOne: 20 }),
    own: fairLine({ all: 40, ofOne: 2 }),
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
      running[line] += 1
      return job.start()
    }
  }

  return async (work, turn) => {
    await turnIn(lines[turn.line], turn.who, { longestWait, startNext })
    try {
      return await work()
    } finally {
      running[turn.line] -= 1
      startNext()
    }
  }
}
