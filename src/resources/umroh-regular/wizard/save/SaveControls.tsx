import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { t } from '@/i18n/package/wizard'
import { say } from '@/i18n/translate'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { colour, radius } from '@theme/tokens'
import type { WizardFailure } from './failures'
import type { Busy } from './useSaving'

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

type SaveFailureProps = {
  failure: WizardFailure
  isBusy: boolean
  /** Saves anyway; null if the form cannot be saved yet. */
  onAnyway: (() => void) | null
}

/** The message and the ways on. 'Coba lagi' submits the form around it. */
const SaveFailure = ({ failure, isBusy, onAnyway }: SaveFailureProps) => (
  <Box role="alert" data-calm={failure.isCalm || undefined}>
    {say(failure.text)}
    {failure.canRetry && onAnyway && (
      <Button type="submit" disabled={isBusy}>
        {t('app.retry')}
      </Button>
    )}
    {failure.anyway && onAnyway && (
      <Button onClick={onAnyway} disabled={isBusy}>
        {t(failure.anyway)}
      </Button>
    )}
  </Box>
)

export type SaveControlsProps = {
  busy: Busy
  failure: WizardFailure | null
  /** Saves anyway (see {@link WizardFailure}); null if the form cannot be saved yet. */
  onAnyway: (() => void) | null
  /** The label of the button that submits the form. */
  label: string
  disabled?: boolean
  /** The controls between the message and the submit button. */
  children: ReactNode
}

/** The foot of a form that is saved as a package: the wizard, or a copy with new dates. */
export function SaveControls({ busy, failure, onAnyway, label, disabled = false, children }: SaveControlsProps) {
  const isBusy = busy !== null
  useKeptFocus(isBusy)
  return (
    <>
      {failure && <SaveFailure failure={failure} isBusy={isBusy} onAnyway={onAnyway} />}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isBusy || disabled}>
        {busy ? t(`wizard.${busy}`) : label}
      </Button>
      <LiveRegion text={busy ? t(busy === 'checking' ? 'wizard.nowChecking' : 'wizard.nowSaving') : ''} />
    </>
  )
}
