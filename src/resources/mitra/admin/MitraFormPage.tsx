import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useNavigate, useParams } from 'react-router'
import type { MitraRecord } from '../../../domain/access/account'
import { t } from '../../../i18n/admin/accounts'
import { FormRecord } from '../../../kit/FormRecord'
import { Spinner } from '../../../ui/feedback/Spinner'
import { AdminPlace } from '../../../ui/layout/AdminPlace'
import { BarTitle } from '../../../ui/table/BarTitle'
import { RecordHistory } from '../../audit/history'
import { links } from '../resource'
import { MitraForm } from './MitraForm'
import { MitraSwitch } from './MitraSwitch'

/** The form of a new or saved mitra. Default export: only the desktop loads it. */
export default function MitraFormPage() {
  const { id } = useParams()
  const onSaved = useSaved()
  return (
    <AdminPlace>
      {id === undefined ? (
        <>
          <BarTitle title={t('mitraAccount.newTitle')} />
          <MitraForm onSaved={onSaved} />
        </>
      ) : (
        <SavedMitra key={id} id={id} onSaved={onSaved} />
      )}
    </AdminPlace>
  )
}

function useSaved() {
  const navigate = useNavigate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  return () => {
    notify(t('mitraAccount.saved'), { type: 'success' })
    for (const resource of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [resource] })
    navigate(links.list)
  }
}

const SavedMitra = ({ id, onSaved }: { id: string; onSaved: () => void }) => (
  <FormRecord<MitraRecord>
    id={id}
    backTo={links.list}
    loading={<Spinner />}
    renderFailure={(notice) => (
      <>
        <BarTitle title={t('resource.mitra')} />
        {notice}
      </>
    )}
  >
    {(record, reload) => (
      <>
        <BarTitle title={t('mitraAccount.named', { name: record.name })} />
        <MitraForm key={record.version} record={record} onSaved={onSaved} onReload={reload} />
        <MitraSwitch record={record} onChanged={reload} />
        <RecordHistory resource="mitra" id={record.id} />
      </>
    )}
  </FormRecord>
)
