import Alert from '@mui/material/Alert'
import { type ReactNode, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { say, t } from '@/i18n/translate'
import { Button } from '../elements/Button'
import { useKeptFocus } from '../a11y/useKeptFocus'

/**
 * The props of a form whose values are checked when it is submitted. The focus then goes to the first wrong field: at
 * once, or when the server has refused. While the user corrects the fields, the focus stays where it is.
 */
function useSubmit(isPending: boolean, submit: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const [submits, setSubmits] = useState(0)
  const answered = useRef(0)
  useKeptFocus(isPending)
  useEffect(() => {
    if (isPending || answered.current === submits) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    answered.current = submits
    wrong.focus()
  })
  return {
    ref: form,
    noValidate: true,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      setSubmits(submits + 1)
      submit()
    },
  }
}

export type SubmittedFormProps = {
  /** The message above the fields after a failure; null if a field shows it. */
  failure: string | null
  isPending: boolean
  /** The button's text, also while the form is sent. */
  submit: string
  pending?: string
  onSubmit: () => void
  /** The id of the form's heading. */
  labelledBy?: string
  children: ReactNode
}

/** A form with one button. After a refusal the first wrong field has the focus. */
export function SubmittedForm({
  failure,
  isPending,
  submit,
  pending = t('wizard.saving'),
  onSubmit,
  labelledBy,
  children,
}: SubmittedFormProps) {
  const form = useSubmit(isPending, onSubmit)
  return (
    <form {...form} aria-labelledby={labelledBy}>
      {failure && <Alert severity="error">{say(failure)}</Alert>}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? pending : submit}
      </Button>
    </form>
  )
}
