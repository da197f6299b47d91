import type { Rates, RatesOfSeason } from '@/domain/masters/rates'
import { perRoom, SEASONS, type City } from '@/domain/types'
import { slug } from '../media/drawMedia'
import { SEASON_TENTHS } from '../pricing/firstPrices'
import type { HotelRow } from '../stores/store'

/** A hotel of the demo data: SAR per room and night for double, triple and quad; stars; metres to the mosque. Some sell no quad. */
type Line = readonly [
  name: string,
  double: number,
  triple: number,
  quad: number | null,
  stars: number,
  distance: number,
]

const MAKKAH: readonly Line[] = [
  ['AZKA Al Safa', 580, 665, 750, 5, 150],
  ['AZKA Al Maqam', 630, 730, 820, 5, 200],
  ['Grand Al Massa', 495, 545, 595, 4, 400],
  ['Royal Majestic', 510, 560, 610, 4, 300],
  ['Snood Ajyad', 440, 485, 530, 4, 450],
  ['Maysan Al Mashaer', 580, 660, 740, 4, 350],
  ['Maysan Al Maqam', 450, 500, 550, 3, 500],
  ['Pullman Zamzam', 1100, 1350, 1600, 5, 0],
  ['Swissôtel Makkah', 1150, 1400, 1650, 5, 0],
  ['Hilton Convention', 1050, 1250, null, 5, 150],
  ['Anjum', 850, 1050, 1250, 5, 200],
  ['Emaar Grand', 550, 650, 750, 4, 450],
  ['Retaj Al Rayyan', 480, 560, 640, 4, 600],
  ['Le Meridien Towers', 420, 490, 560, 5, 2500],
  ['Al Kiswah Towers', 320, 370, 420, 3, 1800],
  ['Olayan Golden', 280, 320, 360, 3, 750],
]

const MADINAH: readonly Line[] = [
  ['Grand Plaza Badr Al Maqam', 520, 600, 680, 4, 150],
  ['Grand Plaza Al Madina', 480, 550, 620, 4, 200],
  ['Maysan Altaqwa', 360, 410, 460, 3, 400],
  ['Maden', 950, 1100, null, 5, 50],
  ['Pullman Zamzam Madina', 880, 1100, 1320, 5, 100],
  ['Saja Al Madinah', 520, 580, 640, 4, 250],
  ['Rua International', 500, 550, 600, 4, 200],
  ['Emaar Royal', 680, 780, 880, 5, 150],
  ['Concorde Dar Al Khair', 480, 530, 580, 3, 250],
  ['Diyar Al Eiman', 460, 510, 560, 3, 350],
  ['Saman Al Jadid', 300, 340, 380, 3, 450],
]

function seasonal(rates: RatesOfSeason): Rates {
  const times = (tenths: number): RatesOfSeason => perRoom((room) => rates[room] && (rates[room] * tenths) / 10)
  return Object.fromEntries(SEASONS.map((season) => [season, times(SEASON_TENTHS[season])])) as Rates
}

const toRow =
  (city: City) =>
  ([name, double, triple, quad, stars, distance]: Line): Omit<HotelRow, 'id'> => ({
    city,
    name,
    image: `hotels/${city}/${slug(name)}.svg`,
    distance,
    stars,
    rates: seasonal({ double, triple, quad }),
  })

export const SEED_HOTELS: readonly Omit<HotelRow, 'id'>[] = [
  ...MAKKAH.map(toRow('makkah')),
  ...MADINAH.map(toRow('madinah')),
]

/** GET `/umroh-packages`: the categories of the home page. */
export const PACKAGE_CATEGORIES = [
  {
    id: 1,
    nama: 'Umroh Reguler',
    slug: 'umroh-reguler',
    deskripsi: 'Susun dan hitung paket umroh reguler untuk jamaah Anda.',
  },
] as const
