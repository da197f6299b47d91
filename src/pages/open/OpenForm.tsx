import { useId } from 'react'
import { useNavigate } from 'react-router'
import { t } from '@/i18n/openScreens'
import { LiveRegion } from '@/ui/a11y/LiveRegion'
import { ScreenTitle } from '@/ui/a11y/ScreenTitle'
import { SubmittedForm, type SubmittedFormProps } from '@/ui/form/SubmittedForm'
import { loadFailure } from '@/ui/feedback/loadFailure'
import { BuildingMark } from '@/ui/elements/BuildingMark'
import { paths } from '@/paths'
import { SignInPage } from '../SignInPage'
import { type ErrorPageProps, ErrorPage } from '../ErrorPages'

export type OpenFormProps = Omit<SubmittedFormProps, 'labelledBy'> & {
  title: string
  subtitle: string
  /** The text that screen readers say while the form is sent. */
  spoken: string
}

/** A form with the design of the login. */
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

/** Replaces the form when the server's first answer cannot be read. */
export function OpenFailure({ failure, again }: { failure: Error; again: () => void }) {
  const { text, onRetry } = loadFailure(failure, again)
  const retry = onRetry ? [{ label: t('app.retry'), onClick: onRetry }] : []
  return <OpenEnd title={t('setup.failedTitle')} text={text} actions={retry} />
}

type OpenEndProps = Pick<ErrorPageProps, 'title' | 'text'> & Partial<Pick<ErrorPageProps, 'actions'>>

/** A page without a form, and the way to the login. */
export function OpenEnd({ title, text, actions = [] }: OpenEndProps) {
  const navigate = useNavigate()
  const toLogin = { label: t('toLogin'), onClick: () => navigate(paths.login, { replace: true }) }
  return <ErrorPage title={title} text={text} actions={[...actions, toLogin]} />
}
