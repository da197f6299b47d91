import { describe, expect, it } from 'vitest'
import { copyMoves } from '@/domain/package/price/copyMoves'
import type { PackageForm } from '@/domain/types'
import { chosen, filledForm, stay } from '@tests/support/packageForms'

const makkah = (id: number, double: number | null, quad: number | null) =>
  stay(id, '2027-02-01', '2027-02-05', { double, triple: null, quad })
const inDollars = (amount: number, rate: number) => {
  const { id, data } = chosen(5, 'Visa', amount * rate)
  return { id, data: data && { ...data, currency: 'USD' as const, amount } }
}
const form = (changes: Partial<PackageForm> = {}) =>
  filledForm({
    hotelMakkah: makkah(11, 4_000_000, 2_000_000),
    tipePerjalanan: 'group',
    visaBus: chosen(5, 'Visa', 2_850_000),
    laPrivate: chosen(6, 'LA', 9_000_000),
    transportasi: [chosen(7, 'Bus', 100), chosen(8, 'Hiace', 200)],
    ...changes,
  })

describe('why the price of a copy differs (docs/product.md §23.1.10)', () => {
  it.each<[string, Partial<PackageForm>, ReturnType<typeof copyMoves>, Partial<PackageForm>?]>([
    ['nothing moved', {}, []],
    [
      'a hotel, in each room type that it has',
      { hotelMakkah: makkah(11, 4_500_000, 1_900_000) },
      [
        { field: 'hotelMakkah', name: 'Hotel 11', room: 'double', by: 500_000 },
        { field: 'hotelMakkah', name: 'Hotel 11', room: 'quad', by: -100_000 },
      ],
    ],
    ['another hotel explains nothing', { hotelMakkah: makkah(12, 9_000_000, 9_000_000) }, []],
    ['a service', { visaBus: chosen(5, 'Visa', 3_000_000) }, [{ field: 'visaBus', name: 'Visa', by: 150_000 }]],
    [
      'a service in dollars: what its price did at the old rate, and the rest did the kurs',
      { visaBus: inDollars(150, 17_000) },
      [{ field: 'visaBus', name: 'Visa', by: 150 * 17_000 - 145 * 16_300, byAmount: 5 * 16_300 }],
      { visaBus: inDollars(145, 16_300) },
    ],
    [
      'a service that was in rupiah: nothing is told of a kurs',
      { visaBus: inDollars(150, 17_000) },
      [{ field: 'visaBus', name: 'Visa', by: 150 * 17_000 - 2_850_000 }],
    ],
    ['a service of the other trip type', { laPrivate: chosen(6, 'LA', 1) }, []],
    ['a service that was replaced', { visaBus: chosen(55, 'Visa lain', 1) }, []],
    ['a service without a price', { visaBus: chosen(5, 'Visa', null) }, []],
    [
      'one of several transports, in any order',
      { transportasi: [chosen('8', 'Hiace', 250), chosen(7, 'Bus', 100)] },
      [{ field: 'transportasi', name: 'Hiace', by: 50 }],
    ],
  ])('%s', (_, changes, moves, saved) => expect(copyMoves(form(saved), form(changes))).toEqual(moves))

  it('a saved form without records explains nothing', () => {
    const bare = form({ visaBus: { id: 5, data: null }, hotelMakkah: { ...makkah(11, 1, 1), dataHotel: null } })
    expect(copyMoves(bare, form({ visaBus: chosen(5, 'Visa', 1) }))).toEqual([])
  })
})
