import { drawHotel } from './hotel'
import { AIRLINES, hashName } from './palette'

const OTHERS = [
  ['#355c7d', '#a9c4da'],
  ['#5b4b8a', '#c0b4e0'],
  ['#2f6b4f', '#a5d0b8'],
  ['#8a5a2b', '#e0bf95'],
] as const

function brandOf(name: string) {
  const known = Object.hasOwn(AIRLINES, name) ? AIRLINES[name] : undefined
  if (known) return known
  const [base, accent] = OTHERS[hashName(name) % OTHERS.length] ?? OTHERS[0]
  const words = name.split('-').filter(Boolean)
  const mark = (words.length > 1 ? words.map((word) => word.charAt(0)).join('') : name).slice(0, 2).toUpperCase()
  return { mark, base, accent }
}

/** A round monogram, 96 × 96, with a wing's sweep in the airline's rough colours. `name` is a slug. */
function drawAirline(name: string): string {
  const { mark, base, accent } = brandOf(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<defs><clipPath id="c"><circle cx="48" cy="48" r="46"/></clipPath></defs>
<g clip-path="url(#c)"><rect width="96" height="96" fill="${base}"/>
<path d="M-4 82C26 76 58 60 100 22V44C66 74 32 88-4 94Z" fill="${accent}" opacity=".9"/>
<path d="M-4 92C34 86 68 72 100 46V60C72 82 40 96-4 102Z" fill="#fff" opacity=".35"/></g>
<circle cx="48" cy="48" r="45" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>
<text x="46" y="47" text-anchor="middle" font-family="'Plus Jakarta Sans',Helvetica,Arial,sans-serif" font-size="31" font-weight="700" letter-spacing="1" fill="#fff">${mark}</text></svg>`
}

const HOTEL = /^hotels\/(makkah|madinah)\/([a-z0-9-]{1,80})\.svg$/
const AIRLINE = /^pesawat\/([a-z0-9-]{1,80})\.svg$/

/** The SVG of an image path of the API (`hotels/makkah/anjum.svg`, `pesawat/saudia.svg`), or null. */
export function drawMedia(path: string): string | null {
  const [, city, hotel] = HOTEL.exec(path) ?? []
  if (city && hotel) return drawHotel(city === 'makkah' ? 'makkah' : 'madinah', hotel)
  const [, airline] = AIRLINE.exec(path) ?? []
  return airline ? drawAirline(airline) : null
}

/** A name as part of an address: `Swissôtel Makkah` → `swissotel-makkah`. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
