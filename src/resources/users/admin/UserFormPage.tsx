import { useGetOne, useDataProvider, useGetIdentity, useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { AccountLink, AccountRecord } from '@/domain/access/account'
import type { MitraRecord } from '@/records/mitra'
import { READ_ONCE } from '@/domain/requestPolicy'
import { t } from '@/i18n/admin/accounts'
import { FormScreen } from '@/kit/FormScreen'
import { useAddressParam } from '@/ui/hooks/useAddressFilter'
import { Spinner } from '@/ui/feedback/Spinner'
import { AdminPlace } from '@/ui/layout/AdminPlace'
import { ButtonLink, Button } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { BarTitle } from '@/ui/table/BarTitle'
import { RecordHistory } from '@/resources/audit/history'
import { links } from '../resource'
import { LinkBox } from './LinkBox'
import { UserForm, type Saved } from './UserForm'
import type { PartnerDataProvider } from '@/data-provider/types'
import { formatShortMoment } from '@/domain/values/dates'
import { say } from '@/i18n/translate'
import { useResource } from '@/ui/hooks/useResource'
import { useWrite } from '@/ui/hooks/useWrite'
import { AccountAction, AccountSwitch } from '@/resources/accounts'

/** The buttons with which an admin makes a link, disables or enables a user, or switches off the user's second factor. */
function AccessPanel({ record }: { record: AccountRecord }) {
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

const UserImport = lazyScreen(() => import('./import/UserImport').then((module) => module.UserImport))

/** The form of a new or saved user, or the import of many. Default export: only the desktop loads it. */
export default function UserFormPage() {
  const [made, setMade] = useState<Saved | null>(null)
  const [isImport] = useAddressParam('import')
  const { id } = useParams()
  if (isImport && id === undefined) return <UserImport />
  if (made?.link && id === undefined) return <Invited name={made.name} link={made.link} />
  return (
    <FormScreen<AccountRecord>
      failedTitle={t('resource.users')}
      titleOf={(record) => (record ? t('account.named', { name: record.name }) : t('account.newTitle'))}
    >
      {(record) =>
        record ? (
          <>
            <AccessPanel record={record} />
            <UserForm key={record.version} mitra={record.mitra} />
            <RecordHistory id={record.id} />
          </>
        ) : (
          <NewUser onMade={setMade} />
        )
      }
    </FormScreen>
  )
}

/** The form of a new user. A link may name the mitra that they belong to (docs/product.md §17.2.16). */
function NewUser({ onMade }: { onMade: (user: Saved) => void }) {
  const navigate = useNavigate()
  const [wanted] = useAddressParam('mitra')
  const { data: mitra, isLoading } = useGetOne<MitraRecord>(
    'mitra',
    { id: wanted },
    { ...READ_ONCE, enabled: wanted !== '' },
  )
  // A repetition of a save whose answer was lost has no link: the user's own page makes another one.
  const onSaved = (user: Saved) => (user.link ? onMade(user) : void navigate(links.edit(user.id), { replace: true }))
  if (isLoading) return <Spinner />
  return <UserForm mitra={mitra ?? null} submit={t('account.create')} onSaved={onSaved} />
}

/** The link with which a new user chooses a password. */
const Invited = ({ name, link }: { name: string; link: AccountLink }) => (
  <AdminPlace>
    <BarTitle title={t('access.created', { name })} />
    <Card>
      <div className="fields">
        <p>{t('access.createdText', { name })}</p>
        <LinkBox link={link} name={name} label={t('access.invitation')} />
      </div>
    </Card>
    <div className="buttons">
      <ButtonLink to={links.list} variant="outlined" size="large">
        {t('app.done')}
      </ButtonLink>
    </div>
  </AdminPlace>
)
