import styled from '@emotion/styled'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { say } from '../../i18n/translate'
import { Button } from '../../ui/layout/Button'
import { useKeptFocus } from '../../ui/a11y/useKeptFocus'
import { colour, radius, space } from '../../../theme/tokens'

export const SheetBody = styled('div')({
  display: 'grid',
  gap: 16,
  padding: `0 ${space.gutter}px`,
  overflowY: 'auto',
  '& form': { display: 'grid', gap: 16 },
  '& > p, & .hint': { color: colour.quiet, lineHeight: 1.5 },
  '& .hint': { fontSize: '0.8125rem' },
  '& .failure': {
    backgroundColor: colour.errorSoft,
    color: colour.error,
    border: `1px solid ${colour.error}`,
    borderRadius: radius.medium,
    padding: '12px 14px',
    fontWeight: 500,
  },
})

export type AccountFormProps = {
  /** Shown above the fields: what failed, unless a field says it. */
  failure: string | null
  problems: object
  isPending: boolean
  submit: string
  pending: string
  onSubmit: () => void
  children: ReactNode
}

/** A form in a sheet of the own account. After a refusal the first wrong field has the focus. */
export function AccountForm({ failure, problems, isPending, submit, pending, onSubmit, children }: AccountFormProps) {
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
    <form ref={form} noValidate onSubmit={onFormSubmit}>
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
