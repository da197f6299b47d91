import type { OfferAnswer } from '@/domain/offer/acceptance'
import type { PublicOffer } from '@/domain/offer/publicOffer'
import type { CalendarDate } from '@/domain/types'
import type { PackageSnapshot } from './snapshot'
import type { Scope } from './store'
import type { AuditStore } from './upkeepStore'
import type { NoticeWriter } from './pushStore'
import type { VisitsStore } from './sessionStore'
import type { OfferProfile } from '@/domain/offer/offerProfile'

/** A package of an offer with options: `packageVersion` is the offered save, `version` counts the offers of this package. */
export type NewOption = { packageId: number; packageVersion: number; version: number }
export type PackageVersion = Pick<NewOption, 'packageId' | 'version'>
export type OfferOption = NewOption & { hasSnapshot: boolean }

/** An offer as everybody may see it who has its link: a copy of the public offer, and what became of it. */
export type OpenOffer = {
  id: number
  /** The version of the package's offers: 1 for V1. */
  version: number
  offer: PublicOffer
  /** The SHA-256 of the offer's JSON as it was made. */
  offerHash: string
  /** Valid to the end of this day in Jakarta. */
  validUntil: CalendarDate
  hasPicture: boolean
  /** Whether its page shows the logo of the business, as it was when the offer was made. */
  hasLogo: boolean
  /** Times are milliseconds since the epoch; null: it has not happened. */
  replacedAt: number | null
  revokedAt: number | null
  seenAt: number | null
  answer: OfferAnswer | null
  /** The packages in the order of their letters, the first one too; empty for an offer of one package. */
  options: readonly OfferOption[]
}

/** An offer as its mitra sees it. */
export type OfferRow = OpenOffer & {
  /** The package, or the first of the options. */
  packageId: number
  mitraId: number
  /** The version of the saved package that was offered. */
  packageVersion: number
  customerName: string | null
  /** Digits from the country code on. */
  customerPhone: string | null
  createdAt: number
  createdBy: number
  /** When the customer's name, number and picture were erased. */
  erasedAt: number | null
  /** Whether the package is kept as it was when it was offered. Offers of earlier programs may lack that. */
  hasSnapshot: boolean
}

export type OffersPage = { page: number; perPage: number }
/** What an offer says of the package that it holds. */
export type OfferedSave = Pick<NewOption, 'version' | 'packageVersion'>

/** A save of a package: `packageVersion` counts them. */
export type SavedVersion = Pick<OfferRow, 'packageId' | 'packageVersion'>

export type NewOffer = Pick<
  OfferRow,
  | 'packageId'
  | 'mitraId'
  | 'packageVersion'
  | 'version'
  | 'offer'
  | 'offerHash'
  | 'validUntil'
  | 'customerName'
  | 'customerPhone'
  | 'createdAt'
  | 'createdBy'
> & {
  tokenHash: string
  picture: Uint8Array<ArrayBuffer> | null
  logo: Uint8Array<ArrayBuffer> | null
  options: readonly NewOption[]
}

/** The data that the open pages read and write: an offer, found by the hash of its token, and the audit. */
export interface OpenOfferSession extends Pick<AuditStore, 'addAudit'>, NoticeWriter {
  /** With `lock` nobody else can change it until the transaction ends. */
  findOpenOffer(tokenHash: string, lock?: boolean): Promise<OpenOffer | null>
  offerPicture(id: number): Promise<Uint8Array<ArrayBuffer> | null>
  offerLogo(id: number): Promise<Uint8Array<ArrayBuffer> | null>
  seeOffer(id: number, now: number): Promise<void>
  answerOffer(id: number, answer: OfferAnswer | null): Promise<void>
}

/** The only part of a store that the open pages get. */
export interface OpenOffersStore extends OpenOfferSession, VisitsStore {
  transaction<T>(work: (tx: OpenOfferSession) => Promise<T>): Promise<T>
}

export interface OffersStore extends Omit<OpenOfferSession, 'addAudit' | keyof NoticeWriter> {
  insertOffer(row: NewOffer): Promise<number>
  /** Keeps a package as it is offered, once for all offers of the same save. */
  keepOfferedPackage(version: SavedVersion, snapshot: PackageSnapshot): Promise<void>
  /** The package as it was offered; null when it was not kept. */
  findOfferedPackage(version: SavedVersion): Promise<PackageSnapshot | null>
  /** The offers that hold a package, alone or as an option, the newest first: a page of them, or all. */
  listOffers(packageId: number, page?: OffersPage): Promise<OfferRow[]>
  countOffers(packageId: number): Promise<number>
  /** The save of a package that its newest offer holds; null when it was never offered. It reads one offer. */
  latestOffered(packageId: number): Promise<OfferedSave | null>
  /** Null when the scope has no such offer. With `lock` nobody else can change it until the transaction ends. */
  findOffer(id: number, scope: Scope, lock?: boolean): Promise<OfferRow | null>
  /**
   * Locks a mitra until the transaction ends. Every transaction that changes offers and packages together takes this lock
   * first, against deadlocks: a share locks packages before offers, and an erasure offers before packages.
   */
  lockMitra(mitraId: number): Promise<void>
  /** Marks the offers that hold an earlier version of any of these packages as replaced. */
  replaceOffers(newer: readonly PackageVersion[], now: number): Promise<void>
  /** Deletes picture and logo, too. */
  revokeOffer(id: number, now: number): Promise<void>
  /** Deletes name and number of the customer wherever the offer holds them, and the picture. */
  eraseCustomer(id: number, now: number): Promise<void>
  /** The oldest offers with data of a customer that were revoked or replaced before `time`, or whose last day is before `day`. */
  offersToErase(before: { time: number; day: CalendarDate }, limit: number): Promise<OfferRow[]>
}

/** A mitra's offer profile. `version` counts its writes. */
export type OfferProfileRow = { profile: OfferProfile; version: number; updatedAt: number; updatedBy: number }
type OfferProfileEdit = Pick<OfferProfileRow, 'updatedAt' | 'updatedBy'>

export type OfferProfileStore = {
  /** Null before the first was saved. With `lock` nobody else can save the mitra's profile until the transaction ends. */
  findOfferProfile(mitraId: number, lock?: boolean): Promise<OfferProfileRow | null>
  /** Saves the mitra's first profile, or replaces it and changes its version. */
  putOfferProfile(mitraId: number, profile: OfferProfile, edit: OfferProfileEdit): Promise<void>
}
