import { asJson, isJson, readId, readPerRoom, readText } from '../../data-provider/mappers/wire'
import { notFound } from '../../data-provider/notFound'
import type { ApiContext, ResourceApi } from '../../data-provider/resourceApi'
import {
  AS_FORM,
  type EditedPackage,
  type SaveMeta,
  type SharedOffer,
  type UnsureSave,
} from '../../data-provider/types'
import type { OfferedPackage, SentOffer } from '../../domain/offer/sentOffer'
import type { PackagePayload } from '../../domain/package/packageSchema'
import type { LostReason } from '../../domain/status/packageStatus'
import type { CalendarDate, Id } from '../../domain/types'
import { HttpError } from '../../http/HttpError'
import type { PackageRequest } from '../../http/partnerApi.types'
import { readPackageForm } from './mappers/packageForm'
import { readTotals } from './mappers/packageRows'
import { readPackageDetail } from './mappers/packages'
import { PACKAGES_API } from './resource'

/** The path of one package; `suffix` names a part of it or an action on it. */
const packagePath = (id: Id, suffix = '') => `${PACKAGES_API}/${encodeURIComponent(id)}${suffix}`

// An API without versions may not know the header.
const conditionOf = ({ version }: SaveMeta): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }

/** Marks the error of a save whose outcome is unknown: no answer came, or the server broke off. The package may be there. */
function asUnsure(error: unknown, headers: Record<string, string>): unknown {
  if (!(error instanceof HttpError) || (error.kind === 'status' && (error.status ?? 0) < 500)) return error
  return Object.assign(error, { unsure: 'Idempotency-Key' in headers ? 'repeatable' : 'once' } satisfies UnsureSave)
}

/** The calls about one package (docs/product.md §10.2): they read its detail or its form, and change it. */
export function createApi({ http, headersOf }: ApiContext): ResourceApi {
  async function save(method: 'POST' | 'PUT', path: string, body: unknown, meta: SaveMeta, knownId?: Id) {
    const headers = { ...headersOf(meta), ...conditionOf(meta) }
    const answer = asJson(
      await http
        .request(method, path, { body, headers })
        .catch((error: unknown) => Promise.reject(method === 'POST' ? asUnsure(error, headers) : error)),
    )
    const data = asJson(answer.data)
    const totals = readTotals(data)
    // react-admin takes an answer without an id for a failure, and the mitra would save again.
    const id = readId(data.id) ?? readId(answer.id) ?? knownId ?? meta.idempotencyKey
    return { data: { id, ...(Object.values(totals).every((total) => total === null) ? {} : { totals }) } }
  }

  async function getDetail(id: Id, signal?: AbortSignal) {
    const detail = readPackageDetail(id, await http.request('GET', packagePath(id), { signal }))
    if (!detail) throw notFound()
    return { data: detail }
  }

  async function getEditData(id: Id, signal?: AbortSignal): Promise<{ data: EditedPackage }> {
    const { data } = asJson(await http.request('GET', packagePath(id, '/edit-data'), { signal }))
    if (!isJson(data)) throw notFound()
    const version = readText(data.version)
    return { data: { ...readPackageForm(data), id, ...(version === null ? {} : { version }) } }
  }

  const isForm = (meta: unknown) => (meta as { shape?: string } | undefined)?.shape === AS_FORM.shape

  return {
    getOne: ({ id, meta, signal }) => (isForm(meta) ? getEditData(id, signal) : getDetail(id, signal)),
    create: ({ data, meta }) => save('POST', PACKAGES_API, data as PackagePayload satisfies PackageRequest, meta),
    update: ({ id, data, meta }) =>
      save('PUT', packagePath(id), data as PackagePayload satisfies PackageRequest, meta, id),
    methods: {
      getEditData,
      readOfferedPackage: async (offer: SentOffer, packageId: Id, signal?: AbortSignal): Promise<OfferedPackage> => {
        const which = offer.options.length > 0 ? `?package=${encodeURIComponent(packageId)}` : ''
        const answer = await http.request('GET', `/partner/offers/${encodeURIComponent(offer.id)}/package${which}`, {
          signal,
        })
        const { package: json, totals } = asJson(asJson(answer).data)
        if (!isJson(json)) throw notFound()
        return { form: readPackageForm(json), totals: readPerRoom(asJson(totals), (room) => room) }
      },
      createAsSent: async (payload: PackagePayload, meta: SaveMeta) =>
        'Idempotency-Key' in headersOf(meta) ? save('POST', PACKAGES_API, payload, meta) : null,
      duplicate: (id: Id, { namaPaket, meta }: { namaPaket: string; meta: SaveMeta }) =>
        save('POST', packagePath(id, '/duplicate'), { namaPaket: namaPaket.trim() }, meta, id),
      noteShare: (id: Id, share: SharedOffer, meta: SaveMeta) =>
        save('POST', packagePath(id, '/sent'), share, meta, id),
      setLost: (id: Id, reason: LostReason | null, meta: SaveMeta) =>
        save('PUT', packagePath(id, '/lost'), { reason }, meta, id),
      setReminder: (id: Id, remindAt: CalendarDate | null, meta: SaveMeta) =>
        save('PUT', packagePath(id, '/reminder'), { remindAt }, meta, id),
      eraseSharedCustomer: (id: Id, meta: SaveMeta) =>
        http.request('DELETE', packagePath(id, '/customer'), { headers: headersOf(meta) }),
    },
  }
}
