import { bodyOf, formPathOf, type WireField } from '@/records/fields'
import { fieldsOfResource } from '@/records/masters'
import { randomKey } from '@/domain/randomKey'
import type { Id } from '@/domain/types'
import { HttpError } from '@/http/HttpError'
import { batchCalls, IMPORT_TIMEOUT_MS } from './batchCalls'
import { withFormNames } from './fieldNames'
import type { ApiContext, BaseApi, ResourceApi } from './resourceApi'
import { asJson, readText } from './mappers/wire'
import type { ImportCount, ImportedRow } from './types'

/** The counts of an import. An answer without them proves nothing: neither that rows were written nor that none were. */
function countsOf(answer: unknown): ImportCount {
  const { batch, data } = asJson(answer)
  const { created, changed } = asJson(data)
  if (typeof created !== 'number' || typeof changed !== 'number') throw new HttpError({ kind: 'unproven' })
  return { created, changed, ...(typeof batch === 'string' ? { batch } : {}) }
}

/** The calls of an import. */
function importCalls(resource: string, { http, headersOf, sendsKeys }: ApiContext) {
  /** The key of the last import: the question what became of it has the same key and other contents. */
  let idempotencyKey = ''
  const send = (rows: object[], signal?: AbortSignal) =>
    http.request('POST', `/${resource}/import`, {
      body: { rows },
      headers: headersOf({ idempotencyKey }),
      signal,
      timeoutMs: IMPORT_TIMEOUT_MS,
    })

  return {
    async importRows(rows: readonly ImportedRow[], signal?: AbortSignal): Promise<{ data: ImportCount }> {
      idempotencyKey = randomKey()
      const fields = fieldsOfResource(resource)
      const sent = rows.map(({ id, before, after }) => ({
        id,
        before: before && bodyOf(fields, before),
        after: bodyOf(fields, after),
      }))
      return { data: countsOf(await send(sent, signal)) }
    },
    /**
     * Asks whether an import was written whose answer is not known. The same key with no rows waits for the import, and
     * when it was not written it never will be. Without keys nobody can tell: null.
     */
    async settleImport(): Promise<boolean | null> {
      if (!sendsKeys) return null
      try {
        countsOf(await send([]))
        return false
      } catch (error) {
        if (error instanceof HttpError && error.status === 409) return true
        throw error
      }
    },
  }
}

const otherCalls = (resource: string, { http, sendTwice }: ApiContext) => ({
  /** Brings a deleted record back. */
  async restoreRecord(id: Id) {
    const path = `/${resource}/${encodeURIComponent(id)}/restore`
    return { data: await sendTwice(() => http.request('POST', path)) }
  },
  /** Sends a picture as base64, and answers the path that goes into a record (docs/product.md §15.8.4). */
  async uploadPicture(image: string): Promise<string> {
    const answer = await http.request('POST', '/partner/uploads', { body: { image } })
    const path = readText(asJson(asJson(answer).data).path)
    if (path === null) throw new HttpError({ kind: 'unproven' })
    return path
  },
})

type Names = {
  /** The partner API's names for the form's fields. */
  fields: readonly WireField[]
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
  const fields = fieldsOfResource(name)
  return { fields, bodyOf: (form) => bodyOf(fields, form as object) }
}

/** An admin's writes of a master or of the hotels of one city, and its import. */
export const masterWrites = (base: BaseApi, context: ApiContext) => ({
  ...namedWrites(base, namesOf(base.name)),
  methods: { ...importCalls(base.name, context), ...batchCalls(base.name, context), ...otherCalls(base.name, context) },
})
