import { useNavigate } from 'react-router'
import { t } from '../i18n/translate'
import { paths } from '../paths'
import { useGoBack } from './useGoBack'
import { ErrorPage } from './ErrorPage'

export function NotFoundPage() {
  const navigate = useNavigate()
  const goBack = useGoBack()
  return (
    <ErrorPage
      code="404"
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={[
        { label: t('notFound.home'), onClick: () => navigate(paths.home) },
        { label: t('notFound.back'), onClick: goBack },
      ]}
    />
  )
}
