import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { ScreenHeader } from '../../../components/Screen'
import { useIsOnline } from '../../../components/useIsOnline'
import type { EditedPackage } from '../../../data-provider/types'
import { resumedForm, type Draft } from '../../../domain/draft'
import { isPriced, type Merge } from '../../../domain/mergePackage'
import { oldestPrice, pricedResources } from '../../../domain/packagePrice'
import { CITIES, type Id, type PackageForm } from '../../../domain/types'
import { LAST_STEP, nextStep, previousStep, stepOfField, stepOrder, WIZARD_STEPS } from '../../../domain/wizardSteps'
import { say, t } from '../../../i18n/translate'
import { paths } from '../../../paths'
import { HotelRefresh } from '../../hotel'
import { LeaveQuestion } from './LeaveQuestion'
import { MasterRefreshes } from './MasterRefreshes'
import { ConflictSheet } from './conflict/ConflictSheet'
import { useConflict, type Basis } from './conflict/useConflict'
import { packageResolver } from './packageResolver'
import { serverProblems } from './serverProblems'
import { StepContent } from './StepContent'
import { Stepper } from './Stepper'
import { useDraft } from './useDraft'
import { useFocusProblem } from './useFocusProblem'
import { useLeaveGuard } from './useLeaveGuard'
import { useSavePackage } from './useSavePackage'
import { useStepFocus } from './useStepFocus'
import { useWizardSteps } from './useWizardSteps'
import { WizardFooter, type WizardFailure } from './WizardFooter'
import { StepLinkContext } from './ChangeLink'

export type WizardProps = {
  initial: PackageForm
  /** Absent: a new package. */
  id?: Id
  basis: Basis
  /** What was left unsaved and is gone on with. */
  draft: Draft | null
  /** Begins anew with what somebody else has saved meanwhile. */
  onReopen?: (saved: EditedPackage) => void
}

/** Six steps over one form (spec §2 and §4). Fields subscribe where they are shown; nothing here renders on a keystroke. */
export function Wizard({ initial, id, basis, draft, onReopen }: WizardProps) {
  const queryClient = useQueryClient()
  const [defaultValues] = useState(() => (draft ? resumedForm(draft, initial) : initial))
  const form = useForm<PackageForm>({ defaultValues, resolver: packageResolver, mode: 'onChange', shouldFocusError: false })
  const { step, goTo, leave, stateFor } = useWizardSteps(draft?.step)
  const conflict = useConflict(basis)
  const { keys, isDirty, keep, finish } = useDraft({ form, id, basis: conflict.basis, step, draft })
  const { exit, isAsking, stay } = useLeaveGuard(isDirty)
  const [failure, setFailure] = useState<WizardFailure | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  useStepFocus(formElement, step)
  const focusProblem = useFocusProblem(formElement)
  const { run, isPending, isWritten } = useSavePackage({ id, basis: conflict.basis, keys, onSending: keep, onSaved: finish })
  const isSaving = isPending || isWritten
  const isOnline = useIsOnline()

  /** To the first step of the way that holds a problem, and to the field itself. */
  function showProblems(fields: readonly string[]) {
    const steps = fields.map(stepOfField).filter((owner) => owner !== undefined)
    const order = [...stepOrder(form.getValues()), ...WIZARD_STEPS.keys()]
    const first = order.find((candidate) => steps.includes(candidate))
    if (first !== undefined) goTo(first)
    focusProblem()
  }

  async function next() {
    setFailure(null)
    const isValid = await form.trigger(WIZARD_STEPS[step]?.fields)
    if (isValid) goTo(nextStep(step, form.getValues()))
    else focusProblem()
  }

  function previous() {
    setFailure(null)
    goTo(previousStep(step, form.getValues()))
  }

  function onSaveFailed(error: Error) {
    if (conflict.asks(error)) return
    const { fields, message, advice, canRetry } = serverProblems(error)
    for (const [path, text] of fields) form.setError(path as FieldPath<PackageForm>, { type: 'server', message: text })
    setFailure({ text: fields.length > 0 ? message : `${say(message)} ${t(advice)}`, canRetry })
    showProblems(fields.map(([path]) => path))
  }

  /** Of an opened package: what it was saved with stands there until then. */
  const isReadingPrices = (values: PackageForm) =>
    pricedResources(values).some((resource) => queryClient.isFetching({ queryKey: [resource], type: 'active' }) > 0)

  const save = form.handleSubmit(
    (values) => {
      setFailure(null)
      if (!navigator.onLine) setFailure({ text: 'wizard.offline', canRetry: true })
      // The server takes today's prices: it would save another total than the one on screen.
      else if (oldestPrice(values) !== null || isReadingPrices(values)) {
        setFailure({ text: 'wizard.oldPrices' })
        void queryClient.refetchQueries({ type: 'active', stale: true })
      } else run(values, { onDone: () => leave(paths.packages), onError: onSaveFailed })
    },
    (errors) => {
      setFailure({ text: 'wizard.invalid' })
      showProblems(Object.keys(errors))
    },
  )

  /** The saved quote costs what the review has shown: where that may be something else now, it is looked at first. */
  function keepMine(merge: Merge) {
    for (const field of Object.keys(merge.brought) as (keyof PackageForm)[]) form.setValue(field, merge.form[field])
    if (!isPriced(merge.taken)) return void save()
    setFailure({ text: 'conflict.merged', isCalm: true })
    goTo(LAST_STEP)
  }

  function takeSaved(saved: EditedPackage) {
    finish()
    onReopen?.(saved)
  }

  function discard() {
    finish()
    exit?.go()
  }

  return (
    <FormProvider {...form}>
      <StepLinkContext value={stateFor}>
        <ScreenHeader title={t('wizard.title')} backTo={paths.packages} backLabel={t('app.backToList')}>
          <Stepper step={step} />
        </ScreenHeader>
        <form
          ref={formElement}
          noValidate
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault()
            void (step === LAST_STEP ? save() : next())
          }}
        >
          <StepContent step={step} isSaving={isSaving} />
          <WizardFooter step={step} saving={isSaving} failure={failure?.text === 'wizard.offline' && isOnline ? null : failure} onPrevious={previous} />
        </form>
        {CITIES.map((city) => (
          <HotelRefresh key={city} city={city} eager={id !== undefined} />
        ))}
        <MasterRefreshes eager={id !== undefined} />
        <LeaveQuestion open={isAsking} fate={exit?.isSignOut ? 'signOut' : isPending ? 'saving' : 'draft'} onStay={stay} onLeave={() => exit?.go()} onDiscard={discard} />
        {id !== undefined && onReopen && (
          <ConflictSheet id={id} conflict={conflict} onKeepMine={keepMine} onTakeSaved={takeSaved} />
        )}
      </StepLinkContext>
    </FormProvider>
  )
}
