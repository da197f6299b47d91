import type { PublicOffer } from './publicOffer'

/** Whether two offers say the same. Both come from `publicOffer`, which writes the fields in one order. */
export const isSameOffer = (one: PublicOffer, other: PublicOffer): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
