import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { say } from '@/i18n/translate'
import { Button } from '../elements/Button'
import { useSubmit } from './useSubmit'

export type SubmittedFormProps = {
  /** The message above the fields after a failure; null if a field shows it. */
  failure: string | null
  isPending: boolean
  /** The button's text, also while the form is sent. */
  submit: string
  pending: string
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
  pending,
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
