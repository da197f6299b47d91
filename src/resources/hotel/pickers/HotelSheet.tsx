import styled from '@emotion/styled'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { PickerSheet } from '@/ui/sheet/PickerSheet'
import type { PickerSheetProps } from '@/ui/sheet/pickerProps'
import { isTotalSoFar, totalsWithHotels, type HotelTotal } from '@/domain/package/price/hotelTotals'
import type { RoundingStep } from '@/domain/offer/rounding'
import type { City, HotelRecord, PackageForm } from '@/domain/types'
import { formatDifference, formatRupiah } from '@/domain/values/money'
import { t } from '@/i18n/package/wizard'
import { colour } from '@theme/tokens'
import { HotelCard } from './HotelCard'
import { HOTEL_FILTERS } from './hotelFilters'
import { isUnsold, unpricedText } from './unpriced'

const ROW_HEIGHT = 176
/** The height of a row without the prices of the hotel. */
const SHORT_ROW_HEIGHT = 104
const nameOf = (hotel: HotelRecord) => hotel.name
// The picker sorts hotels by the price of a quad room (docs/product.md §6.10.6).
const priceOf = (hotel: HotelRecord) => hotel.rupiah.quad

const Total = styled('span')({
  gridColumn: '1 / -1',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: 700, color: colour.accentDark },
  '& .whole': { whiteSpace: 'nowrap' },
})

/** What the hotel makes of the package's total, and how much more or less that is than the present choice. */
function TotalLine({ total, isSoFar }: { total: HotelTotal | null; isSoFar: boolean }) {
  const room = t('room.quad')
  if (!total) return <Total>{t('picker.totalUnknown', { room })}</Total>
  const { by } = total
  return (
    <Total>
      <strong>
        {t(isSoFar ? 'picker.totalSoFar' : 'picker.total', {
          room,
          total: formatRupiah(total.total).replace(' ', '\u00a0'),
        })}
      </strong>
      {by !== null && <span className="whole">, {by === 0 ? t('picker.sameTotal') : formatDifference(by)}</span>}
    </Total>
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
  const totalOf = useMemo(() => totalsWithHotels(form, city, step), [form, city, step])
  const isSoFar = useMemo(() => isTotalSoFar(form, city), [form, city])
  return (
    <PickerSheet
      {...props}
      textOf={nameOf}
      priceOf={priceOf}
      isOff={isUnsold}
      renderOption={(hotel) => (
        <HotelCard city={city} hotel={hotel} withoutPrices={isForCustomer} inPlaceOfPrices={unpricedText(hotel)}>
          {!isUnsold(hotel) && <TotalLine total={totalOf(hotel)} isSoFar={isSoFar} />}
        </HotelCard>
      )}
      rowHeight={isForCustomer ? SHORT_ROW_HEIGHT : ROW_HEIGHT}
      sortNote={t('picker.byQuad')}
      filters={HOTEL_FILTERS}
    />
  )
}
