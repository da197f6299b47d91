import type { PartnerDataProvider, UnsureSave } from '../../../../data-provider/types'
import type { PackagePayload } from '../../../../domain/package/packageSchema'
import type { SaveAttempt } from '../../../../domain/package/saveKeys'
import type { Id } from '../../../../domain/types'

export const unsureness = (error: unknown): UnsureSave['unsure'] | undefined =>
  (error as Partial<UnsureSave> | null)?.unsure

const statusOf = (error: unknown) => (error as { status?: number } | null)?.status ?? 0

// Too early or too much to be looked at; or, as some servers say it, the first of that key is not done yet.
const UNDECIDED = [408, 409, 425, 429]

/** The server has looked at it, and did not take it. */
export const isRefused = (error: unknown): boolean =>
  statusOf(error) >= 400 && statusOf(error) < 500 && !UNDECIDED.includes(statusOf(error))

/**
 * The id of the package that an earlier save has made, perhaps only now: with its own key it is the same save. Null where
 * the server refuses what it held, and so never took it, or where nobody can know: the mitra was told to look.
 */
export async function settle(provider: PartnerDataProvider, { contents, key }: SaveAttempt): Promise<Id | null> {
  try {
    const answer = await provider.createAsSent(JSON.parse(contents) as PackagePayload, { idempotencyKey: key })
    if (!answer) return null
    const { id } = answer.data
    // In place of the id that the API did not tell: what it saved cannot be changed from here.
    if (id === key) throw new Error('wizard.keptUnsure')
    return id
  } catch (error) {
    if (statusOf(error) === 422) return null
    throw error
  }
}
