import { followUpDay } from '../../domain/status/followUp'
import { LOST_REASONS, packageStatus, type LostReason } from '../../domain/status/packageStatus'
import { businessDay } from '../pricing/businessDay'
import type { DeskStore, MonthlyCount, MonthlyFigures } from '../stores/statusStore'
import type { MemoryState } from './memoryState'
import { statusOf } from './memoryStatus'

type OfMonth = Pick<MonthlyCount, 'mitra' | 'month'>
const byMonth = (a: OfMonth, b: OfMonth) => (a.month === b.month ? a.mitra.id - b.mitra.id : a.month < b.month ? -1 : 1)

const lostFor = (count: (reason: LostReason) => number) =>
  Object.fromEntries(LOST_REASONS.map((reason) => [reason, count(reason)])) as MonthlyFigures['lost']

export function memoryDesk(state: MemoryState): DeskStore {
  const findPackage = (packageId: number) => {
    const found = state.packages.find(({ id }) => id === packageId)
    const owner = state.mitra.find(({ id }) => id === found?.mitraId)
    return found && owner ? { found, mitra: { id: owner.id, name: owner.name } } : null
  }
  /** The part of one package in the figures. */
  function figuresOf(packageId: number): Omit<MonthlyFigures, 'mitra' | 'month'> {
    const row = statusOf(state, packageId)
    const status = packageStatus(row, '1000-01-01')
    return {
      sent: Number(row.firstSentAt !== null),
      read: Number(row.seenAt !== null || row.acceptedAt !== null),
      won: Number(status === 'setuju'),
      lost: lostFor((reason) => Number(status === 'batal' && row.lostReason === reason)),
    }
  }
  return {
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
    figuresByMonth: async (since) => {
      const sums = new Map<string, MonthlyFigures>()
      for (const { packageId, firstSentAt, lostAt } of state.statuses) {
        const begun = firstSentAt ?? lostAt
        const owned = findPackage(packageId)
        if (begun === null || begun < since || !owned) continue
        const month = businessDay(begun).slice(0, 7)
        const key = `${owned.mitra.id} ${month}`
        const none = { mitra: owned.mitra, month, sent: 0, read: 0, won: 0, lost: lostFor(() => 0) }
        const sum = sums.get(key) ?? none
        const one = figuresOf(packageId)
        sums.set(key, {
          ...sum,
          sent: sum.sent + one.sent,
          read: sum.read + one.read,
          won: sum.won + one.won,
          lost: lostFor((reason) => sum.lost[reason] + one.lost[reason]),
        })
      }
      return [...sums.values()].sort(byMonth)
    },
    followUps: async (today, limit) =>
      state.statuses
        .flatMap(({ packageId: id }) => {
          const owned = findPackage(id)
          const status = statusOf(state, id)
          const day = followUpDay({ ...status, status: packageStatus(status, today) }, today)
          if (!owned || day === null) return []
          return { day, row: { id, namaPaket: owned.found.snapshot.namaPaket, mitra: owned.mitra, status } }
        })
        .sort((a, b) => (a.day === b.day ? a.row.id - b.row.id : a.day < b.day ? -1 : 1))
        .slice(0, limit)
        .map(({ row }) => row),
  }
}
