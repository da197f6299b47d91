import type { NewOption, OfferRow, OffersStore, SavedVersion, OfferProfileStore } from '../stores/offersStore'
import { type MemoryState, type StoredOffer, own, copy, sees } from './memoryState'
import { fromBase64, toBase64 } from '@/domain/values/base64'

const hasCustomer = ({ customerName, customerPhone, offer, answer }: StoredOffer) =>
  customerName !== null || customerPhone !== null || offer.customer !== null || (answer?.name ?? '') !== ''

/** The offers of a memory store. A picture and a logo are base64 there, because a browser keeps the state as JSON. */
export function memoryOffers(state: MemoryState): OffersStore {
  const change = (id: number, changes: (row: StoredOffer) => Partial<StoredOffer>) => {
    state.offers = state.offers.map((row) => (row.id === id ? { ...row, ...changes(row) } : row))
  }
  const keptOf = ({ packageId, packageVersion }: SavedVersion) =>
    state.offerSnapshots.find((kept) => kept.packageId === packageId && kept.packageVersion === packageVersion)
  const isKept = (version: SavedVersion) => keptOf(version) !== undefined
  function rowOf({ tokenHash: _, picture, logo, options, ...row }: StoredOffer): OfferRow {
    const told = options.map(({ replacedAt: _replaced, ...option }) => ({ ...option, hasSnapshot: isKept(option) }))
    return copy({
      ...row,
      options: told,
      hasPicture: picture !== null,
      hasLogo: logo !== null,
      hasSnapshot: isKept(row),
    })
  }
  const holds = (packageId: number) => (row: StoredOffer) =>
    [row, ...row.options].some((held) => held.packageId === packageId)
  const offersOf = (packageId: number) => state.offers.filter(holds(packageId))
  return {
    insertOffer: async ({ picture, logo, options, ...row }) => {
      const id = state.nextId++
      const nothing = { replacedAt: null, revokedAt: null, seenAt: null, answer: null, erasedAt: null }
      const pictures = { picture: picture && toBase64(picture), logo: logo && toBase64(logo) }
      const stored = { ...copy(row), ...nothing, ...pictures, id }
      state.offers = [...state.offers, { ...stored, options: options.map((one) => ({ ...one, replacedAt: null })) }]
      return id
    },
    keepOfferedPackage: async ({ packageId, packageVersion }, snapshot) => {
      if (keptOf({ packageId, packageVersion })) return
      state.offerSnapshots = [...state.offerSnapshots, copy({ packageId, packageVersion, snapshot })]
    },
    findOfferedPackage: async (version) => copy(keptOf(version)?.snapshot ?? null),
    listOffers: async (packageId, { page, perPage } = { page: 1, perPage: Number.MAX_SAFE_INTEGER }) =>
      offersOf(packageId)
        .sort((a, b) => b.id - a.id)
        .slice((page - 1) * perPage, page * perPage)
        .map(rowOf),
    countOffers: async (packageId) => offersOf(packageId).length,
    latestOffered: async (packageId) => {
      // Offers are added at the end.
      const newest = state.offers.findLast(holds(packageId))
      if (!newest) return null
      const { version, packageVersion } = newest.options.find((held) => held.packageId === packageId) ?? newest
      return { version, packageVersion }
    },
    findOffer: async (id, scope) => {
      const row = state.offers.find((one) => one.id === id)
      return row && sees(scope, row) ? rowOf(row) : null
    },
    findOpenOffer: async (hash) => {
      const row = state.offers.find(({ tokenHash }) => tokenHash === hash)
      return row ? rowOf(row) : null
    },
    offerPicture: async (id) => {
      const picture = state.offers.find((row) => row.id === id)?.picture ?? null
      return picture === null ? null : fromBase64(picture)
    },
    offerLogo: async (id) => {
      const logo = state.offers.find((row) => row.id === id)?.logo ?? null
      return logo === null ? null : fromBase64(logo)
    },
    seeOffer: async (id, now) => change(id, () => ({ seenAt: now })),
    answerOffer: async (id, answer) => change(id, () => ({ answer: copy(answer) })),
    // Transactions of a memory store follow each other.
    lockMitra: async () => undefined,
    replaceOffers: async (newer, now) => {
      const isOlder = (held: NewOption) =>
        newer.some(({ packageId, version }) => held.packageId === packageId && held.version < version)
      state.offers = state.offers.map(({ options, ...row }) => ({
        ...row,
        replacedAt: [row, ...options].some(isOlder) ? (row.replacedAt ?? now) : row.replacedAt,
        options: options.map((one) => (isOlder(one) ? { ...one, replacedAt: one.replacedAt ?? now } : one)),
      }))
    },
    revokeOffer: async (id, now) => change(id, () => ({ revokedAt: now, picture: null, logo: null })),
    eraseCustomer: async (id, now) =>
      change(id, ({ offer, answer }) => ({
        customerName: null,
        customerPhone: null,
        picture: null,
        offer: { ...offer, customer: null },
        answer: answer && { ...answer, name: '' },
        erasedAt: now,
      })),
    offersToErase: async ({ time, day }, limit) =>
      state.offers
        .filter(
          (row) =>
            hasCustomer(row) &&
            (row.validUntil < day || (row.revokedAt ?? time) < time || (row.replacedAt ?? time) < time),
        )
        .slice(0, limit)
        .map(rowOf),
  }
}

/** The offer profiles of a memory store. It runs one transaction at a time, so a lock has nothing to do. */
export const memoryOfferProfiles = (state: MemoryState): OfferProfileStore => ({
  findOfferProfile: async (mitraId) => copy(own(state.offerProfiles, String(mitraId)) ?? null),
  putOfferProfile: async (mitraId, profile, edit) => {
    const version = (own(state.offerProfiles, String(mitraId))?.version ?? 0) + 1
    state.offerProfiles = { ...state.offerProfiles, [mitraId]: { ...edit, profile: copy(profile), version } }
  },
})
