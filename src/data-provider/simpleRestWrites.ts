import type { DataProvider } from 'ra-core'
import { formPathOf, type WireFields } from '../contract/masterBody'
import { HttpError } from '../http/HttpError'
import type { ApiContext, ResourceApi } from './resourceApi'
import type { SaveMeta } from './types'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type WritesOptions = {
  /** The resource, which is also its path below the API's base. */
  name: string
  /** The names that the partner API has for the form's fields. */
  fields: WireFields
  /** The body of a save. */
  bodyOf: (form: unknown) => object
}

/** A 422 names the fields of the body; the form knows them by its own names. */
function withFormNames(fields: WireFields, error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.body.errors) return error
  const fieldErrors = Object.fromEntries(
    Object.entries(error.body.errors).map(([name, text]) => [formPathOf(fields, name), text]),
  )
  return new HttpError({ ...error, fieldErrors, sentToken: error.sentToken } as ConstructorParameters<
    typeof HttpError
  >[0])
}

/**
 * An admin's writes, which the partner API does not document: the dialect of ra-data-simple-rest over our own HTTP
 * client. That data provider is loaded with the first write, because no mitra ever needs it.
 */
export function simpleRestWrites(
  { http, headersOf }: ApiContext,
  { name, fields, bodyOf }: WritesOptions,
): Required<Pick<ResourceApi, 'create' | 'update' | 'delete'>> {
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

  const named = <T>(work: Promise<T>) => work.catch((error: unknown) => Promise.reject(withFormNames(fields, error)))

  return {
    create: async ({ data, meta }) => named((await simpleRest(meta)).create(name, { data: bodyOf(data) })),
    update: async ({ id, data }) =>
      named((await simpleRest()).update(name, { id, data: bodyOf(data), previousData: { id } })),
    delete: async ({ id }) => named((await simpleRest()).delete(name, { id })),
  }
}
