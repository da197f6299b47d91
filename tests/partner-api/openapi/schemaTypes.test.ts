import { describe, expectTypeOf, it } from 'vitest'
import type { Described, Of } from '../../../src/partner-api/openapi/schemaTypes'
import type { EditDataResponse, PackageRequest, WireMaster } from '../../../src/http/partnerApi.types'
import type { typedSchemas } from '../../../src/partner-api/openapi/schemas'

type Schemas = typeof typedSchemas
/** `never` is the type of a schema that is not understood, at whatever depth it stands. */
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

/** The compiler is the test (`npm run types`). */
describe('the types of requests and answers', () => {
  it('understand every schema of the contract', () => {
    expectTypeOf<Unread>().toEqualTypeOf<never>()
    expectTypeOf<NotUnderstood<{ a: { b: never }[] }>>().toEqualTypeOf<true>()
  })

  it('make a field optional when the schema does not require it', () => {
    type Schema = {
      type: 'object'
      properties: { a: { type: 'string' }; b: { type: 'number' } }
      required: readonly ['a']
    }
    expectTypeOf<Of<Schema>>().toExtend<{ a: string; b?: number }>()
    expectTypeOf<{ a: string }>().toExtend<Of<Schema>>()
    expectTypeOf<{ b: number }>().not.toExtend<Of<Schema>>()
  })

  it('read types, enums, alternatives, lists, maps and references', () => {
    expectTypeOf<Described<'Number'>>().toEqualTypeOf<number | string | null>()
    expectTypeOf<PackageRequest['startCity']>().toEqualTypeOf<'makkah' | 'madinah' | null>()
    expectTypeOf<EditDataResponse['data']['hotelMakkah']['tanpaHotel']>().toEqualTypeOf<boolean | 0 | 1 | '0' | '1'>()
    expectTypeOf<PackageRequest['transportasi']>().toExtend<{ id: number | string }[]>()
    expectTypeOf<Described<'Error'>['errors']>().toEqualTypeOf<Record<string, string | string[] | null> | undefined>()
    expectTypeOf<WireMaster['anything']>().toEqualTypeOf<unknown>()
  })

  it('require every field of the form, so the app cannot save a package without one of them', () => {
    expectTypeOf<Omit<PackageRequest, 'margin'>>().not.toExtend<PackageRequest>()
    expectTypeOf<Omit<EditDataResponse['data'], 'margin'>>().not.toExtend<EditDataResponse['data']>()
  })
})
