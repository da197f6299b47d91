import type { DataProvider } from 'ra-core'
import { formPathOf, type WireFields } from '../contract/masterBody'
import { HttpError } from '../http/HttpError'
import type { ApiContext, ResourceApi } from './resourceApi'
import type { SaveMeta } from './types'
import { provenDelete, provenSave } from './writeProof'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type WritesOptions = {
  /** The resource's name, which is also its path below the API's base. */
  name: string
  /** The partner API's names for the form's fields. */
  fields: WireFields
  /** Makes the body of a save from a form. */
  bodyOf: (form: unknown) => object
}

/** Translates the field errors of a 422 from the body's names to the form's names. */
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
 * An admin's writes. The partner API does not document them, so they follow ra-data-simple-rest over our own HTTP
 * client. The code of ra-data-simple-rest loads with the first write, because no mitra ever needs it.
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
        mayBeEmpty: true,
      })
      return { status: 200, headers: new Headers(), body: '', json }
    })
  }

  const named = <T>(work: Promise<T>) => work.catch((error: unknown) => Promise.reject(withFormNames(fields, error)))

  const path = `/${name}`
  const saved = async (work: Promise<{ data: unknown }>, id: unknown, sent: object) => ({
    data: await provenSave({ http, path, answer: (await work).data }, id, sent),
  })

  return {
    create: async ({ data, meta }) => {
      const sent = bodyOf(data)
      return saved(named((await simpleRest(meta)).create(name, { data: sent })), null, sent)
    },
    update: async ({ id, data, meta }) => {
      const sent = bodyOf(data)
      return saved(named((await simpleRest(meta)).update(name, { id, data: sent, previousData: { id } })), id, sent)
    },
    delete: async ({ id, meta }) => {
      const { data } = await named((await simpleRest(meta)).delete(name, { id }))
      await provenDelete({ http, path, answer: data }, id)
      return { data: { id, ...(data as object | null) } }
    },
  }
}
