import type { Store } from './stores/store'
import type { AuditStore } from './stores/upkeepStore'

const DAY = 24 * 60 * 60_000

/** The time by which a store's rows are written and judged: the database's, where several servers share one. */
export const clockOf = ({ now = Date.now }: Pick<Store, 'now'>): (() => number) => now

/**
 * The time that counts as now for whatever erases old rows: that of the newest audit row of a user which is a day old
 * (docs/product.md §29.5.11). A clock that is months ahead erases nothing that is not old, not even after somebody has signed
 * in on it. 0: nothing may be erased yet.
 */
export async function erasingTime(store: Pick<AuditStore, 'listAudit'>, now: number): Promise<number> {
  const [row] = await store.listAudit({ byUsers: true, to: now - DAY + 1 }, 1)
  return row?.at ?? 0
}
