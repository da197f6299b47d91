import { FormProvider } from 'react-hook-form'
import { ScreenHeader } from '../../../ui/layout/Screen'
import { LAST_STEP, stepId } from '../../../domain/package/wizardSteps'
import { t } from '../../../i18n/package/wizard'
import { CustomerSwitch } from '../customer/CustomerSwitch'
import { LeaveQuestion } from './leave/LeaveQuestion'
import { PriceRefreshes } from './form/PriceRefreshes'
import { ConflictSheet } from './save/conflict/ConflictSheet'
import { StepContent } from './steps/StepContent'
import { Stepper } from './steps/Stepper'
import { PastQuestion } from './save/PastQuestion'
import { WizardFooter } from './WizardFooter'
import { StepLinkContext } from './steps/ChangeLink'
import { useWizard, type WizardProps } from './useWizard'
import { links } from '../resource'

/**
 * Six steps over one form (docs/product.md §6). Each field subscribes to the form itself, so that a keystroke does not
 * render the whole wizard.
 */
export function Wizard(props: WizardProps) {
  const { id, onReopen } = props
  const { form, formElement, step, isFromReview, stateFor, saving, pastQuestion, next, previous, ...wizard } =
    useWizard(props)
  const { busy, failure, isPending } = saving
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
            onLeaveToServer={saving.saveAtServerPrices}
          />
        </form>
        <PriceRefreshes eager={id !== undefined} />
        <PastQuestion date={pastQuestion.asked} onClose={pastQuestion.close} onSave={pastQuestion.accept} />
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
