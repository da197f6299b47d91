import { fairLine, turnIn, type FairLine, type LineLimits } from './fairLine'

/**
 * Who waits to write. The writers of a group wait for the same locks of the database: the users of a mitra, or all admins.
 * `who` is the name under which people of a group take turns.
 */
export type WriteTurn = {
  group: string
  who: string
  /** The signal that the client has gone. */
  gone?: () => AbortSignal
}
/** Runs `work` in its turn. `work` must not wait for another turn. */
export type WriteQueue = <T>(turn: WriteTurn, work: () => Promise<T>) => Promise<T>

/** One writes and the next has its locks soon: more of a group would only hold connections. */
const OF_GROUP = 2
const WAITING: LineLimits = { all: 200, ofOne: 100 }
const LONGEST_WAIT = 10_000

type Group = { line: FairLine; running: number }

/**
 * Lets `atOnce` writes take a connection at a time, and two of each group. Groups take turns, and so do the people of a
 * group: whoever writes much delays nobody else (docs/product.md §29.5.10). Rejects with TooBusyError when too many of a
 * group wait, after a wait of ten seconds, and when the client has gone.
 */
export function createWriteQueue(atOnce: number, waiting = WAITING, longestWait = LONGEST_WAIT): WriteQueue {
  // A Map keeps the order of insertion: the first group has the next turn.
  const groups = new Map<string, Group>()
  let running = 0

  function startNext() {
    if (running >= atOnce) return
    for (const [name, group] of groups) {
      if (group.running >= OF_GROUP) continue
      const job = group.line.take()
      if (!job) continue
      groups.delete(name)
      groups.set(name, group)
      running += 1
      group.running += 1
      return job.start()
    }
  }
  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? { line: fairLine(waiting), running: 0 }
    groups.set(name, group)
    return group
  }

  return async ({ group: name, who, gone }, work) => {
    const group = groupOf(name)
    let hasPlace = false
    try {
      await turnIn(group.line, who, { longestWait, startNext, gone })
      hasPlace = true
      return await work()
    } finally {
      if (hasPlace) {
        running -= 1
        group.running -= 1
      }
      if (group.running === 0 && group.line.isEmpty()) groups.delete(name)
      startNext()
    }
  }
}
