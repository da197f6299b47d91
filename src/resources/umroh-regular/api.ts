import { asJson, isJson, readId, readPerRoom, readText } from '../../data-provider/mappers/wire'
import { missingIn } from '../../data-provider/notFound'
import type { ApiContext, BaseApi, ResourceApi } from '../../data-provider/resourceApi'
import {
  AS_FORM,
  type Duplication,
  type EditedPackage,
  type SaveMeta,
  type SharedOffer,
  type UnsureSave,
  type OwnMethods,
} from '../../data-provider/types'
import type { OfferedPackage, SentOffer } from '../../domain/offer/sentOffer'
import { sentWhatsapp } from '../../domain/offer/whatsapp'
import type { PackagePayload } from '../../domain/package/packageSchema'
import type { LostReason } from '../../domain/status/packageStatus'
import type { CalendarDate, Id } from '../../domain/types'
import { HttpError } from '../../http/HttpError'
import type { PackageRequest } from '../../http/partnerApi.types'
import { packageList } from './listApi'
import { readPackageForm } from './mappers/packageForm'
import { readTotals } from './mappers/packageRows'
import { readPackageDetail } from './mappers/packages'
import { PACKAGES_API } from './resource'

/** The path of one package; `suffix` names a part of it or an action on it. */
const packagePath = (id: Id, suffix = '') => `${PACKAGES_API}/${encodeURIComponent(id)}${suffix}`

/** Marks the error of a save whose outcome is unknown: no answer came, or the server broke off. The package may be there. */
function asUnsure(error: unknown, headers: Record<string, string>): unknown {
  if (!(error instanceof HttpError) || (error.kind === 'status' && (error.status ?? 0) < 500)) return error
  return Object.assign(error, { unsure: 'Idempotency-Key' in headers ? 'repeatable' : 'once' } satisfies UnsureSave)
}

/** The calls about packages (docs/product.md §10.2): they read the list, a detail or a form, and change a package. */
export function createApi(_base: BaseApi, { http, headersOf }: ApiContext): ResourceApi {
  const proofs = () => import('./mappers/savedProof')

  /** Sends a save. `find` looks for its package where the answer does not tell it (docs/product.md §7.1.6). */
  async function save(
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    meta: SaveMeta,
    find: (lookUp: Awaited<ReturnType<typeof proofs>>) => Promise<Id | null>,
  ) {
    const headers = headersOf(meta)
    const work = async () => {
      const answer = asJson(await http.request(method, path, { body, headers, mayBeEmpty: true }))
      const data = asJson(answer.data)
      const id =
        readId(data.id) ??
        readId(answer.id) ??
        (await proofs()
          .then(find)
          .catch(() => null))
      if (id === null) throw new HttpError({ kind: 'unproven' })
      const totals = readTotals(data)
      return { data: { id, ...(Object.values(totals).every((total) => total === null) ? {} : { totals }) } }
    }
    return work().catch((error: unknown) => Promise.reject(method === 'POST' ? asUnsure(error, headers) : error))
  }

  const make = (payload: PackagePayload, meta: SaveMeta) =>
    save('POST', PACKAGES_API, payload satisfies PackageRequest, meta, ({ findCreated }) => findCreated(http, payload))

  const change = (method: 'POST' | 'PUT', path: string, body: object, meta: SaveMeta) =>
    http.request(method, path, { body, headers: headersOf(meta) })

  async function getDetail(id: Id, signal?: AbortSignal) {
    const answer = await http.request('GET', packagePath(id), { signal })
    const detail = readPackageDetail(id, answer)
    if (!detail) throw missingIn(answer)
    return { data: detail }
  }

  async function getEditData(id: Id, signal?: AbortSignal): Promise<{ data: EditedPackage }> {
    const answer = await http.request('GET', packagePath(id, '/edit-data'), { signal })
    const { data } = asJson(answer)
    if (!isJson(data)) throw missingIn(answer)
    const version = readText(data.version)
    return { data: { ...readPackageForm(data), id, ...(version === null ? {} : { version }) } }
  }

  const isForm = (meta: unknown) => (meta as { shape?: string } | undefined)?.shape === AS_FORM.shape

  return {
    getList: packageList(http),
    getOne: ({ id, meta, signal }) => (isForm(meta) ? getEditData(id, signal) : getDetail(id, signal)),
    create: ({ data, meta }) => make(data as PackagePayload, meta),
    update: ({ id, data, meta }) => {
      const payload = data as PackagePayload satisfies PackageRequest
      return save('PUT', packagePath(id), payload, meta, async ({ isSavedAs }) =>
        (await isSavedAs(http, id, payload)) ? id : null,
      )
    },
    methods: {
      getEditData,
      readOfferedPackage: async (offer: SentOffer, packageId: Id, signal?: AbortSignal): Promise<OfferedPackage> => {
        const which = offer.options.length > 0 ? `?package=${encodeURIComponent(packageId)}` : ''
        const answer = await http.request('GET', `/partner/offers/${encodeURIComponent(offer.id)}/package${which}`, {
          signal,
        })
        const { package: json, totals } = asJson(asJson(answer).data)
        if (!isJson(json)) throw missingIn(answer)
        return { form: readPackageForm(json), totals: readPerRoom(asJson(totals), (room) => room) }
      },
      createAsSent: async (payload: PackagePayload, meta: SaveMeta) =>
        'Idempotency-Key' in headersOf(meta) ? make(payload, meta) : null,
      duplicate: (id: Id, { namaPaket, known = [], meta }: Duplication) => {
        const name = namaPaket.trim()
        return save('POST', packagePath(id, '/duplicate'), { namaPaket: name }, meta, ({ findCopy }) =>
          findCopy(http, name, known),
        )
      },
      noteShare: (id: Id, share: SharedOffer, meta: SaveMeta) =>
        change('POST', packagePath(id, '/sent'), { ...share, customerPhone: sentWhatsapp(share.customerPhone) }, meta),
      setLost: (id: Id, reason: LostReason | null, meta: SaveMeta) =>
        change('PUT', packagePath(id, '/lost'), { reason }, meta),
      setReminder: (id: Id, remindAt: CalendarDate | null, meta: SaveMeta) =>
        change('PUT', packagePath(id, '/reminder'), { remindAt }, meta),
      eraseSharedCustomer: (id: Id, meta: SaveMeta) =>
        http.request('DELETE', packagePath(id, '/customer'), { headers: headersOf(meta) }),
    } satisfies Partial<OwnMethods>,
  }
}
