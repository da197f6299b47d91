import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import type { Draft } from '@/domain/package/draft'
import { attemptOfDraft } from '@/domain/package/saveKeys'
import { randomKey } from '@/domain/randomKey'
import { LAST_STEP } from '@/domain/package/wizardSteps'
import type { Id, PackageForm } from '@/domain/types'
import { startSave } from '../wizard/save/saveState'
import { useSaveMachine } from '../wizard/save/saveMachine'
import { type PackageDrafts, createDraftWriter } from '../wizard/draft/drafts'

const writersOf = (id: Id) => `copy-${encodeURIComponent(id)}.`

/**
 * The draft of a copy of this package that was sent and never answered: the next save repeats it with its key. It lies
 * among the drafts of new packages, and outlives the page.
 */
export const findUnanswered = (drafts: PackageDrafts, id: Id): Draft | null =>
  drafts.find(({ writer, attempt }) => writer.startsWith(writersOf(id)) && attemptOfDraft(attempt) !== null)

type CopyDraftOptions = {
  id: Id
  form: UseFormReturn<PackageForm>
  drafts: PackageDrafts
  unanswered: Draft | null
}

/** The save machine of a copy and its draft. The draft is written only when the copy is sent or opened in the wizard. */
export function useCopyDraft({ id, form, drafts, unanswered }: CopyDraftOptions) {
  const machine = useSaveMachine(() =>
    startSave({
      id: undefined,
      basis: { form: EMPTY_PACKAGE, version: undefined },
      attempt: attemptOfDraft(unanswered?.attempt ?? null),
    }),
  )
  const [writer] = useState(() =>
    createDraftWriter({
      drafts,
      resumed: unanswered,
      newWriter: () => writersOf(id) + randomKey(),
      getForm: () => form.getValues(),
      getSave: machine.get,
    }),
  )
  const keep = (step: number = LAST_STEP) => void writer.keep(step)
  return { machine, draft: { ...writer, keep, isLasting: true } }
}
