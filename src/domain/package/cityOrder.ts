import type { City } from '../types'

/** Both cities in the order they are visited: Makkah first unless the start city is Madinah. */
export const cityOrder = (startCity: City | null): readonly City[] =>
  startCity === 'madinah' ? ['madinah', 'makkah'] : ['makkah', 'madinah']

/** The start city as the mitra reads it: a journey to one city has no order. The form keeps what was chosen. */
export const shownStartCity = (startCity: City | null, ...skipped: readonly boolean[]): City | null =>
  skipped.includes(true) ? null : startCity
