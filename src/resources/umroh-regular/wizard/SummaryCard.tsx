import { useWatch } from 'react-hook-form'
import { Section } from '../../../components/Section'
import { parseWholeNumber } from '../../../domain/numbers'
import type { PackageForm } from '../../../domain/types'
import { FIRST_STEP } from '../../../domain/wizardSteps'
import { t } from '../../../i18n/translate'
import { MasterOption } from '../../custom-data'
import { Facts } from '../Facts'
import { ChangeLink } from './ChangeLink'

/** The package so far (spec §2, step 0): name, city order, jamaah and flight. */
export function SummaryCard() {
  const [name, startCity, jamaah, pesawat] = useWatch<PackageForm, ['namaPaket', 'startCity', 'jumlahJamaah', 'pesawat']>({
    name: ['namaPaket', 'startCity', 'jumlahJamaah', 'pesawat'],
  })
  return (
    <Section title={t('wizard.summary')} action={<ChangeLink step={FIRST_STEP} />}>
      <Facts
        facts={[
          [t('field.namaPaket'), name.trim() || t('app.empty')],
          [t('field.urutanKota'), startCity ? t(`city.${startCity}`) : t('app.empty')],
          [t('field.jumlahJamaah'), t('app.people', { n: parseWholeNumber(jamaah) ?? 0 })],
        ]}
      />
      <div style={{ marginTop: 12 }}>{pesawat.data ? <MasterOption field="pesawat" record={pesawat.data} /> : t('app.empty')}</div>
    </Section>
  )
}
