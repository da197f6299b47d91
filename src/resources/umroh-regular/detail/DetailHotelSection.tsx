import styled from '@emotion/styled'
import { BuildingIcon } from '../../../ui/elements/icons'
import { PriceGrid } from '../../../ui/elements/PriceGrid'
import { RemoteImage } from '../../../ui/elements/RemoteImage'
import { Section } from '../../../ui/layout/Section'
import { Stars } from '../../../ui/elements/Stars'
import { formatDate } from '../../../domain/values/dates'
import { HOTEL_FIELDS } from '../../../domain/masters/masters'
import { formatRupiah, formatSar } from '../../../domain/values/money'
import type { City, DetailHotel } from '../../../domain/types'
import { t } from '../../../i18n/package/detail'
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

export type DetailHotelSectionProps = { city: City; hotel: DetailHotel | null; isForCustomer: boolean }

export function DetailHotelSection({ city, hotel, isForCustomer }: DetailHotelSectionProps) {
  return (
    <Section title={t(`field.${HOTEL_FIELDS[city]}`)}>
      {hotel ? <Hotel hotel={hotel} isForCustomer={isForCustomer} /> : <p>{t(WITHOUT[city])}</p>}
    </Section>
  )
}

const Hotel = ({ hotel, isForCustomer }: { hotel: DetailHotel; isForCustomer: boolean }) => (
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
    {!isForCustomer && <RoomPrices hotel={hotel} />}
  </>
)

const RoomPrices = ({ hotel }: { hotel: DetailHotel }) => (
  <>
    <p className="quiet" style={{ margin: '12px 0 4px' }}>
      {t('detail.perRoom')}
    </p>
    <PriceGrid prices={hotel.rupiah} format={formatRupiah} />
    <div style={{ height: 8 }} />
    <PriceGrid prices={hotel.sar} format={formatSar} />
    {hotel.kurs && <KursLine {...hotel.kurs} />}
  </>
)
