import { type ReactNode, useMemo } from 'react'
import PlaneIcon from '@mui/icons-material/FlightRounded'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { priceWithUnit } from '@/ui/elements/priceUnits'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { Section } from '@/ui/layout/Section'
import { departureOf } from '@/domain/offer/savedFacts'
import { staysOfDetail } from '@/domain/package/stayDates'
import { today } from '@/domain/values/dates'
import { priceInRupiah, formatRupiah } from '@/domain/values/money'
import { type PackageDetail, ROOM_TYPES, type RoomType } from '@/domain/types'
import { cityOrder } from '@/domain/package/cityOrder'
import { moneyText } from '../price/moneyText'
import { t } from '@/i18n/package/detail'
import { useRounding } from '@/resources/keptRounding'
import { Facts, type Fact } from '../Facts'
import { PastCheckIn, StayCaution } from '../dates/DateCautions'
import { extraFacts, packageFacts, tripFacts } from './detailFacts'
import { DetailHead } from './DetailHead'
import { hotelReading } from '@/domain/package/price/hotelReading'
import { DetailHotelSection } from './DetailHotelSection'
import styled from '@emotion/styled'
import type { RoundingStep } from '@/domain/offer/rounding'
import { savedBreakdown, type SavedBreakdown } from '@/domain/package/price/savedBreakdown'
import { colour } from '@theme/tokens'
import { PriceLines } from '../price/PriceLines'
import { toldFacts } from '../price/RoundedFrom'
import { KursLine } from './KursLine'

const Difference = styled('div')({ paddingBottom: 12, fontWeight: 600, color: colour.error })

/** 'Rincian harga': the lines of each saved total (docs/product.md §22.1.2). */
function BreakdownSection({ detail, step }: { detail: PackageDetail; step: RoundingStep }) {
  const breakdown = useMemo(() => savedBreakdown(detail), [detail])
  return (
    <Section title={t('price.lines')}>
      <p className="quiet">{t('price.perJamaah')}</p>
      {detail.kurs && <KursLine {...detail.kurs} />}
      {ROOM_TYPES.map((room) => (
        <OfRoom key={room} room={room} breakdown={breakdown[room]} told={toldFacts(detail.totals, room, step)} />
      ))}
    </Section>
  )
}

type OfRoomProps = {
  room: RoomType
  breakdown: SavedBreakdown
  /** See {@link toldFacts}. */
  told: Fact[]
}

function OfRoom({ room, breakdown: { lines, sum, saved, difference }, told }: OfRoomProps) {
  const sums: Fact[] = [[t('breakdown.sum'), priceInRupiah(sum)], [t('breakdown.saved'), priceInRupiah(saved)], ...told]
  return (
    <>
      <PriceLines room={room} title={t(`room.${room}`)} lines={lines} sums={sums} />
      {/* The difference stands outside the lines that can be closed: nobody may overlook it. */}
      {difference !== 0 && (
        <Difference>
          <Facts facts={[[t('breakdown.difference'), formatRupiah(difference)]]} />
        </Difference>
      )}
    </>
  )
}

export type DetailSectionsProps = {
  detail: PackageDetail
  status?: ReactNode
  /** The links of the package. */
  offers?: ReactNode
  /** Under the head. */
  actions?: ReactNode
  /** See useCustomerMode. */
  isForCustomer: boolean
}

/**
 * A saved package, section by section, with the prices it was saved with. On the desktop head and breakdown stay in sight
 * beside the other sections (docs/product.md §15.1.6).
 */
export function DetailSections({ detail, status, offers, actions, isForCustomer }: DetailSectionsProps) {
  const show = { isForCustomer }
  const departure = departureOf(detail)
  const reading = hotelReading(detail)
  const step = useRounding(detail)
  const cautions = (
    <>
      <PastCheckIn date={departure && departure < today() ? departure : null} />
      <StayCaution startCity={detail.startCity} stays={staysOfDetail(detail)} />
    </>
  )
  const head = (
    <>
      <DetailHead detail={detail} totals={detail.totals} step={step} isForCustomer={isForCustomer} />
      {actions}
    </>
  )
  const breakdown = !isForCustomer && <BreakdownSection detail={detail} step={step} />
  const sections = (
    <>
      {status}
      <Section title={t('detail.facts')}>
        <Facts facts={packageFacts(detail)} />
      </Section>
      <FlightSection flight={detail.flight} {...show} />
      {cityOrder(detail.startCity).map((city) => (
        <DetailHotelSection key={city} city={city} hotel={detail.hotels[city]} reading={reading} {...show} />
      ))}
      <Section title={t('review.trip')}>
        <Facts facts={tripFacts(detail, show)} />
      </Section>
      <Section title={t('review.extras')}>
        <Facts facts={extraFacts(detail, show)} />
        {detail.tourLeader > 0 && !isForCustomer && (
          <>
            <p className="quiet" style={{ margin: '12px 0 4px' }}>
              {t('detail.tourLeaderCost')}
            </p>
            <PriceGrid prices={detail.tourLeaderCost} format={priceInRupiah} />
          </>
        )}
      </Section>
    </>
  )
  if (useLayoutKind() === 'mobile')
    return (
      <>
        {cautions}
        {head}
        {sections}
        {breakdown}
        {offers}
      </>
    )
  return (
    <>
      {cautions}
      <div data-rail>
        {head}
        {breakdown}
      </div>
      <div data-flow>
        {sections}
        {offers}
      </div>
    </>
  )
}

function FlightSection({ flight, isForCustomer }: { flight: PackageDetail['flight']; isForCustomer: boolean }) {
  return (
    <Section title={t('field.pesawat')}>
      {flight ? (
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <RemoteImage path={flight.logo} alt="" whole width={44} height={44} placeholder={<PlaneIcon />} />
          <div>
            <strong>{flight.name}</strong>
            {!isForCustomer && <small>{priceWithUnit('pesawat', flight.price)}</small>}
            {!isForCustomer && flight.money && <small>{moneyText(flight.money)}</small>}
          </div>
        </div>
      ) : (
        <p>{t('app.empty')}</p>
      )}
    </Section>
  )
}
