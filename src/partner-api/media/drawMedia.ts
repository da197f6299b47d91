import type { City } from '@/domain/types'
import { AIRLINES, hashName, HOTEL_PALETTES, type HotelPalette } from './palette'

const WIDTH = 320
const GROUND = 178

/** Returns a function that makes choices from one number, so that each feature of a picture varies independently. */
function chooser(seed: number) {
  let state = seed
  return (options: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    return (((state >>> 9) ^ state) >>> 0) % options
  }
}

const clockTower = (x: number, fill: string) =>
  `<path d="M${x} 178V92h6V70h6V52l5-20 1-14 1 14 5 20v18h6v22h6v86Z" fill="${fill}"/><circle cx="${x + 18}" cy="62" r="4" fill="#fff" opacity=".55"/>`

const minaret = (x: number, top: number, fill: string) =>
  `<path d="M${x} 178V${top + 44}h-2v-5h2V${top + 20}h-1v-4h2l3-16 3 16h2v4h-1v19h2v5h-2v${134 - top}Z" fill="${fill}"/>`

const dome = (x: number, fill: string) =>
  `<path d="M${x} 178v-30h4c0-22 14-26 20-38 6 12 20 16 20 38h4v30Z" fill="${fill}"/>`

function skyline(city: City, palette: HotelPalette, choose: (options: number) => number, night: boolean): string {
  const blocks = Array.from({ length: 8 }, (_, index) => {
    const height = 26 + choose(42)
    return `M${index * 42 - 8} ${GROUND}v-${height}h${30 + choose(12)}v${height}Z`
  }).join('')
  const far = `<path d="${blocks}" fill="${palette.far}"/>`
  if (city === 'makkah') return far + clockTower(choose(2) ? 18 : 262, palette.near)
  const green = night ? '#3f6f62' : '#7fa593'
  const left = choose(2) ? 8 : 250
  return far + minaret(left + 2, 44, palette.near) + minaret(left + 54, 62, palette.near) + dome(left + 6, green)
}

type Facade = { x: number; width: number; top: number; floors: number; columns: number }

function windows(
  { x, width, top, floors, columns }: Facade,
  palette: HotelPalette,
  choose: (options: number) => number,
  arched: boolean,
): string {
  const [stepX, stepY] = [(width - 16) / columns, (GROUND - 26 - top - 10) / floors]
  const h = Math.round(stepY * 0.6)
  const w = Math.min(Math.round(stepX * 0.56), arched ? h : WIDTH)
  const shape = arched ? `v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z` : `v-${h}h${w}v${h}Z`
  const paths = { dark: '', lit: '' }
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = `M${Math.round(x + 8 + column * stepX + (stepX - w) / 2)} ${Math.round(top + 10 + (floor + 1) * stepY - (stepY - h) / 2)}`
      paths[choose(4) === 0 ? 'lit' : 'dark'] += at + shape
    }
  return `<path d="${paths.dark}" fill="${palette.window}"/><path d="${paths.lit}" fill="${palette.lit}"/>`
}

function crown(style: number, { x, width, top }: Facade, palette: HotelPalette): string {
  const middle = x + width / 2
  if (style === 0)
    return `<path d="M${x - 4} ${top}h${width + 8}v6h-${width + 8}Z" fill="${palette.shade}"/><path d="M${middle - 20} ${top}v-12h40v12Z" fill="${palette.wall}"/>`
  if (style === 1)
    return `<path d="M${middle - 24} ${top}a24 20 0 0 1 48 0Z" fill="${palette.shade}"/><path d="M${middle - 1} ${top - 28}h2v10h-2Z" fill="${palette.shade}"/>`
  return `<path d="M${x} ${top}v-8h10v-6h${width - 20}v6h10v8Z" fill="${palette.shade}"/>`
}

function entrance({ x, width }: Facade, palette: HotelPalette): string {
  const middle = x + width / 2
  return `<path d="M${x} ${GROUND}v-22h${width}v22Z" fill="${palette.shade}"/>
<path d="M${middle - 12} ${GROUND}v-12a12 9 0 0 1 24 0v12Z" fill="${palette.lit}"/>
<path d="M${middle - 30} ${GROUND - 22}h60l5 5h-70Z" fill="${palette.window}"/>`
}

const palm = (x: number, night: boolean) =>
  `<g fill="none" stroke="${night ? '#45635a' : '#7d9a80'}" stroke-linecap="round" stroke-width="3"><path d="M${x} 180q2-14-1-24" stroke="#9a8267"/><path d="M${x - 1} 156q-8-6-14 2M${x - 1} 156q8-6 14 2M${x - 1} 156q-4-10-11-8M${x - 1} 156q4-10 11-8"/></g>`

/** A calm façade before the city's skyline, 320 × 200: the clock tower for Makkah, dome and minarets for Madinah. `name` is a slug. */
function drawHotel(city: City, name: string): string {
  const choose = chooser(hashName(`${city}/${name}`))
  const palette = HOTEL_PALETTES[choose(HOTEL_PALETTES.length)] ?? (HOTEL_PALETTES[0] as HotelPalette)
  const night = palette.sky === '#2f4858'
  const width = 108 + choose(4) * 12
  const floors = 4 + choose(3)
  const facade: Facade = { x: (WIDTH - width) / 2, width, top: 50 + choose(4) * 7, floors, columns: 4 + choose(3) }
  const wing = 26 + choose(3) * 8
  const side = `<path d="M${facade.x - wing} ${GROUND}v-${52 + choose(3) * 9}h${wing}v100ZM${facade.x + width} ${GROUND}v-${52 + choose(3) * 9}h${wing}v100Z" fill="${palette.shade}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky}"/><stop offset="1" stop-color="${palette.glow}"/></linearGradient></defs>
<rect width="320" height="200" fill="url(#s)"/><circle cx="${60 + choose(5) * 50}" cy="${34 + choose(3) * 8}" r="${night ? 9 : 15}" fill="#fff" opacity=".6"/>
${skyline(city, palette, choose, night)}${side}
<rect x="${facade.x}" y="${facade.top}" width="${width}" height="${GROUND - facade.top}" fill="${palette.wall}"/>
${crown(choose(3), facade, palette)}${windows(facade, palette, choose, choose(2) === 0)}${entrance(facade, palette)}
<path d="M0 ${GROUND}h320v22H0Z" fill="${palette.ground}"/>
${palm(facade.x - wing - 12, night)}${palm(facade.x + width + wing + 12, night)}</svg>`
}

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
