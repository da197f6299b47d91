import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { say } from '../../i18n/translate'
import { useKeptFocus } from '../a11y/useKeptFocus'
import { Button } from '../layout/Button'

export type SubmittedFormProps = {
  /** Shown above the fields: what failed, unless a field says it. */
  failure: string | null
  /** The refused fields. The focus moves to the first of them when they change. */
  problems: object
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
  problems,
  isPending,
  submit,
  pending,
  onSubmit,
  labelledBy,
  children,
}: SubmittedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const wrong = JSON.stringify(problems)
  useKeptFocus(isPending)
  useEffect(() => {
    if (wrong !== '{}') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])

  function onFormSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} noValidate aria-labelledby={labelledBy} onSubmit={onFormSubmit}>
      {failure && (
        <div className="failure" role="alert">
          {say(failure)}
        </div>
      )}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? pending : submit}
      </Button>
    </form>
  )
}
