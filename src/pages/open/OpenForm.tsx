import { useId } from 'react'
import { LiveRegion } from '../../ui/a11y/LiveRegion'
import { ScreenTitle } from '../../ui/a11y/ScreenTitle'
import { SubmittedForm, type SubmittedFormProps } from '../../ui/form/SubmittedForm'
import { BuildingMark } from '../../ui/layout/BuildingMark'
import { SignInPage } from '../SignInPage'

export type OpenFormProps = Omit<SubmittedFormProps, 'labelledBy'> & {
  title: string
  subtitle: string
  /** What screen readers say while the form is sent. */
  spoken: string
}

/** A form that looks like the login. */
export function OpenForm({ title, subtitle, spoken, ...form }: OpenFormProps) {
  const titleId = useId()
  return (
    <SignInPage>
      <BuildingMark size={56} />
      <ScreenTitle id={titleId}>{title}</ScreenTitle>
      <p className="subtitle">{subtitle}</p>
      <SubmittedForm {...form} labelledBy={titleId} />
      <LiveRegion text={form.isPending ? spoken : ''} />
    </SignInPage>
  )
}
