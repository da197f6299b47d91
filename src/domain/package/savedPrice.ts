import { NAMED_FIELDS } from '../masters/masters'
import { PLACES } from '../offer/roomMix'
import { ROOM_TYPES, type City, type PackageDetail, type PerRoom } from '../types'
import type { PriceInput } from './price'

/** The hotel's price per jamaah: the saved price of a room, shared by the people in it. */
function perJamaah({ hotels }: PackageDetail, city: City): PerRoom<number | null> | null {
  const rupiah = hotels[city]?.rupiah
  if (!rupiah) return null
  return Object.fromEntries(
    ROOM_TYPES.map((room) => [room, rupiah[room] === null ? null : rupiah[room] / PLACES[room]]),
  ) as PerRoom<number | null>
}

/** The input of calculatePrice from the figures that a package was saved with. It needs no server. */
export function savedPriceInput(detail: PackageDetail): PriceInput {
  const named = NAMED_FIELDS.map((field) => [field, [detail.choices[field]?.price ?? null]])
  return {
    jamaah: detail.jamaah,
    tourLeader: detail.tourLeader,
    tripType: detail.tripType,
    prices: {
      ...Object.fromEntries(named),
      pesawat: [detail.flight?.price ?? null],
      transportasi: detail.transports.map(({ price }) => price),
      margin: [detail.margin],
    },
    hotels: { makkah: perJamaah(detail, 'makkah'), madinah: perJamaah(detail, 'madinah') },
  }
}
