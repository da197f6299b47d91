import type { DataProvider } from 'ra-core'
import type { AccountLink } from '@/domain/access/account'
import type { AuditUser } from '@/domain/audit/events'
import type { SavedRecord } from '@/records/fields'
import type { HOTEL, HotelForm } from '@/records/hotel'
import type { MasterForm } from '@/records/masters'
import type { DownloadProgress } from '@/http/watchedBody'
import type { OfferProfile } from '@/domain/offer/offerProfile'
import type { RoundingStep } from '@/domain/offer/rounding'
import type { PackagePayload } from '@/domain/package/packageSchema'
import type { Acceptance } from '@/domain/offer/acceptance'
import type { MadeOffer, OfferedPackage, SentOffer } from '@/domain/offer/sentOffer'
import type { LostReason, ToldPrices } from '@/domain/status/packageStatus'
import type { CalendarDate, Id, PackageForm, PackageRow, PerRoom, RoomType } from '@/domain/types'

/** `meta` for `getOne`. It gives the detail and the form of one package separate keys in react-admin's cache. */
export const AS_DETAIL = { shape: 'detail' } as const
export const AS_FORM = { shape: 'form' } as const

/** The same of a template, which may be another mitra's package. */
export const TEMPLATE_FORM = { ...AS_FORM, isTemplate: true } as const

/**
 * The `meta` of a list whose answer had none. The list is empty, but it replaces no copy of the phone, and no
 * choice disappears because of it (docs/product.md §10.4).
 */
export const NO_LIST = { hasNoList: true } as const
export const hasNoList = (list: unknown): boolean =>
  (list as { meta?: Partial<typeof NO_LIST> } | undefined)?.meta?.hasNoList === true

/** The beginning of react-admin's cache keys of single records. */
export const recordKey = (resource: string | undefined) => [resource, 'getOne'] as const

/**
 * The `meta` of a save. `version` is the record's version when its form was read. If another save came between, the API answers
 * 409 (`If-Match`). Without a version the last write wins.
 */
export type SaveMeta = {
  /** A key of the caller's own. Without it the data provider gives one (keyedHttp.ts). */
  idempotencyKey?: string
  version?: string | undefined
  /** The same save was sent before, and nobody knows what became of it. */
  isRepeat?: boolean
}

/** A package that a save has made. `id` is null if neither the answer nor the list tells it. */
export type MadePackage = { id: Id | null; totals?: PerRoom<number | null> }

/** A saved package as a form, with its version if the API has versions. */
export type EditedPackage = PackageForm & { id: Id; version?: string }

/**
 * A mark on the error of a save that may have arrived: whether sending it again could create a second package. `ask`: it was
 * not sent again, because the mitra has to decide.
 */
export type UnsureSave = { unsure: 'repeatable' | 'once' | 'ask' }

/** `known`: the packages that this phone has listed. They are not the copy, where the API's answer does not name it. */
export type Duplication = { namaPaket: string; known?: readonly Id[]; meta?: SaveMeta }

export type Signal = { signal?: AbortSignal | undefined }

export type { Downloaded, DownloadProgress } from '@/http/watchedBody'

/** `meta` of a list that is read whole: told how much of it has come. */
export type WatchedMeta = { onProgress: DownloadProgress }

export type Download = { name: string; file: Blob }

/** The offer profile of the user's mitra on the server; `profile` is null before the first was saved. */
export type ServerProfile = { profile: OfferProfile | null; version: string | null }

/** The request from which the server makes an offer; `image` is the phone's JPEG as base64. */
export type OfferRequest = {
  rooms: readonly RoomType[]
  validUntil: CalendarDate
  customerName: string | null
  customerPhone: string | null
  roomMix: PerRoom<number> | null
  withPaymentPlan: boolean
  /** Absent: prices are told as they are. */
  rounding?: RoundingStep
  /** The further packages of an offer with options. */
  others?: readonly Id[]
  image: string | null
}

type Verbs =
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'

/** A hotel as an admin edits it: with rates instead of the price of a stay. `lastNight` is the end of its periods, for a table. */
export type HotelMaster = SavedRecord<typeof HOTEL> & { lastNight?: CalendarDate }

/** The last share and its customer. The number is as `wa.me` wants it. */
export type SharedOffer = {
  validUntil: CalendarDate
  customerName: string | null
  customerPhone: string | null
  /** Only where the server has the feature `news`. */
  prices?: ToldPrices | undefined
}

/** A row to import: `id` and `before` are null for a new record; `before` is the record as the admin saw it. */
export type ImportedRow = {
  id: Id | null
  before: MasterForm | HotelForm | null
  after: MasterForm | HotelForm
}
/** What an import wrote. With the feature `batches` it can be undone by the name of its batch. */
export type ImportCount = { created: number; changed: number; batch?: string }
/** The last write of many records of a master. */
export type Batch = Required<ImportCount> & { deleted: number; at: string; userName: string }
/** How many new records were removed, deleted ones restored, and others changed back. */
export type UndoneCount = { removed: number; restored: number; changed: number }

/**
 * The app's data provider: react-admin's verbs and further calls of the partner API. `getOne` of a package answers its
 * detail, or with `meta: AS_FORM` its form. `create` and `update` of a package take a {@link PackagePayload} (the parsed form) and answer
 * only an id; those of a master take a MasterForm, those of a hotel a HotelForm, and they answer the record. A list of hotels without dates contains
 * {@link HotelMaster}s. Every method rejects with an HttpError.
 */
