import { describe, expect, it } from 'vitest'
import type { Unit } from '@/domain/values/units'
import { parseRupiah, typedRupiah } from '@/domain/values/typedNumbers'
import { readFigure, readMeasured } from '@/resources/masters/admin/import/rows/figures'

const why = (text: string, unit: Unit) => {
  const read = readFigure(text, unit, new Set())
  return 'why' in read ? read.why : read.value
}

describe('a figure with the unit of its column', () => {
  it.each<[string, Unit, number]>([
    ['510 SAR', 'sar', 510],
    ['SAR 1.250,50', 'sar', 1250.5],
    ['510 riyals', 'sar', 510],
    ['ر.س 510', 'sar', 510],
    ['510,- SAR', 'sar', 510],
    ['SAR 510/malam', 'sar', 510],
    ['510 per night', 'sar', 510],
    ['\u202ASAR 510\u202C', 'sar', 510],
    ['٥١٠ SR', 'sar', 510],
    ['Rp. 1.500.000,-', 'rupiah', 1_500_000],
    ['Rp 1.500.000,=', 'rupiah', 1_500_000],
    ['IDR 1,500,000.00', 'rupiah', 1_500_000],
    ['1.500.000 rupiah', 'rupiah', 1_500_000],
    ['150 m', 'metre', 150],
    ['150m', 'metre', 150],
    ['150 mtr.', 'metre', 150],
    ['± 150 meter', 'metre', 150],
    ['~150', 'metre', 150],
    ['1,2 km', 'metre', 1200],
    ['0.5 KM', 'metre', 500],
    ['1000 M, complimentary shuttle', 'metre', 1000],
    ['150 m dari Masjidil Haram', 'metre', 150],
    ['1.200 m', 'metre', 1200],
    ['3*', 'star', 3],
    ['* 5', 'star', 5],
    ['4-STAR', 'star', 4],
    ['3 Bintang', 'star', 3],
    ['BINTANG-5', 'star', 5],
    ['5 stars', 'star', 5],
    ['★★★★', 'star', 4],
    ['★★★★☆', 'star', 4],
    ['*****', 'star', 5],
    ['⭐️⭐️⭐️', 'star', 3],
    ['4 ⭐', 'star', 4],
  ])('%j in a column of %s is %d', (text, unit, value) => {
    expect(readFigure(text, unit, new Set())).toEqual({ value })
  })

  it.each<[string, Unit, string | number]>([
    ['SAR 570', 'rupiah', 'Mata uang sel ini SAR, bukan mata uang kolomnya.'],
    ['570 riyal', 'rupiah', 'Mata uang sel ini SAR, bukan mata uang kolomnya.'],
    ['USD 152', 'rupiah', 'Mata uang sel ini USD, bukan mata uang kolomnya.'],
    ['$152', 'sar', 'Mata uang sel ini USD, bukan mata uang kolomnya.'],
    ['Rp 750.000', 'sar', 'Mata uang sel ini IDR, bukan mata uang kolomnya.'],
    ['750.000 IDR', 'sar', 'Mata uang sel ini IDR, bukan mata uang kolomnya.'],
    ['10%', 'rupiah', 'Ini persen, bukan jumlah. Tulis jumlahnya.'],
    ['12,5 %', 'sar', 'Ini persen, bukan jumlah. Tulis jumlahnya.'],
    ['1,5 juta', 'rupiah', 'Bukan angka. Yang diterima misalnya 1500000 atau Rp 1.500.000.'],
    ['750rb', 'rupiah', 'Bukan angka. Yang diterima misalnya 1500000 atau Rp 1.500.000.'],
    ['510/orang', 'sar', 'Bukan angka. Yang diterima misalnya 510, 510,5 atau SAR 510.'],
    ['(510)', 'sar', 'Bukan angka. Yang diterima misalnya 510, 510,5 atau SAR 510.'],
    ['510-', 'sar', 'Bukan angka. Yang diterima misalnya 510, 510,5 atau SAR 510.'],
    ['510+VAT', 'sar', 'Bukan angka. Yang diterima misalnya 510, 510,5 atau SAR 510.'],
    [
      'SHUTTLE SERVICE (nearby)',
      'metre',
      'Bukan angka. Yang diterima misalnya 150, 150 m atau 1,2 km; kosongkan bila tidak tahu.',
    ],
    ['750-800 M', 'metre', 'Bukan angka. Yang diterima misalnya 150, 150 m atau 1,2 km; kosongkan bila tidak tahu.'],
    ['5 menit', 'metre', 'Bukan angka. Yang diterima misalnya 150, 150 m atau 1,2 km; kosongkan bila tidak tahu.'],
    ['500 m - 1 km', 'metre', 'Bukan angka. Yang diterima misalnya 150, 150 m atau 1,2 km; kosongkan bila tidak tahu.'],
    [
      '1,250 km',
      'metre',
      'Angka ini dapat dibaca dua cara: 1,25 (dengan desimal) atau 1.250. Tulis salah satunya tanpa tanda ribuan.',
    ],
    [
      '14500.000',
      'rupiah',
      'Angka ini dapat dibaca dua cara: 14.500 (dengan desimal) atau 14.500.000. Tulis salah satunya tanpa tanda ribuan.',
    ],
    [
      'Rp 1500.000,-',
      'rupiah',
      'Angka ini dapat dibaca dua cara: 1.500 (dengan desimal) atau 1.500.000. Tulis salah satunya tanpa tanda ribuan.',
    ],
    [
      '1,500.000',
      'rupiah',
      'Angka ini dapat dibaca dua cara: 1.500 (dengan desimal) atau 1.500.000. Tulis salah satunya tanpa tanda ribuan.',
    ],
    [
      '1.500.00',
      'rupiah',
      'Angka ini dapat dibaca dua cara: 1.500 (dengan desimal) atau 1.500.000. Tulis salah satunya tanpa tanda ribuan.',
    ],
    [
      'SAR 1250,500',
      'sar',
      'Angka ini dapat dibaca dua cara: 1.250,5 (dengan desimal) atau 1.250.500. Tulis salah satunya tanpa tanda ribuan.',
    ],
    [
      '1500.000 m',
      'metre',
      'Angka ini dapat dibaca dua cara: 1.500 (dengan desimal) atau 1.500.000. Tulis salah satunya tanpa tanda ribuan.',
    ],
    ['1250 km', 'metre', 'Lebih dari 100 km, atau meter yang ditulis km. Tulis dalam meter, misalnya 1250.'],
    ['setara 4*', 'star', 'Bukan angka. Yang diterima misalnya 4, 4*, 4 bintang atau ★★★★.'],
    [
      '14.5',
      'rupiah',
      'Kurang dari Rp 1.000 dengan desimal: mungkin maksudnya juta. Tulis rupiah utuh, misalnya 14500000.',
    ],
    [
      '14,5',
      'rupiah',
      'Kurang dari Rp 1.000 dengan desimal: mungkin maksudnya juta. Tulis rupiah utuh, misalnya 14500000.',
    ],
    ['450\n500', 'sar', 'Bukan angka. Yang diterima misalnya 510, 510,5 atau SAR 510.'],
    ['SAR -5', 'sar', -5],
    ['−5', 'sar', -5],
  ])('%j in a column of %s is not guessed: %s', (text, unit, expected) => {
    expect(why(text, unit)).toBe(expected)
  })

  it.each<[number, Unit, number]>([
    [57.699999999999996, 'sar', 57.7],
    [2350000.0000000005, 'rupiah', 2_350_000],
    [1499999.6666666667, 'rupiah', 1_499_999.67],
    [119.99999999999999, 'metre', 120],
  ])('the result %d of a formula in a column of %s is %d, which its form reads too', (number, unit, value) => {
    expect(readMeasured({ number, unit: '' }, unit)).toEqual({ value })
    if (unit === 'rupiah') expect(parseRupiah(typedRupiah(value))).toBe(value)
  })

  it.each<[string, Unit, object]>([
    ['SAR', 'sar', { value: 1.5 }],
    ['km', 'metre', { value: 1500 }],
    ['m', 'metre', { value: 1.5 }],
    ['Rp', 'sar', { why: 'Mata uang sel ini IDR, bukan mata uang kolomnya.' }],
    ['%', 'rupiah', { why: 'Ini persen, bukan jumlah. Tulis jumlahnya.' }],
    ['jt', 'rupiah', { why: 'Bukan angka. Yang diterima misalnya 1500000 atau Rp 1.500.000.' }],
  ])('a number cell whose format writes %s, in a column of %s, is %j', (unit, own, expected) => {
    expect(readMeasured({ number: 1.5, unit }, own)).toEqual(expected)
  })
})
