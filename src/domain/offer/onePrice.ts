import { CITIES, ROOM_TYPES, type PackageDetail } from '../types'
import type { OfferedOption } from './publicOffer'
import { knownPrice } from './savedFacts'

const isSame = (prices: readonly (number | null)[]): boolean => new Set(prices).size === 1 && prices[0] !== null

/** Whether an option has one price, whatever the room: it has no hotel, and its prices are the same (docs/product.md §21.3.13). */
export const isOfOnePrice = ({ stays, prices }: Pick<OfferedOption, 'stays' | 'prices'>): boolean =>
  stays.length === 0 && isSame(prices.map(({ perJamaah }) => perJamaah))

/** Whether every offer of a package has one price, so that nobody has to choose types of rooms. */
export const hasOnePrice = (detail: Pick<PackageDetail, 'hotels' | 'totals'>): boolean =>
  CITIES.every((city) => detail.hotels[city] === null) && isSame(ROOM_TYPES.map((room) => knownPrice(detail, room)))
