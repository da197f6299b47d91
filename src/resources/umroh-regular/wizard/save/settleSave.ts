import type { PartnerDataProvider, UnsureSave } from '../../../../data-provider/types'
import type { PackagePayload } from '../../../../domain/package/packageSchema'
import type { SaveAttempt } from '../../../../domain/package/saveKeys'
import type { Id } from '../../../../domain/types'

export const unsureness = (error: unknown): UnsureSave['unsure'] | undefined =>
  (error as Partial<UnsureSave> | null)?.unsure

const statusOf = (error: unknown) => (error as { status?: number } | null)?.status ?? 0

// With these statuses the server asks the app to wait. Some servers send 409 while the first save with that key is
// still running.
const UNDECIDED = [408, 409, 425, 429]

/** Whether the server has rejected the save. */
export const isRefused = (error: unknown): boolean =>
  statusOf(error) >= 400 && statusOf(error) < 500 && !UNDECIDED.includes(statusOf(error))

/**
 * Repeats an earlier save with its own key. Returns the id of the package that the save made, then or only now. Null if
 * the server rejects the contents, or if saves carry no key (docs/product.md §7.3.3).
 */
export async function settle(provider: PartnerDataProvider, { contents, key }: SaveAttempt): Promise<Id | null> {
  try {
    const answer = await provider.createAsSent(JSON.parse(contents) as PackagePayload, { idempotencyKey: key })
    return answer ? answer.data.id : null
  } catch (error) {
    if (statusOf(error) === 422) return null
    throw error
  }
}
