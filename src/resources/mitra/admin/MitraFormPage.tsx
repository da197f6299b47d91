import type { MitraRecord } from '@/records/mitra'
import { t } from '@/i18n/admin/accounts'
import { FormScreen } from '@/kit/FormScreen'
import { RecordHistory } from '@/resources/audit/history'
import { MitraForm } from './MitraForm'
import { MitraSwitch } from './MitraSwitch'
import { MitraTabs } from './MitraTabs'

/** The users' rows name their mitra. */
const DEPENDENTS = ['users']

/** The form of a new mitra, or a saved one in tabs. Default export: only the desktop loads it. */
export default function MitraFormPage() {
  return (
    <FormScreen<MitraRecord>
      failedTitle={t('resource.mitra')}
      titleOf={(record) => (record ? t('mitraAccount.named', { name: record.name }) : t('mitraAccount.newTitle'))}
      dependents={DEPENDENTS}
    >
      {(record) =>
        record ? (
          <MitraTabs mitra={record}>
            <div className="fields">
              <MitraForm key={record.version} />
              <MitraSwitch record={record} />
              <RecordHistory id={record.id} />
            </div>
          </MitraTabs>
        ) : (
          <MitraForm />
        )
      }
    </FormScreen>
  )
}
