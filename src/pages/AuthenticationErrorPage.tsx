import { t } from '../i18n/translate'
import { paths } from '../paths'
import { ErrorPage } from './ErrorPage'

/** Shown when the session itself cannot be set up: nothing of the router is taken for granted here. */
export function AuthenticationErrorPage() {
  return (
    <ErrorPage
      title={t('auth.errorTitle')}
      text={t('auth.errorText')}
      actions={[
        { label: t('auth.tryAgain'), onClick: () => window.location.reload() },
        { label: t('auth.goHome'), onClick: () => window.location.assign(paths.home) },
      ]}
    />
  )
}
