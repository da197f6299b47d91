import { describe, expect, it } from 'vitest'
import { HOTEL_FILTERS } from '@/resources/hotel/pickers/hotelFilters'
import { dividingFilters, passes } from '@/ui/sheet/pickerFilters'
import type { HotelRecord } from '@/domain/types'
import { stay } from '../../support/packageForms'

const hotel = (distance: number | null, stars: number) =>
  ({ ...stay(1, '2026-03-01', '2026-03-05').dataHotel, distance, stars }) as HotelRecord
const labels = (hotels: readonly HotelRecord[]) => dividingFilters(hotels, HOTEL_FILTERS).map(({ label }) => label)
const pressed = (...names: string[]) => HOTEL_FILTERS.filter(({ label }) => names.includes(label))

describe('the filters of a picker (docs/product.md §6.10.9)', () => {
  it.each<[string, HotelRecord[], string[]]>([
    ['no hotels', [], []],
    ['hotels of one kind', [hotel(100, 5), hotel(200, 5)], []],
    ['two distances', [hotel(300, 4), hotel(301, 4)], ['≤ 300 m']],
    ['far hotels', [hotel(700, 4), hotel(701, 4)], ['≤ 700 m']],
    ['stars above five', [hotel(100, 7), hotel(100, 3)], ['Bintang 5', 'Bintang 3']],
    ['stars that no filter names', [hotel(100, 2), hotel(100, 4)], ['Bintang 4']],
    ['an unknown distance', [hotel(null, 4), hotel(0, 4)], ['≤ 300 m', '≤ 700 m']],
  ])('%s offer the filters that divide them', (_, hotels, wanted) => {
    expect(labels(hotels)).toEqual(wanted)
  })

  it.each<[string[], HotelRecord, boolean]>([
    [[], hotel(null, 0), true],
    [['≤ 300 m', '≤ 700 m'], hotel(500, 4), false],
    [['≤ 700 m'], hotel(500, 4), true],
    [['Bintang 5', 'Bintang 4'], hotel(500, 4), true],
    [['≤ 300 m', 'Bintang 4'], hotel(500, 4), false],
    [['≤ 300 m', 'Bintang 4'], hotel(300, 4), true],
    [['≤ 700 m'], hotel(null, 4), false],
  ])('with %j pressed, %j passes: %j', (names, option, wanted) => {
    expect(passes(option, pressed(...names))).toBe(wanted)
  })
})