export type PartnerDataProvider = Pick<DataProvider, Verbs> & {
  supportAbortSignal: true
  getEditData: (resource: string, id: Id, signal?: AbortSignal) => Promise<{ data: EditedPackage }>
  /**
   * Sends an earlier `create` again with exactly the same body. An API that does not keep keys would create a second
   * package, so this method then sends nothing: it looks into the list, and rejects with `unsure: 'ask'` if nothing is there.
   */
  createAsSent: (resource: string, payload: PackagePayload, meta?: SaveMeta) => Promise<{ data: MadePackage }>
  /** Enables or disables a user or a mitra. */
  setEnabled: (resource: string, id: Id, isEnabled: boolean) => Promise<void>
  /** Switches off the second factor of a user. */
  dropSecondFactor: (resource: string, id: Id) => Promise<void>
  /** Makes the link by which a user chooses a password. Null when the API answers a repetition, which tells no link. */
  makeLink: (resource: string, id: Id) => Promise<AccountLink | null>
  /** The users who wrote something that the audit knows. */
  auditUsers: (resource: string, signal?: AbortSignal) => Promise<{ data: AuditUser[] }>
  /** Brings a deleted record back. */
  restoreRecord: (resource: string, id: Id) => Promise<{ data: unknown }>
  /** Downloads a backup of the whole database. Resolves to null when `signal` stops it. */
  downloadBackup: (
    resource: string,
    params: { signal: AbortSignal; onProgress: DownloadProgress },
  ) => Promise<Download | null>
  /** Makes an offer of a package with a public link. */
  makeOffer: (resource: string, packageId: Id, request: OfferRequest, meta?: SaveMeta) => Promise<MadeOffer>
  /** Reads a package as it was when an offer of it was made. An offer with options has several. */
  readOfferedPackage: (
    resource: string,
    offer: SentOffer,
    packageId: Id,
    signal?: AbortSignal,
  ) => Promise<OfferedPackage>
  /** Closes the link of an offer. */
  revokeOffer: (resource: string, id: Id) => Promise<unknown>
  /** Notes an answer on the customer's behalf; null takes it back. */
  answerOffer: (resource: string, id: Id, answer: Acceptance | null) => Promise<unknown>
  /** Reads the offer profile of the user's mitra. */
  readOfferProfile: (resource: string) => Promise<ServerProfile>
  /** Reads the offer profile of any mitra, for admins. */
  readOfferProfileOf: (resource: string, mitraId: Id, signal?: AbortSignal) => Promise<ServerProfile>
  /** Saves the offer profile in place of `before`, which the server had when it was read last. */
  saveOfferProfile: (
    resource: string,
    profile: OfferProfile,
    before: OfferProfile | null,
    meta: SaveMeta,
  ) => Promise<ServerProfile>
  /** Erases name and number of an offer's customer. */
  eraseCustomer: (resource: string, id: Id) => Promise<unknown>
  /** Notes that a package was shared without a link. */
  noteShare: (resource: string, packageId: Id, share: SharedOffer) => Promise<unknown>
  /** Marks a package as lost; null: no longer. */
  setLost: (resource: string, packageId: Id, reason: LostReason | null) => Promise<unknown>
  /** Sets the day of a package's reminder; null deletes it. */
  setReminder: (resource: string, packageId: Id, remindAt: CalendarDate | null) => Promise<unknown>
  /** Erases name and number of the customer of a package's last share. */
  eraseSharedCustomer: (resource: string, packageId: Id) => Promise<unknown>
  /** Reads the templates of all mitra. */
  readTemplates: (resource: string, signal?: AbortSignal) => Promise<PackageRow[]>
  /** Makes a package a template for every mitra, or no longer. */
  setTemplate: (resource: string, id: Id, isTemplate: boolean) => Promise<unknown>
  duplicate: (resource: string, id: Id, params: Duplication) => Promise<{ data: MadePackage }>
  /** Writes all rows of a master, or none. A 409 names the rows whose records somebody changed meanwhile. */
  importRows: (
    resource: string,
    rows: readonly ImportedRow[],
    key: string,
    signal?: AbortSignal,
  ) => Promise<{ data: ImportCount }>
  /** The last write of many records of a master; null before the first, and when it was undone. */
  newestBatch: (resource: string, signal?: AbortSignal) => Promise<Batch | null>
  /** Takes a write of many records back. A 409 names the records that somebody changed since; `leavesChanged` leaves them alone. */
  undoBatch: (resource: string, batch: string, leavesChanged: boolean) => Promise<UndoneCount>
  /** Deletes many records of a master, or none. */
  deleteRecords: (
    resource: string,
    rows: readonly { id: Id; version?: string }[],
  ) => Promise<{ deleted: number; batch: string }>
  /** Sends a picture of a hotel or a flight, a JPEG as base64. Resolves to the path that goes into the record. */
  uploadPicture: (resource: string, image: string) => Promise<string>
  /** Says whether the import of this key was written; null when the API has no keys. False means that it never will be. */
  settleImport: (resource: string, key: string) => Promise<boolean | null>
}

type OwnMethods = Omit<PartnerDataProvider, Verbs | 'supportAbortSignal'>

/**
 * The actions of one resource: the data provider's methods besides react-admin's verbs, without the resource's name. Two
 * resources may have an action of one name.
 */
export type Actions = {
  [name in keyof OwnMethods]: OwnMethods[name] extends (resource: string, ...params: infer P) => infer A
    ? (...params: P) => A
    : never
}
