import { t } from '../i18n/translate'
import { paths } from '../paths'
import { ErrorPage } from './ErrorPage'

/** Shown when the session cannot be set up. The router may be missing then, so this page does not use it. */
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
