import styled from '@emotion/styled'
import { t } from '../../../../i18n/package/wizard'
import { say } from '../../../../i18n/translate'
import { Button } from '../../../../ui/elements/Button'
import { colour, radius } from '../../../../../theme/tokens'

const Box = styled('div')({
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

/** The message after a save or a step that did not succeed, or that needs a look. */
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

export type SaveFailureProps = {
  failure: WizardFailure
  isBusy: boolean
  /** Saves although prices could not be read; null where the form cannot be saved yet. */
  onLeaveToServer: (() => void) | null
}

/** The message and the ways on. 'Coba lagi' submits the form around it. */
export const SaveFailure = ({ failure, isBusy, onLeaveToServer }: SaveFailureProps) => (
  <Box role="alert" data-calm={failure.isCalm || undefined}>
    {say(failure.text)}
    {failure.canRetry && onLeaveToServer && (
      <Button type="submit" disabled={isBusy}>
        {t('app.retry')}
      </Button>
    )}
    {failure.canLeaveToServer && onLeaveToServer && (
      <Button onClick={onLeaveToServer} disabled={isBusy}>
        {t('wizard.leaveToServer')}
      </Button>
    )}
  </Box>
)
