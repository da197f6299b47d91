import { lastNight } from '@/domain/masters/periodHelp'
import { SETUP_STEPS, type SetupStep } from '@/domain/desk/deskNotes'
import { followUpDay } from '@/domain/status/followUp'
import { isOpenOn, LOST_REASONS, packageStatus, type LostReason } from '@/domain/status/packageStatus'
import { CITIES, type City } from '@/domain/types'
import { isSameCustomer } from '@/domain/offer/customer'
import { agreedPrice, agreedValue, type OfferAnswer } from '@/domain/offer/acceptance'
import { letterOf } from '@/domain/offer/options'
import { businessDay } from '../pricing/businessDay'
import {
  type AgreedRow,
  type DeskStore,
  type MonthlyCount,
  type MonthlyFigures,
  NO_STATUS,
  type StatusRow,
  type StatusStore,
} from '../stores/statusStore'
import { own, sees, type MemoryState, type StoredOffer, type StoredStatus } from './memoryState'

const { seenAt: _seenAt, acceptedAt: _acceptedAt, otherChosen: _otherChosen, agreed: _agreed, ...NOTHING } = NO_STATUS

const earliest = (times: (number | null)[]) =>
  times.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
const latest = (times: (number | null)[]) => times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null)

/** The letters under which an offer holds the newest version of a package: an offer of one package holds it as A. */
const lettersOf = ({ packageId, replacedAt, options }: StoredOffer, wanted: number): string[] => [
  ...(packageId === wanted && replacedAt === null ? [letterOf(0)] : []),
  ...options.flatMap((one, place) => (one.packageId === wanted && one.replacedAt === null ? [letterOf(place)] : [])),
]

/** The offers of the newest version of a package to which a customer agreed. */
const agreementsTo = ({ offers }: MemoryState, packageId: number): (StoredOffer & { answer: OfferAnswer })[] =>
  offers.flatMap(({ answer, ...offer }) =>
    answer && lettersOf({ ...offer, answer }, packageId).includes(answer.option ?? letterOf(0))
      ? [{ ...offer, answer }]
      : [],
  )

const lastAgreement = (state: MemoryState, packageId: number) =>
  agreementsTo(state, packageId).sort((a, b) => b.answer.at - a.answer.at)[0]

/** The value of the last agreement to a package; null if it is not known. */
function lastValue(state: MemoryState, packageId: number): number | null {
  const last = lastAgreement(state, packageId)
  return last ? agreedValue(last.offer, last.answer) : null
}

function agreedOf(state: MemoryState, packageId: number): AgreedRow | null {
  const last = lastAgreement(state, packageId)
  if (!last) return null
  const { answer, offer, options } = last
  const { name, room, jamaah, at } = answer
  const { packageVersion } = options.find((one) => one.packageId === packageId) ?? last
  const now = state.packages.find(({ id }) => id === packageId)?.version
  return { name, room, jamaah, price: agreedPrice(offer, answer), at, isChanged: packageVersion !== now }
}

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
  return {
    ...stored,
    seenAt: earliest(newest.map(({ letters, seenAt }) => (letters.length > 0 ? seenAt : null))),
    acceptedAt: latest(agreementsTo(state, packageId).map(({ answer }) => answer.at)),
    otherChosen: newest.some(({ letters, ...offer }) => isOtherChosen(offer, letters, found)),
    agreed: agreedOf(state, packageId),
  }
}

