import { useWatch } from 'react-hook-form'
import { useLayoutKind } from '../../../../ui/layout/layoutKind'
import { Section } from '../../../../ui/layout/Section'
import { formatDate, nightsBetween } from '../../../../domain/values/dates'
import { HOTEL_FIELDS } from '../../../../domain/masters/masters'
import { isPriceStale } from '../../../../domain/package/price/packagePrice'
import type { City, PackageForm } from '../../../../domain/types'
import { cityOrder } from '../../../../domain/package/cityOrder'
import { EXTRAS_STEP, HOTEL_STEPS, TRIP_STEP } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/package/wizard'
import { HotelCard } from '../../../hotel/pickers'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { Facts } from '../../Facts'
import { ChangeLink } from './ChangeLink'
import { PriceBlock } from './PriceBlock'
import { extraFacts, tripFacts } from './reviewFacts'
import { usePriceState, type PriceState } from '../form/usePriceState'

/** Step 5: every choice in the order of the journey, and the price. On the desktop the price stands beside every step. */
export function ReviewStep() {
  const isDesktop = useLayoutKind() === 'desktop'
  const form = useWatch<PackageForm>() as PackageForm
  const { kind } = usePriceState(form)
  const { isOn: isForCustomer } = useCustomerMode()
  return (
    <>
      {cityOrder(form.startCity).map((city) => (
        <HotelSection key={city} city={city} form={form} price={kind} isForCustomer={isForCustomer} />
      ))}
      <Section title={t('review.trip')} action={<ChangeLink step={TRIP_STEP} />}>
        <Facts facts={tripFacts(form, isForCustomer)} />
      </Section>
      <Section title={t('review.extras')} action={<ChangeLink step={EXTRAS_STEP} />}>
        <Facts facts={extraFacts(form, isForCustomer)} />
      </Section>
      {!isDesktop && <PriceBlock form={form} />}
    </>
  )
}

type HotelSectionProps = { city: City; form: PackageForm; price: PriceState['kind']; isForCustomer: boolean }

function HotelSection({ city, form, price, isForCustomer }: HotelSectionProps) {
  const field = HOTEL_FIELDS[city]
  const { tanpaHotel, dataHotel, tanggalCheckIn, tanggalCheckOut } = form[field]
  const isStale = isPriceStale(form[field])
  const nights = tanggalCheckIn && tanggalCheckOut ? nightsBetween(tanggalCheckIn, tanggalCheckOut) : 0
  return (
    <Section title={t(`field.${field}`)} action={<ChangeLink step={HOTEL_STEPS[city]} />}>
      {tanpaHotel ? (
        <p>{t(city === 'makkah' ? 'field.tanpaHotelMakkah' : 'field.tanpaHotelMadinah')}</p>
      ) : (
        <>
          <Facts
            facts={[
              [t('field.checkIn'), formatDate(tanggalCheckIn)],
              [
                t('field.checkOut'),
                formatDate(tanggalCheckOut),
                nights > 0 ? t('date.nights', { n: nights }) : undefined,
              ],
            ]}
          />
          <div style={{ marginTop: 12 }}>
            {dataHotel ? (
              <HotelCard
                city={city}
                hotel={dataHotel}
                withoutPrices={isForCustomer}
                inPlaceOfPrices={isStale ? t(price === 'counting' ? 'price.counting' : 'price.unknown') : undefined}
              />
            ) : (
              t('app.empty')
            )}
          </div>
        </>
      )}
    </Section>
  )
}
