import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { t } from '../i18n/kit'
import { say } from '../i18n/translate'
import { LiveRegion } from '../ui/a11y/LiveRegion'
import { Button } from '../ui/elements/Button'

export type FormFootProps = {
  /** The message of a failed save: an i18n key or the server's text. Null if there is none, or if a field shows it. */
  failure: string | null
  isPending: boolean
  /** The text of the button that submits. */
  submit?: string
  /** Buttons beside it. */
  children?: ReactNode
}

/** The end of a form that is saved: why the last save failed, the button that saves, and others beside it. */
export const FormFoot = ({ failure, isPending, submit = t('wizard.save'), children }: FormFootProps) => (
  <>
    {failure && <Alert severity="error">{say(failure)}</Alert>}
    <div className="buttons">
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? t('wizard.saving') : submit}
      </Button>
      <LiveRegion text={isPending ? t('wizard.nowSaving') : ''} />
      {children}
    </div>
  </>
)
