import { asJson, isJson, readId, readPerRoom, readText, type Json } from '@/data-provider/mappers/wire'
import { missingIn } from '@/data-provider/notFound'
import type { CreateApi, Wire } from '@/data-provider/resourceApi'
import {
  AS_FORM,
  type Duplication,
  type EditedPackage,
  type MadePackage,
  type SaveMeta,
  type SharedOffer,
  type UnsureSave,
  type Actions,
} from '@/data-provider/types'
import type { OfferedPackage, SentOffer } from '@/domain/offer/sentOffer'
import { sentWhatsapp } from '@/domain/offer/whatsapp'
import type { PackagePayload } from '@/domain/package/packageSchema'
import type { LostReason } from '@/domain/status/packageStatus'
import type { CalendarDate, Id } from '@/domain/types'
import { HttpError } from '@/http/HttpError'
import type { PackageRequest } from '@/http/partnerApi.types'
import { readPackageForm } from './mappers/packageForm'
import { readPackageRows, readTotals, readPackageRow } from './mappers/packageRows'
import { PACKAGES_API } from './resource'
import { readCounts, readSortBy, SORTED } from './mappers/sortBy'
import { readPackageDetail } from './mappers/packages'

/** How the list of packages (docs/product.md §10.2) and a detail are read. */
const PACKAGES: Wire = {
  readerOf: () => readPackageRow,
  readOne: (json, id) => readPackageDetail(id, { data: json }),
  orderOf({ field, order }) {
    const sort = SORTED.get(field)
    return sort ? { sort, order: order.toLowerCase() } : {}
  },
  filters: ['status', 'mitra_id', 'check_in_month', 'created_month'],
  metaOf: (meta) => ({ ...readSortBy(meta), ...readCounts(meta) }),
}

const TEMPLATES_API = '/partner/templates'

/** The path of one package; `suffix` names a part of it or an action on it. */
const packagePath = (id: Id, suffix = '') => `${PACKAGES_API}/${encodeURIComponent(id)}${suffix}`

/** The error of a save whose outcome is unknown: no answer came, or the server broke off. The package may be there. */
const isUnsure = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.kind !== 'status' || (error.status ?? 0) >= 500)

/** An answer with success, but with a page for people: a captive portal may have sent it. */
const isPageForPeople = (error: unknown): boolean =>
  error instanceof HttpError && error.kind === 'notJson' && error.status !== undefined

/** The calls about packages (docs/product.md §10.2): they read the list, a detail or a form, and change a package. */
export const createApi: CreateApi = ({ rest }, { http, keepsKeys }) => {
  const { getList, getOne } = rest(PACKAGES)
  const proofs = () => import('./mappers/savedProof')

  type Find = (lookUp: Awaited<ReturnType<typeof proofs>>) => Promise<Id | null>

  /** The id of the package that list or form show; null if they do not. */
  const look = (find: Find): Promise<Id | null> =>
    proofs()
      .then(find)
      .catch(() => null)

  /** Sends a save. A success with a page for people counts only if `find` shows the package (docs/product.md §7.1.6). */
  async function save(method: 'POST' | 'PUT', path: string, body: unknown, meta: SaveMeta | undefined, find: Find) {
    const options = { body, meta, mayBeEmpty: true }
    const answer = await http.request(method, path, options).then(asJson, async (error: unknown): Promise<Json> => {
      const id = isPageForPeople(error) ? await look(find) : null
      if (id === null) throw error
      return { id }
    })
    const data = asJson(answer.data)
    const totals = readTotals(data)
    const isTold = Object.values(totals).some((total) => total !== null)
    return { id: readId(data.id) ?? readId(answer.id), ...(isTold ? { totals } : {}) }
  }

  /**
   * Sends a save that makes a package. An API that does not keep keys would make a second one of a repetition: the list
   * decides then, and without a word from the list the mitra does (docs/product.md §7.3.3).
   */
  async function make(
    path: string,
    body: object,
    meta: SaveMeta | undefined,
    find: Find,
  ): Promise<{ data: MadePackage }> {
    const isRepeatable = keepsKeys()
    if (meta?.isRepeat && !isRepeatable) {
      const id = await look(find)
      if (id !== null) return { data: { id } }
      throw Object.assign(new HttpError({ kind: 'unproven' }), { unsure: 'ask' } satisfies UnsureSave)
    }
    try {
      const made = await save('POST', path, body, meta, find)
      return { data: { ...made, id: made.id ?? (await look(find)) } }
    } catch (error) {
      if (!isUnsure(error)) throw error
      throw Object.assign(error, { unsure: isRepeatable ? 'repeatable' : 'once' } satisfies UnsureSave)
    }
  }

  const create = (payload: PackagePayload, meta?: SaveMeta) =>
    make(PACKAGES_API, payload satisfies PackageRequest, meta, ({ findCreated }) => findCreated(http, payload))

  async function readForm(path: string, id: Id, signal?: AbortSignal): Promise<{ data: EditedPackage }> {
    const answer = await http.request('GET', path, { signal })
    const { data } = asJson(answer)
    if (!isJson(data)) throw missingIn(answer)
    const version = readText(data.version)
    return { data: { ...readPackageForm(data), id, ...(version === null ? {} : { version }) } }
  }

  const getEditData = (id: Id, signal?: AbortSignal) => readForm(packagePath(id, '/edit-data'), id, signal)

  const ofForm = (meta: unknown) => (meta ?? {}) as { shape?: string; isTemplate?: boolean }

  return {
    getList,
    getOne(params) {
      const { id, signal } = params
      const { shape, isTemplate } = ofForm(params.meta)
      if (shape !== AS_FORM.shape) return getOne(params)
      return isTemplate
        ? readForm(`${TEMPLATES_API}/${encodeURIComponent(id)}/edit-data`, id, signal)
        : getEditData(id, signal)
    },
    create: ({ data, meta }) => create(data as PackagePayload, meta),
    update: async ({ id, data, meta }) => {
      const payload = data as PackagePayload satisfies PackageRequest
      const saved = await save('PUT', packagePath(id), payload, meta, async ({ isSavedAs }) =>
        (await isSavedAs(http, id, payload)) ? id : null,
      )
      return { data: { ...saved, id: saved.id ?? id } }
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
      createAsSent: (payload: PackagePayload, meta?: SaveMeta) => create(payload, { ...meta, isRepeat: true }),
      duplicate: (id: Id, { namaPaket, known = [], meta }: Duplication) => {
        const name = namaPaket.trim()
        return make(packagePath(id, '/duplicate'), { namaPaket: name }, meta, ({ findCopy }) =>
          findCopy(http, name, known),
        )
      },
      readTemplates: async (signal?: AbortSignal) =>
        readPackageRows(await http.request('GET', TEMPLATES_API, { signal })),
      setTemplate: (id: Id, isTemplate: boolean) =>
        http.request('PUT', packagePath(id, '/template'), { body: { isTemplate } }),
      noteShare: (id: Id, share: SharedOffer) =>
        http.request('POST', packagePath(id, '/sent'), {
          body: { ...share, customerPhone: sentWhatsapp(share.customerPhone) },
        }),
      setLost: (id: Id, reason: LostReason | null) =>
        http.request('PUT', packagePath(id, '/lost'), { body: { reason } }),
      setReminder: (id: Id, remindAt: CalendarDate | null) =>
        http.request('PUT', packagePath(id, '/reminder'), { body: { remindAt } }),
      eraseSharedCustomer: (id: Id) => http.request('DELETE', packagePath(id, '/customer')),
    } satisfies Partial<Actions>,
  }
}
