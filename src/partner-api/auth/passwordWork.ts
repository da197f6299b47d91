/** The answer of {@link PasswordWork} when too many already wait. */
export class TooBusyError extends Error {}

export type PasswordWork = <T>(work: () => Promise<T>, isKnown: boolean) => Promise<T>

const AT_ONCE = 2
const MOST_WAITING = 40
const MOST_WAITING_KNOWN = 200

/**
 * Hashes few passwords at a time: a hash takes a tenth of a second of a processor, which all other requests need too.
 * People at a device or address that the account knows go first. Rejects with {@link TooBusyError} when the queue is full.
 */
export function createPasswordWork(atOnce = AT_ONCE): PasswordWork {
  const known: (() => void)[] = []
  const strangers: (() => void)[] = []
  let running = 0

  function startNext() {
    if (running >= atOnce) return
    const start = known.shift() ?? strangers.shift()
    if (!start) return
    running += 1
    start()
  }

  return async (work, isKnown) => {
    const [line, most] = isKnown ? [known, MOST_WAITING_KNOWN] : [strangers, MOST_WAITING]
    if (line.length >= most) throw new TooBusyError()
    await new Promise<void>((resolve) => {
      line.push(resolve)
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}
