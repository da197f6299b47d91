import { isNotFound } from '../../../domain/requestPolicy'
import { t } from '../../../i18n/admin/accounts'
import { loadFailure } from '../../../ui/feedback/loadFailure'
import { Notice } from '../../../ui/feedback/Notice'
import { ButtonLink } from '../../../ui/elements/Button'
import { AlertIcon } from '../../../ui/elements/icons'

export type AccountFailureProps = { error: Error | null; refetch: () => unknown; listPath: string }

/** In place of the form of a user or a mitra: there is none, or it cannot be read. */
export const AccountFailure = ({ error, refetch, listPath }: AccountFailureProps) => (
  <Notice
    alert
    icon={<AlertIcon />}
    {...(isNotFound(error)
      ? { title: t('detail.missing') }
      : { title: t('error.title'), ...loadFailure(error, refetch) })}
    action={
      <ButtonLink to={listPath} variant="outlined">
        {t('account.back')}
      </ButtonLink>
    }
  />
)
