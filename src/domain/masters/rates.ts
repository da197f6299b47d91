import { ROOM_TYPES, SEASONS, type PerRoom, type Season } from '../types'

/** SAR per room and night; null: the room is not sold in that season's nights. */
export type RatesOfSeason = PerRoom<number | null>
export type Rates = Record<Season, RatesOfSeason>

export const hasRate = (rates: RatesOfSeason): boolean => ROOM_TYPES.some((room) => rates[room] !== null)

export const hasAnyRate = (rates: Rates): boolean => SEASONS.some((season) => hasRate(rates[season]))

/**
 * The rates of a season's nights. Without any rate for Rajab and Sya'ban a hotel sells them like
 * other nights. Without any rate for Ramadhan it sells no night of it (docs/product.md §16.1.5).
 */
export const ratesIn = (rates: Rates, season: Season): RatesOfSeason =>
  season === 'rajabSyaban' && !hasRate(rates.rajabSyaban) ? rates.regular : rates[season]
