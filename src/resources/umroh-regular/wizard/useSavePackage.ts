import { useNotify } from 'ra-core'
import { useState } from 'react'
import { PACKAGES } from '../../../data-provider/types'
import { retryMutation } from '../../../domain/requestPolicy'
import { createSaveKeys } from '../../../domain/saveKeys'
import type { Id, PackageForm } from '../../../domain/types'
import { usePackageMutation } from '../usePackageMutation'

/**
 * Saves the wizard's form: a new package, or the one of `id`. A POST is never repeated by itself, as the first may have
 * arrived; a PUT may be.
 */
export function useSavePackage(id: Id | undefined) {
  const notify = useNotify()
  const [keys] = useState(createSaveKeys)
  return usePackageMutation<PackageForm>({
    save: (provider, form) => {
      const meta = { idempotencyKey: keys.keyFor(form) }
      return id === undefined ? provider.create(PACKAGES, { data: form, meta }) : provider.update(PACKAGES, { id, data: form, meta, previousData: { id } })
    },
    onSaved: () => notify('wizard.saved', { type: 'success' }),
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}
