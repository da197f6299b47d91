import type { DataProvider } from 'ra-core'
import {
  formPathOf,
  HOTEL_WIRE_FIELDS,
  hotelBody,
  masterBody,
  masterFields,
  type WireFields,
} from '../contract/masterBody'
import type { HotelForm, MasterForm } from '../domain/masters/masterSchema'
import { masterOfResource } from '../domain/masters/masters'
import type { Id } from '../domain/types'
import type { HttpClient } from '../http/httpClient'
import { HttpError } from '../http/HttpError'
import type { SaveMeta } from './types'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Form = MasterForm | HotelForm

const fieldsOf = (resource: string): WireFields => {
  const field = masterOfResource(resource)
  return field ? masterFields(field) : HOTEL_WIRE_FIELDS
}

const bodyOf = (resource: string, form: Form) => {
  const field = masterOfResource(resource)
  return field ? masterBody(field, form as MasterForm) : hotelBody(form as HotelForm)
}

/** Renames the fields of a 422 from the wire's names to the form's. */
function inFormsWords(resource: string, error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.body.errors) return error
  const fieldErrors = Object.fromEntries(
    Object.entries(error.body.errors).map(([name, text]) => [formPathOf(fieldsOf(resource), name), text]),
  )
  return new HttpError({ ...error, fieldErrors, sentToken: error.sentToken } as ConstructorParameters<
    typeof HttpError
  >[0])
}

/**
 * An admin's writes on masters, which the partner API does not document: ra-data-simple-rest's dialect over our own HTTP
 * client. The first write loads ra-data-simple-rest, because no mitra ever needs it.
 */
export function createMasterWrites(http: HttpClient, headersOf: (meta: SaveMeta) => Record<string, string>) {
  async function simpleRest(meta?: SaveMeta): Promise<DataProvider> {
    const { default: simpleRestProvider } = await import('ra-data-simple-rest')
    return simpleRestProvider('', async (url, { method = 'GET', body } = {}) => {
      const json = await http.request(method as Method, url, {
        ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
        ...(meta ? { headers: headersOf(meta) } : {}),
      })
      return { status: 200, headers: new Headers(), body: '', json }
    })
  }

  const told = <T>(resource: string, work: Promise<T>) =>
    work.catch((error: unknown) => Promise.reject(inFormsWords(resource, error)))

  return {
    create: async (resource: string, form: Form, meta: SaveMeta) =>
      told(resource, (await simpleRest(meta)).create(resource, { data: bodyOf(resource, form) })),
    update: async (resource: string, id: Id, form: Form) =>
      told(resource, (await simpleRest()).update(resource, { id, data: bodyOf(resource, form), previousData: { id } })),
    remove: async (resource: string, id: Id) => told(resource, (await simpleRest()).delete(resource, { id })),
  }
}
