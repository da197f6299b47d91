import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { AccountRecord, MitraRecord } from '@/domain/access/account'
import { READ_ONCE } from '@/domain/requestPolicy'
import type { Mitra } from '@/domain/types'
import { t } from '@/i18n/admin/accounts'
import { FormRecord } from '@/kit/FormRecord'
import { useAddressParam } from '@/ui/hooks/useAddressFilter'
import { Spinner } from '@/ui/feedback/Spinner'
import { AdminPlace } from '@/ui/layout/AdminPlace'
import { ButtonLink } from '@/ui/elements/Button'
import { Card } from '@/ui/elements/Card'
import { BarTitle } from '@/ui/table/BarTitle'
import { RecordHistory } from '@/resources/audit/history'
import { links } from '../resource'
import { AccessPanel } from './AccessPanel'
import { LinkBox } from './LinkBox'
import { UserForm, type Saved } from './UserForm'

/** The form of a new or saved user. Default export: only the desktop loads it. */
export default function UserFormPage() {
  const { id } = useParams()
  return <AdminPlace>{id === undefined ? <NewUserOfMitra /> : <SavedUser id={id} />}</AdminPlace>
}

/** A new user. A link may name the mitra that they belong to (docs/product.md §17.2.16). */
function NewUserOfMitra() {
  const [wanted] = useAddressParam('mitra')
  const { data: mitra, isLoading } = useGetOne<MitraRecord>(
    'mitra',
    { id: wanted },
    { ...READ_ONCE, enabled: wanted !== '' },
  )
  if (isLoading) return <Spinner />
  return <FormRecord backTo={links.list}>{() => <NewUser mitra={mitra ?? null} />}</FormRecord>
}

function NewUser({ mitra }: { mitra: Mitra | null }) {
  const navigate = useNavigate()
  const [saved, setSaved] = useState<Saved | null>(null)
  function onSaved(user: Saved) {
    // A repetition of a save whose answer was lost has no link: the user's own page makes another one.
    if (user.link) setSaved(user)
    else navigate(links.edit(user.id), { replace: true })
  }
  if (!saved?.link)
    return (
      <>
        <BarTitle title={t('account.newTitle')} />
        <UserForm mitra={mitra} submit={t('account.create')} onSaved={onSaved} />
      </>
    )
  const { name } = saved
  return (
    <>
      <BarTitle title={t('access.created', { name })} />
      <Card>
        <div className="fields">
          <p>{t('access.createdText', { name })}</p>
          <LinkBox link={saved.link} name={name} label={t('access.invitation')} />
        </div>
      </Card>
      <div className="buttons">
        <ButtonLink to={links.list} variant="outlined" size="large">
          {t('access.done')}
        </ButtonLink>
      </div>
    </>
  )
}

const SavedUser = ({ id }: { id: string }) => (
  <FormRecord<AccountRecord>
    id={id}
    backTo={links.list}
    loading={<Spinner />}
    renderFailure={(notice) => (
      <>
        <BarTitle title={t('resource.users')} />
        {notice}
      </>
    )}
  >
    {(record) =>
      record && (
        <>
          <BarTitle title={t('account.named', { name: record.name })} />
          <AccessPanel record={record} />
          <UserForm key={record.version} mitra={record.mitra} />
          <RecordHistory id={record.id} />
        </>
      )
    }
  </FormRecord>
)
