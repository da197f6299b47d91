import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { t } from '@/i18n/kit'
import { say } from '@/i18n/translate'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { useKeptFocus } from '@/ui/a11y/useKeptFocus'
import { Button } from '@/ui/elements/Button'
import { useListPath } from './useListPath'

export type FormFootProps = {
  /** The message of a failed save: an i18n key or the server's text. Null if there is none, or if a field shows it. */
  failure: string | null
  /** The text of the button that submits. */
  submit?: string | undefined
  /** Buttons beside it. */
  buttons?: ReactNode
}

/** The end of a form that is saved: why the last save failed, the button that saves, and others beside it. */
export function FormFoot({ failure, submit = t('wizard.save'), buttons }: FormFootProps) {
  const { isSubmitting } = useFormState()
  useKeptFocus(isSubmitting)
  return (
    <>
      {failure && <Alert severity="error">{say(failure)}</Alert>}
      <div className="buttons">
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {isSubmitting ? t('wizard.saving') : submit}
        </Button>
        <LiveRegion text={isSubmitting ? t('wizard.nowSaving') : ''} />
        {buttons}
      </div>
    </>
  )
}

/** Leads from a form back to the list of its resource. It asks nothing: a replacement is no way out (useLeaveGuard.ts). */
export function CancelButton() {
  const list = useListPath()
  const navigate = useNavigate()
  return (
    <Button variant="outlined" size="large" onClick={() => navigate(list, { replace: true })}>
      {t('app.cancel')}
    </Button>
  )
}
