import type { City } from '../types'

/** Both cities in the order they are visited: Makkah first unless the start city is Madinah. */
export const cityOrder = (startCity: City | null): readonly City[] =>
  startCity === 'madinah' ? ['madinah', 'makkah'] : ['makkah', 'madinah']
