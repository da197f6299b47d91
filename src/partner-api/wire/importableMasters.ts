import { HOTEL_WIRE_FIELDS, hotelBody, masterFields, type WireFields } from '../../contract/masterBody'
import { foldedName, HOTEL_RESOURCES, masterOfResource, MASTERS, type MasterField } from '../../domain/masters/masters'
import {
  hotelProblems,
  masterProblems,
  parseHotel,
  parseMaster,
  type HotelForm,
  type MasterForm,
} from '../../domain/masters/masterSchema'
import type { City } from '../../domain/types'
import type { StoreSession } from '../store'
import type { AuditedFields } from '../stores/upkeepStore'
import { hotelFields, masterFields as auditedMaster, masterLabel } from './audited'
import { isCity } from './editableMasters'
import { readForm } from './requests/requestBody'
import { withToldName } from './toldName'
import { wireMaster } from './wire'

type Body = Record<string, unknown>

/** A master that files are imported into. `Form` is a record without its id. */
export type ImportableMaster<Form = unknown> = {
  resource: string
  fields: WireFields
  /** Reads a record, or throws 422. */
  read: (body: Body) => Form
  /** The key by which an import without ids finds a record: its name, or a margin's amount. */
  keyOf: (form: Form) => string
  /** The record that a form makes of a saved one. */
  over: (form: Form, saved: Form) => Form
  /** The fields of a record under their wire names. */
  wireOf: (form: Form, id: number) => Body
  /** The fields of a record that the audit keeps, and its label there. */
  fieldsOf: (form: Form) => AuditedFields
  labelOf: (form: Form) => string
  pictureOf: (form: Form) => string | null
  pictureField: 'logo' | 'image_path'
  lock: (tx: StoreSession) => Promise<{ id: number; version: number; form: Form }[]>
  insert: (tx: StoreSession, forms: readonly Form[]) => Promise<number[]>
  update: (tx: StoreSession, rows: readonly { id: number; form: Form }[]) => Promise<void>
  /** Deletes records, or brings them back with null. */
  mark: (tx: StoreSession, ids: readonly number[], deletedAt: number | null) => Promise<void>
}

const mergedForm = <Form extends MasterForm | HotelForm>(form: Form, saved: Form): Form =>
  ({ ...form, toldName: form.toldName === undefined ? saved.toldName : form.toldName }) as Form

const customData = (kind: MasterField): ImportableMaster<MasterForm> => {
  const fields = masterFields(kind)
  const rules = {
    fields,
    problems: (value: unknown) => masterProblems(kind, value),
    parse: (value: unknown) => parseMaster(kind, value),
  }
  return {
    resource: MASTERS[kind].resource,
    fields,
    read: (body) => readForm(body, null, rules),
    over: mergedForm,
    keyOf: ({ name, price }) => (kind === 'margin' ? String(price) : foldedName(name)),
    wireOf: (form, id) => wireMaster(kind, { ...withToldName(form), id }),
    fieldsOf: (form) => auditedMaster({ ...withToldName(form), kind }),
    labelOf: (form) => masterLabel({ ...withToldName(form), kind }),
    pictureOf: ({ logo }) => logo,
    pictureField: 'logo',
    lock: async (tx) => (await tx.lockMasters(kind)).map(({ id, version, ...form }) => ({ id, version, form })),
    insert: (tx, forms) => tx.insertMasters(forms.map((form) => ({ ...withToldName(form), kind }))),
    update: (tx, rows) => tx.updateMasters(rows.map(({ id, form }) => ({ ...withToldName(form), kind, id }))),
    mark: (tx, ids, deletedAt) => tx.markMasters(ids, deletedAt),
  }
}

const hotel = (city: City): ImportableMaster<HotelForm> => {
  const rules = { fields: HOTEL_WIRE_FIELDS, problems: hotelProblems, parse: parseHotel }
  return {
    resource: HOTEL_RESOURCES[city],
    fields: HOTEL_WIRE_FIELDS,
    read: (body) => readForm(body, null, rules),
    over: mergedForm,
    keyOf: ({ name }) => foldedName(name),
    wireOf: (form) => hotelBody(withToldName(form)),
    fieldsOf: (form) => hotelFields({ ...withToldName(form), city }),
    labelOf: ({ name }) => name,
    pictureOf: ({ image }) => image,
    pictureField: 'image_path',
    lock: async (tx) => (await tx.lockHotels(city)).map(({ id, version, ...form }) => ({ id, version, form })),
    insert: (tx, forms) => tx.insertHotels(forms.map((form) => ({ ...withToldName(form), city }))),
    update: (tx, rows) => tx.updateHotels(rows.map(({ id, form }) => ({ ...withToldName(form), city, id }))),
    mark: (tx, ids, deletedAt) => tx.markHotels(ids, deletedAt),
  }
}

/** Finds the master of a path such as `custom-data/visa` or `hotel/makkah`; undefined for an unknown path. */
export function importableMaster(group: string, name: string): ImportableMaster | undefined {
  if (group === 'hotel') return isCity(name) ? (hotel(name) as ImportableMaster) : undefined
  const kind = masterOfResource(`${group}/${name}`)
  return kind && (customData(kind) as ImportableMaster)
}
