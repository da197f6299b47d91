import { describe, expectTypeOf, it } from 'vitest'
import type * as Wire from '../../../src/http/partnerApi.types'
import type { typedSchemas } from '../../../src/partner-api/openapi/schemas'
import type { Described, Same, Whole } from './schemaTypes'

/** Every schema of the document that is written by hand, and the wire's type it stands for. The compiler is the test (`npm run types`). */
type Pairs = {
  Id: Wire.WireId
  Number: Wire.WireNumber
  Choice: Wire.WireChoice
  Message: Wire.MessageResponse
  Error: Wire.ErrorResponse
  LoginRequest: Wire.LoginRequest
  User: Wire.WireUser
  Mitra: Wire.WireMitra
  LoginAnswer: Wire.LoginResponse
  LoginRefusal: Pick<Wire.LoginResponse, 'success' | 'message'>
  ProfileAnswer: Wire.ProfileResponse
  HotelChoice: Wire.WireHotelChoice
  PackageRequest: Wire.PackageRequest
  DuplicateRequest: Wire.DuplicateRequest
  SaveAnswer: Wire.SaveResponse
  PackageRow: Wire.WirePackageRow
  PackageListAnswer: Wire.PackageListResponse
  FilledChoice: Wire.EditDataResponse['data']['pesawat']
  FilledHotelChoice: Wire.EditDataResponse['data']['hotelMakkah']
  FilledTransport: Wire.EditDataResponse['data']['transportasi'][number]
  EditDataAnswer: Wire.EditDataResponse
  DetailPackage: Wire.DetailResponse['data']['package']
  DetailAnswer: Wire.DetailResponse
  Master: Wire.WireMaster
  MasterRequest: Wire.WireMasterRequest
  Hotel: Wire.WireHotel
  HotelMaster: Wire.WireHotelMaster
  HotelMasterRequest: Wire.WireHotelMasterRequest
}
type Name = keyof typeof typedSchemas

/** Schemas whose fields and values are not those of their type. */
type Different = { [N in Name]: Same<Whole<Described<N>>, Whole<Pairs[N]>> extends true ? never : N }[Name]
/** Schemas that require what their type leaves open. */
type Stricter = { [N in Name]: Pairs[N] extends Described<N> ? never : N }[Name]
/** Requests that a server may be told less of than the app sends. */
type Request = 'LoginRequest' | 'PackageRequest' | 'DuplicateRequest' | 'HotelMasterRequest'
type Looser = { [N in Request]: Described<N> extends Pairs[N] ? never : N }[Request]

describe('the contract’s schemas and the wire’s types', () => {
  it('are of the same number', () => {
    expectTypeOf<keyof Pairs>().toEqualTypeOf<Name>()
  })
  it('have the same fields, of the same types', () => {
    expectTypeOf<Different>().toEqualTypeOf<never>()
  })
  it('agree on what must be there: an answer of our types satisfies the schema, a request of the schema our type', () => {
    expectTypeOf<Stricter>().toEqualTypeOf<never>()
    expectTypeOf<Looser>().toEqualTypeOf<never>()
  })
})
