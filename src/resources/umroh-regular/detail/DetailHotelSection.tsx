import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { Section } from '@/ui/layout/Section'
import { distanceText } from '@/ui/elements/distanceText'
import { Stars } from '@/ui/elements/Stars'
import { formatDate, nightsBetween } from '@/domain/values/dates'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { priceInRupiah, priceInSar } from '@/domain/values/money'
import type { HotelReading } from '@/domain/package/price/hotelReading'
import type { City, DetailHotel } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { Facts } from '../Facts'
import { Lines } from '../price/PriceLines'
import { KursLine } from './KursLine'

const PICTURE_HEIGHT = 168

const Head = styled('div')({
  display: 'grid',
  gap: 4,
  marginBottom: 8,
  '& > :first-of-type:not(strong)': { marginBottom: 6 },
  '& .stay': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 },
})
const WITHOUT = { makkah: 'field.tanpaHotelMakkah', madinah: 'field.tanpaHotelMadinah' } as const

export type DetailHotelSectionProps = {
  city: City
  hotel: DetailHotel | null
  reading: HotelReading
  isForCustomer: boolean
}

/** The unit of a hotel's prices, by how the API's figures are read. */
const titleOf = ({ isShared, isNightly }: HotelReading) =>
  isShared
    ? t(isNightly ? 'detail.perRoomNight' : 'detail.perRoom')
    : t(isNightly ? 'detail.perJamaahNight' : 'price.perJamaah')

export function DetailHotelSection({ city, hotel, ...show }: DetailHotelSectionProps) {
  return (
    <Section title={t(`field.${HOTEL_FIELDS[city]}`)}>
      {hotel ? <Hotel city={city} hotel={hotel} {...show} /> : <p>{t(WITHOUT[city])}</p>}
    </Section>
  )
}

type HotelProps = Omit<DetailHotelSectionProps, 'hotel'> & { hotel: DetailHotel }

/** `5 malam · 300 m ke Masjidil Haram`, as far as it is known. */
function stayText(city: City, { checkIn, checkOut, distance }: DetailHotel): string {
  const nights = checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0
  return [nights > 0 && t('detail.nights', { n: nights }), distanceText(city, distance ?? null)]
    .filter(Boolean)
    .join(' · ')
}

function Hotel({ city, hotel, reading, isForCustomer }: HotelProps) {
  const stay = stayText(city, hotel)
  return (
    <>
      <Head>
        {hotel.image !== null && (
          <RemoteImage path={hotel.image} alt="" width="100%" height={PICTURE_HEIGHT} placeholder={<BuildingIcon />} />
        )}
        <strong>{hotel.name}</strong>
        <span className="stay quiet">
          {stay}
          {stay !== '' && hotel.stars > 0 && <span aria-hidden="true">·</span>}
          {hotel.stars > 0 && <Stars count={hotel.stars} />}
        </span>
      </Head>
      <Facts
        facts={[
          [t('field.checkIn'), formatDate(hotel.checkIn)],
          [t('field.checkOut'), formatDate(hotel.checkOut)],
        ]}
      />
      {!isForCustomer && <RoomPrices hotel={hotel} reading={reading} />}
    </>
  )
}

const RoomPrices = ({ hotel, reading }: Pick<HotelProps, 'hotel' | 'reading'>) => (
  <>
    <p className="quiet" style={{ margin: '12px 0 4px' }}>
      {titleOf(reading)}
    </p>
    <PriceGrid prices={hotel.rupiah} format={priceInRupiah} />
    <div style={{ height: 8 }} />
    {Object.values(hotel.sar).some((sar) => sar !== null) ? (
      <Lines>
        <summary>{t('detail.riyal')}</summary>
        <PriceGrid prices={hotel.sar} format={priceInSar} />
        {hotel.kurs && <KursLine {...hotel.kurs} />}
      </Lines>
    ) : (
      <p className="quiet">{t('detail.sarUnknown')}</p>
    )}
  </>
)
