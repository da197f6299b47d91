import type { HotelForm, MasterForm } from '../domain/masters/masterSchema'
import type { MasterField } from '../domain/masters/masters'
import { ROOM_TYPES, SEASONS, type Season } from '../domain/types'
import { priceNames, recordName } from './wireNames'

/** The fields of an admin's form: each path (`rates.ramadhan.double`) with the name that the partner API gives it. */
export type WireFields = readonly (readonly [path: string, wireName: string])[]
type Body = Record<string, string | number | null>

/** The name that customers are told. A body without it keeps what is saved, so a form without it sends nothing. */
const TOLD_NAME = ['toldName', 'nama_pelanggan'] as const
const isLeftOut = (path: string, value: unknown) => path === TOLD_NAME[0] && value === undefined

/** The fields of a `custom-data` master: name, price, and a flight's logo. A margin has no name, only its amount. */
export const masterFields = (field: MasterField): WireFields => [
  ...(field === 'margin' ? [] : [['name', recordName(field)] as const]),
  ['price', priceNames(field)[0]],
  ...(field === 'pesawat' ? [['logo', 'logo'] as const] : []),
  ...(field === 'margin' ? [] : [TOLD_NAME]),
]

const SEASON_SUFFIX: Record<Season, string> = { regular: '', rajabSyaban: '_rajab_syaban', ramadhan: '_ramadhan' }

export const HOTEL_WIRE_FIELDS: WireFields = [
  ['name', 'nama_hotel'],
  ['stars', 'bintang'],
  ['distance', 'jarak'],
  ['image', 'image_path'],
  ...SEASONS.flatMap((season) =>
    ROOM_TYPES.map((room) => [`rates.${season}.${room}`, `rate_${room}${SEASON_SUFFIX[season]}`] as const),
  ),
  TOLD_NAME,
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
  Object.fromEntries(
    fields.flatMap(([path, wireName]) => {
      const value = read(form, path)
      return isLeftOut(path, value) ? [] : [[wireName, (value ?? null) as string | number | null]]
    }),
  )

/** A form under its wire names: the body of POST and PUT. */
export const masterBody = (field: MasterField, form: MasterForm): Body => toBody(masterFields(field), form)
export const hotelBody = (form: HotelForm): Body => toBody(HOTEL_WIRE_FIELDS, form)

/** A body or record under the form's names; the values stay as they came, and fields that it lacks are missing. */
export function formValues(fields: WireFields, body: Record<string, unknown>): Record<string, unknown> {
  const form: Record<string, unknown> = {}
  for (const [path, wireName] of fields) {
    const names = path.split('.')
    const last = names.pop() ?? path
    const parent = names.reduce((level, name) => (level[name] ??= {}) as Record<string, unknown>, form)
    if (Object.hasOwn(body, wireName)) parent[last] = body[wireName]
  }
  return form
}

/** The wire name of a form's path, or the path itself if it has no wire name. */
export const wireNameOf = (fields: WireFields, path: string): string =>
  fields.find(([own]) => own === path)?.[1] ?? path

/** The form's path for a wire name (of a 422's error), or the wire name itself if the form has no such path. */
export const formPathOf = (fields: WireFields, wireName: string): string =>
  fields.find(([, name]) => name === wireName)?.[0] ?? wireName
