import { describe, expect, expectTypeOf, it } from 'vitest'
import { nullable, object, optional } from '@/partner-api/openapi/words'
import type { Described, Of } from '@/partner-api/openapi/schemaTypes'
import type { EditDataResponse, PackageRequest, WireMaster } from '@/http/partnerApi.types'
import type { typedSchemas } from '@/partner-api/openapi/schemas'

type Schemas = typeof typedSchemas
/** True when a type contains `never` at any depth: a schema with an unknown keyword has that type. */
type NotUnderstood<T> = [T] extends [never]
  ? true
  : T extends readonly (infer Each)[]
    ? NotUnderstood<Each>
    : T extends object
      ? true extends { [name in keyof T]-?: NotUnderstood<Exclude<T[name], undefined>> }[keyof T]
        ? true
        : false
      : false
type Unread = { [name in keyof Schemas]: true extends NotUnderstood<Of<Schemas[name]>> ? name : never }[keyof Schemas]

/** The compiler checks these types (`npm run types`), so this test only has to compile. */
describe('the types of requests and answers', () => {
  it('every schema of the contract has a type', () => {
    expectTypeOf<Unread>().toEqualTypeOf<never>()
    expectTypeOf<NotUnderstood<{ a: { b: never }[] }>>().toEqualTypeOf<true>()
  })

  it('a field is optional when the schema does not require it', () => {
    type Schema = {
      type: 'object'
      properties: { a: { type: 'string' }; b: { type: 'number' } }
      required: readonly ['a']
    }
    expectTypeOf<Of<Schema>>().toExtend<{ a: string; b?: number }>()
    expectTypeOf<{ a: string }>().toExtend<Of<Schema>>()
    expectTypeOf<{ b: number }>().not.toExtend<Of<Schema>>()
  })

  it('an object requires each property that is not optional, in the schema and in its type', () => {
    const schema = object({ a: { type: 'string' }, b: optional(nullable('number')) }, { additionalProperties: false })
    expect(schema).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: ['number', 'null'] } },
      required: ['a'],
      additionalProperties: false,
    })
    expectTypeOf<Of<typeof schema>>().toExtend<{ a: string; b?: number | null }>()
    expectTypeOf<{ a: string }>().toExtend<Of<typeof schema>>()
  })

  it('types, enums, alternatives, lists, maps and references become TypeScript types', () => {
    expectTypeOf<Described<'Number'>>().toEqualTypeOf<number | string | null>()
    expectTypeOf<PackageRequest['startCity']>().toEqualTypeOf<'makkah' | 'madinah' | null>()
    expectTypeOf<EditDataResponse['data']['hotelMakkah']['tanpaHotel']>().toEqualTypeOf<boolean | 0 | 1 | '0' | '1'>()
    expectTypeOf<PackageRequest['transportasi']>().toExtend<{ id: number | string }[]>()
    expectTypeOf<Described<'Error'>['errors']>().toEqualTypeOf<Record<string, string | string[] | null> | undefined>()
    expectTypeOf<WireMaster['anything']>().toEqualTypeOf<unknown>()
  })

  it('the body of a save requires every field of the form, so the app cannot forget one', () => {
    expectTypeOf<Omit<PackageRequest, 'margin'>>().not.toExtend<PackageRequest>()
    expectTypeOf<Omit<EditDataResponse['data'], 'margin'>>().not.toExtend<EditDataResponse['data']>()
  })
})
