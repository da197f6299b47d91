import { rowsToSend } from '@/records/masters'
import type { Id } from '@/domain/types'
import { HttpError } from '@/http/HttpError'
import { batchCalls, countOf, IMPORT_TIMEOUT_MS } from './batchCalls'
import type { ApiContext } from './resourceApi'
import { asJson, readText } from './mappers/wire'
import type { ImportCount, ImportedRow } from './types'

/** The counts of an import. An answer without them proves nothing: neither that rows were written nor that none were. */
function countsOf(answer: unknown): ImportCount {
  const { batch, data } = asJson(answer)
  const { created, changed } = asJson(data)
  return { created: countOf(created), changed: countOf(changed), ...(typeof batch === 'string' ? { batch } : {}) }
}

/** The calls of an import. */
function importCalls(resource: string, { http, keepsKeys }: ApiContext) {
  const send = (rows: object[], idempotencyKey: string, signal?: AbortSignal) =>
    http.request('POST', `/${resource}/import`, {
      body: { rows },
      meta: { idempotencyKey },
      signal,
      timeoutMs: IMPORT_TIMEOUT_MS,
    })

  return {
    async importRows(rows: readonly ImportedRow[], key: string, signal?: AbortSignal): Promise<{ data: ImportCount }> {
      return { data: countsOf(await send(rowsToSend(resource, rows), key, signal)) }
    },
    /**
     * Asks whether an import was written whose answer is not known. The same key with no rows waits for the import, and
     * when it was not written it never will be. Without keys nobody can tell: null.
     */
    async settleImport(key: string): Promise<boolean | null> {
      if (!keepsKeys()) return null
      try {
        countsOf(await send([], key))
        return false
      } catch (error) {
        if (error instanceof HttpError && error.status === 409) return true
        throw error
      }
    },
  }
}

const otherCalls = (resource: string, { http }: ApiContext) => ({
  /** Brings a deleted record back. */
  async restoreRecord(id: Id) {
    const path = `/${resource}/${encodeURIComponent(id)}/restore`
    return { data: await http.request('POST', path, { mayRepeat: true }) }
  },
  /** Sends a picture as base64, and answers the path that goes into a record (docs/product.md §15.8.4). */
  async uploadPicture(image: string): Promise<string> {
    const answer = await http.request('POST', '/partner/uploads', { body: { image } })
    const path = readText(asJson(asJson(answer).data).path)
    if (path === null) throw new HttpError({ kind: 'unproven' })
    return path
  },
})

/** The actions of a master or of the hotels of one city, which admins alone have. */
export const masterActions = (resource: string, context: ApiContext) => ({
  ...importCalls(resource, context),
  ...batchCalls(resource, context),
  ...otherCalls(resource, context),
})
