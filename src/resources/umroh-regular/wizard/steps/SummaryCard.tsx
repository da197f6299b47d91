import styled from '@emotion/styled'
import { useWatch } from 'react-hook-form'
import { Section } from '../../../../ui/layout/Section'
import { parseWholeNumber } from '../../../../domain/values/numbers'
import type { PackageForm } from '../../../../domain/types'
import { shownStartCity } from '../../../../domain/package/cityOrder'
import { FIRST_STEP } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/package/wizard'
import { MasterOption } from '../../../custom-data/pickers'
import { colour } from '../../../../../theme/tokens'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { PackageName } from '../../PackageName'
import { ChangeLink } from './ChangeLink'

const Body = styled('div')({
  display: 'grid',
  gap: 8,
  '& .name': { fontWeight: 600, lineHeight: 1.4 },
  '& .facts': { display: 'flex', flexWrap: 'wrap', columnGap: 6, color: colour.quiet, fontSize: '0.875rem' },
})

/**
 * The package so far (docs/product.md §6.2.7): name, city order, jamaah and flight. The card is small, because it
 * stands above every step.
 */
export function SummaryCard() {
  const { isOn: isForCustomer } = useCustomerMode()
  const [name, jamaah, pesawat] = useWatch<PackageForm, ['namaPaket', 'jumlahJamaah', 'pesawat']>({
    name: ['namaPaket', 'jumlahJamaah', 'pesawat'],
  })
  const [chosen, ...skipped] = useWatch<
    PackageForm,
    ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel']
  >({ name: ['startCity', 'hotelMakkah.tanpaHotel', 'hotelMadinah.tanpaHotel'] })
  const startCity = shownStartCity(chosen, ...skipped)
  return (
    <Section title={t('wizard.summary')} action={<ChangeLink step={FIRST_STEP} />}>
      <Body>
        <p className="name">
          <PackageName name={name.trim() || t('app.empty')} lines={2} />
        </p>
        <p className="facts">
          <span>{startCity ? t(`city.${startCity}`) : t('app.empty')}</span>
          <span aria-hidden="true">·</span>
          <span>{t('app.people', { n: parseWholeNumber(jamaah) ?? 0 })}</span>
        </p>
        {pesawat.data ? (
          <MasterOption field="pesawat" record={pesawat.data} withoutPrice={isForCustomer} />
        ) : (
          <p>{t('app.empty')}</p>
        )}
      </Body>
    </Section>
  )
}
