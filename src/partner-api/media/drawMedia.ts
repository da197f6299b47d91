import { drawAirline } from './airline'
import { drawHotel } from './hotel'

const HOTEL = /^hotels\/(makkah|madinah)\/([a-z0-9-]{1,80})\.svg$/
const AIRLINE = /^pesawat\/([a-z0-9-]{1,80})\.svg$/

/** The SVG of an image path of the API (`hotels/makkah/anjum.svg`, `pesawat/saudia.svg`), or null. */
export function drawMedia(path: string): string | null {
  const [, city, hotel] = HOTEL.exec(path) ?? []
  if (city && hotel) return drawHotel(city === 'makkah' ? 'makkah' : 'madinah', hotel)
  const [, airline] = AIRLINE.exec(path) ?? []
  return airline ? drawAirline(airline) : null
}
