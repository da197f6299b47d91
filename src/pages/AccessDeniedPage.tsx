import { useNavigate } from 'react-router'
import { t } from '../i18n/translate'
import { paths } from '../paths'
import { useGoBack } from './useGoBack'
import { ErrorPage } from './ErrorPage'

export function AccessDeniedPage() {
  const navigate = useNavigate()
  const goBack = useGoBack()
  return (
    <ErrorPage
      code="403"
      title={t('denied.title')}
      text={t('denied.text')}
      actions={[
        { label: t('denied.home'), onClick: () => navigate(paths.home) },
        { label: t('denied.back'), onClick: goBack },
      ]}
    />
  )
}
