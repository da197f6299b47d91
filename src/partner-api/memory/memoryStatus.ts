import { LOST_REASONS, packageStatus, type LostReason } from '../../domain/status/packageStatus'
import { businessDay } from '../pricing/businessDay'
import type { MonthlyFigures, StatusRow, StatusStore } from '../stores/statusStore'
import type { MemoryState, StoredStatus } from './memoryState'

const NOTHING: Omit<StoredStatus, 'packageId'> = {
  sentAt: null,
  firstSentAt: null,
  validUntil: null,
  lostAt: null,
  lostReason: null,
  remindAt: null,
  customerName: null,
  customerPhone: null,
}

const earliest = (times: (number | null)[]) =>
  times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
const latest = (times: (number | null)[]) => times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)

/** The status of a package: what is stored, and what became of the offers of its newest version. */
export function statusOf(state: MemoryState, packageId: number): StatusRow {
  const { packageId: _, ...stored } = state.statuses.find((row) => row.packageId === packageId) ?? {
    packageId,
    ...NOTHING,
  }
  const newest = state.offers.filter((offer) => offer.packageId === packageId && offer.replacedAt === null)
  return {
    ...stored,
    seenAt: earliest(newest.map((offer) => offer.seenAt)),
    acceptedAt: latest(newest.map(({ answer }) => answer?.at ?? null)),
  }
}

const lostFor = (count: (reason: LostReason) => number) =>
  Object.fromEntries(LOST_REASONS.map((reason) => [reason, count(reason)])) as MonthlyFigures['lost']

const byMonth = (a: MonthlyFigures, b: MonthlyFigures) =>
  a.month === b.month ? a.mitra.id - b.mitra.id : a.month < b.month ? -1 : 1

export function memoryStatus(state: MemoryState): StatusStore {
  const write = (packageId: number, values: Partial<StoredStatus>) => {
    const earlier = state.statuses.find((row) => row.packageId === packageId) ?? { packageId, ...NOTHING }
    state.statuses = [...state.statuses.filter((row) => row.packageId !== packageId), { ...earlier, ...values }]
  }
  /** What one package adds to the figures. */
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
    findStatus: async (packageId) => statusOf(state, packageId),
    noteShare: async (packageId, { sentAt, validUntil, customerName, customerPhone }) => {
      const firstSentAt = statusOf(state, packageId).firstSentAt ?? sentAt
      const customer = customerName === null && customerPhone === null ? {} : { customerName, customerPhone }
      write(packageId, { firstSentAt, sentAt, validUntil, lostReason: null, lostAt: null, ...customer })
    },
    setLost: async (packageId, lost) =>
      write(packageId, { lostReason: lost?.reason ?? null, lostAt: lost?.at ?? null }),
    setReminder: async (packageId, remindAt) => write(packageId, { remindAt }),
    eraseSharedCustomer: async (packageId) => write(packageId, { customerName: null, customerPhone: null }),
    sharesToErase: async (before, limit) =>
      state.statuses
        .filter((row) => row.customerName !== null || row.customerPhone !== null)
        .filter(({ validUntil }) => validUntil !== null && validUntil < before)
        .toSorted((a, b) => a.packageId - b.packageId)
        .slice(0, limit)
        .map(({ packageId }) => ({
          packageId,
          label: state.packages.find(({ id }) => id === packageId)?.snapshot.namaPaket ?? '',
        })),
    figuresByMonth: async (since) => {
      const sums = new Map<string, MonthlyFigures>()
      for (const { packageId, firstSentAt, lostAt } of state.statuses) {
        const begun = firstSentAt ?? lostAt
        const mitraId = state.packages.find(({ id }) => id === packageId)?.mitraId
        const owner = state.mitra.find(({ id }) => id === mitraId)
        if (begun === null || begun < since || !owner) continue
        const month = businessDay(begun).slice(0, 7)
        const key = `${owner.id} ${month}`
        const sum = sums.get(key) ?? {
          mitra: { id: owner.id, name: owner.name },
          month,
          sent: 0,
          read: 0,
          won: 0,
          lost: lostFor(() => 0),
        }
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
  }
}
