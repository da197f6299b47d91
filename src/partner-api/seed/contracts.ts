import type { Period } from '@/domain/masters/periods'
import { SEASONS, type CalendarDate, type City } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import type { Kurs } from '@/domain/kurs/kurs'
import { tiersOfPairs } from '@/domain/masters/tiers'
import type { HotelRow, MasterRow } from '../stores/store'

/** Hotels of the demo data that are sold by contracts of their own dates, as real owners' lists have them (docs/product.md §16.3.4). */

/** SAR of a double room in the low season, and what each further bed costs; stars; metres to the mosque. */
type Line = readonly [name: string, double: number, bed: number, stars: number, distance: number]

const MAKKAH: readonly Line[] = [
  ['Nur Ajyad', 500, 70, 4, 500],
  ['Darul Falah', 420, 50, 4, 400],
  ['Rihlah Misfalah', 310, 40, 3, 800],
  ['Safwat Ibrahim', 640, 80, 5, 350],
  ['Mawaddah Jarwal', 360, 45, 3, 900],
  ['Taybah Al Haram', 720, 100, 5, 200],
  ['Bait Al Ihsan', 285, 40, 3, 1200],
  ['Manarah Ajyad', 455, 50, 4, 600],
  ['Qasr Al Maqam', 980, 120, 5, 100],
  ['Firdaus Kudai', 240, 35, 3, 2200],
  ['Zamzam Hijrah', 530, 60, 4, 450],
  ['Al Amin Syisyah', 265, 40, 3, 1900],
  ['Rayhan Ibrahim Khalil', 590, 70, 4, 300],
  ['Anwar Misfalah', 330, 45, 3, 750],
  ['Jawharah Ajyad', 470, 55, 4, 550],
  ['Mina Gate', 295, 40, 3, 2500],
  ['Arafah Plaza', 380, 45, 4, 1100],
  ['Hira Aziziyah', 255, 35, 3, 3000],
  ['Shafa View', 860, 110, 5, 150],
  ['Marwah Suites', 790, 100, 5, 250],
  ['Kautsar Jarwal', 345, 45, 3, 950],
  ['Wadi Ibrahim', 515, 60, 4, 400],
  ['Baraka Ajyad', 435, 50, 4, 650],
  ['Salam Misfalah', 305, 40, 3, 850],
]

const MADINAH: readonly Line[] = [
  ['Raudhah Markaziyah', 540, 60, 4, 150],
  ['Quba Plaza', 320, 40, 3, 600],
  ['Nabawi Gate', 760, 90, 5, 80],
  ['Uhud View', 290, 40, 3, 900],
  ['Taibah Anwar', 480, 55, 4, 250],
  ['Baqi Palace', 690, 80, 5, 120],
  ['Al Huda Markaziyah', 410, 50, 4, 300],
  ['Aqiq Garden', 265, 35, 3, 1100],
  ['Salma Center', 450, 50, 4, 200],
  ['Ansar Golden', 385, 45, 4, 350],
  ['Dar Al Muhajirin', 355, 45, 3, 400],
  ['Burdah Suites', 620, 70, 5, 180],
  ['Khandaq Inn', 245, 35, 3, 1300],
  ['Masyhad Markaziyah', 505, 60, 4, 220],
  ['Ruma Residence', 335, 40, 3, 500],
  ['Haramain North', 430, 50, 4, 280],
  ['Jannah Madinah', 575, 65, 4, 160],
  ['Safiyyah Plaza', 395, 45, 3, 320],
  ['Amanah Markaziyah', 465, 55, 4, 240],
]

/** The nights of a contract's periods in their order, and their prices in hundredths of the low season's. */
const NIGHTS = [44, 32, 56, 23, 50, 38, 28]
const HUNDREDTHS = [100, 117, 100, 136, 108, 125, 190]
const LABELS = ['Low season', null, 'Low season', 'High season', null, null, 'High season']
const MEALS = ['fullboard', 'fullboard', undefined, 'sarapan']
const NOT_SOLD = { double: null, triple: null, quad: null }

function periodsOf([, double, bed]: Line, at: number, today: CalendarDate): Period[] {
  let from = addDays(today, -20 - (at % 15))
  return NIGHTS.slice(0, 2 + (at % 6)).map((nights, index) => {
    // Some contracts have a hole between two periods.
    const start = at % 7 === 3 && index === 2 ? addDays(from, 31) : from
    const to = addDays(start, nights - 1)
    from = addDays(to, 1)
    const price = (beds: number) => Math.round((double * (HUNDREDTHS[index] ?? 100)) / 500) * 5 + bed * beds
    return {
      from: start,
      to,
      label: LABELS[index] ?? null,
      double: price(0),
      triple: price(1),
      quad: at % 9 === 4 ? null : price(2),
      weekend: at % 11 === 5 ? 50 : null,
      note: at % 8 === 6 ? 'Harga termasuk PPN dan pajak kota' : null,
    }
  })
}

const rowsOf = (city: City, lines: readonly Line[], today: CalendarDate) =>
  lines.map((line, at): Omit<HotelRow, 'id'> => {
    const [name, , , stars, distance] = line
    const rates = Object.fromEntries(SEASONS.map((season) => [season, NOT_SOLD])) as HotelRow['rates']
    const meal = MEALS[at % MEALS.length]
    return {
      city,
      name,
      image: null,
      distance,
      stars,
      rates,
      ...(meal ? { meal } : {}),
      periods: periodsOf(line, at, today),
    }
  })

export const contractHotels = (today: CalendarDate): readonly Omit<HotelRow, 'id'>[] => [
  ...rowsOf('makkah', MAKKAH, today),
  ...rowsOf('madinah', MADINAH, today),
]

/** Handling as it is bought: in dollars, by the size of the group. */
export const CONTRACT_HANDLING: Omit<MasterRow, 'id'> = {
  kind: 'handlingSaudi',
  name: 'Handling Saudi 1448H',
  currency: 'USD',
  price: 249,
  tiers: tiersOfPairs([
    [1, 249],
    [8, 98],
    [20, 60],
    [35, 48],
    [45, 43],
  ]),
  logo: null,
}

export const FIRST_USD_KURS: Kurs = { rupiahPerSar: 16_300, buffer: 0 }
