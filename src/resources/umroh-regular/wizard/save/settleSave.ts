import type { PartnerDataProvider, UnsureSave } from '../../../../data-provider/types'
import type { PackagePayload } from '../../../../domain/package/packageSchema'
import type { SaveAttempt } from '../../../../domain/package/saveKeys'
import type { Id } from '../../../../domain/types'

export const unsureness = (error: unknown): UnsureSave['unsure'] | undefined =>
  (error as Partial<UnsureSave> | null)?.unsure

const statusOf = (error: unknown) => (error as { status?: number } | null)?.status ?? 0

// The server asks for time, or, as some servers say it, the first save of that key is not finished yet.
const UNDECIDED = [408, 409, 425, 429]

/** Whether the server looked at the save and did not take it. */
export const isRefused = (error: unknown): boolean =>
  statusOf(error) >= 400 && statusOf(error) < 500 && !UNDECIDED.includes(statusOf(error))

/**
 * Sends an earlier save once more with its own key, and returns the id of the package that it made, perhaps only now. Null
 * where the server refuses its contents and so never took them, or where saves carry no key: the mitra was told to look.
 */
export async function settle(provider: PartnerDataProvider, { contents, key }: SaveAttempt): Promise<Id | null> {
  try {
    const answer = await provider.createAsSent(JSON.parse(contents) as PackagePayload, { idempotencyKey: key })
    if (!answer) return null
    const { id } = answer.data
    // The key stands in for an id that the API did not tell: nobody can change that package from here.
    if (id === key) throw new Error('wizard.keptUnsure')
    return id
  } catch (error) {
    if (statusOf(error) === 422) return null
    throw error
  }
}
