import { t } from '@/i18n/admin/accounts'
import { CancelButton } from '@/kit/FormFoot'
import { TextForm } from '@/kit/TextForm'
import { MITRA, type MitraRecord } from '@/records/mitra'
import { MITRA_RULES } from '@/records/rules'

/** The fields of the mitra around it, or of a new one. */
export const MitraForm = () => (
  <TextForm<MitraRecord>
    of={MITRA}
    problems={MITRA_RULES.problems}
    saved={t('mitraAccount.saved')}
    buttons={<CancelButton />}
  />
)
