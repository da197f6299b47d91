import {
  formPathOf,
  HOTEL_WIRE_FIELDS,
  hotelBody,
  masterBody,
  masterFields,
  type WireFields,
} from '../contract/masterBody'
import { masterOfResource } from '../domain/masters/masters'
import type { HotelForm, MasterForm } from '../domain/masters/masterSchema'
import { withFormNames } from './fieldNames'
import { importCalls } from './importRows'
import type { ApiContext, BaseApi, ResourceApi } from './resourceApi'

type Names = {
  /** The partner API's names for the form's fields. */
  fields: WireFields
  /** Makes the body of a save from a form. */
  bodyOf: (form: unknown) => object
}

/** Writes whose fields have other names on the wire than in the form. */
export function namedWrites(
  { create, update }: BaseApi,
  { fields, bodyOf }: Names,
): Required<Pick<ResourceApi, 'create' | 'update'>> {
  const formName = (name: string) => formPathOf(fields, name)
  return {
    create: ({ data, meta }) => withFormNames(create({ data: bodyOf(data), meta }), formName),
    update: ({ id, data, meta }) => withFormNames(update({ id, data: bodyOf(data), meta }), formName),
  }
}

function namesOf(name: string): Names {
  const field = masterOfResource(name)
  return field
    ? { fields: masterFields(field), bodyOf: (form) => masterBody(field, form as MasterForm) }
    : { fields: HOTEL_WIRE_FIELDS, bodyOf: (form) => hotelBody(form as HotelForm) }
}

/** An admin's writes of a master or of the hotels of one city, and its import. */
export const masterWrites = (base: BaseApi, context: ApiContext) => ({
  ...namedWrites(base, namesOf(base.name)),
  methods: importCalls(context),
})
