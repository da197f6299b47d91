import { HOTEL_WIRE_FIELDS, masterFields as masterWireFields } from '../../contract/masterBody'
import { hotelProblems, masterProblems, parseHotel, parseMaster } from '../../domain/masters/masterSchema'
import { HOTEL_RESOURCES, masterOfResource, MASTERS, type MasterField } from '../../domain/masters/masters'
import { uploadHash, uploadPath } from '../../domain/masters/uploads'
import type { ToldName } from '../../domain/masters/masterSchema'
import type { City, Named } from '../../domain/types'
import type { WireHotelMaster, WireMaster } from '../../http/partnerApi.types'
import type { AuditEntry } from '../stores/upkeepStore'
import { unprocessable } from '../routes/apiError'
import { accountMessages, messages } from '../routes/messages'
import { withToldName } from './toldName'
import { changedFields, hotelFields, masterFields, masterLabel } from './audited'
import { readForm, withoutVersion } from './requests/requestBody'
import type { HotelRow, MasterRow, StoreSession, Versioned } from '../store'
import { wireHotelMaster, wireMasterRecord } from './wire'
import { requireVersion } from './wireAccounts'

type Wire = WireMaster | WireHotelMaster

type Change = Omit<AuditEntry, 'at' | 'userId' | 'userName' | 'address'>

/** The record with the API's field names, and what the audit keeps of the write: null where it changed nothing. */
export type Written = { body: Wire; change: Change | null }

/**
 * The operations of a master that the write routes need. Null means an unknown id. `ifMatch` names the version that the
 * client has read; a change or deletion of another version is refused (409).
 */
export type EditableMaster = {
  resource: string
  /** Reads a body, or throws 422. `id` is null for a new record. */
  prepare: (
    body: Record<string, unknown>,
    id: number | null,
  ) => { form: unknown; save: (tx: StoreSession, ifMatch?: string) => Promise<Written | null> }
  remove: (tx: StoreSession, id: number, now: number, ifMatch?: string) => Promise<Written | null>
  restore: (tx: StoreSession, id: number) => Promise<Written | null>
}

type Row = Named & { id: number }

/** The picture of a saved record, and the one that it had before. */
type SavedPicture = Record<'picture' | 'earlier', string | null>

/**
 * Keeps the uploads among the pictures of saved records for good. Returns the places of the pictures that are new for their
 * records and no longer there (docs/product.md §15.8.5).
 */
export async function keepPictures(tx: StoreSession, saved: readonly SavedPicture[]): Promise<number[]> {
  const hashes = saved.flatMap(({ picture }) => uploadHash(picture) ?? [])
  const known = new Set(hashes.length > 0 ? await tx.markUploads(hashes) : [])
  return saved.flatMap(({ picture, earlier }, at) => {
    const hash = picture === earlier ? null : uploadHash(picture)
    // The upload of another server is not known here.
    return hash !== null && picture === uploadPath(hash) && !known.has(hash) ? [at] : []
  })
}

/** The functions by which a kind of rows is read from a request, written and answered. */
type Kind<R extends Row> = {
  resource: string
  /** The fields that no write changes. */
  own: Partial<R>
  read: (body: Record<string, unknown>, id: number | null) => ToldName
  find: (tx: StoreSession, id: number) => Promise<Versioned<R> | null>
  insert: (tx: StoreSession, row: Omit<R, 'id'>) => Promise<number>
  update: (tx: StoreSession, row: R) => Promise<boolean>
  remove: (tx: StoreSession, id: number, now: number) => Promise<boolean>
  restore: (tx: StoreSession, id: number) => Promise<Versioned<R> | null>
  wire: (row: Versioned<R>) => Wire
  fields: (row: R) => NonNullable<AuditEntry['after']>
  label: (row: R) => string
  picture: (row: R) => string | null
  pictureField: 'logo' | 'image_path'
}

