import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../ui/layout/Button'
import { BuildingMark } from '../../ui/layout/BuildingMark'
import { LiveRegion } from '../../ui/a11y/LiveRegion'
import { ScreenTitle } from '../../ui/a11y/ScreenTitle'
import { useKeptFocus } from '../../ui/a11y/useKeptFocus'
import { say } from '../../i18n/translate'
import { SignInPage } from '../SignInPage'

export type OpenFormProps = {
  title: string
  subtitle: string
  /** Shown above the fields: what failed, unless the fields say it. */
  failure: string | null
  /** Moves the focus to the first wrong field when it changes. */
  wrong: object
  isPending: boolean
  submit: { label: string; pending: string; spoken: string }
  onSubmit: () => void
  children: ReactNode
}

/** A form that looks like the login. */
export function OpenForm({ title, subtitle, failure, wrong, isPending, submit, onSubmit, children }: OpenFormProps) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const problems = JSON.stringify(wrong)
  useKeptFocus(isPending)
  useEffect(() => {
    if (problems !== '{}') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  function onFormSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <SignInPage>
      <BuildingMark size={56} />
      <ScreenTitle id={titleId}>{title}</ScreenTitle>
      <p className="subtitle">{subtitle}</p>
      <form ref={form} noValidate aria-labelledby={titleId} onSubmit={onFormSubmit}>
        {failure && (
          <div className="failure" role="alert">
            {say(failure)}
          </div>
        )}
        {children}
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? submit.pending : submit.label}
        </Button>
        <LiveRegion text={isPending ? submit.spoken : ''} />
      </form>
    </SignInPage>
  )
}
