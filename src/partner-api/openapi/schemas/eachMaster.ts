import { isNullable, isPicture, type PathField } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { MASTER_PATHS } from '@/records/masters'
import { priceNames, recordName } from '@/records/wireNames'
import { CURRENCIES } from '@/domain/kurs/currency'
import { MASTER_FIELDS, unitOf, type MasterField, type PriceUnit } from '@/domain/masters/masters'
import { MAX_PERIODS } from '@/domain/masters/periods'
import { MAX_TIERS } from '@/domain/masters/tiers'
import { ROOM_TYPES } from '@/domain/types'
import { WEEKDAYS } from '@/domain/values/dates'
import type { Schema } from '../types'
import { DAY, OPTIONAL_DAY } from './common'
import { each, nullable, object, optional, ref } from '../words'

const number = ref('Number')
const text = nullable('string')

const VERSION = {
  type: 'string',
  description: 'Another one after every write. PUT and DELETE send it as `If-Match`; in a body it is ignored.',
} as const

const LATER = {
  description: 'Missing in an answer where it is empty. A PUT without it keeps the saved one, null takes it back.',
} as const
export const LATER_TEXT = { ...text, maxLength: 200, ...LATER } as const

const PERIODS = {
  type: ['array', 'null'],
  maxItems: MAX_PERIODS,
  items: object(
    {
      from: { ...DAY, description: 'The first night.' },
      to: { ...DAY, description: 'The last night.' },
      label: optional({ ...text, maxLength: 40 }),
      note: optional({ ...text, maxLength: 120 }),
      ...each([...ROOM_TYPES, 'weekend'], optional(number)),
    },
    {
      description:
        'Riyal for a room and a night, null for a room that is not sold. `weekend` is added to each in the nights of `weekend_nights`. No night is in two periods.',
    },
  ),
  ...LATER,
} as const
const CURRENCY = {
  enum: [...CURRENCIES, null],
  description:
    'With the feature `currency` alone: the price is `amount` in this currency, and its rupiah in an answer are those of today, null while the currency has no rate. Missing: the price is rupiah. A PUT without it keeps the saved price if its rupiah are those of a rate of the last 7 days, null makes it rupiah.',
} as const
const AMOUNT = { ...number, description: 'The price in `currency`.' } as const
const WEEKDAY_LIST = { type: ['array', 'null'], items: { enum: WEEKDAYS }, ...LATER } as const

const TIERS = {
  type: ['array', 'null'],
  maxItems: MAX_TIERS,
  items: ref('Tier'),
  description: `${LATER.description} With tiers the price of the record is that of the first one. A PUT without them whose price is another one moves the first tier, and one with another currency takes them away. The saved tiers with another currency are refused (422).`,
} as const

const TIER_AMOUNTS = {
  ...TIERS,
  description: 'The tiers in `currency`; `tiers` of an answer are rupiah of today.',
} as const

/** A price of a request. The contract of 1.0.0 allows 0 for each, so the answer to a 0 that is refused is a 422. */
const requestedPrice = ({ mayBeFree }: PathField): Schema => ({
  type: 'number',
  minimum: 0,
  ...(mayBeFree ? {} : { description: 'More than 0: 0 is answered with 422.' }),
})

function schemaOf(field: PathField, isRequest: boolean): Schema {
  if (field.kind === 'name') return { type: 'string' }
  if (field.kind === 'periods') return PERIODS
  if (field.kind === 'tiers') return TIERS
  if (field.kind === 'weekdays') return WEEKDAY_LIST
  if (field.kind === 'currency') return CURRENCY
  if (field.kind === 'text') return { ...LATER_TEXT, ...(field.most ? { maxLength: field.most } : {}) }
  if (field.kind === 'date') return { ...OPTIONAL_DAY, ...LATER }
  if (field.isLater) return { type: ['number', 'null'], ...LATER }
  if (isPicture(field)) return text
  return isRequest && field.kind === 'rupiah' ? requestedPrice(field) : number
}

const propertiesOf = (fields: readonly PathField[], isRequest: boolean): Record<string, Schema> => ({
  ...Object.fromEntries(fields.map((field) => [field.wire, schemaOf(field, isRequest)])),
  ...Object.fromEntries(
    fields.flatMap(({ foreignWire, kind }) =>
      foreignWire ? [[foreignWire, kind === 'tiers' ? TIER_AMOUNTS : AMOUNT]] : [],
    ),
  ),
  version: VERSION,
})
const wiresOf = (fields: readonly PathField[], isWanted: (field: PathField) => boolean) =>
  fields.filter(isWanted).map(({ wire }) => wire)

/** What a request has to say: all but what a record may be without, and an empty rate, too. */
const isAsked = (field: PathField) => field.kind === 'riyal' || (!isNullable(field) && !field.foreignWire)

/** `visaBus` → `VisaBusMaster`. */
export const masterSchemaName = (field: MasterField) => `${field.charAt(0).toUpperCase()}${field.slice(1)}Master`

const UNITS: Record<PriceUnit, string> = {
  jamaah: 'Its price is in rupiah per jamaah.',
  group: 'Its price is in rupiah for the whole group: a package divides it by its number of jamaah.',
  vehicle: 'Its price is in rupiah for a vehicle: a package divides it by its number of jamaah.',
}

/** Makes the schema of a master's record with the field names that the app reads. It needs a single price field, which is null for an unknown price. */
function ofMaster(field: MasterField): Record<string, Schema> {
  const [fields, prices] = [MASTER_PATHS[field], priceNames(field)]
  return {
    [masterSchemaName(field)]: {
      allOf: [ref('Master')],
      description: UNITS[unitOf(field)],
      type: 'object',
      properties: { ...Object.fromEntries(prices.map((price) => [price, number])), ...propertiesOf(fields, false) },
      required: [recordName(field)],
      anyOf: prices.map((price) => ({ required: [price] })),
    },
    [`${masterSchemaName(field)}Request`]: {
      allOf: [ref('MasterRequest')],
      description: UNITS[unitOf(field)],
      type: 'object',
      properties: propertiesOf(fields, true),
      required: wiresOf(fields, isAsked),
      ...(field === 'margin' ? {} : { anyOf: [{ required: [prices[0]] }, { required: ['amount', 'currency'] }] }),
    },
  }
}

const ofHotel: Record<string, Schema> = {
  HotelMaster: {
    type: 'object',
    properties: { id: ref('Id'), ...propertiesOf(HOTEL_PATHS, false) },
    required: ['id', ...wiresOf(HOTEL_PATHS, ({ kind }) => kind === 'name' || kind === 'riyal')],
    description:
      'A hotel as an admin edits it: riyal for a room and a night, by season. Null: the room is not sold then. Without any rate for Rajab and Sya’ban their nights cost as others; without any for Ramadhan its nights are not sold.',
  },
  HotelMasterRequest: {
    type: 'object',
    properties: { id: ref('Id'), ...propertiesOf(HOTEL_PATHS, true) },
    required: wiresOf(HOTEL_PATHS, isAsked),
    description: 'A rate is more than 0, or null for a room that is not sold. A hotel has at least one rate.',
  },
}

export const eachMasterSchema: Record<string, Schema> = Object.assign(ofHotel, ...MASTER_FIELDS.map(ofMaster))
