import { PACKAGES, type PartnerDataProvider, type UnsureSave } from '../../../data-provider/types'
import { EMPTY_PACKAGE } from '../../../domain/emptyPackage'
import type { PackagePayload } from '../../../domain/packageSchema'
import type { SaveAttempt } from '../../../domain/saveKeys'
import type { Id, PackageForm } from '../../../domain/types'

/** What was sent, as a form that is sent as the same. */
function formOf({ contents }: SaveAttempt): PackageForm {
  const payload = JSON.parse(contents) as PackagePayload
  return { ...EMPTY_PACKAGE, ...payload, jumlahJamaah: String(payload.jumlahJamaah), tourLeader: String(payload.tourLeader) } as unknown as PackageForm
}

export const isUnsure = (error: unknown): boolean => (error as Partial<UnsureSave> | null)?.unsure === 'repeatable'

const isRefused = (error: unknown) => (error as { status?: number } | null)?.status === 422

/**
 * The id of the package that an earlier save has made, perhaps only now: with its own key it is the same save. Null where
 * the server refuses what it held, and so never took it.
 */
export async function settle(provider: PartnerDataProvider, attempt: SaveAttempt): Promise<Id | null> {
  try {
    const { id } = (await provider.create(PACKAGES, { data: formOf(attempt), meta: { idempotencyKey: attempt.key } })).data
    // In place of the id that the API did not tell: what it saved cannot be changed from here.
    if (id === attempt.key) throw new Error('wizard.keptUnsure')
    return id
  } catch (error) {
    if (isRefused(error)) return null
    throw error
  }
}
