import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Draft } from '../../../../domain/package/draft'
import type { PackageForm } from '../../../../domain/types'
import type { SaveMachine } from '../save/saveMachine'
import { createDraftWriter } from './draftWriter'
import { usePackageDrafts } from './usePackageDrafts'

const PAUSE_MS = 400
/** The new step is painted first. */
const AFTER_PAINT_MS = 50

export type DraftOptions = {
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
