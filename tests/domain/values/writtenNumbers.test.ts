import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Unit } from '@/domain/values/units'
import { decimalSignsOf, numberInFile, readWritten, twoReadings } from '@/domain/values/writtenNumbers'

const none = new Set<never>()

describe('a number in a file', () => {
  it.each([
    ['1250', 1250],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250', 1250],
    ['1,250', 1250],
    ['14.500.000', 14_500_000],
    ['14,500,000', 14_500_000],
    ['1.234.567,5', 1_234_567.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['700,1250', 700.125],
    ['0,125', 0.125],
    ['0', 0],
    ['-0', 0],
    ['-0.125', -0.125],
    ['-5', -5],
    [' 510 ', 510],
    ['1.500.000,-', 1_500_000],
    ['١٬٢٥٠٫٥', 1250.5],
    ['１，２５０', 1250],
    ['\u200e1.250\u200e', 1250],
    ['−5', -5],
    ['1 250 000,5', 1_250_000.5],
    ['1\u00a0250', 1250],
  ])('the text %j is read as %j', (text, value) => expect(numberInFile(text, none)).toBe(value))

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '1.25.5',
    '12.34.567',
    '1.250,500.5',
    '1..5',
    '.5',
    '5.',
    '5%',
    '12 34',
    '0x10',
    '01-Mei',
    '12/05/2026',
    'NaN',
    'Infinity',
    '-',
    'Rp',
    'Rp 5',
    'SAR 5',
    '5 m',
    '10²',
    '1½',
    '①',
    '1٪',
    // Two numbers in one cell, or two copied cells, are not one number.
    '450\n500',
    '450\r\n500',
    '450\t500',
    '1.250 500',
    '1,250 500',
    '12,5 000',
    '2026 500 000',
  ])('the text %j is no number', (text) => expect(numberInFile(text, none)).toBeNull())

  it.each([
    [['12,5', '1,250'], '1,250', [1.25, 1250]],
    [['12,5', '1.250'], '1.250', 1250],
    [['14.500.000'], '1,250', [1.25, 1250]],
    [['14.500.000'], '1.250', 1250],
    [['1,250.50'], '1.250', [1.25, 1250]],
    [['510'], '1,250', 1250],
  ] as const)('in a file with %j the text %j is read as %j', (texts, text, value) =>
    expect(numberInFile(text, decimalSignsOf(texts.map((one) => [one, undefined])))).toEqual(value),
  )

  it.each([
    ['14500.000', 14_500, 14_500_000],
    ['14500,000', 14_500, 14_500_000],
    ['1500.000', 1500, 1_500_000],
    ['1250.125', 1250.125, 1_250_125],
    ['1,500.000', 1500, 1_500_000],
    ['1.500,000', 1500, 1_500_000],
    ['1.500.000,000', 1_500_000, 1_500_000_000],
    ['1,500,000.000', 1_500_000, 1_500_000_000],
    ['14 500.000', 14_500, 14_500_000],
    ['1.500.00', 1500, 1_500_000],
    ['1,500,00', 1500, 1_500_000],
    ['14.500.0', 14_500, 14_500_000],
    ['1.250.500.5', 1_250_500.5, 1_250_500_500],
    ['Rp 14500.000', 14_500, 14_500_000],
    ['Rp. 14500.000,-', 14_500, 14_500_000],
    ['١٤٥٠٠٫٠٠٠', 14_500, 14_500_000],
  ])('the text %j may be %j or %j, and is no number', (text, low, high) => {
    expect(twoReadings(text)).toEqual([low, high])
    expect(readWritten(text, 'rupiah')).toBeNull()
    expect(numberInFile(text, none)).toEqual([low, high])
  })

  it.each(['1.250', '1,250', '12,5', '1.250,5', '14.500.000', '0,125', '1.5000', '12.34.567', '12/05/2026', 'abc', ''])(
    'the text %j has not two readings',
    (text) => expect(twoReadings(text)).toBeNull(),
  )

  it('no text has both a value and two readings', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d., ]{0,12}$/), (text) => {
        expect([readWritten(text), twoReadings(text)]).toContain(null)
      }),
    )
  })

  it('a number with two decimals is read the same in both styles, grouped or not', () => {
    const styles = [
      ['id', true],
      ['id', false],
      ['en', true],
      ['en', false],
    ] as const
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.constantFrom(...styles), (cents, [locale, useGrouping]) => {
        const value = cents / 100
        const text = new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: 2 }).format(value)
        expect(readWritten(text)?.value).toBe(value)
      }),
    )
  })

  it.each<[string, Unit, number | null]>([
    ['Rp. 1.500.000', 'rupiah', 1_500_000],
    ['Rp1.500.000,-', 'rupiah', 1_500_000],
    ['IDR 1,500,000', 'rupiah', 1_500_000],
    ['1.500.000 rupiah', 'rupiah', 1_500_000],
    ['-Rp 5', 'rupiah', -5],
    ['SAR 570', 'rupiah', null],
    ['570 riyal', 'rupiah', null],
    ['SAR 510.00', 'sar', 510],
    ['510 SAR', 'sar', 510],
    ['510sr', 'sar', 510],
    ['Rp 750.000', 'sar', null],
    ['750.000 IDR', 'sar', null],
    ['150 m', 'metre', 150],
    ['1.200 meter', 'metre', 1200],
    ['1,2 km', 'metre', 1200],
    ['0.35 KM', 'metre', 350],
    ['1.250 km', 'metre', null],
    ['5 menit', 'metre', null],
    ['3*', 'star', 3],
    ['4-STAR', 'star', 4],
    ['5 stars', 'star', 5],
    ['Bintang 4', 'star', 4],
    ['4★', 'star', 4],
    ['★★★★', 'star', 4],
    ['***', 'star', 3],
    ['⭐⭐⭐', 'star', 3],
    ['-4', 'star', -4],
    ['10%', 'percent', 10],
    ['2,5 persen', 'percent', 2.5],
    ['10%', 'rupiah', null],
  ])('the text %j in %s is read as %j', (text, unit, value) => {
    expect(numberInFile(text, none, unit)).toBe(value)
  })

  it('no number is read differently because marks that nobody sees stand in its text', () => {
    const marks = fc.constantFrom('\u200e', '\u200f', '\u202a', '\u202c', '\u2060', '\ufeff')
    const written = fc.stringMatching(/^-?\d{1,6}([.,]\d{1,3}){0,2}$/)
    fc.assert(
      fc.property(written, fc.array(fc.tuple(fc.nat(), marks), { maxLength: 4 }), (text, placed) => {
        const marked = placed.reduce((before, [at, mark]) => {
          const place = at % (before.length + 1)
          return before.slice(0, place) + mark + before.slice(place)
        }, text)
        expect(readWritten(marked)).toEqual(readWritten(text))
      }),
    )
  })

  it('a number in the digits of another script is the same number', () => {
    // Arabic, Persian, Devanagari, Bengali, Thai, Khmer, Balinese, full width and bold digits.
    const zero = fc.constantFrom(0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x17e0, 0x1b50, 0xff10, 0x1d7ce)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), zero, (value, first) => {
        const text = String(value).replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)))
        expect(readWritten(text)?.value).toBe(value)
      }),
    )
  })
})
