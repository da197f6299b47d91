import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import { PriceGrid } from '@/ui/elements/PriceGrid'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { distanceText } from '@/ui/elements/distanceText'
import { Stars } from '@/ui/elements/Stars'
import { nightsBetween } from '@/domain/values/dates'
import { priceInRupiah } from '@/domain/values/money'
import type { City, HotelRecord } from '@/domain/types'
import { t } from '@/i18n/translate'
import { colour } from '@theme/tokens'

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: '8px 12px',
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.35 },
  '& .where': { fontSize: '0.8125rem', color: colour.quiet, lineHeight: 1.4, display: 'block' },
  '& dl, & .wide': { gridColumn: '1 / -1' },
  '& .wide': { marginBottom: -4 },
})

const IMAGE = 56
export type HotelCardProps = {
  city: City
  hotel: HotelRecord
  /** A text in place of the prices while they belong to other dates, or where there are none. */
  inPlaceOfPrices?: string | undefined
  withoutPrices?: boolean | undefined
}

/** A hotel with its price per jamaah for the stay (docs/product.md §6.3.4). */
export function HotelCard({ city, hotel, inPlaceOfPrices, withoutPrices }: HotelCardProps) {
  return (
    <Box>
      <RemoteImage path={hotel.image} alt="" width={IMAGE} height={IMAGE} placeholder={<BuildingIcon />} />
      <div>
        <b>{hotel.name}</b>
        {hotel.stars > 0 && <Stars count={hotel.stars} />}
        <span className="where">{distanceText(city, hotel.distance)}</span>
      </div>
      {inPlaceOfPrices ? (
        <span className="where wide">{inPlaceOfPrices}</span>
      ) : withoutPrices ? null : (
        <>
          {hotel.stay && (
            <span className="where wide">
              {t('hotel.perStay', { n: nightsBetween(hotel.stay.checkIn, hotel.stay.checkOut) })}
            </span>
          )}
          <PriceGrid prices={hotel.perJamaah} format={priceInRupiah} />
        </>
      )}
    </Box>
  )
}
