import { ROOM_TYPES, type HotelRecord } from '@/domain/types'
import { formatDays } from '@/domain/values/dates'
import { t } from '@/i18n/package/wizard'

/** Whether a hotel sells no room for the stay. */
export const isUnsold = ({ perJamaah }: HotelRecord): boolean => ROOM_TYPES.every((room) => perJamaah[room] === null)

/** Why a hotel has no price for the stay, with the nights if they are known; undefined if it has one. */
export function unpricedText(hotel: HotelRecord): string | undefined {
  if (!isUnsold(hotel)) return undefined
  const nights = (hotel.unpriced ?? []).map(({ from, to }) => formatDays(from, to))
  return nights.length > 0 ? t('picker.unpricedNights', { nights: nights.join(', ') }) : t('picker.unpriced')
}
