import type { DataProvider } from 'ra-core'
import type { Id, PackageForm } from '../domain/types'

export const PACKAGES = 'umroh-regular'

/** `meta` that keeps the shapes of one package apart in react-admin's cache: its list row, detail and form. */
export const AS_DETAIL = { shape: 'detail' } as const
export const AS_FORM = { shape: 'form' } as const

/** One save: the same key for every attempt of it (`Idempotency-Key`). */
export type SaveMeta = { idempotencyKey: string }

type Verbs =
  | 'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'

/**
 * What this app asks of its data provider: react-admin's verbs, and what the partner API can do besides. `getOne` of a
 * package answers its detail, or with `meta: AS_FORM` its form; `create` and `update` of one take a {@link PackageForm}
 * and answer with an id alone. Every method rejects with an HttpError.
 */
export type PartnerDataProvider = Pick<DataProvider, Verbs> & {
  supportAbortSignal: true
  getEditData: (id: Id, signal?: AbortSignal) => Promise<{ data: PackageForm & { id: Id } }>
  duplicate: (id: Id, params: { namaPaket: string; meta: SaveMeta }) => Promise<{ data: { id: Id } }>
}
