import { Button } from '../../../ui/elements/Button'
import { ScreenFooter } from '../../../ui/layout/Screen'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { FIRST_STEP, LAST_STEP } from '../../../domain/package/wizardSteps'
import { t } from '../../../i18n/package/wizard'
import { PriceBar } from './form/PriceBar'
import { SaveControls } from './save/SaveControls'
import type { WizardFailure } from './save/failures'
import type { Busy } from './save/useSaving'

export type WizardFooterProps = {
  step: number
  busy: Busy
  failure: WizardFailure | null
  onPrevious: () => void
  /** Goes back to the review that this step was opened from; null for any other step. */
  onReview: (() => void) | null
  onLeaveToServer: () => void
}

export function WizardFooter({ step, busy, failure, onPrevious, onReview, onLeaveToServer }: WizardFooterProps) {
  const isLast = step === LAST_STEP
  // The desktop shows the price beside every step.
  const isPhone = useLayoutKind() === 'mobile'
  return (
    <ScreenFooter>
      <SaveControls
        busy={busy}
        failure={failure}
        onLeaveToServer={isLast ? onLeaveToServer : null}
        label={t(isLast ? 'wizard.save' : 'wizard.next')}
      >
        {isPhone && step > FIRST_STEP && (!isLast || failure?.showsTotal) && <PriceBar atReview={isLast} />}
        {onReview && (
          <Button
            style={isPhone ? { flexBasis: '100%' } : undefined}
            variant="outlined"
            size="large"
            onClick={onReview}
          >
            {t('wizard.toReview')}
          </Button>
        )}
        {step > FIRST_STEP && (
          <Button variant="outlined" size="large" onClick={onPrevious} disabled={busy !== null}>
            {t('wizard.previous')}
          </Button>
        )}
      </SaveControls>
    </ScreenFooter>
  )
}
