/** How many may wait in a line: all together, and of one person. */
export type LineLimits = { all: number; ofOne: number }

/**
 * A line in which people take turns: whoever waits with many jobs is passed by somebody who waits with one. `add` says
 * whether there was room.
 */
export function fairLine<Job>({ all, ofOne }: LineLimits) {
  // A Map keeps the order of insertion: the first name has the next turn.
  const waiting = new Map<string, Job[]>()
  let size = 0

  const keep = (who: string, jobs: Job[]) => (jobs.length > 0 ? waiting.set(who, jobs) : waiting.delete(who))
  return {
    add(who: string, job: Job): boolean {
      const jobs = waiting.get(who) ?? []
      if (size >= all || jobs.length >= ofOne) return false
      keep(who, [...jobs, job])
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
