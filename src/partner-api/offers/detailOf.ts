import { NAMED_FIELDS } from '../../domain/masters/masters'
import { CITIES, type DetailHotel, type NamedPrice, type PackageDetail } from '../../domain/types'
import type { PackageSnapshot, StayCopy } from '../pricing/snapshot'

const hotelOf = ({ name, image, stars, distance, checkIn, checkOut, rupiah, sar }: StayCopy): DetailHotel => ({
  name,
  image,
  stars,
  ...(distance === null ? {} : { distance }),
  checkIn,
  checkOut,
  rupiah,
  sar,
})

/**
 * The detail of a saved package as the app reads it from the API's answer, so that the server makes the same offer of a
 * package as a phone does.
 */
export function detailOf(id: number, snapshot: PackageSnapshot): PackageDetail {
  const { pesawat, choices, hotels, transportasi } = snapshot
  const named = NAMED_FIELDS.flatMap((field): [string, NamedPrice][] => {
    const chosen = choices[field]
    return chosen ? [[field, { name: chosen.name, price: chosen.price }]] : []
  })
  return {
    id,
    name: snapshot.namaPaket,
    jamaah: snapshot.jumlahJamaah,
    startCity: snapshot.startCity,
    tripType: snapshot.tipePerjalanan,
    flight: { name: pesawat.name, price: pesawat.price, logo: pesawat.logo },
    hotels: Object.fromEntries(
      CITIES.map((city) => [city, hotels[city] && hotelOf(hotels[city])]),
    ) as PackageDetail['hotels'],
    choices: Object.fromEntries(named),
    transports: transportasi.map((record) => ({ id: record.id, name: record.name, price: record.price })),
    tourLeader: snapshot.tourLeader,
    tourLeaderCost: snapshot.tourLeaderCost,
    margin: choices.margin?.price ?? null,
    totals: snapshot.totals,
    pricedAt: new Date(snapshot.pricedAt).toISOString(),
    mitra: null,
  }
}
