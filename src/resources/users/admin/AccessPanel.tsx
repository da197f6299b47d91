import { useDataProvider, useGetIdentity, useNotify } from 'ra-core'
import { useState } from 'react'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { AccountLink, AccountRecord } from '@/domain/access/account'
import { formatShortMoment } from '@/domain/values/dates'
import { t } from '@/i18n/admin/accounts'
import { say } from '@/i18n/translate'
import { useResource } from '@/ui/hooks/useResource'
import { useWrite } from '@/ui/hooks/useWrite'
import { Button } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { AccountAction, AccountSwitch } from '@/resources/accounts'
import { LinkBox } from './LinkBox'

/** The buttons with which an admin makes a link, disables or enables a user, or switches off the user's second factor. */
export function AccessPanel({ record }: { record: AccountRecord }) {
  const { id, name, status, linkExpiresAt } = record
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const [link, setLink] = useState<AccountLink | null>(null)
  const isInvited = status === 'invited'
  const isDisabled = status === 'disabled'
  const isOwn = String(identity?.id) === String(id)

  const linking = useWrite<void, AccountLink | null>({
    resource,
    write: () => provider.makeLink('users', id),
    onWritten: setLink,
    onFailed: (error) => notify(say(error.message), { type: 'error' }),
  })

  return (
    <Card>
      <div className="fields">
        <h2>{t('access.title')}</h2>
        <p className="quiet">
          {t('account.status')}: <strong>{t(`account.${status}`)}</strong>
          {!link && linkExpiresAt && ` · ${t('access.waiting', { time: formatShortMoment(linkExpiresAt) })}`}
        </p>
        {link && <LinkBox link={link} name={name} label={t(isInvited ? 'access.invitation' : 'access.resetLink')} />}
        <div className="buttons">
          {!isDisabled && !isOwn && (
            <Button variant="outlined" disabled={linking.isPending} onClick={() => linking.run()}>
              {t(isInvited ? 'access.invite' : 'access.reset')}
            </Button>
          )}
          {record.hasSecondFactor && !isOwn && (
            <AccountAction
              label={t('access.dropFactor')}
              question={{ title: t('access.dropFactorTitle', { name }), text: t('access.dropFactorText') }}
              call={() => provider.dropSecondFactor('users', id)}
              done={t('access.factorDropped', { name })}
            />
          )}
          {(isDisabled || !isOwn) && (
            <AccountSwitch record={record} warning={t('access.disableText')} onDone={() => setLink(null)} />
          )}
        </div>
      </div>
    </Card>
  )
}
