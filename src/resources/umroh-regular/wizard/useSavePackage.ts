import { useNotify } from 'ra-core'
import { PACKAGES, type PartnerDataProvider } from '../../../data-provider/types'
import { retryMutation } from '../../../domain/requestPolicy'
import { parsePackage } from '../../../domain/packageSchema'
import { randomKey, type SaveKeys } from '../../../domain/saveKeys'
import type { Id, PackageForm } from '../../../domain/types'
import { usePackageMutation } from '../usePackageMutation'
import { isUnsure, settle } from './settleSave'

export type SaveOptions = {
  /** Absent: a new package. */
  id: Id | undefined
  keys: SaveKeys
  /** The key is chosen, nothing is sent yet. */
  onSending: () => void
  onSaved: () => void
}

/**
 * Saves the wizard's form: a new package, or the one of `id`. A POST is never repeated by itself, as the first may have
 * arrived; a PUT may be. The key is that of what is sent: prices that were read anew do not make it another save. What was
 * changed after a save whose answer was lost is a change of that package, not a second one.
 */
export function useSavePackage({ id, keys, onSending, onSaved }: SaveOptions) {
  const notify = useNotify()

  function update(provider: PartnerDataProvider, id: Id, form: PackageForm, idempotencyKey = keys.keyFor(parsePackage(form))) {
    onSending()
    return provider.update(PACKAGES, { id, data: form, meta: { idempotencyKey }, previousData: { id } })
  }

  async function createOnce(provider: PartnerDataProvider, form: PackageForm) {
    const contents = parsePackage(form)
    const unsure = keys.unsureBefore(contents)
    const earlier = unsure && (await settle(provider, unsure))
    if (earlier !== null) {
      // The key stays that of what was settled: tried again, it leads to the same package.
      keys.mark('isChanged')
      return update(provider, earlier, form, randomKey())
    }
    const meta = { idempotencyKey: keys.keyFor(contents) }
    onSending()
    return provider.create(PACKAGES, { data: form, meta }).catch((error: unknown) => {
      if (isUnsure(error)) keys.mark('isUnsure')
      throw error
    })
  }

  return usePackageMutation<PackageForm>({
    save: (provider, form) => (id === undefined ? createOnce(provider, form) : update(provider, id, form)),
    onSaved: () => {
      onSaved()
      notify('wizard.saved', { type: 'success' })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}