function editable<R extends Row>(kind: Kind<R>): EditableMaster {
  const { resource, wire, fields, label, pictureField } = kind
  /** Keeps the picture of a saved record, or throws 422. */
  async function keepPicture(tx: StoreSession, row: R, before?: R) {
    const gone = await keepPictures(tx, [{ picture: kind.picture(row), earlier: before ? kind.picture(before) : null }])
    if (gone.length > 0) throw unprocessable({ [pictureField]: [messages.pictureGone] })
  }
  const requireRead = (ifMatch: string | undefined, row: Versioned<R>) =>
    requireVersion(ifMatch, row.version, wire(row), accountMessages.recordChanged)
  const written = (
    event: Change['event'],
    row: Versioned<R>,
    before: AuditEntry['before'],
    after: AuditEntry['after'],
  ) => ({
    body: wire(row),
    change: { event, resource, recordId: row.id, label: label(row), before, after },
  })
  return {
    resource,
    prepare: (body, id) => {
      const form = kind.read(withoutVersion(body), id)
      const save = async (tx: StoreSession, ifMatch?: string) => {
        if (id === null) {
          const fresh = { ...withToldName(form), ...kind.own } as unknown as R
          const row = { ...fresh, id: await kind.insert(tx, fresh), version: 1 }
          await keepPicture(tx, row)
          return written('create', row, null, fields(row))
        }
        const before = await kind.find(tx, id)
        if (!before) return null
        const row = {
          ...withToldName(form, before),
          ...kind.own,
          id,
          version: before.version + 1,
        } as unknown as Versioned<R>
        const changed = changedFields(fields(before), fields(row))
        if (Object.keys(changed.after).length === 0) return { body: wire(before), change: null }
        requireRead(ifMatch, before)
        if (!(await kind.update(tx, row))) return null
        await keepPicture(tx, row, before)
        return written('update', row, changed.before, changed.after)
      }
      return { form, save }
    },
    remove: async (tx, id, now, ifMatch) => {
      const row = await kind.find(tx, id)
      if (row) requireRead(ifMatch, row)
      return row && (await kind.remove(tx, id, now)) ? written('delete', row, fields(row), null) : null
    },
    restore: async (tx, id) => {
      const row = await kind.restore(tx, id)
      return row && written('restore', row, null, fields(row))
    },
  }
}

const customData = (kind: MasterField): EditableMaster =>
  editable<MasterRow>({
    resource: MASTERS[kind].resource,
    own: { kind },
    read: (body, id) =>
      readForm(body, id, {
        fields: masterWireFields(kind),
        problems: (value) => masterProblems(kind, value),
        parse: (value) => parseMaster(kind, value),
      }),
    find: async (tx, id) => (await tx.findMasters([id], true)).find((row) => row.kind === kind) ?? null,
    insert: (tx, row) => tx.insertMaster(row),
    update: (tx, row) => tx.updateMaster(row),
    remove: (tx, id, now) => tx.deleteMaster(id, now),
    restore: (tx, id) => tx.restoreMaster(id, kind),
    wire: wireMasterRecord,
    fields: masterFields,
    label: masterLabel,
    picture: ({ logo }) => logo,
    pictureField: 'logo',
  })

const hotel = (city: City): EditableMaster =>
  editable<HotelRow>({
    resource: HOTEL_RESOURCES[city],
    own: { city },
    read: (body, id) => readForm(body, id, { fields: HOTEL_WIRE_FIELDS, problems: hotelProblems, parse: parseHotel }),
    find: async (tx, id) => (await tx.findHotels([id], true)).find((row) => row.city === city) ?? null,
    insert: (tx, row) => tx.insertHotel(row),
    update: (tx, row) => tx.updateHotel(row),
    remove: (tx, id, now) => tx.deleteHotel(id, now),
    restore: (tx, id) => tx.restoreHotel(id, city),
    wire: wireHotelMaster,
    fields: hotelFields,
    label: ({ name }) => name,
    picture: ({ image }) => image,
    pictureField: 'image_path',
  })

export const isCity = (value: string): value is City => Object.hasOwn(HOTEL_RESOURCES, value)

/** Finds the master of a path such as `custom-data/visa` or `hotel/makkah`; undefined for an unknown path. */
export function editableMaster(group: string, name: string): EditableMaster | undefined {
  if (group === 'hotel') return isCity(name) ? hotel(name) : undefined
  const kind = masterOfResource(`${group}/${name}`)
  return kind && customData(kind)
}
