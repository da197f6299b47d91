import type { DataProvider } from 'ra-core'
import type { HotelForm } from '../domain/masters/masterSchema'
import type { PackagePayload } from '../domain/package/packageSchema'
import type { Id, PackageForm } from '../domain/types'

/** `meta` that keeps the shapes of one package apart in react-admin's cache: its list row, detail and form. */
export const AS_DETAIL = { shape: 'detail' } as const
export const AS_FORM = { shape: 'form' } as const

/**
 * One save: the same key for every attempt of it (`Idempotency-Key`). An update with the `version` that its form came with
 * is refused with 409 once another save has come between (`If-Match`); without one the last write wins.
 */
export type SaveMeta = { idempotencyKey: string; version?: string | undefined }

/** A saved package as a form; its version where the API gives one. */
export type EditedPackage = PackageForm & { id: Id; version?: string }

/** On the error of a save that may have arrived: whether sending it again could make the package twice. */
export type UnsureSave = { unsure: 'repeatable' | 'once' }

export type Signal = { signal?: AbortSignal | undefined }

type Verbs =
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'

/** A hotel as an admin edits it: its rates, not the price of a stay. */
export type HotelMaster = HotelForm & { id: Id }

/**
 * The data provider of this app: react-admin's verbs, and further calls of the partner API. `getOne` of a
 * package answers its detail, or with `meta: AS_FORM` its form; `create` and `update` of one take a {@link PackagePayload},
 * the form as parsePackage reads it, and answer with an id alone. A master's take a MasterForm, a hotel's a HotelForm; a hotel listed without dates is a
 * {@link HotelMaster}. Every method rejects with an HttpError.
 */
export type PartnerDataProvider = Pick<DataProvider, Verbs> & {
  supportAbortSignal: true
  getEditData: (id: Id, signal?: AbortSignal) => Promise<{ data: EditedPackage }>
  /**
   * Repeats an earlier `create` with the body that it sent. Answers null, and sends nothing, where saves carry no
   * idempotency key: the API would make the package twice.
   */
  createAsSent: (payload: PackagePayload, meta: SaveMeta) => Promise<{ data: { id: Id } } | null>
  duplicate: (id: Id, params: { namaPaket: string; meta: SaveMeta }) => Promise<{ data: { id: Id } }>
}
