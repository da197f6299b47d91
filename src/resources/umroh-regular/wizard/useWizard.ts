import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useLayoutEffect, type RefObject, useCallback } from 'react'
import { useForm, get, type FieldPath, type UseFormReturn } from 'react-hook-form'
import type { EditedPackage } from '@/data-provider/types'
import { resumedForm, type Draft } from '@/domain/package/draft'
import type { Id, PackageForm } from '@/domain/types'
import { isEarlier, nextStep, previousStep, WIZARD_STEPS } from '@/domain/package/wizardSteps'
import { useLeaveGuard } from '@/ui/leave/useLeaveGuard'
import { focusHeading } from '@/ui/a11y/useScreenTitle'
import { toFieldErrors } from '@/ui/form/toFieldErrors'
import { arrivalOf } from '../arrival'
import { links } from '../resource'
import { checkForm, packageResolver, problemsOf, isOnlyUnread } from './form/packageResolver'
import { useAgreedQuestion } from './save/AgreedQuestion'
import { usePastQuestion } from './save/PastQuestion'
import { startSave, type Basis, type SavePhase } from './save/saveState'
import { useSaveMachine } from './save/saveMachine'
import { noticeOnList } from './save/SavedWays'
import { useSaving } from './save/useSaving'
import { useReachedSteps, useWizardSteps } from './steps/useWizardSteps'
import type { WizardStart } from './wizardStart'
import { useDraft } from './draft/drafts'
import { useTaking } from './last/LastPackage'
import { useCopy } from './draft/useCopy'

const FRAMES = 120

/** Brings the first field with an error into sight and focus, as soon as the step that holds it is drawn. */
function useFocusProblem(form: RefObject<HTMLFormElement | null>) {
  return useCallback(() => {
    // Going to another step changes the history, and a slow phone draws that step many frames later.
    const look = (left: number) => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      if (field) {
        field.focus({ preventScroll: true })
        field.scrollIntoView({ block: 'center' })
      } else if (left > 0) requestAnimationFrame(() => look(left - 1))
    }
    requestAnimationFrame(() => look(FRAMES))
  }, [form])
}

/**
 * Whether these fields break no rule and show no error. Unlike react-hook-form's `trigger` it tells no field, so that a
 * press on 'Lanjut' does not render the step that it leaves.
 */
export function isFaultless(
  { getValues, getFieldState }: Pick<UseFormReturn<PackageForm>, 'getValues' | 'getFieldState'>,
  fields: readonly FieldPath<PackageForm>[] = [],
): boolean {
  if (fields.some((field) => getFieldState(field).invalid)) return false
  const { errors } = toFieldErrors(getValues(), problemsOf(checkForm(getValues())))
  return !fields.some((field) => get(errors, field))
}

/** Focuses the title of a new step: screen readers read it, and the next Tab reaches the first field. A field with a problem takes the focus afterwards. */
function useStepFocus(form: RefObject<HTMLFormElement | null>, step: number) {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading(form.current?.querySelector('h2'))
  }, [form, step])
}

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
  const reached = useReachedSteps(step, id !== undefined)
  const machine = useSaveMachine(() => startSave({ id, basis, draft: earlier, phase: firstPhase(earlier, start) }))
  const draft = useDraft({ form, machine, step, draft: earlier })
  const { exit, isAsking, stay } = useLeaveGuard(draft.isDirty, draft.keep)
  const formElement = useRef<HTMLFormElement>(null)
  useStepFocus(formElement, step)
  const focusProblem = useFocusProblem(formElement)
  const onDone = (saved: Id | null) => leave(links.list, saved === null ? undefined : arrivalOf({ saved }))
  const agreedQuestion = useAgreedQuestion(id)
  const { mayChange } = agreedQuestion
  const saving = useSaving({ form, machine, draft, goTo, focusProblem, onDone, noticeOf: noticeOnList, mayChange })
  const copy = useCopy()
  const taking = useTaking(form, step, goTo)
  const pastQuestion = usePastQuestion(form.getValues, saving.save)
  const hasProblem = (goal: number) => WIZARD_STEPS[goal]?.fields.some((field) => form.getFieldState(field).invalid)

  /** Opens the next step, or the step that `choose` returns, if the fields of this step are valid. */
  async function next(choose = nextStep) {
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
  }

  function goBack(goal: number) {
    saving.forgetFailure()
    goTo(goal)
  }

  return {
    form,
    machine,
    formElement,
    step,
    /** The steps that the mitra has come to. */
    reached,
    isFromReview,
    stateFor,
    saving,
    pastQuestion,
    agreedQuestion,
    taking,
    /** The package that the form's saves are based on. */
    savedForm: () => machine.get().basis.form,
    /** The draft lasts only as long as the page. */
    isFleeting: !draft.isLasting,
    exit,
    isAsking,
    stay,
    next,
    previous: () => goBack(previousStep(step, form.getValues())),
    /** Opens a step from the stepper: an earlier one as 'Sebelumnya' does, a later one as 'Lanjut' does. */
    openStep(goal: number) {
      if (isEarlier(goal, step, form.getValues())) goBack(goal)
      else void next(() => goal)
    },
    takeSaved(saved: EditedPackage) {
      draft.finish()
      onReopen?.(saved)
    },
    /** Goes on with this form as a new package. The saved one stays as it is. */
    copyInstead() {
      const to = copy(form.getValues(), machine.get().basis.form, step)
      draft.finish()
      to.open()
    },
    discard() {
      draft.finish()
      exit?.go()
    },
  }
}
