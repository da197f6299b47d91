import { importKey } from '@/domain/masters/flights'
import { HOTEL_RESOURCES, masterOfResource, MASTERS, type MasterField } from '@/domain/masters/masters'
import { withFirstPrice } from '@/domain/masters/tiers'
import { uploadHash, uploadPath } from '@/domain/masters/uploads'
import type { DayKurs } from '@/domain/kurs/currency'
import type { City } from '@/domain/types'
import { isSameJson } from '@/domain/sameJson'
import { formatRupiah } from '@/domain/values/money'
import type { WireHotelMaster, WireMaster } from '@/http/partnerApi.types'
import { bodyOf, isPicture, mergedRecord, valueAt, wireNameOf } from '@/records/fields'
import { fieldsOfResource } from '@/records/masters'
import { rulesOf } from '@/records/rules'
import type { HotelRow, MasterRow, StoreSession, Versioned } from '../stores/store'
import type { RecordStore } from '../stores/mastersStore'
import type { AuditedFields, Change } from '../stores/upkeepStore'
import { unprocessable, type Problems } from '../errors/apiError'
import { accountMessages, messages } from '../errors/messages'
import { auditedFields, changedFields } from './audited'
import { problemTexts, readForm, withoutVersion } from './requests/requestBody'
import { rupiahSaid, type Said } from './rupiahSaid'
import { wireHotelMaster, wireMasterRecord } from './wire'
import { requireVersion } from './wireAccounts'

/** The record with the API's field names, and what the audit keeps of the write: null where it changed nothing. */
export type Written = { body: WireMaster | WireHotelMaster; change: Change | null }

/** A record of a master under its paths, without its id and version. */
export type MasterForm = object

type Kind<Row extends { id: number }, List> = {
  resource: string
  rowsOf: (tx: StoreSession) => RecordStore<Row, List>
  /** The list of the rows, and whether one is in it. */
  list: List
  isOfList: (row: Row) => boolean
  /** What each row has besides the declared fields. */
  own: Partial<Row>
  /** The record under the API's names. */
  wireOf: (row: Versioned<Row>) => Written['body']
  /** What a form means for a saved record, where that is more than its fields say. */
  asSaid?: (form: MasterForm, saved: Row) => Said
}
/**
 * A master as the write routes, the import and the changes of many records see it. Null means an unknown id. `ifMatch`
 * names the version that the client has read; a change or deletion of another version is refused (409).
 */
export type Master = ReturnType<typeof masterOf>

/** Keeps the picture of each saved record. Returns the places of the pictures that are gone (docs/product.md §15.8.5). */
async function keepPictures(
  tx: StoreSession,
  saved: readonly Record<'picture' | 'earlier', unknown>[],
): Promise<number[]> {
  const hashOf = (picture: unknown) => (typeof picture === 'string' ? uploadHash(picture) : null)
  const hashes = saved.flatMap(({ picture }) => hashOf(picture) ?? [])
  const known = new Set(hashes.length > 0 ? await tx.markUploads(hashes) : [])
  return saved.flatMap(({ picture, earlier }, at) => {
    const hash = picture === earlier ? null : hashOf(picture)
    // The upload of another server is not known here.
    return hash !== null && picture === uploadPath(hash) && !known.has(hash) ? [at] : []
  })
}

const asIs = (form: MasterForm): Said => ({ form })

