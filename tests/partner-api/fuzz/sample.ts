import { contractDocument } from '@/partner-api/openapi/document'
import { DATE } from '@/partner-api/openapi/schemas/common'

/** Makes a value for a schema of the contract, with its required fields and those of its first alternative. */

type Schema = Record<string, unknown>

const at = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      contractDocument,
    ) as Schema

const TEXT = 'Contoh'
const TODAY = '2026-11-20'
const firstOf = (value: unknown) => (Array.isArray(value) ? value[0] : undefined)
const list = (value: unknown) => (Array.isArray(value) ? (value as Schema[]) : [])

function sampleOf(schema: Schema): unknown {
  if (typeof schema.$ref === 'string') return sampleOf(at(schema.$ref.slice(1)))
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf) && !schema.properties) return sampleOf(firstOf(schema.anyOf))
  const type = Array.isArray(schema.type)
    ? schema.type.includes('null') && !schema.type.includes('number')
      ? 'null'
      : schema.type[0]
    : schema.type
  if (type === 'object') return objectOf(schema)
  if (type === 'array') return []
  if (schema.pattern === DATE) return TODAY
  if (type === 'number' && typeof schema.minimum === 'number') return Math.max(3, schema.minimum)
  return { string: TEXT, number: 3, integer: 3, boolean: true }[type as string] ?? null
}

function objectOf(schema: Schema): Record<string, unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const first = firstOf(schema.anyOf) as Schema | undefined
  const own = [...list(schema.required), ...list(first?.required)]
    .map(String)
    .map((name) => [name, sampleOf(properties[name] ?? {})])
  return Object.assign({}, ...list(schema.allOf).map(sampleOf), Object.fromEntries(own)) as Record<string, unknown>
}

/** Makes a body for the schema at this place in the document. */
export const sampleBody = (place: string): Record<string, unknown> => sampleOf(at(place)) as Record<string, unknown>
