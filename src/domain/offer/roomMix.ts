import { BEDS, ROOM_TYPES, type PerRoom, type RoomType } from '../types'

/** The largest number of rooms of one type that a mitra may type. */
export const MOST_ROOMS = 500

export const NO_ROOMS: PerRoom<number> = { double: 0, triple: 0, quad: 0 }

/** Rooms of a group whose type is not in the offer: without them the group's total would be too low. */
export const roomsLeftOut = (mix: PerRoom<number> | null, offered: readonly RoomType[]): RoomType[] =>
  ROOM_TYPES.filter((room) => mix !== null && mix[room] > 0 && !offered.includes(room))

export const placesIn = (mix: PerRoom<number>): number =>
  ROOM_TYPES.reduce((sum, room) => sum + mix[room] * BEDS[room], 0)

/** Rupiah for every place in the rooms. A room type without a price costs 0. */
export const priceOfMix = (mix: PerRoom<number>, prices: Partial<PerRoom<number>>): number =>
  ROOM_TYPES.reduce((sum, room) => sum + mix[room] * BEDS[room] * (prices[room] ?? 0), 0)

/**
 * The rooms for a group with the fewest empty beds; of several choices the cheapest (docs/product.md §25.1.3). Only rooms
 * with a price are used. Null if no room has a price, or without jamaah.
 */
export function arrangedRooms(jamaah: number, prices: Partial<PerRoom<number>>): PerRoom<number> | null {
  const priced = ROOM_TYPES.filter((room) => prices[room] !== undefined)
  if (priced.length === 0 || jamaah < 1) return null
  let best: { mix: PerRoom<number>; empty: number; price: number } | null = null
  const most = (room: RoomType) => (priced.includes(room) ? Math.ceil(jamaah / BEDS[room]) : 0)
  // The last room type is computed from the other two, so that a group of a thousand takes no noticeable time.
  const last = priced.at(-1) ?? 'quad'
  const [first, second] = ROOM_TYPES.filter((room) => room !== last) as [RoomType, RoomType]
  for (let a = 0; a <= most(first); a += 1)
    for (let b = 0; b <= most(second); b += 1) {
      const left = jamaah - a * BEDS[first] - b * BEDS[second]
      const mix = { ...NO_ROOMS, [first]: a, [second]: b, [last]: Math.max(0, Math.ceil(left / BEDS[last])) }
      const [empty, price] = [placesIn(mix) - jamaah, priceOfMix(mix, prices)]
      if (!best || empty < best.empty || (empty === best.empty && price < best.price)) best = { mix, empty, price }
    }
  return best && best.mix
}
