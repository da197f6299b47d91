import type { GetListParams, GetOneParams } from 'ra-core'
import type { HotelForm, MasterForm } from '../domain/masters/masterSchema'
import type { PackagePayload } from '../domain/package/packageSchema'
import type { Id } from '../domain/types'
import type { HttpClient } from '../http/httpClient'
import { createMasters } from './masters'
import { createMasterWrites } from './masterWrites'
import { createPackages } from './packages'
import { AS_FORM, PACKAGES, type PartnerDataProvider, type SaveMeta, type Signal } from './types'

export type DataProviderOptions = {
  http: HttpClient
  /** Whether saves carry `Idempotency-Key`: not to an API of another origin whose CORS rules do not know it. */
  sendIdempotencyKey: boolean
}

type Form = MasterForm | HotelForm

const unsupported = (verb: string) => (resource: string) =>
  Promise.reject(
    new Error(
      `The partner API has no '${verb}' for '${resource}' (spec §7). Call one of its own methods, or extend data-provider/dataProvider.ts.`,
    ),
  )

/** react-admin's data provider over the partner API (spec §7): packages and masters, pure mappers either way. */
export function createDataProvider({ http, sendIdempotencyKey }: DataProviderOptions): PartnerDataProvider {
  const headersOf = ({ idempotencyKey }: SaveMeta): Record<string, string> =>
    sendIdempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}
  const packages = createPackages(http, headersOf)
  const masters = createMasters(http)
  const writes = createMasterWrites(http, headersOf)

  const provider = {
    supportAbortSignal: true as const,

    getList: async (resource: string, params: GetListParams & Signal) =>
      resource === PACKAGES ? packages.getList(params) : masters.getList(resource, params),

    async getOne(resource: string, { id, meta, signal }: GetOneParams & Signal) {
      if (resource !== PACKAGES) return masters.getOne(resource, id, signal)
      const isForm = (meta as { shape?: string } | undefined)?.shape === AS_FORM.shape
      return isForm ? packages.getEditData(id, signal) : packages.getDetail(id, signal)
    },

    create: async (resource: string, { data, meta }: { data: PackagePayload | Form; meta: SaveMeta }) =>
      resource === PACKAGES
        ? packages.create(data as PackagePayload, meta)
        : writes.create(resource, data as Form, meta),

    update: async (resource: string, { id, data, meta }: { id: Id; data: PackagePayload | Form; meta: SaveMeta }) =>
      resource === PACKAGES
        ? packages.update(id, data as PackagePayload, meta)
        : writes.update(resource, id, data as Form),

    delete: async (resource: string, { id }: { id: Id }) =>
      resource === PACKAGES ? unsupported('delete')(resource) : writes.remove(resource, id),

    getMany: unsupported('getMany'),
    getManyReference: unsupported('getManyReference'),
    updateMany: unsupported('updateMany'),
    deleteMany: unsupported('deleteMany'),
    getEditData: packages.getEditData,
    createAsSent: packages.createAsSent,
    duplicate: packages.duplicate,
  }
  // react-admin's verbs are generic over a record type that only their caller knows.
  return provider as unknown as PartnerDataProvider
}
