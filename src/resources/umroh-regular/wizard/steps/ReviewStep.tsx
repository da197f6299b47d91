import { useWatch } from 'react-hook-form'
import { Section } from '../../../../ui/layout/Section'
import { formatDate, nightsBetween } from '../../../../domain/values/dates'
import { HOTEL_FIELDS, TRIP_FIELDS, type MasterField } from '../../../../domain/masters/masters'
import { formatRupiah } from '../../../../domain/values/money'
import { parseWholeNumber } from '../../../../domain/values/numbers'
import { choicesOf } from '../../../../domain/package/choices'
import { fieldsWhere } from '../../../../domain/package/packageFields'
import { isPriceStale } from '../../../../domain/package/packagePrice'
import type { City, PackageForm } from '../../../../domain/types'
import { cityOrder, EXTRAS_STEP, HOTEL_STEPS, TRIP_STEP } from '../../../../domain/package/wizardSteps'
import { t } from '../../../../i18n/wizard'
import { masterName } from '../../../custom-data/pickers'
import { HotelCard } from '../../../hotel/pickers'
import { Facts, type Fact } from '../../Facts'
import { ChangeLink } from './ChangeLink'
import { PriceBlock } from './PriceBlock'
import { usePriceState, type PriceState } from '../form/usePriceState'

/** Step 5: every choice in the order of the journey, and the price. */
export function ReviewStep() {
  const form = useWatch<PackageForm>() as PackageForm
  const { kind } = usePriceState(form)
  return (
    <>
      {cityOrder(form.startCity).map((city) => (
        <HotelSection key={city} city={city} form={form} price={kind} />
      ))}
      <Section title={t('review.trip')} action={<ChangeLink step={TRIP_STEP} />}>
        <Facts facts={tripFacts(form)} />
      </Section>
      <Section title={t('review.extras')} action={<ChangeLink step={EXTRAS_STEP} />}>
        <Facts facts={extraFacts(form)} />
      </Section>
      <PriceBlock form={form} />
    </>
  )
}

function HotelSection({ city, form, price }: { city: City; form: PackageForm; price: PriceState['kind'] }) {
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

/** A master's rows: a row for each choice, or a dash without a choice. */
function masterFacts(form: PackageForm, field: MasterField): Fact[] {
  const label = t(`field.${field}`)
  const choices = choicesOf(form, field)
  if (choices.length === 0) return [[label, t('app.empty')]]
  return choices.map(({ data }) => {
    if (!data) return [label, t('app.empty')]
    return [label, masterName(field, data), field === 'margin' ? undefined : formatRupiah(data.price)]
  })
}

function tripFacts(form: PackageForm): Fact[] {
  const type = form.tipePerjalanan
  const fields = type ? TRIP_FIELDS[type] : []
  return [
    [t('field.tipePerjalanan'), type ? t(`trip.${type}`) : t('app.empty')],
    ...fields.flatMap((field) => masterFacts(form, field)),
  ]
}

const EXTRAS = fieldsWhere({ step: 'tambahan' })

const extraFacts = (form: PackageForm): Fact[] =>
  EXTRAS.flatMap((field) =>
    field === 'tourLeader'
      ? [[t('field.tourLeader'), t('app.people', { n: parseWholeNumber(form.tourLeader) ?? 0 })]]
      : masterFacts(form, field),
  )
