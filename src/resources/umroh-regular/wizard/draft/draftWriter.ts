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
  /** The name of a new draft's writer; by default a random one. */
  newWriter?: () => string
  getForm: () => PackageForm
  getSave: () => Save
}

const textOf = (form: PackageForm) => JSON.stringify(contentsOf(form))

/** Writes one wizard's draft, and deletes it once it is saved or discarded. */
export function createDraftWriter({ drafts, resumed, newWriter = randomKey, getForm, getSave }: DraftWriterOptions) {
  // A resumed draft keeps its writer, so that it stays one draft even if two tabs resume it.
  const writer = resumed?.writer ?? newWriter()
  let isOver = false
  // Opening a draft again without a change does not make it younger.
  let typed = resumed && { at: resumed.at, contents: textOf(resumed.form) }

  const isDirty = () => !isOver && differingFields(getSave().basis.form, getForm()).length > 0

  /** Stores the form and the step. False if the draft lasts only as long as the page. */
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

  /** Deletes the draft, because the form is saved or discarded. */
  function finish() {
    isOver = true
    drafts.drop({ writer, key: getSave().attempt?.key })
  }

  /**
   * Stores the save's attempt in the draft after the mitra has left the wizard. False if there is no draft, because
   * nothing was changed.
   */
  function noteAttempt(): boolean {
    const kept = drafts.find(writer)
    if (kept) drafts.keep({ ...kept, attempt: getSave().attempt })
    return kept !== null
  }

  return { writer, isDirty, keep, finish, noteAttempt }
}
