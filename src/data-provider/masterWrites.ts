import { HOTEL_WIRE_FIELDS, hotelBody, masterBody, masterFields } from '../contract/masterBody'
import { masterOfResource } from '../domain/masters/masters'
import type { HotelForm, MasterForm } from '../domain/masters/masterSchema'
import { importCalls } from './importRows'
import type { ApiContext } from './resourceApi'
import { simpleRestWrites } from './simpleRestWrites'

const fieldsOf = (name: string) => {
  const field = masterOfResource(name)
  return field
    ? { fields: masterFields(field), bodyOf: (form: unknown) => masterBody(field, form as MasterForm) }
    : { fields: HOTEL_WIRE_FIELDS, bodyOf: (form: unknown) => hotelBody(form as HotelForm) }
}

/** An admin's writes of a master or of the hotels of one city. */
export const masterWrites = (context: ApiContext, name: string) => ({
  ...simpleRestWrites(context, { name, ...fieldsOf(name) }),
  methods: importCalls(context),
})
