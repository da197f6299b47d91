import type { ReactNode } from 'react'
import { t } from '../../../../i18n/package/wizard'
import { LiveRegion } from '../../../../ui/a11y/LiveRegion'
import { useKeptFocus } from '../../../../ui/a11y/useKeptFocus'
import { Button } from '../../../../ui/elements/Button'
import { SaveFailure, type WizardFailure } from './SaveFailure'
import type { Busy } from './useSaving'

export type SaveControlsProps = {
  busy: Busy
  failure: WizardFailure | null
  /** Saves although prices could not be read; null where the form cannot be saved yet. */
  onLeaveToServer: (() => void) | null
  /** The label of the button that submits the form. */
  label: string
  disabled?: boolean
  /** The controls between the message and that button. */
  children: ReactNode
}

/** The foot of a form that is saved as a package: the wizard's, and that of a copy with new dates. */
export function SaveControls({ busy, failure, onLeaveToServer, label, disabled = false, children }: SaveControlsProps) {
  const isBusy = busy !== null
  useKeptFocus(isBusy)
  return (
    <>
      {failure && <SaveFailure failure={failure} isBusy={isBusy} onLeaveToServer={onLeaveToServer} />}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isBusy || disabled}>
        {busy ? t(`wizard.${busy}`) : label}
      </Button>
      <LiveRegion text={busy ? t(busy === 'checking' ? 'wizard.nowChecking' : 'wizard.nowSaving') : ''} />
    </>
  )
}
