// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalSignsOf, numberInFile, readFileNumber } from '../../../src/domain/values/fileNumbers'

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
    ['1250.125', 1250.125],
    ['0,125', 0.125],
    ['0', 0],
    ['-5', -5],
    [' 510 ', 510],
    ['Rp. 1.500.000', 1_500_000],
    ['Rp1.500.000,-', 1_500_000],
    ['IDR 1,500,000', 1_500_000],
    ['SAR 510.00', 510],
    ['1 250 000,5', 1_250_000.5],
    ['1\u00a0250', 1250],
  ])('the text %j is read as %j', (text, value) => expect(numberInFile(text, none)).toBe(value))

  it.each([
    '',
    ' ',
    'abc',
    '1e5',
    '1.25.5',
    '1.250.50',
    '1,250,50',
    '12.34.567',
    '1.250,500.5',
    '1.250.500.5',
    '1..5',
    '.5',
    '5.',
    '5%',
    '12 34',
    '0x10',
    '１２',
    '01-Mei',
    '12/05/2026',
    'NaN',
    'Infinity',
    '-',
    'Rp',
  ])('the text %j is no number', (text) => expect(numberInFile(text, none)).toBeNull())

  it.each([
    [['12,5', '1,250'], '1,250', 'unclear'],
    [['12,5', '1.250'], '1.250', 1250],
    [['14.500.000'], '1,250', 'unclear'],
    [['14.500.000'], '1.250', 1250],
    [['1,250.50'], '1.250', 'unclear'],
    [['510'], '1,250', 1250],
  ] as const)('in a file with %j the text %j is read as %j', (texts, text, value) =>
    expect(numberInFile(text, decimalSignsOf(texts))).toBe(value),
  )

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
        expect(readFileNumber(text)?.value).toBe(value)
      }),
    )
  })
})
