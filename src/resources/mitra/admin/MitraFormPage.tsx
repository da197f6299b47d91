import { t } from '@/i18n/admin/accounts'
import { CancelButton } from '@/kit/FormFoot'
import { FormScreen } from '@/kit/FormScreen'
import { TextForm } from '@/kit/TextForm'
import { MITRA, type MitraRecord } from '@/records/mitra'
import { MITRA_RULES } from '@/records/rules'
import { AccountSwitch } from '@/resources/accounts'
import { RecordHistory } from '@/resources/audit/history'
import { Card } from '@/ui/elements/Card'
import { MitraTabs } from './MitraTabs'

/** The fields of the mitra around it, or of a new one. */
const MitraForm = () => (
  <TextForm<MitraRecord>
    of={MITRA}
    problems={MITRA_RULES.problems}
    saved={t('mitraAccount.saved')}
    buttons={<CancelButton />}
  />
)

/** Disables a mitra with all its users, or enables it again. */
const MitraSwitch = ({ record }: { record: MitraRecord }) => (
  <Card>
    <div className="fields">
      <h2>{t('access.title')}</h2>
      <p className="quiet">
        {t('account.status')}: <strong>{t(`account.${record.status}`)}</strong>
      </p>
      <div className="buttons">
        <AccountSwitch record={record} warning={t('access.disableMitraText')} />
      </div>
    </div>
  </Card>
)

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
