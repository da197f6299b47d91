import { DRAFT_VERSION, type Draft } from '../../../../domain/package/draft'
import { contentsOf, differingFields, withoutRecords } from '../../../../domain/package/packageContents'
import { randomKey } from '../../../../domain/package/saveKeys'
import type { PackageForm } from '../../../../domain/types'
import type { Save } from '../save/saveState'
import type { PackageDrafts } from './usePackageDrafts'

export type DraftWriterOptions = {
  drafts: PackageDrafts
  /** The draft that the wizard continues. */
  resumed: Draft | null
  getForm: () => PackageForm
  getSave: () => Save
}

const textOf = (form: PackageForm) => JSON.stringify(contentsOf(form))

/** Writes one wizard's draft, and takes it away once it is saved or unwanted. */
export function createDraftWriter({ drafts, resumed, getForm, getSave }: DraftWriterOptions) {
  // A resumed draft stays one and the same, also where two tabs resume it.
  const writer = resumed?.writer ?? randomKey()
  let isOver = false
  // A draft that is only looked at again is no younger.
  let typed = resumed && { at: resumed.at, contents: textOf(resumed.form) }

  const isDirty = () => !isOver && differingFields(getSave().basis.form, getForm()).length > 0

  /** Writes the form as it stands at this step. False where the draft lives only as long as the page. */
  function keep(step: number): boolean {
    if (isOver) return true
    const { attempt, basis } = getSave()
    const form = getForm()
    const contents = textOf(form)
    if (contents !== typed?.contents) typed = { at: Date.now(), contents }
    if (isDirty())
      return drafts.keep({
        schema: DRAFT_VERSION,
        writer,
        at: typed.at,
        step,
        form,
        attempt,
        base: withoutRecords(basis.form),
        version: basis.version ?? null,
      })
    drafts.drop({ writer })
    return true
  }

  /** Takes the draft away: the form is saved, or not wanted any more. */
  function finish() {
    isOver = true
    drafts.drop({ writer, key: getSave().attempt?.key })
  }

  /** Notes the save's attempt in the draft after the wizard was left. False where there is no draft: nothing was changed. */
  function noteAttempt(): boolean {
    const kept = drafts.find(writer)
    if (kept) drafts.keep({ ...kept, attempt: getSave().attempt })
    return kept !== null
  }

  return { writer, isDirty, keep, finish, noteAttempt }
}
