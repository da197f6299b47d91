import { businessDay } from '../pricing/businessDay'
import type { DeskStore, MonthlyCount } from '../stores/deskStore'
import type { MemoryState } from './memoryState'

const byMonth = (a: MonthlyCount, b: MonthlyCount) =>
  a.month === b.month ? a.mitra.id - b.mitra.id : a.month < b.month ? -1 : 1

export const memoryDesk = (state: MemoryState): DeskStore => ({
  countByMonth: async (since) => {
    const counts = new Map<string, MonthlyCount>()
    for (const { mitraId, createdAt } of state.packages.filter((row) => row.createdAt >= since)) {
      const owner = state.mitra.find(({ id }) => id === mitraId)
      const month = businessDay(createdAt).slice(0, 7)
      const key = `${mitraId} ${month}`
      const earlier = counts.get(key)?.packages ?? 0
      if (owner) counts.set(key, { mitra: { id: owner.id, name: owner.name }, month, packages: earlier + 1 })
    }
    return [...counts.values()].sort(byMonth)
  },
})
