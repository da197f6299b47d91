import { useNotify } from 'ra-core'
import type { RefObject } from 'react'
import { PACKAGES } from '../../../data-provider/types'
import { retryMutation } from '../../../domain/requestPolicy'
import { parsePackage } from '../../../domain/packageSchema'
import type { SaveKeys } from '../../../domain/saveKeys'
import type { Id, PackageForm } from '../../../domain/types'
import { usePackageMutation } from '../usePackageMutation'

export type SaveOptions = {
  /** Absent: a new package. */
  id: Id | undefined
  /** What the package's saves are based on, where the API gives one. */
  version: RefObject<string | undefined>
  keys: SaveKeys
  /** The key is chosen, nothing is sent yet. */
  onSending: () => void
  onSaved: () => void
}

/** In place of a form: it was saved already, only the answer was lost. */
export const ARRIVED = 'arrived'

/**
 * Saves the wizard's form: a new package, or the one of `id`. A POST is never repeated by itself, as the first may have
 * arrived; a PUT may be. The key is that of what is sent: prices that were read anew do not make it another save.
 */
export function useSavePackage({ id, version, keys, onSending, onSaved }: SaveOptions) {
  const notify = useNotify()
  return usePackageMutation<PackageForm | typeof ARRIVED>({
    save: (provider, form) => {
      if (form === ARRIVED) return Promise.resolve()
      const meta = { idempotencyKey: keys.keyFor(parsePackage(form)), version: version.current }
      onSending()
      return id === undefined ? provider.create(PACKAGES, { data: form, meta }) : provider.update(PACKAGES, { id, data: form, meta, previousData: { id } })
    },
    onSaved: () => {
      onSaved()
      notify('wizard.saved', { type: 'success' })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}
