import type { ReactNode } from 'react'
import { PlaneIcon } from '../../../ui/layout/icons'
import { PriceGrid } from '../../../ui/layout/PriceGrid'
import { RemoteImage } from '../../../ui/layout/RemoteImage'
import { Section } from '../../../ui/layout/Section'
import { formatMoment } from '../../../domain/values/dates'
import { formatRupiah } from '../../../domain/values/money'
import { TRIP_FIELDS, type TripField } from '../../../domain/masters/masters'
import { fieldsWhere } from '../../../domain/package/packageFields'
import type { NamedPrice, PackageDetail } from '../../../domain/types'
import { cityOrder } from '../../../domain/package/wizardSteps'
import { t } from '../../../i18n/translate'
import { Facts, type Fact } from '../Facts'
import { TotalPrices } from '../TotalPrices'
import { SavedSimulation } from '../simulation/SavedSimulation'
import { KursLine } from './KursLine'
import { DetailHotelSection } from './DetailHotelSection'

/** A saved package, section by section, with the prices it was saved with. */
export function DetailSections({ detail, status }: { detail: PackageDetail; status?: ReactNode }) {
  return (
    <>
      <Section title={detail.name ?? t('app.empty')}>
        <Facts
          facts={[
            [t('field.jumlahJamaah'), t('app.people', { n: detail.jamaah })],
            [t('field.urutanKota'), detail.startCity ? t(`city.${detail.startCity}`) : t('app.empty')],
            ...(detail.mitra ? [[t('profile.mitra'), detail.mitra] as const] : []),
          ]}
        />
      </Section>
      {status}
      <FlightSection flight={detail.flight} />
      {cityOrder(detail.startCity).map((city) => (
        <DetailHotelSection key={city} city={city} hotel={detail.hotels[city]} />
      ))}
      <Section title={t('review.trip')}>
        <Facts facts={tripFacts(detail)} />
      </Section>
      <Section title={t('review.extras')}>
        <Facts facts={extraFacts(detail)} />
        {detail.tourLeader > 0 && (
          <>
            <p className="quiet" style={{ margin: '12px 0 4px' }}>
              {t('detail.tourLeaderCost')}
            </p>
            <PriceGrid prices={detail.tourLeaderCost} format={formatRupiah} />
          </>
        )}
      </Section>
      <TotalPrices title={t('detail.total')} totals={detail.totals}>
        {detail.pricedAt && <p className="quiet">{t('detail.pricedAt', { date: formatMoment(detail.pricedAt) })}</p>}
        {detail.kurs && <KursLine {...detail.kurs} />}
        <SavedSimulation detail={detail} />
      </TotalPrices>
    </>
  )
}

function FlightSection({ flight }: { flight: PackageDetail['flight'] }) {
  return (
    <Section title={t('field.pesawat')}>
      {flight ? (
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <RemoteImage path={flight.logo} alt="" width={44} height={44} placeholder={<PlaneIcon />} />
          <div>
            <strong>{flight.name}</strong>
            <small className="money">{formatRupiah(flight.price)}</small>
          </div>
        </div>
      ) : (
        <p>{t('app.empty')}</p>
      )}
    </Section>
  )
}

const fact = (label: string, item: NamedPrice | undefined): Fact => [
  label,
  item?.name ?? t('app.empty'),
  item ? formatRupiah(item.price) : undefined,
]

function tripFacts({ tripType, choices }: PackageDetail): Fact[] {
  const fields: readonly TripField[] = tripType ? TRIP_FIELDS[tripType] : []
  const guide: Fact = choices.muthawwif
    ? fact(t('field.muthawwif'), choices.muthawwif)
    : [t('field.muthawwif'), t('detail.noMuthawwif')]
  return [
    [t('field.tipePerjalanan'), tripType ? t(`trip.${tripType}`) : t('app.empty')],
    ...fields.map((field) => (field === 'muthawwif' ? guide : fact(t(`field.${field}`), choices[field]))),
    ...(fields.includes('muthawwif') || choices.muthawwif ? [] : [guide]),
  ]
}

const EXTRAS = fieldsWhere({ step: 'tambahan' })

function transportFacts(transports: PackageDetail['transports']): Fact[] {
  const label = t('field.transportasi')
  return transports.length > 0 ? transports.map((transport) => fact(label, transport)) : [fact(label, undefined)]
}

const extraFacts = ({ transports, choices, tourLeader, margin }: PackageDetail): Fact[] =>
  EXTRAS.flatMap((field): Fact[] => {
    if (field === 'transportasi') return transportFacts(transports)
    if (field === 'tourLeader') return [[t('field.tourLeader'), t('app.people', { n: tourLeader })]]
    if (field === 'margin') return [[t('field.margin'), margin === null ? t('app.empty') : formatRupiah(margin)]]
    return [fact(t(`field.${field}`), choices[field])]
  })
