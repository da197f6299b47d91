import type { PartnerDataProvider, UnsureSave } from '../../../data-provider/types'
import type { PackagePayload } from '../../../domain/packageSchema'
import type { SaveAttempt } from '../../../domain/saveKeys'
import type { Id } from '../../../domain/types'

export const isUnsure = (error: unknown): boolean => (error as Partial<UnsureSave> | null)?.unsure === 'repeatable'

const isRefused = (error: unknown) => (error as { status?: number } | null)?.status === 422

/**
 * The id of the package that an earlier save has made, perhaps only now: with its own key it is the same save. Null where
 * the server refuses what it held, and so never took it.
 */
export async function settle(provider: PartnerDataProvider, { contents, key }: SaveAttempt): Promise<Id | null> {
  try {
    const { id } = (await provider.createAsSent(JSON.parse(contents) as PackagePayload, { idempotencyKey: key })).data
    // In place of the id that the API did not tell: what it saved cannot be changed from here.
    if (id === key) throw new Error('wizard.keptUnsure')
    return id
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
