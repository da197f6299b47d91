import { use, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { DraftsContext } from '../../../../offline/draftsContext'
import { DRAFT_VERSION, type Draft } from '../../../../domain/package/draft'
import { contentsOf, differingFields, withoutRecords } from '../../../../domain/package/packageContents'
import { createSaveKeys, keysOfDraft, randomKey } from '../../../../domain/package/saveKeys'
import type { Id, PackageForm } from '../../../../domain/types'
import type { Basis } from '../save/conflict/useConflict'

const PAUSE_MS = 400

export type DraftOptions = {
  form: UseFormReturn<PackageForm>
  id: Id | undefined
  /** A form that holds the same has nothing to lose. */
  basis: RefObject<Basis>
  step: number
  /** What is gone on with. */
  draft: Draft | null
}

/** Keeps what is typed on this phone: at every pause, before a save, and when the page is put away. */
export function useDraft({ form, id, basis, step, draft }: DraftOptions) {
  const drafts = use(DraftsContext)
  const packageId = id ?? null
  // A draft that is gone on with stays one and the same, also where two tabs do so.
  const [writer] = useState(() => draft?.writer ?? randomKey())
  // Only a new package may be made twice; of one that is there, what was saved before may be wanted once more.
  const [keys] = useState(() => createSaveKeys(draft?.attempt, id === undefined ? keysOfDraft(writer) : randomKey))
  const isOver = useRef(false)
  // Looked at again, a draft is no younger.
  const typed = useRef(draft && { at: draft.at, contents: JSON.stringify(contentsOf(draft.form)) })
  const [isLasting, setLasting] = useState(true)
  const shown = useRef(step)

  const isDirty = useCallback(
    () => !isOver.current && differingFields(basis.current.form, form.getValues()).length > 0,
    [basis, form],
  )

  const keep = useCallback(() => {
    if (isOver.current) return
    const { form: base, version = null } = basis.current
    const contents = JSON.stringify(contentsOf(form.getValues()))
    if (contents !== typed.current?.contents) typed.current = { at: Date.now(), contents }
    const written = {
      schema: DRAFT_VERSION,
      writer,
      at: typed.current.at,
      step: shown.current,
      form: form.getValues(),
      attempt: keys.last(),
      base: withoutRecords(base),
      version,
    }
    if (isDirty()) setLasting(drafts.keep(packageId, written))
    else drafts.drop(packageId, { writer })
  }, [drafts, packageId, writer, form, keys, basis, isDirty])

  /** Saved, or not wanted any more. */
  const finish = useCallback(() => {
    isOver.current = true
    drafts.drop(packageId, { writer, key: keys.last()?.key })
  }, [drafts, packageId, writer, keys])

  /** After the wizard was left: tells its draft what is known of the save by now. False where there is none: nothing was changed. */
  const noteOutcome = useCallback(() => {
    const kept = drafts.find(packageId, writer)
    if (kept) drafts.keep(packageId, { ...kept, attempt: keys.last() })
    return kept !== null
  }, [drafts, packageId, writer, keys])

  useEffect(() => {
    shown.current = step
    keep()
  }, [step, keep])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE_MS)
      },
    })
    // The last that a page on a phone is sure to hear.
    const onHidden = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [form, keep])

  return { keys, isDirty, isLasting, noteOutcome, keep, finish }
}

export type WizardDraft = ReturnType<typeof useDraft>
