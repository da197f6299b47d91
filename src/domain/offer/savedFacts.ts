import type { CalendarDate, City, PackageDetail, RoomType } from '../types'

/** A saved price per jamaah in whole rupiah, as the screens show it; null if it is not known. */
export function knownPrice({ totals }: Pick<PackageDetail, 'totals'>, room: RoomType): number | null {
  const total = totals[room]
  return total !== null && Number.isFinite(total) && Math.round(total) > 0 ? Math.round(total) : null
}

/** The first day of the journey: the earliest check-in. Null without a hotel. */
export const departureOf = ({ hotels }: { hotels: Record<City, { checkIn: CalendarDate | null } | null> }) =>
  Object.values(hotels)
    .flatMap((hotel) => hotel?.checkIn ?? [])
    .sort()[0] ?? null
