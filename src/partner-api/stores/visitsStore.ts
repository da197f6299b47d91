/** How often something may happen: `free` times at once, and then once in each `every` milliseconds. */
export type Allowance = { free: number; every: number }

/** An allowance under a name. */
export type Asked = Allowance & { name: string }

/** The counted visits of pages that are open to anybody. All processes over one database count together. */
export interface VisitsStore {
  /**
   * Counts a visit under each name, or under none when one of the names has no room. Returns how many
   * milliseconds the visit has to wait; 0: it was counted. Visits of the same moment may pass together. With null as `now`
   * the clock of the store counts, which is one for all servers: the clock of one of them may be wrong.
   */
  admitVisit(asked: readonly Asked[], now: number | null): Promise<number>
}

/** How long a visit has to wait, when the visits so far are forgotten at `busyUntil`. */
export const visitWait = ({ free, every }: Allowance, busyUntil: number, now: number): number =>
  Math.max(0, busyUntil - now - (free - 1) * every)
