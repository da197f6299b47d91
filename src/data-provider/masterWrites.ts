import { HOTEL_WIRE_FIELDS, hotelBody, masterBody, masterFields } from '../contract/masterBody'
import { masterOfResource } from '../domain/masters/masters'
import type { HotelForm, MasterForm } from '../domain/masters/masterSchema'
import type { ApiContext, ResourceApi } from './resourceApi'
import { simpleRestWrites } from './simpleRestWrites'

/** An admin's writes of a master or of the hotels of one city. */
export function createApi(context: ApiContext, name: string): ResourceApi {
  const field = masterOfResource(name)
  return field
    ? simpleRestWrites(context, {
        name,
        fields: masterFields(field),
        bodyOf: (form) => masterBody(field, form as MasterForm),
      })
    : simpleRestWrites(context, { name, fields: HOTEL_WIRE_FIELDS, bodyOf: (form) => hotelBody(form as HotelForm) })
}
