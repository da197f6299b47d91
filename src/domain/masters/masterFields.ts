import type { HotelForm, MasterForm } from './masterSchema'
import { MASTERS, type MasterDefinition, type MasterField } from './masters'
import { ROOM_TYPES, SEASONS, type Season } from '../types'

/** The names that the partner API has for the fields of an admin's form: form path (`rates.ramadhan.double`) and wire name. */
export type WireFields = readonly (readonly [path: string, wireName: string])[]
type Body = Record<string, string | number | null>

/** Fields of a `custom-data` master: its own name field, the first of its price fields, a flight's logo. */
export function masterFields(field: MasterField): WireFields {
  const { nameField, priceFields }: MasterDefinition = MASTERS[field]
  return [
    ...(field === 'margin' ? [] : [['name', nameField] as const]),
    ['price', priceFields[0] ?? 'price'],
    ...(field === 'pesawat' ? [['logo', 'logo'] as const] : []),
  ]
}

const SEASON_SUFFIX: Record<Season, string> = { regular: '', rajabSyaban: '_rajab_syaban', ramadhan: '_ramadhan' }

export const HOTEL_WIRE_FIELDS: WireFields = [
  ['name', 'nama_hotel'],
  ['stars', 'bintang'],
  ['distance', 'jarak'],
  ['image', 'image_path'],
  ...SEASONS.flatMap((season) =>
    ROOM_TYPES.map((room) => [`rates.${season}.${room}`, `rate_${room}${SEASON_SUFFIX[season]}`] as const),
  ),
]

const read = (form: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      form,
    )

const toBody = (fields: WireFields, form: object): Body =>
  Object.fromEntries(fields.map(([path, wireName]) => [wireName, (read(form, path) ?? null) as string | number | null]))

/** A form under its wire names: the body of POST and PUT. */
export const masterBody = (field: MasterField, form: MasterForm): Body => toBody(masterFields(field), form)
export const hotelBody = (form: HotelForm): Body => toBody(HOTEL_WIRE_FIELDS, form)

/** A body or record under the form's names, its values as they came. */
export function formValues(fields: WireFields, body: Record<string, unknown>): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [path, wireName] of fields) {
    const names = path.split('.')
    const last = names.pop() ?? path
    const parent = names.reduce((level, name) => (level[name] ??= {}) as Record<string, unknown>, form)
    parent[last] = Object.hasOwn(body, wireName) ? body[wireName] : null
  }
  return form
}

/** A form's path as the wire names it; itself where it has no name there. */
export const wireNameOf = (fields: WireFields, path: string): string =>
  fields.find(([own]) => own === path)?.[1] ?? path

/** The form's path for a wire name (a 422's error); itself where the form has none. */
export const formPathOf = (fields: WireFields, wireName: string): string =>
  fields.find(([, name]) => name === wireName)?.[0] ?? wireName
