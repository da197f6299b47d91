import { use, useMemo, useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Draft, DRAFT_VERSION } from '@/domain/package/draft'
import type { Id, PackageForm } from '@/domain/types'
import { contentsOf, differingFields, withoutRecords } from '@/domain/package/packageContents'
import { randomKey } from '@/domain/randomKey'
import { sinceThen } from '@/domain/values/dates'
import { t } from '@/i18n/package/wizard'
import { DraftsContext } from '@/ui/user/draftsContext'
import { umrohRegular } from '../../resource'
import type { Save } from '../save/saveState'
import type { SaveMachine } from '../save/saveMachine'

/** The user's drafts of one package, or of new packages if `id` is absent. */
export function usePackageDrafts(id: Id | undefined) {
  const drafts = use(DraftsContext).of(umrohRegular.name)
  return useMemo(() => {
    const packageId = id ?? null
    return {
      find: (which?: string | ((draft: Draft) => boolean)) => drafts.find(packageId, which),
      keep: (draft: Draft) => drafts.keep(packageId, draft),
      drop: (which: { writer: string; key?: string | undefined }) => drafts.drop(packageId, which),
    }
  }, [drafts, id])
}

export type PackageDrafts = ReturnType<typeof usePackageDrafts>

type DraftWriterOptions = {
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
    const { attempt, unanswered, basis } = getSave()
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
        unanswered,
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
    if (kept) drafts.keep({ ...kept, attempt: getSave().attempt, unanswered: getSave().unanswered })
    return kept !== null
  }

  return { writer, isDirty, keep, finish, noteAttempt }
}

const PAUSE_MS = 400
/** The new step is painted first. */
const AFTER_PAINT_MS = 50

type DraftOptions = {
  form: UseFormReturn<PackageForm>
  machine: SaveMachine
  step: number
  /** The draft that the wizard continues. */
  draft: Draft | null
}

/** Keeps the form as a draft on this phone: at every pause in typing, before a save, and when the page is put away. */
export function useDraft({ form, machine, step, draft: resumed }: DraftOptions) {
  const drafts = usePackageDrafts(machine.get().id)
  const [draft] = useState(() =>
    createDraftWriter({ drafts, resumed, getForm: () => form.getValues(), getSave: machine.get }),
  )
  const [isLasting, setLasting] = useState(true)
  const shown = useRef(step)
  const keep = useCallback(() => setLasting(draft.keep(shown.current)), [draft])

  useEffect(() => {
    shown.current = step
    const timer = setTimeout(keep, AFTER_PAINT_MS)
    return () => clearTimeout(timer)
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
    // This is the last event that a page on a phone is sure to receive.
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

  return { ...draft, keep, isLasting }
}

export type WizardDraft = ReturnType<typeof useDraft>

/** A draft's name and age in words, as they are when the screen first shows them. */
export function useDraftWords(draft: Draft): { name: string; ago: string } {
  const [{ unit, n }] = useState(() => sinceThen(draft.at, Date.now()))
  const name = draft.form.namaPaket.trim()
  return { name: name === '' ? t('app.nameless') : `“${name}”`, ago: t(`draft.ago.${unit}`, { n }) }
}
