import type { CalendarDate, City } from '../types'

/** How many hotels of a city have periods that have ended or end soon, and the first of their last nights. */
export type EndingLists = { city: City; hotels: number; first: CalendarDate }

/** What a new business fills in before the first quote, in this order (docs/product.md §15.5.9). */
export const SETUP_STEPS = ['kurs', 'hotels', 'flights', 'services', 'mitra', 'users'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]
