import { NO_STATUS, type StatusRow, type StatusStore } from '../stores/statusStore'
import { isSameCustomer } from '../../domain/offer/customer'
import { letterOf } from '../../domain/offer/options'
import type { MemoryState, StoredOffer, StoredStatus } from './memoryState'

const { seenAt: _seenAt, acceptedAt: _acceptedAt, otherChosen: _otherChosen, ...NOTHING } = NO_STATUS

const earliest = (times: (number | null)[]) =>
  times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
const latest = (times: (number | null)[]) => times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)

/** The letters under which an offer holds the newest version of a package: an offer of one package holds it as A. */
const lettersOf = ({ packageId, replacedAt, options = [] }: StoredOffer, wanted: number): string[] => [
  ...(packageId === wanted && replacedAt === null ? [letterOf(0)] : []),
  ...options.flatMap((one, place) => (one.packageId === wanted && one.replacedAt === null ? [letterOf(place)] : [])),
]

/** Whether a customer has chosen another option since the last share, which went to the same customer or to nobody by name. */
const isOtherChosen = (offer: StoredOffer, letters: readonly string[], { sentAt, ...last }: StoredStatus) =>
  offer.answer?.option !== undefined &&
  letters.length > 0 &&
  !letters.includes(offer.answer.option) &&
  offer.answer.at >= (sentAt ?? 0) &&
  ((offer.customerName === null && offer.customerPhone === null) || isSameCustomer(offer, last))

/** The status of a package: the stored notes, and what customers did with the offers of its newest version. */
export function statusOf(state: MemoryState, packageId: number): StatusRow {
  const found = state.statuses.find((row) => row.packageId === packageId) ?? { packageId, ...NOTHING }
  const { packageId: _, ...stored } = found
  const newest = state.offers.map((offer) => ({ ...offer, letters: lettersOf(offer, packageId) }))
  const accepted = newest.map(({ answer, letters }) =>
    answer && letters.includes(answer.option ?? letterOf(0)) ? answer.at : null,
  )
  return {
    ...stored,
    seenAt: earliest(newest.map(({ letters, seenAt }) => (letters.length > 0 ? seenAt : null))),
    acceptedAt: latest(accepted),
    otherChosen: newest.some(({ letters, ...offer }) => isOtherChosen(offer, letters, found)),
  }
}

export function memoryStatus(state: MemoryState): StatusStore {
  const write = (packageId: number, values: Partial<StoredStatus>) => {
    const earlier = state.statuses.find((row) => row.packageId === packageId) ?? { packageId, ...NOTHING }
    state.statuses = [...state.statuses.filter((row) => row.packageId !== packageId), { ...earlier, ...values }]
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
    eraseSharedCustomer: async (packageId, endedBefore) => {
      const { validUntil } = statusOf(state, packageId)
      if (endedBefore !== undefined && (validUntil ?? endedBefore) >= endedBefore) return false
      write(packageId, { customerName: null, customerPhone: null })
      return true
    },
    sharesToErase: async (before, limit) =>
      state.statuses
        .filter((row) => row.customerName !== null || row.customerPhone !== null)
        .filter(({ validUntil }) => validUntil !== null && validUntil < before)
        .sort((a, b) => a.packageId - b.packageId)
        .slice(0, limit)
        .map(({ packageId }) => ({
          packageId,
          label: state.packages.find(({ id }) => id === packageId)?.snapshot.namaPaket ?? '',
        })),
  }
}
