/** How many may wait in a line: all together, and of one person. */
export type LineLimits = { all: number; ofOne: number }

/**
 * A line in which people take turns: whoever waits with many jobs is passed by somebody who waits with one. `add` says
 * whether there was room. A full line has room for somebody who waits with fewer jobs than another: the last job of that
 * other is turned away.
 */
export function fairLine<Job>({ all, ofOne }: LineLimits, turnAway: (job: Job) => void = () => undefined) {
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
