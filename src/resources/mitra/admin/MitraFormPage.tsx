import { useParams } from 'react-router'
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
import { MitraTabs } from './MitraTabs'

/** The form of a new mitra, or a saved one in tabs. Default export: only the desktop loads it. */
export default function MitraFormPage() {
  const { id } = useParams()
  return (
    <AdminPlace>
      {id === undefined ? (
        <>
          <BarTitle title={t('mitraAccount.newTitle')} />
          <MitraForm />
        </>
      ) : (
        <SavedMitra key={id} id={id} />
      )}
    </AdminPlace>
  )
}

const SavedMitra = ({ id }: { id: string }) => (
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
        <MitraTabs mitra={record}>
          <div className="fields">
            <MitraForm key={record.version} record={record} />
            <MitraSwitch record={record} onChanged={reload} />
            <RecordHistory id={record.id} />
          </div>
        </MitraTabs>
      </>
    )}
  </FormRecord>
)
