import type { MasterField } from '@/domain/masters/masters'
import { slug } from '../media/drawMedia'
import type { MasterRow } from '../stores/store'

/** The masters of the demo data (docs/product.md §16.1). Their prices are in rupiah. */

type Named = readonly (readonly [name: string, price: number])[]

const FLIGHTS: Named = [
  ['Lion Air CGK–JED', 12_500_000],
  ['AirAsia transit', 11_800_000],
  ['Flynas CGK–MED', 13_200_000],
  ['Batik Air', 14_500_000],
  ['Oman Air via Muscat', 14_200_000],
  ['Qatar Airways via Doha', 15_400_000],
  ['Emirates via Dubai', 15_900_000],
  ['Saudia CGK–JED', 16_500_000],
  ['Saudia SUB–MED', 16_900_000],
  ['Garuda Indonesia CGK–JED', 17_000_000],
  ['Garuda Indonesia CGK–MED', 17_800_000],
]

const OTHERS: Record<Exclude<MasterField, 'pesawat' | 'margin'>, Named> = {
  laPrivate: [
    ['LA Private 9 hari bintang 4', 9_500_000],
    ['LA Private 9 hari bintang 5', 13_900_000],
    ['LA Private 12 hari bintang 4', 12_400_000],
    ['LA Private VIP bintang 5', 21_500_000],
  ],
  visaBus: [
    ['Visa + Bus Ekonomi', 2_850_000],
    ['Visa + Bus Executive', 3_350_000],
    ['Visa + Bus VIP', 3_900_000],
  ],
  muthawwif: [
    ['Muthawwif 8 hari', 11_280_000],
    ['Muthawwif bilingual 8 hari', 13_160_000],
    ['Muthawwif mahasiswa', 3_000_000],
  ],
  handlingSaudi: [
    ['Handling Saudi standar', 281_000],
    ['Handling Saudi VIP', 600_000],
    ['Handling Saudi full service', 1_870_000],
  ],
  transportasi: [
    ['Bus JED–Makkah', 4_935_000],
    ['Bus Makkah–Madinah', 6_815_000],
    ['Bus Madinah–bandara', 4_465_000],
    ['Coaster JED–Makkah', 4_230_000],
    ['Hiace JED–Makkah', 3_055_000],
    ['Ziarah Makkah', 8_013_500],
    ['Ziarah Madinah', 6_556_500],
  ],
  domestik: [
    ['Handling Soekarno-Hatta', 350_000],
    ['Handling PP Soekarno-Hatta', 150_000],
    ['Handling keberangkatan saja', 100_000],
  ],
  siskopatuh: [['Siskopatuh', 200_000]],
  perlengkapan: [
    ['Koper lengkap', 1_000_000],
    ['Perlengkapan standar', 950_000],
    ['Aksesoris', 350_000],
  ],
  wisataPlus: [
    ['Thaif', 450_000],
    ['Jabal Magnet', 323_500],
    ['Al-Ula', 353_400],
    ['Dubai 3 hari', 7_500_000],
    ['Mesir', 9_500_000],
    ['Turki 5 hari', 11_500_000],
  ],
  manasik: [
    ['Manasik online', 50_000],
    ['Manasik di kantor', 100_000],
    ['Manasik di hotel', 300_000],
  ],
}

const MARGINS = [500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 5_000_000]

// 'Saudia SUB–MED' and 'Emirates via Dubai' have the logo of their airline, whatever the route.
const airline = (flight: string) => flight.replace(/ (via .*|transit|[A-Z]{3}–[A-Z]{3})$/, '')

export const SEED_MASTERS: readonly Omit<MasterRow, 'id'>[] = [
  ...FLIGHTS.map(([name, price]) => ({
    kind: 'pesawat' as const,
    name,
    price,
    logo: `pesawat/${slug(airline(name))}.svg`,
  })),
  ...Object.entries(OTHERS).flatMap(([kind, rows]) =>
    rows.map(([name, price]) => ({ kind: kind as MasterField, name, price, logo: null })),
  ),
  ...MARGINS.map((price) => ({ kind: 'margin' as const, name: '', price, logo: null })),
]
