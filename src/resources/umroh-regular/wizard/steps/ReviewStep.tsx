import { useWatch } from 'react-hook-form'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { Section } from '@/ui/layout/Section'
import { formatDate, nightsBetween } from '@/domain/values/dates'
import { HOTEL_FIELDS, TRIP_FIELDS, type MasterField } from '@/domain/masters/masters'
import type { City, MasterRecord, PackageForm } from '@/domain/types'
import { cityOrder } from '@/domain/package/cityOrder'
import { EXTRAS_STEP, HOTEL_STEPS, TRIP_STEP } from '@/domain/package/wizardSteps'
import { t } from '@/i18n/package/wizard'
import { choicesOf } from '@/domain/package/choices'
import { fieldsWhere, isSecret } from '@/domain/package/packageFields'
import { parseWholeNumber } from '@/domain/values/numbers'
import { priceInWords, unitText } from '@/ui/elements/priceUnits'
import { HotelCard, inPlaceOfStale } from '@/resources/hotel/pickers'
import { masterName } from '@/resources/custom-data/pickers'
import { useCustomerMode } from '../../customer/useCustomerMode'
import { Facts, type Fact } from '../../Facts'
import { type PriceState, usePriceState } from '../form/priceState'
import { ChangeLink } from './ChangeLink'
import { PriceBlock } from './PriceBlock'

/** A master's rows: a row for each choice, or a dash without a choice. A customer sees no prices. */
function masterFacts(form: PackageForm, field: MasterField, isForCustomer: boolean): Fact[] {
  const label = t(`field.${field}`)
  const choices = choicesOf(form, field)
  if (choices.length === 0) return [[label, t('app.empty')]]
  const noteOf = (record: MasterRecord) =>
    field === 'margin' ? unitText(field) : priceInWords(field, record, parseWholeNumber(form.jumlahJamaah))
  return choices.map(({ data }) =>
    data ? [label, masterName(field, data), isForCustomer ? undefined : noteOf(data)] : [label, t('app.empty')],
  )
}

/** The trip type and its services. */
function tripFacts(form: PackageForm, isForCustomer: boolean): Fact[] {
  const type = form.tipePerjalanan
  const fields = type ? TRIP_FIELDS[type] : []
  return [
    [t('field.tipePerjalanan'), type ? t(`trip.${type}`) : t('app.empty')],
    ...fields.flatMap((field) => masterFacts(form, field, isForCustomer)),
  ]
}

const EXTRAS = fieldsWhere({ step: 'tambahan' })

/** Transports, add-ons, tour leaders and margin; a customer sees neither of the last two. */
const extraFacts = (form: PackageForm, isForCustomer: boolean): Fact[] =>
  EXTRAS.filter((field) => !isForCustomer || !isSecret(field)).flatMap((field) =>
    field === 'tourLeader'
      ? [[t('field.tourLeader'), t('app.people', { n: parseWholeNumber(form.tourLeader) ?? 0 })]]
      : masterFacts(form, field, isForCustomer),
  )

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
                nights > 0 ? t('detail.nights', { n: nights }) : undefined,
              ],
            ]}
          />
          <div style={{ marginTop: 12 }}>
            {dataHotel ? (
              <HotelCard
                city={city}
                hotel={dataHotel}
                withoutPrices={isForCustomer}
                inPlaceOfPrices={inPlaceOfStale(form[field], price === 'counting')}
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
