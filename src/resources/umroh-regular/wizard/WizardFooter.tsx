import styled from '@emotion/styled'
import { Button } from '../../../ui/layout/Button'
import { ScreenFooter } from '../../../ui/layout/Screen'
import { useLayoutKind } from '../../../ui/layout/layoutKind'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { useKeptFocus } from '../../../ui/a11y/useKeptFocus'
import { FIRST_STEP, LAST_STEP } from '../../../domain/package/wizardSteps'
import { say, t } from '../../../i18n/translate'
import { colour, radius } from '../../../../theme/tokens'
import { PriceBar } from './form/PriceBar'
import type { Busy } from './save/useSaving'

const Failure = styled('div')({
  flex: '1 0 100%',
  padding: '10px 12px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  borderRadius: radius.small,
  backgroundColor: colour.errorSoft,
  color: colour.error,
  fontWeight: 500,
  '&[data-calm]': { backgroundColor: colour.accentSoft, color: colour.accentDark },
  '& button': { display: 'flex', minHeight: 40, margin: '2px -8px -6px auto' },
})

/** The reason why a step or a save did not succeed. */
export type WizardFailure = {
  /** An i18n key or a text. */
  text: string
  /** The same save may be tried again. */
  canRetry?: boolean
  /** The server may set the prices that the app cannot read. */
  canLeaveToServer?: boolean
  /** The message reports no failure. */
  isCalm?: boolean
  /** The mitra must check a total that may be outside the visible part of the page. */
  showsTotal?: boolean
}

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
  useKeptFocus(busy !== null)
  const isLast = step === LAST_STEP
  // The desktop shows the price beside every step.
  const isPhone = useLayoutKind() === 'mobile'
  return (
    <ScreenFooter>
      {failure && (
        <Failure role="alert" data-calm={failure.isCalm || undefined}>
          {say(failure.text)}
          {failure.canRetry && isLast && (
            <Button type="submit" disabled={busy !== null}>
              {t('app.retry')}
            </Button>
          )}
          {failure.canLeaveToServer && isLast && (
            <Button onClick={onLeaveToServer} disabled={busy !== null}>
              {t('wizard.leaveToServer')}
            </Button>
          )}
        </Failure>
      )}
      {isPhone && step > FIRST_STEP && (!isLast || failure?.showsTotal) && <PriceBar atReview={isLast} />}
      {onReview && (
        <Button style={isPhone ? { flexBasis: '100%' } : undefined} variant="outlined" size="large" onClick={onReview}>
          {t('wizard.toReview')}
        </Button>
      )}
      {step > FIRST_STEP && (
        <Button variant="outlined" size="large" onClick={onPrevious} disabled={busy !== null}>
          {t('wizard.previous')}
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" disabled={busy !== null}>
        {t(isLast ? `wizard.${busy ?? 'save'}` : 'wizard.next')}
      </Button>
      <LiveRegion text={busy ? t(busy === 'checking' ? 'wizard.nowChecking' : 'wizard.nowSaving') : ''} />
    </ScreenFooter>
  )
}
