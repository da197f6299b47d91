import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { Section } from '@/ui/layout/Section'
import { Stars } from '@/ui/elements/Stars'
import { formatDate } from '@/domain/values/dates'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { priceInRupiah, priceInSar } from '@/domain/values/money'
import type { HotelReading } from '@/domain/package/price/hotelReading'
import type { City, DetailHotel } from '@/domain/types'
import { t } from '@/i18n/package/detail'
import { Facts } from '../Facts'
import { KursLine } from './KursLine'

const Head = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  marginBottom: 12,
  '& strong': { display: 'block', lineHeight: 1.35 },
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
    : t(isNightly ? 'detail.perJamaahNight' : 'detail.perJamaah')

export function DetailHotelSection({ city, hotel, ...show }: DetailHotelSectionProps) {
  return (
    <Section title={t(`field.${HOTEL_FIELDS[city]}`)}>
      {hotel ? <Hotel hotel={hotel} {...show} /> : <p>{t(WITHOUT[city])}</p>}
    </Section>
  )
}

type HotelProps = Omit<DetailHotelSectionProps, 'city' | 'hotel'> & { hotel: DetailHotel }

const Hotel = ({ hotel, reading, isForCustomer }: HotelProps) => (
  <>
    <Head>
      <RemoteImage path={hotel.image} alt="" width={64} height={64} placeholder={<BuildingIcon />} />
      <div>
        <strong>{hotel.name}</strong>
        {hotel.stars > 0 && <Stars count={hotel.stars} />}
      </div>
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

const RoomPrices = ({ hotel, reading }: Pick<HotelProps, 'hotel' | 'reading'>) => (
  <>
    <p className="quiet" style={{ margin: '12px 0 4px' }}>
      {titleOf(reading)}
    </p>
    <PriceGrid prices={hotel.rupiah} format={priceInRupiah} />
    <div style={{ height: 8 }} />
    {Object.values(hotel.sar).some((sar) => sar !== null) ? (
      <PriceGrid prices={hotel.sar} format={priceInSar} />
    ) : (
      <p className="quiet">{t('detail.sarUnknown')}</p>
    )}
    {hotel.kurs && <KursLine {...hotel.kurs} />}
  </>
)
