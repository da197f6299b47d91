import { useNotify } from 'ra-core'
import { useState, type RefObject } from 'react'
import { PACKAGES } from '../../../data-provider/types'
import { retryMutation } from '../../../domain/requestPolicy'
import { createSaveKeys } from '../../../domain/saveKeys'
import type { Id, PackageForm } from '../../../domain/types'
import { usePackageMutation } from '../usePackageMutation'

/** In place of a form: it was saved already, only the answer was lost. */
export const ARRIVED = 'arrived'

/**
 * Saves the wizard's form: a new package, or the one of `id`. A POST is never repeated by itself, as the first may have
 * arrived; a PUT may be. `version` is what the package's saves are based on.
 */
export function useSavePackage(id: Id | undefined, version: RefObject<string | undefined>) {
  const notify = useNotify()
  const [keys] = useState(createSaveKeys)
  return usePackageMutation<PackageForm | typeof ARRIVED>({
    save: (provider, form) => {
      if (form === ARRIVED) return Promise.resolve()
      const meta = { idempotencyKey: keys.keyFor(form), version: version.current }
      return id === undefined ? provider.create(PACKAGES, { data: form, meta }) : provider.update(PACKAGES, { id, data: form, meta, previousData: { id } })
    },
    onSaved: () => notify('wizard.saved', { type: 'success' }),
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}
