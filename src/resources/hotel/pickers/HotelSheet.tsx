import styled from '@emotion/styled'
import BuildingIcon from '@mui/icons-material/ApartmentRounded'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { RemoteImage } from '@/ui/elements/RemoteImage'
import { Stars } from '@/ui/elements/Stars'
import { visuallyHidden } from '@/ui/a11y/visuallyHidden'
import { clampedTo } from '@/ui/layout/styles'
import { PickerSheet } from '@/ui/sheet/PickerSheet'
import type { PickerSheetProps } from '@/ui/sheet/pickerProps'
import { isTotalSoFar, totalsWithHotels, type HotelTotal } from '@/domain/package/price/hotelTotals'
import type { RoundingStep } from '@/domain/offer/rounding'
import { ROOM_TYPES, type City, type HotelChoice, type HotelRecord, type PackageForm } from '@/domain/types'
import { nightsBetween } from '@/domain/values/dates'
import { formatAmount, priceAmount, shortDifference, UNKNOWN } from '@/domain/values/money'
import { sortByPrice } from '@/domain/values/sorting'
import { HOTEL_FIELDS } from '@/domain/masters/masters'
import { t } from '@/i18n/package/wizard'
import { colour } from '@theme/tokens'
import { distanceText } from '@/ui/elements/distanceText'
import { HOTEL_FILTERS } from './hotelFilters'
import { isUnsold, unpricedText } from './unpriced'

/** px: eight rows fill a phone's list. */
const ROW_HEIGHT = 72
const IMAGE = 48
const FEW = 8
const nameOf = (hotel: HotelRecord) => hotel.name
// The picker sorts hotels by the price of a quad room (docs/product.md §6.10.6).
const priceOf = (hotel: HotelRecord) => hotel.rupiah.quad

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${IMAGE}px minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: 12,
  margin: '-3px 0',
  fontSize: '0.75rem',
  lineHeight: 1.45,
  color: colour.quiet,
  fontVariantNumeric: 'tabular-nums',
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 8 },
  '& .line > :not(:last-child)': { flex: '1 1 5em', minWidth: 0 },
  '& b': { ...clampedTo(2), fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.35, color: colour.text },
  '& strong': { fontSize: '0.875rem', fontWeight: 700, color: colour.accentDark, whiteSpace: 'nowrap' },
  '& .where': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6 },
  '& .where > span:last-child': { overflowWrap: 'normal' },
  '& dl': { display: 'flex', flexWrap: 'wrap' },
  '& dl > div:not(:last-child)::after': { content: '"·"', margin: '0 0.4em' },
  '& dd': { display: 'inline' },
  '& .MuiRating-root': { fontSize: '0.875rem' },
})

type HotelRowProps = {
  hotel: HotelRecord
  city: City
  withoutPrices: boolean
  /** Null while it is not known. */ total: HotelTotal | null
}

/** A hotel in two or three short lines: what it makes of the package's total, and its price per jamaah of each room type. */
function HotelRow({ hotel, city, withoutPrices, total }: HotelRowProps) {
  const unpriced = unpricedText(hotel)
  // All rows are of one city: the mosque is said, and takes no room.
  const [, place, mosque] = /^(.+?)((?: ke)? Masjid.*)/.exec(distanceText(city, hotel.distance) ?? '') ?? []
  return (
    <Row>
      <RemoteImage path={hotel.image} alt="" width={IMAGE} height={IMAGE} placeholder={<BuildingIcon />} />
      <div>
        <span className="line">
          <b>{hotel.name}</b>
          {total && total.by !== null && (
            <strong>{total.by === 0 ? t('picker.sameTotal') : shortDifference(total.by)}</strong>
          )}
        </span>
        <span className="line">
          <span className="where">
            {hotel.stars > 0 && <Stars count={hotel.stars} />}
            <span>
              {place}
              <span style={visuallyHidden}>{mosque}</span>
            </span>
          </span>
          {!unpriced && <span>{t('picker.total', { total: total ? formatAmount(total.total) : UNKNOWN })}</span>}
        </span>
        {unpriced}
        {!unpriced && !withoutPrices && (
          <dl>
            {ROOM_TYPES.map((room) => (
              <div key={room}>
                <dt style={visuallyHidden}>{t(`room.${room}`)}</dt>
                <dd>{priceAmount(hotel.perJamaah[room])}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Row>
  )
}

/** What the figures of the rows are. */
function Legend({ stay, withoutPrices, isSoFar }: { stay: HotelChoice; withoutPrices: boolean; isSoFar: boolean }) {
  const { tanggalCheckIn: from, tanggalCheckOut: to } = stay
  return (
    <>
      {t('picker.byQuad')}
      <span style={{ display: 'block' }}>
        {t(isSoFar ? 'picker.totalsSoFar' : 'picker.totals')}
        {!withoutPrices && from && to && ` ${t('picker.prices', { n: nightsBetween(from, to) })}`}
      </span>
    </>
  )
}

export type HotelSheetProps = Omit<
  PickerSheetProps<HotelRecord>,
  'textOf' | 'priceOf' | 'renderOption' | 'rowHeight'
> & {
  city: City
  isForCustomer: boolean
  /** What the totals are rounded up to, as customers are told them. */
  step: RoundingStep
}

/** The sheet of a city's hotels: each says what it makes of the package's total (docs/product.md §6.10.8). */
export function HotelSheet({ city, isForCustomer, step, ...props }: HotelSheetProps) {
  const form = useWatch<PackageForm>() as PackageForm
  const { options } = props
  const cheapest = useMemo(() => sortByPrice(options, priceOf)[0] ?? null, [options])
  const totalOf = useMemo(() => totalsWithHotels(form, city, step, cheapest), [form, city, step, cheapest])
  const isSoFar = useMemo(() => isTotalSoFar(form, city), [form, city])
  return (
    <PickerSheet
      {...props}
      textOf={nameOf}
      priceOf={priceOf}
      isOff={isUnsold}
      renderOption={(hotel) => (
        <HotelRow city={city} hotel={hotel} withoutPrices={isForCustomer} total={totalOf(hotel)} />
      )}
      rowHeight={ROW_HEIGHT}
      few={FEW}
      sortNote={<Legend stay={form[HOTEL_FIELDS[city]]} withoutPrices={isForCustomer} isSoFar={isSoFar} />}
      filters={HOTEL_FILTERS}
    />
  )
}
