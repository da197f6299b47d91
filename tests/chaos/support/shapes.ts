import type { Random } from './draw'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

// Names, prices and links stay true: a wrong price would be a lie of the API, not a wrong shape.
const UNCHANGED_FIELDS = /harga|price|margin|rupiah|nama|^url$|^token$|^success$/i
const isId = (key: string) => /(^|_)id$/i.test(key)

/** Copies JSON and passes each value through `change`; `undefined` removes the field. */
function mapped(value: unknown, change: (key: string, value: unknown) => unknown, key = ''): unknown {
  const own = key === '' ? value : change(key, value)
  if (Array.isArray(own)) return own.map((item, index) => mapped(item, change, isObject(item) ? '' : `${index}`))
  if (!isObject(own)) return own
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, inner]) => {
      const next = mapped(inner, change, name)
      return next === undefined ? [] : [[name, next]]
    }),
  )
}

const asText = (key: string, value: unknown) =>
  typeof value !== 'number' ? value : isId(key) || !UNCHANGED_FIELDS.test(key) ? String(value) : value.toFixed(2)

/** Functions that give the JSON of an answer a wrong shape, by name. */
export const SHAPES: Record<string, (json: unknown, random: Random) => unknown> = {
  'data null': (json) => (isObject(json) ? { ...json, data: null } : null),
  'object for array': (json) =>
    isObject(json) ? { ...json, data: Array.isArray(json.data) ? { ...json.data } : [json.data] } : json,
  'numbers as text': (json) => mapped(json, asText),
  'missing fields': (json, random) =>
    mapped(json, (key, value) => (!UNCHANGED_FIELDS.test(key) && random.chance(0.25) ? undefined : value)),
  'null fields': (json, random) =>
    mapped(json, (key, value) => (!UNCHANGED_FIELDS.test(key) && random.chance(0.25) ? null : value)),
  'odd types': (json, random) =>
    mapped(json, (key, value) =>
      UNCHANGED_FIELDS.test(key) || !random.chance(0.2)
        ? value
        : random.pick(isId(key) ? [null, {}, []] : [null, 7, 'teks', true, {}, []]),
    ),
  'no meta': (json) => (isObject(json) ? { data: json.data } : json),
  'holes in lists': (json, random) =>
    mapped(json, (_, value) =>
      Array.isArray(value) ? value.flatMap((item) => (random.chance(0.3) ? [null, item] : [item])) : value,
    ),
  'no object': (_, random) => random.pick([null, [], 'ok', 0, false]),
}
