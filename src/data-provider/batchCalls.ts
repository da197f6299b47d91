import type { Id } from '@/domain/types'
import { HttpError } from '@/http/HttpError'
import { asJson, readText } from './mappers/wire'
import type { ApiContext } from './resourceApi'
import type { Actions } from './types'

/** Writing 5.000 rows takes longer than an ordinary request. */
export const IMPORT_TIMEOUT_MS = 5 * 60_000

const dataOf = (answer: unknown) => asJson(asJson(answer).data)

/** A number of an answer. An answer without it proves nothing. */
export function countOf(value: unknown): number {
  if (typeof value !== 'number') throw new HttpError({ kind: 'unproven' })
  return value
}

/** The calls about writes of many records (docs/product.md §15.11). */
export const batchCalls = (resource: string, { http }: ApiContext) =>
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
