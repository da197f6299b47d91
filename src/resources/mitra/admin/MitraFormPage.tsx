import { useParams } from 'react-router'
import type { MitraRecord } from '@/domain/access/account'
import { t } from '@/i18n/admin/accounts'
import { FormRecord } from '@/kit/FormRecord'
import { Spinner } from '@/ui/feedback/Spinner'
import { AdminPlace } from '@/ui/layout/AdminPlace'
import { BarTitle } from '@/ui/table/BarTitle'
import { RecordHistory } from '@/resources/audit/history'
import { links } from '../resource'
import { MitraForm } from './MitraForm'
import { MitraSwitch } from './MitraSwitch'
import { MitraTabs } from './MitraTabs'

/** The users' rows name their mitra. */
const DEPENDENTS = ['users']

/** The form of a new mitra, or a saved one in tabs. Default export: only the desktop loads it. */
export default function MitraFormPage() {
  const { id } = useParams()
  return (
    <AdminPlace>
      <FormRecord<MitraRecord>
        id={id}
        backTo={links.list}
        dependents={DEPENDENTS}
        loading={<Spinner />}
        renderFailure={(notice) => (
          <>
            <BarTitle title={t('resource.mitra')} />
            {notice}
          </>
        )}
      >
        {(record) =>
          record ? (
            <>
              <BarTitle title={t('mitraAccount.named', { name: record.name })} />
              <MitraTabs mitra={record}>
                <div className="fields">
                  <MitraForm key={record.version} />
                  <MitraSwitch record={record} />
                  <RecordHistory id={record.id} />
                </div>
              </MitraTabs>
            </>
          ) : (
            <>
              <BarTitle title={t('mitraAccount.newTitle')} />
              <MitraForm />
            </>
          )
        }
      </FormRecord>
    </AdminPlace>
  )
}
