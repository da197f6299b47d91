import { fieldsOfResource, rowsToSend } from '@/records/masters'
import type { ApiContext, BaseApi, ResourceApi, Wire } from './resourceApi'
import type { Id } from '@/domain/types'
import { HttpError } from '@/http/HttpError'
import { asJson, readText } from './mappers/wire'
import type { ImportCount, ImportedRow, Actions } from './types'

/** Writing 5.000 rows takes longer than an ordinary request. */
const IMPORT_TIMEOUT_MS = 5 * 60_000

const dataOf = (answer: unknown) => asJson(asJson(answer).data)

/** A number of an answer. An answer without it proves nothing. */
function countOf(value: unknown): number {
  if (typeof value !== 'number') throw new HttpError({ kind: 'unproven' })
  return value
}

/** The calls about writes of many records (docs/product.md §15.11). */
const batchCalls = (resource: string, { http }: ApiContext) =>
  ({
    async newestBatch(signal?: AbortSignal) {
      const { batch, at, user_name, created, changed, deleted } = dataOf(
        await http.request('GET', `/${resource}/batches/newest`, { signal }),
      )
      if (typeof batch !== 'string') return null
      const counts = { created: countOf(created), changed: countOf(changed), deleted: countOf(deleted) }
      return { batch, at: readText(at) ?? '', userName: readText(user_name) ?? '', ...counts }
    },
    async undoBatch(batch: string, leavesChanged: boolean) {
      const { removed, restored, changed } = dataOf(
        await http.request('POST', `/${resource}/batches/${encodeURIComponent(batch)}/undo`, {
          body: { leave_changed: leavesChanged },
          timeoutMs: IMPORT_TIMEOUT_MS,
        }),
      )
      return { removed: countOf(removed), restored: countOf(restored), changed: countOf(changed) }
    },
    async deleteRecords(rows: readonly { id: Id; version?: string }[]) {
      const { deleted, batch } = dataOf(
        await http.request('POST', `/${resource}/delete`, {
          body: { rows },
          timeoutMs: IMPORT_TIMEOUT_MS,
          mayRepeat: true,
        }),
      )
      return { deleted: countOf(deleted), batch: readText(batch) ?? '' }
    },
  }) satisfies Partial<Actions>

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
const masterActions = (resource: string, context: ApiContext) => ({
  ...importCalls(resource, context),
  ...batchCalls(resource, context),
  ...otherCalls(resource, context),
})

/** A master or the hotels of one city: a whole list, and an admin's writes and actions. */
export const masterApi = (
  base: BaseApi,
  context: ApiContext,
  readerOf: NonNullable<Wire['readerOf']>,
): ResourceApi => ({
  ...base.rest({ isWhole: true, readerOf, fields: fieldsOfResource(base.name) }),
  methods: masterActions(base.name, context),
})
