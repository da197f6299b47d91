import { ROOM_TYPES, SEASONS, type Season } from '../types'
import type { Rates, RatesOfSeason } from './masterSchema'

export const hasRate = (rates: RatesOfSeason): boolean => ROOM_TYPES.some((room) => rates[room] !== null)

export const hasAnyRate = (rates: Rates): boolean => SEASONS.some((season) => hasRate(rates[season]))

/**
 * The rates of a season's nights. A hotel without any rate for Rajab and Sya'ban sells them like other nights. Without any
 * for Ramadhan it sells no night of it: those nights cost more, and nobody has said how much (docs/product.md §16.1.5).
 */
export const ratesIn = (rates: Rates, season: Season): RatesOfSeason =>
  season === 'rajabSyaban' && !hasRate(rates.rajabSyaban) ? rates.regular : rates[season]
