import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Draft } from '@/domain/package/draft'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import type { Id, PackageForm } from '@/domain/types'
import { startSave, type Basis } from '../save/saveState'
import { useSaveMachine } from '../save/saveMachine'
import { type PackageDrafts, createDraftWriter } from '../draft/drafts'

type SheetDraftOptions = {
  /** Undefined for a new package. */
  id: Id | undefined
  basis: Basis
  form: UseFormReturn<PackageForm>
  drafts: PackageDrafts
  /** The draft that was sent and never answered. */
  unanswered?: Draft | null
  newWriter?: () => string
}

/** The save machine of a sheet that saves a package, and its draft, which is written only when the form is sent or kept. */
export function useSheetDraft({ id, basis, form, unanswered = null, ...options }: SheetDraftOptions) {
  const machine = useSaveMachine(() => startSave({ id, basis, draft: unanswered }))
  const [writer] = useState(() =>
    createDraftWriter({ ...options, resumed: unanswered, getForm: () => form.getValues(), getSave: machine.get }),
  )
  const keep = (step: number = LAST_STEP) => void writer.keep(step)
  return { machine, draft: { ...writer, keep, isLasting: true } }
}