function masterOf<Row extends { id: number }, List>({
  resource,
  rowsOf,
  list,
  isOfList,
  own,
  wireOf,
  asSaid = asIs,
}: Kind<Row, List>) {
  const [fields, rules] = [fieldsOfResource(resource), rulesOf(resource)]
  const pictureField = fields.find(isPicture)
  const [label] = fields
  /** The name of a record, or the amount of a margin, which has none. */
  const labelOf = (form: MasterForm): string => {
    const value = valueAt(form, label?.path ?? '')
    return typeof value === 'number' ? formatRupiah(value) : String(value)
  }
  const fieldsOf = (form: MasterForm): AuditedFields => auditedFields(fields, form)
  /** The record that a form makes of a saved one, or a new one (docs/product.md §16.5.4). */
  const over = (form: MasterForm, saved?: MasterForm): MasterForm =>
    withFirstPrice(mergedRecord(fields, saved ? asSaid(form, saved as Row).form : form, saved), saved)
  const find = async (tx: StoreSession, id: number) => (await rowsOf(tx).find([id], true)).find(isOfList) ?? null
  const rowOf = (form: MasterForm) => ({ ...own, ...form }) as unknown as Row
  const requireRead = (ifMatch: string | undefined, row: Versioned<Row>) =>
    requireVersion(ifMatch, row.version, wireOf(row), accountMessages.recordChanged)

  /** Keeps the pictures of saved records. Returns the places of those whose picture is gone. */
  const keepPicturesOf = (tx: StoreSession, saved: readonly { form: MasterForm; earlier: MasterForm | undefined }[]) =>
    pictureField
      ? keepPictures(
          tx,
          saved.map(({ form, earlier }) => ({
            picture: valueAt(form, pictureField.path),
            earlier: valueAt(earlier, pictureField.path),
          })),
        )
      : []
  async function keepPicture(tx: StoreSession, form: MasterForm, earlier?: MasterForm) {
    const gone = await keepPicturesOf(tx, [{ form, earlier }])
    if (gone.length > 0 && pictureField) throw unprocessable({ [pictureField.wire]: [messages.pictureGone] })
  }

  const written = (
    event: Change['event'],
    row: Versioned<Row>,
    before: MasterForm | null,
    after: MasterForm | null,
  ) => {
    const changed =
      before && after
        ? changedFields(fieldsOf(before), fieldsOf(after))
        : { before: before && fieldsOf(before), after: after && fieldsOf(after) }
    return { body: wireOf(row), change: { event, resource, recordId: row.id, label: labelOf(row), ...changed } }
  }

  /** What the fields of the whole record break together, under the API's names. An older app's body lacks some of them. */
  function problemsAcross(form: MasterForm, saved?: MasterForm): Problems {
    const problem = saved && asSaid(form, saved as Row).problem
    if (problem) return { [wireNameOf(fields, problem.path)]: [problem.text] }
    return problemTexts(fields, rules.problemsAcross(over(form, saved)))
  }
  function wholeOver(form: MasterForm, saved?: MasterForm): MasterForm {
    const problems = problemsAcross(form, saved)
    if (Object.keys(problems).length > 0) throw unprocessable(problems)
    return over(form, saved)
  }

  /** Reads a body, or throws 422. A field that it lacks is missing in the form. */
  const read = (body: Record<string, unknown>, id: number | null): MasterForm =>
    readForm<MasterForm>(withoutVersion(body), id, { fields, problems: rules.fieldProblems, parse: rules.parse })

  return {
    resource,
    fields,
    pictureField: pictureField?.wire ?? '',
    labelOf,
    /** The key by which an import without ids finds a record. */
    keyOf: (form: MasterForm) => importKey({ ...form, name: labelOf(form) }),
    fieldsOf,
    over,
    keepPicturesOf,
    problemsAcross,
    read,
    async create(tx: StoreSession, form: MasterForm): Promise<Written> {
      const fresh = rowOf(wholeOver(form))
      const [id = 0] = await rowsOf(tx).insert([fresh])
      await keepPicture(tx, fresh)
      const row = { ...fresh, id, version: 1 }
      return written('create', row, null, row)
    },
    async change(tx: StoreSession, id: number, form: MasterForm, ifMatch?: string): Promise<Written | null> {
      const before = await find(tx, id)
      if (!before) return null
      const row = { ...rowOf(wholeOver(form, before)), id, version: before.version + 1 }
      // Every declared field counts: what the audit names is no list of its own.
      if (isSameJson(bodyOf(fields, row), bodyOf(fields, before))) return { body: wireOf(before), change: null }
      requireRead(ifMatch, before)
      await rowsOf(tx).update([row])
      await keepPicture(tx, row, before)
      return written('update', row, before, row)
    },
    async remove(tx: StoreSession, id: number, now: number, ifMatch?: string): Promise<Written | null> {
      const row = await find(tx, id)
      if (!row) return null
      requireRead(ifMatch, row)
      await rowsOf(tx).mark([id], now)
      return written('delete', row, row, null)
    },
    async restore(tx: StoreSession, id: number): Promise<Written | null> {
      const row = await rowsOf(tx).restore(id, list)
      return row && written('restore', row, null, row)
    },
    lock: async (tx: StoreSession) =>
      (await rowsOf(tx).lock(list)).map(({ id, version, ...form }) => ({ id, version, form: form as MasterForm })),
    insert: (tx: StoreSession, forms: readonly MasterForm[]) => rowsOf(tx).insert(forms.map(rowOf)),
    update: (tx: StoreSession, changed: readonly { id: number; form: MasterForm }[]) =>
      rowsOf(tx).update(changed.map(({ id, form }) => ({ ...rowOf(form), id }))),
    mark: (tx: StoreSession, ids: readonly number[], deletedAt: number | null) => rowsOf(tx).mark(ids, deletedAt),
  }
}

const customData = (kind: MasterField, rates: readonly DayKurs[]): Master =>
  masterOf<MasterRow, MasterField>({
    resource: MASTERS[kind].resource,
    rowsOf: (tx) => tx.masters,
    list: kind,
    isOfList: (row) => row.kind === kind,
    own: { kind, name: '', logo: null },
    wireOf: (row) => wireMasterRecord(kind, row, rates[0] ?? {}),
    asSaid: (form, saved) => rupiahSaid(form, saved, rates),
  })

const hotel = (city: City): Master =>
  masterOf<HotelRow, City>({
    resource: HOTEL_RESOURCES[city],
    rowsOf: (tx) => tx.hotels,
    list: city,
    isOfList: (row) => row.city === city,
    own: { city },
    wireOf: wireHotelMaster,
  })

export const isCity = (value: string): value is City => Object.hasOwn(HOTEL_RESOURCES, value)

/**
 * Finds the master of a path such as `custom-data/visa` or `hotel/makkah`, with the rates of today and those that an app may have
 * read lately; undefined for an unknown path.
 */
export function masterAt(group: string, name: string, ...rates: DayKurs[]): Master | undefined {
  if (group === 'hotel') return isCity(name) ? hotel(name) : undefined
  const kind = masterOfResource(`${group}/${name}`)
  return kind && customData(kind, rates)
}
