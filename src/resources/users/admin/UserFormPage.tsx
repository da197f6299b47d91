import { useGetOne } from 'ra-core'
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
import { ButtonLink } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import { BarTitle } from '@/ui/table/BarTitle'
import { RecordHistory } from '@/resources/audit/history'
import { links } from '../resource'
import { AccessPanel } from './AccessPanel'
import { LinkBox } from './LinkBox'
import { UserForm, type Saved } from './UserForm'

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
