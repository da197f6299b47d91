import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ScreenHeader } from '../../../ui/layout/Screen'
import type { EditedPackage } from '../../../data-provider/types'
import { resumedForm, type Draft } from '../../../domain/package/draft'
import { attemptOfDraft } from '../../../domain/package/saveKeys'
import { CITIES, type Id, type PackageForm } from '../../../domain/types'
import { LAST_STEP, nextStep, previousStep, WIZARD_STEPS } from '../../../domain/package/wizardSteps'
import { t } from '../../../i18n/translate'
import { HotelRefresh } from '../../hotel/pickers'
import { CustomerSwitch } from '../customer/CustomerSwitch'
import { LeaveQuestion } from './leave/LeaveQuestion'
import { MasterRefreshes } from './form/MasterRefreshes'
import { ConflictSheet } from './save/conflict/ConflictSheet'
import { packageResolver } from './form/packageResolver'
import { StepContent } from './steps/StepContent'
import { Stepper } from './steps/Stepper'
import { useDraft } from './draft/useDraft'
import { useFocusProblem } from './form/useFocusProblem'
import { useLeaveGuard } from '../../../ui/leave/useLeaveGuard'
import { PastQuestion } from './save/PastQuestion'
import { usePastQuestion } from './save/usePastQuestion'
import { startSave, type Basis } from './save/saveState'
import { useSaveMachine } from './save/useSaveMachine'
import { useSaving } from './save/useSaving'
import { useStepFocus } from './steps/useStepFocus'
import { useWizardSteps } from './steps/useWizardSteps'
import { WizardFooter } from './WizardFooter'
import { StepLinkContext } from './steps/ChangeLink'
import type { WizardStart } from './wizardStart'
import { links } from '../resource'

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

/**
 * Six steps over one form (docs/product.md §6). Each field subscribes to the form itself, so that a keystroke does not
 * render the whole wizard.
 */
export function Wizard({ initial, id, basis, draft: earlier, start, onReopen }: WizardProps) {
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
  const { step, isFromReview, goTo, leave, stateFor } = useWizardSteps(earlier?.step ?? start?.step)
  const machine = useSaveMachine(() => startSave({ id, basis, attempt: attemptOfDraft(earlier?.attempt ?? null) }))
  const draft = useDraft({ form, machine, step, draft: earlier })
  const { exit, isAsking, stay } = useLeaveGuard(draft.isDirty, draft.keep)
  const formElement = useRef<HTMLFormElement>(null)
  useStepFocus(formElement, step)
  const focusProblem = useFocusProblem(formElement)
  const { save, saveAtServerPrices, saveMerged, closeConflict, isPending, busy, refusal, failure, forgetFailure } =
    useSaving({
      form,
      machine,
      draft,
      goTo,
      focusProblem,
      onDone: () => leave(links.list),
    })

  const pastQuestion = usePastQuestion(form.getValues, save)
  const hasProblem = (goal: number) => WIZARD_STEPS[goal]?.fields.some((field) => form.getFieldState(field).invalid)

  /** Opens the next step, or the step that `choose` returns, if the fields of this step are valid. */
  async function next(choose = nextStep) {
    forgetFailure()
    const isValid = await form.trigger(WIZARD_STEPS[step]?.fields)
    const goal = choose(step, form.getValues())
    if (isValid) goTo(goal)
    // The server may have reported an error on the next step: the mitra must see it.
    if (!isValid || hasProblem(goal)) focusProblem()
  }

  function previous() {
    forgetFailure()
    goTo(previousStep(step, form.getValues()))
  }

  function takeSaved(saved: EditedPackage) {
    draft.finish()
    onReopen?.(saved)
  }

  function discard() {
    draft.finish()
    exit?.go()
  }

  const inSession = isPending ? 'saving' : draft.isLasting ? 'draft' : 'fleeting'
  const atSignOut = isPending ? 'savingSignOut' : 'signOut'

  return (
    <FormProvider {...form}>
      <StepLinkContext value={stateFor}>
        <ScreenHeader
          title={t('wizard.title')}
          backTo={links.list}
          backLabel={t('app.backToList')}
          action={step === LAST_STEP && <CustomerSwitch />}
        >
          <Stepper step={step} />
        </ScreenHeader>
        <form
          ref={formElement}
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault()
            if (step === LAST_STEP) pastQuestion.saveOrAsk()
            else void next()
          }}
        >
          <StepContent step={step} isSaving={busy !== null} />
          <WizardFooter
            step={step}
            busy={busy}
            failure={failure}
            onPrevious={previous}
            onReview={isFromReview ? () => void next(() => LAST_STEP) : null}
            onLeaveToServer={saveAtServerPrices}
          />
        </form>
        {CITIES.map((city) => (
          <HotelRefresh key={city} city={city} />
        ))}
        <MasterRefreshes eager={id !== undefined} />
        <PastQuestion date={pastQuestion.asked} onClose={pastQuestion.close} onSave={pastQuestion.accept} />
        <LeaveQuestion
          open={isAsking}
          fate={exit?.isSignOut ? atSignOut : inSession}
          onStay={stay}
          onLeave={() => exit?.go()}
          onDiscard={discard}
        />
        {id !== undefined && onReopen && (
          <ConflictSheet
            id={id}
            refusal={refusal}
            basis={machine.get().basis.form}
            onClose={closeConflict}
            onKeepMine={saveMerged}
            onTakeSaved={takeSaved}
          />
        )}
      </StepLinkContext>
    </FormProvider>
  )
}