export function memoryStatus(state: MemoryState): StatusStore {
  const write = (packageId: number, values: Partial<StoredStatus>) => {
    const earlier = state.statuses.find((row) => row.packageId === packageId) ?? { packageId, ...NOTHING }
    state.statuses = [...state.statuses.filter((row) => row.packageId !== packageId), { ...earlier, ...values }]
  }
  return {
    findStatus: async (packageId) => statusOf(state, packageId),
    noteShare: async (packageId, { sentAt, validUntil, told = null, customerName, customerPhone }) => {
      const firstSentAt = statusOf(state, packageId).firstSentAt ?? sentAt
      const customer = customerName === null && customerPhone === null ? {} : { customerName, customerPhone }
      write(packageId, { firstSentAt, sentAt, validUntil, told, lostReason: null, lostAt: null, ...customer })
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

type OfMonth = Pick<MonthlyCount, 'mitra' | 'month'>
const byMonth = (a: OfMonth, b: OfMonth) => (a.month === b.month ? a.mitra.id - b.mitra.id : a.month < b.month ? -1 : 1)

const lostFor = (count: (reason: LostReason) => number) =>
  Object.fromEntries(LOST_REASONS.map((reason) => [reason, count(reason)])) as MonthlyFigures['lost']

type OfPackage = Omit<MonthlyFigures, 'mitra' | 'month'>
const SUMS = ['sent', 'read', 'won', 'value', 'unvalued'] as const

const added = (sum: MonthlyFigures, one: OfPackage): MonthlyFigures => ({
  ...sum,
  ...Object.fromEntries(SUMS.map((name) => [name, sum[name] + one[name]])),
  lost: lostFor((reason) => sum.lost[reason] + one.lost[reason]),
})

export function memoryDesk(state: MemoryState): DeskStore {
  const findPackage = (packageId: number) => {
    const found = state.packages.find(({ id }) => id === packageId)
    const owner = state.mitra.find(({ id }) => id === found?.mitraId)
    return found && owner ? { found, mitra: { id: owner.id, name: owner.name } } : null
  }
  /** The part of one package in the figures. */
  function figuresOf(packageId: number): OfPackage {
    const row = statusOf(state, packageId)
    const status = packageStatus(row, '1000-01-01')
    const value = status === 'setuju' ? lastValue(state, packageId) : 0
    return {
      sent: Number(row.firstSentAt !== null),
      read: Number(row.seenAt !== null || row.acceptedAt !== null),
      won: Number(status === 'setuju'),
      value: value ?? 0,
      unvalued: Number(value === null),
      lost: lostFor((reason) => Number(status === 'batal' && row.lostReason === reason)),
    }
  }
  return {
    endingLists: async (until) => {
      const ended = (city: City) => {
        const hotels = state.hotels.filter((row) => row.city === city && row.deletedAt === undefined)
        const ends = hotels.map(({ periods = [] }) => lastNight(periods) ?? '')
        return ends.filter((last) => last !== '' && last <= until).sort()
      }
      return CITIES.flatMap((city) => {
        const [first, ...more] = ended(city)
        return first === undefined ? [] : [{ city, hotels: more.length + 1, first }]
      })
    },
    missingSteps: async () => {
      const masters = state.masters.filter(({ deletedAt }) => deletedAt === undefined).map(({ kind }) => kind)
      const has: Record<SetupStep, boolean> = {
        kurs: state.kurs.length > 0,
        hotels: state.hotels.some(({ deletedAt }) => deletedAt === undefined),
        flights: masters.includes('pesawat'),
        services: masters.some((kind) => kind !== 'pesawat' && kind !== 'margin'),
        mitra: state.mitra.length > 1,
        users: state.users.length > 1,
      }
      return SETUP_STEPS.filter((step) => !has[step])
    },
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
        const [sum, one] = [sums.get(key), figuresOf(packageId)]
        sums.set(key, sum ? added(sum, one) : { mitra: owned.mitra, month, ...one })
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
    openQuotes: async (scope, today, limit) =>
      state.packages
        .filter((row) => sees(scope, row))
        .map((row) => ({ row, status: statusOf(state, row.id) }))
        .filter(({ status }) => isOpenOn(packageStatus(status, today), status.validUntil, today))
        .sort((a, b) => (b.status.sentAt ?? 0) - (a.status.sentAt ?? 0) || b.row.id - a.row.id)
        .slice(0, limit)
        .map(({ row: { id, mitraId, snapshot }, status: { told } }) => {
          const { profile } = own(state.offerProfiles, String(mitraId)) ?? {}
          return { id, snapshot, told, step: profile?.rounding ?? 0 }
        }),
  }
}
