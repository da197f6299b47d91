import type { CalendarDate, Id, PackageForm, PerRoom, RoomType } from '../types'
import type { Acceptance } from './acceptance'
import type { PublicOffer } from './publicOffer'

/** The states of an offer's link. */
export const OFFER_STATES = ['open', 'accepted', 'revoked', 'replaced', 'expired'] as const
export type OfferState = (typeof OFFER_STATES)[number]

type Dated = {
  validUntil: CalendarDate
  /** When the mitra revoked it, and when a newer version took its place; null: not. */
  revokedAt: number | null
  replacedAt: number | null
  answer: object | null
}

/**
 * The state of an offer on a day (docs/product.md §21.5.8). It is computed and never stored. An accepted offer stays
 * readable after its last day; a revoked or replaced one does not.
 */
export function offerState({ validUntil, revokedAt, replacedAt, answer }: Dated, today: CalendarDate): OfferState {
  if (revokedAt !== null) return 'revoked'
  if (replacedAt !== null) return 'replaced'
  if (answer !== null) return 'accepted'
  return validUntil < today ? 'expired' : 'open'
}

/** An offer with a link, as its mitra sees it. Moments are ISO 8601. */
export type SentOffer = {
  id: Id
  version: number
  state: OfferState
  /** The room types that it offers. */
  rooms: readonly RoomType[]
  /** The told prices of this package, null for a room type without a price; absent: not told. */
  prices?: PerRoom<number | null>
  validUntil: CalendarDate
  customerName: string | null
  customerPhone: string | null
  createdAt: string | null
  /** The first time that a person had the page open. */
  seenAt: string | null
  answer: (Acceptance & { by: 'customer' | 'mitra'; at: string | null }) | null
  /** Whether the package is kept as it was when it was offered; null if the API does not say. */
  comparable: boolean | null
  /** The packages of an offer with options by their letters; empty for one package. */
  options: readonly SentOption[]
}

export type SentOption = { letter: string; packageId: Id; name: string }

/** The option of an offer that a package is; undefined for an offer of one package. */
export const optionOf = ({ options }: Pick<SentOffer, 'options'>, packageId: Id): SentOption | undefined =>
  options.find((option) => String(option.packageId) === String(packageId))

/**
 * Whether a package may differ from the version that an offer froze: a newer version was offered, or it was saved since. An
 * API that does not say when it was saved leaves it possible.
 */
export const mayHaveChanged = (
  { version, createdAt }: Pick<SentOffer, 'version' | 'createdAt'>,
  newestVersion: number,
  savedAt: string | null,
): boolean =>
  version < newestVersion ||
  createdAt === null ||
  // A day without a time may be any time of that day.
  !savedAt?.includes('T') ||
  Date.parse(savedAt) >= Date.parse(createdAt)

/** An offer with a link that was just made. The server tells its address only once. */
export type MadeOffer = {
  id: Id
  url: string
  validUntil: CalendarDate
  version: number
  /** How many packages it holds. */
  packages: number
  /** Name and lowest price that the server offered, maybe newer than the phone's; null: not told. */
  name: string | null
  lowestPrice: number | null
}

/** A package as it was when a version of its offers was made. */
export type OfferedPackage = { form: PackageForm; totals: PerRoom<number | null> }

/** Whether two offers say the same. Both come from `publicOffer`, which writes the fields in one order. */
export const isSameOffer = (one: PublicOffer, other: PublicOffer): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
