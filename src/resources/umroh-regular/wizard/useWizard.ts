import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { EditedPackage } from '../../../data-provider/types'
import { resumedForm, type Draft } from '../../../domain/package/draft'
import { attemptOfDraft } from '../../../domain/package/saveKeys'
import type { Id, PackageForm } from '../../../domain/types'
import { nextStep, previousStep, WIZARD_STEPS } from '../../../domain/package/wizardSteps'
import { useLeaveGuard } from '../../../ui/leave/useLeaveGuard'
import { links } from '../resource'
import { useDraft } from './draft/useDraft'
import { isFaultless } from './form/isFaultless'
import { isOnlyUnread } from './form/isOnlyUnread'
import { checkForm, packageResolver } from './form/packageResolver'
import { useFocusProblem } from './form/useFocusProblem'
import { usePastQuestion } from './save/PastQuestion'
import { startSave, type Basis, type SavePhase } from './save/saveState'
import { useSaveMachine } from './save/saveMachine'
import { useSaving } from './save/useSaving'
import { useStepFocus } from './steps/useStepFocus'
import { useWizardSteps } from './steps/useWizardSteps'
import type { WizardStart } from './wizardStart'

export type WizardProps = {
  initial: PackageForm
  /** Absent for a new package. */
  id?: Id
  basis: Basis
  /** The draft that the mitra continues. */
  draft: Draft | null
  /** The wishes of the screen that opened the wizard. */
  start?: WizardStart
  /** Starts the form again with the package that somebody else has saved. */
  onReopen?: (saved: EditedPackage) => void
}

const firstPhase = (draft: Draft | null, start: WizardStart | undefined): SavePhase =>
  start?.hasTakenSaved && !draft ? { at: 'tookSaved' } : { at: 'idle' }

/** The wizard's form with its steps, its draft and its save. */
export function useWizard({ initial, id, basis, draft: earlier, start, onReopen }: WizardProps) {
  const [defaultValues] = useState(() => ({
    ...(earlier ? resumedForm(earlier, initial) : initial),
    ...start?.changes,
  }))
  const form = useForm<PackageForm>({
    defaultValues,
    resolver: packageResolver,
    mode: 'onChange',
    shouldFocusError: false,
  })
  const client = useQueryClient()
  const { step, isFromReview, goTo, leave, stateFor } = useWizardSteps(earlier?.step ?? start?.step)
  const machine = useSaveMachine(() =>
    startSave({ id, basis, attempt: attemptOfDraft(earlier?.attempt ?? null), phase: firstPhase(earlier, start) }),
  )
  const draft = useDraft({ form, machine, step, draft: earlier })
  const { exit, isAsking, stay } = useLeaveGuard(draft.isDirty, draft.keep)
  const formElement = useRef<HTMLFormElement>(null)
  useStepFocus(formElement, step)
  const focusProblem = useFocusProblem(formElement)
  const saving = useSaving({ form, machine, draft, goTo, focusProblem, onDone: () => leave(links.list) })
  const pastQuestion = usePastQuestion(form.getValues, saving.save)
  const hasProblem = (goal: number) => WIZARD_STEPS[goal]?.fields.some((field) => form.getFieldState(field).invalid)

  return {
    form,
    machine,
    formElement,
    step,
    isFromReview,
    stateFor,
    saving,
    pastQuestion,
    /** The package that the form's saves are based on. */
    savedForm: () => machine.get().basis.form,
    /** The draft lasts only as long as the page. */
    isFleeting: !draft.isLasting,
    exit,
    isAsking,
    stay,
    /** Opens the next step, or the step that `choose` returns, if the fields of this step are valid. */
    async next(choose = nextStep) {
      saving.forgetFailure()
      const fields = WIZARD_STEPS[step]?.fields
      const isValid =
        isFaultless(form, fields) ||
        (await form.trigger(fields)) ||
        isOnlyUnread(client, checkForm(form.getValues()), fields)
      const goal = choose(step, form.getValues())
      if (isValid) goTo(goal)
      // The server may have reported an error on the next step: the mitra must see it.
      if (!isValid || hasProblem(goal)) focusProblem()
    },
    previous() {
      saving.forgetFailure()
      goTo(previousStep(step, form.getValues()))
    },
    takeSaved(saved: EditedPackage) {
      draft.finish()
      onReopen?.(saved)
    },
    discard() {
      draft.finish()
      exit?.go()
    },
  }
}
