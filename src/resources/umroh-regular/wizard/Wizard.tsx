import { RecordContextProvider, useRecordContext } from 'ra-core'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import { ScreenHeader } from '@/ui/layout/Screen'
import { LAST_STEP, stepId, openableSteps, stepOfField, visibleSteps } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/package/wizard'
import { LeaveSheet } from '@/ui/leave/LeaveSheet'
import { CustomerSwitch } from '../customer/CustomerSwitch'
import { PriceRefreshes } from './form/PriceRefreshes'
import { StepContent } from './steps/StepContent'
import { AgreedQuestion } from './save/AgreedQuestion'
import { PastQuestion } from './save/PastQuestion'
import { WizardFooter } from './WizardFooter'
import { TakingContext } from './last/LastPackage'
import { StepLinkContext } from './steps/ChangeLink'
import { useWizard, type WizardProps } from './useWizard'
import { links } from '../resource'
import { ConflictSheet } from './save/conflict/ConflictSheet'
import type { PackageForm } from '@/domain/types'
import { StepList } from './steps/StepList'

type StepperProps = {
  step: number
  /** The steps that the mitra has come to. */
  reached: readonly number[]
  /** Opens a step that is tapped; absent while the form cannot be left. */
  onOpen: ((step: number) => void) | undefined
}

/** The steps of this package in their order: the current step, the steps that are done, and the steps that hold a problem. */
function Stepper({ step, reached, onOpen }: StepperProps) {
  const [startCity, withoutMakkah, withoutMadinah] = useWatch<
    PackageForm,
    ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel']
  >({
    name: ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel'],
  })
  const { errors } = useFormState<PackageForm>()
  const conditions = {
    startCity,
    hotelMakkah: { tanpaHotel: withoutMakkah },
    hotelMadinah: { tanpaHotel: withoutMadinah },
  }
  const shown = visibleSteps(conditions, step)
  return (
    <StepList
      step={step}
      shown={shown}
      wrong={Object.keys(errors).map(stepOfField)}
      openable={openableSteps(shown, reached)}
      {...(onOpen ? { onOpen } : {})}
    />
  )
}

const WORDS = {
  draft: 'leave.text',
  fleeting: 'leave.fleeting',
  signOut: 'leave.signOut',
  saving: 'leave.saving',
  savingSignOut: 'leave.savingSignOut',
} as const

type LeaveQuestionProps = {
  open: boolean
  /** The fate of the form: a draft, a draft until the page is closed, lost with the session, or on its way to the server. */
  fate: keyof typeof WORDS
  onStay: () => void
  onLeave: () => void
  onDiscard: () => void
}

const isOnItsWay = (fate: LeaveQuestionProps['fate']) => fate === 'saving' || fate === 'savingSignOut'

/** Asks before the mitra leaves a wizard whose package is not saved. */
const LeaveQuestion = ({ open, fate, onStay, onLeave, onDiscard }: LeaveQuestionProps) => (
  <LeaveSheet
    open={open}
    title={t('leave.title')}
    text={t(WORDS[fate])}
    stay={{ label: t('leave.stay'), onClick: onStay }}
    keep={fate === 'signOut' ? null : { label: t(isOnItsWay(fate) ? 'leave.go' : 'leave.keep'), onClick: onLeave }}
    discard={isOnItsWay(fate) ? null : { label: t('leave.discard'), onClick: onDiscard }}
  />
)

/**
 * Six steps over one form (docs/product.md §6). Each field subscribes to the form itself, so that a keystroke does not
 * render the whole wizard.
 */
export function Wizard(props: WizardProps) {
  const { id, onReopen } = props
  const { form, formElement, step, reached, isFromReview, stateFor, saving, pastQuestion, agreedQuestion, ...wizard } =
    useWizard(props)
  const { next, previous, openStep } = wizard
  const { busy, failure, isPending } = saving
  const record = useRecordContext()
  const inSession = isPending ? 'saving' : wizard.isFleeting ? 'fleeting' : 'draft'
  const atSignOut = isPending ? 'savingSignOut' : 'signOut'

  return (
    <FormProvider {...form}>
      <StepLinkContext value={stateFor}>
        <ScreenHeader
          title={t('wizard.title')}
          tabTitle={`${t('wizard.title')}: ${t(`step.${stepId(step)}.short`)}`}
          backTo={links.list}
          backLabel={t('app.backToList')}
          action={step === LAST_STEP && <CustomerSwitch />}
        >
          <Stepper step={step} reached={reached} onOpen={busy === null ? openStep : undefined} />
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
          <TakingContext value={wizard.taking}>
            <RecordContextProvider value={saving.hasConflicted ? undefined : record}>
              <StepContent step={step} isSaving={busy !== null} />
            </RecordContextProvider>
          </TakingContext>
          <WizardFooter
            step={step}
            busy={busy}
            failure={failure}
            onPrevious={previous}
            onReview={isFromReview ? () => void next(() => LAST_STEP) : null}
            onAnyway={saving.saveAnyway}
          />
        </form>
        <PriceRefreshes eager={id !== undefined} />
        <PastQuestion date={pastQuestion.asked} onClose={pastQuestion.close} onSave={pastQuestion.accept} />
        <AgreedQuestion {...agreedQuestion} onCopy={wizard.copyInstead} />
        <LeaveQuestion
          open={wizard.isAsking}
          fate={wizard.exit?.isSignOut ? atSignOut : inSession}
          onStay={wizard.stay}
          onLeave={() => wizard.exit?.go()}
          onDiscard={wizard.discard}
        />
        {id !== undefined && onReopen && (
          <ConflictSheet
            id={id}
            refusal={saving.refusal}
            basis={wizard.savedForm()}
            onClose={saving.closeConflict}
            onKeepMine={saving.saveMerged}
            onTakeSaved={wizard.takeSaved}
          />
        )}
      </StepLinkContext>
    </FormProvider>
  )
}
