import type { MitraRecord } from '@/records/mitra'
import { t } from '@/i18n/admin/accounts'
import { Card } from '@/ui/elements/Card'
import { AccountSwitch } from '@/resources/accounts'

/** Disables a mitra with all its users, or enables it again. */
export const MitraSwitch = ({ record }: { record: MitraRecord }) => (
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
