import { useNotify } from 'ra-core'
import type { RefObject } from 'react'
import { PACKAGES, type PartnerDataProvider } from '../../../../data-provider/types'
import { totalsOf } from '../../../../domain/package/packagePrice'
import { parsePackage } from '../../../../domain/package/packageSchema'
import { retryMutation } from '../../../../domain/requestPolicy'
import { randomKey } from '../../../../domain/package/saveKeys'
import type { Id, PackageForm } from '../../../../domain/types'
import { t } from '../../../../i18n/translate'
import { unseenFailure } from '../../saveAdvice'
import { usePackageMutation } from '../../usePackageMutation'
import type { Basis } from './conflict/useConflict'
import { isRefused, settle, unsureness } from './settleSave'
import type { WizardDraft } from '../draft/useDraft'

export type SaveOptions = {
  /** Absent: a new package. */
  id: Id | undefined
  /** What the package's saves are based on. */
  basis: RefObject<Basis>
  draft: WizardDraft
}

/** Two sentences, come upon in the middle of something else, ms. */
const LONG_MS = 8000

/**
 * Saves the wizard's form: a new package, or the one of `id`. A POST is never repeated by itself, as the first may have
 * arrived; a PUT may be. What was changed after a save whose answer was lost, or costs something else by now, is a change
 * of that package, not a second one.
 */
export function useSavePackage({ id, basis, draft }: SaveOptions) {
  const { keys } = draft
  const notify = useNotify()

  function update(provider: PartnerDataProvider, id: Id, form: PackageForm, idempotencyKey: string) {
    // With the key, before anything is sent.
    draft.keep()
    return provider.update(PACKAGES, {
      id,
      data: parsePackage(form),
      meta: { idempotencyKey, version: basis.current.version },
      previousData: { id },
    })
  }

  async function createOnce(provider: PartnerDataProvider, form: PackageForm) {
    // What is saved, and what it is to cost as the mitra sees it: the server prices it itself.
    const [contents, shown] = [parsePackage(form), totalsOf(form)]
    const unsure = keys.unsureBefore(contents, shown)
    const earlier = unsure && (await settle(provider, unsure))
    if (earlier !== null) {
      // The key stays that of what was settled: tried again, it leads to the same package.
      keys.mark('isChanged')
      return update(provider, earlier, form, randomKey())
    }
    // It was never taken, or nobody can know.
    if (unsure) keys.forget()
    const meta = { idempotencyKey: keys.keyFor(contents, shown) }
    draft.keep()
    return provider.create(PACKAGES, { data: contents, meta }).catch((error: unknown) => {
      if (unsureness(error) === 'repeatable') keys.mark('isUnsure')
      // There is nothing to make sure of.
      else if (isRefused(error)) keys.forget()
      throw error
    })
  }

  return usePackageMutation<PackageForm>({
    save: (provider, form) =>
      id === undefined
        ? createOnce(provider, form)
        : update(provider, id, form, keys.keyFor([parsePackage(form), totalsOf(form), basis.current.version])),
    onSaved: () => {
      draft.finish()
      notify('wizard.saved', { type: 'success' })
    },
    onFailedUnseen: (error, { namaPaket }) => {
      notify(t(unseenFailure(error, draft.noteOutcome()), { name: namaPaket.trim() }), {
        type: 'error',
        autoHideDuration: LONG_MS,
      })
    },
    ...(id === undefined ? {} : { retry: retryMutation }),
  })
}
