import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRupiah, formatSar } from '@/domain/values/money'

const NO_NUMBERS = [null, undefined, '', '1500000', 'abc', Number.NaN, Infinity, -Infinity, {}, [], true, 10n]

describe('rupiah', () => {
  it.each([
    [1_234_567, 'Rp. 1.234.567'],
    [0, 'Rp. 0'],
    [-0, 'Rp. 0'],
    [999, 'Rp. 999'],
    [1000, 'Rp. 1.000'],
    [30_822_044.44, 'Rp. 30.822.044'],
    [0.5, 'Rp. 1'],
    [0.4, 'Rp. 0'],
    [-0.4, 'Rp. 0'],
    [-1500, 'Rp. -1.500'],
    [1e15, 'Rp. 1.000.000.000.000.000'],
  ])('%d is %s', (value, text) => {
    expect(formatRupiah(value)).toBe(text)
  })

  it.each(NO_NUMBERS.map((value) => [value]))('%o is no number and is written Rp. 0', (value) => {
    expect(formatRupiah(value)).toBe('Rp. 0')
  })
})

describe('riyal', () => {
  it.each([
    [1234.5, 'SAR 1,234.50'],
    [0, 'SAR 0.00'],
    [-0, 'SAR 0.00'],
    [510, 'SAR 510.00'],
    [0.005, 'SAR 0.01'],
    [-0.001, 'SAR 0.00'],
    [-12.3, 'SAR -12.30'],
    [1_000_000, 'SAR 1,000,000.00'],
  ])('%d is %s', (value, text) => {
    expect(formatSar(value)).toBe(text)
  })

  it.each(NO_NUMBERS.map((value) => [value]))('%o is no number and is written SAR 0.00', (value) => {
    expect(formatSar(value)).toBe('SAR 0.00')
  })
})

it('money is always a plain prefix, one plain space and digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.anything()), (value) => {
      expect(formatRupiah(value)).toMatch(/^Rp\. -?\d{1,3}(\.\d{3})*$/)
      expect(formatSar(value)).toMatch(/^SAR -?\d{1,3}(,\d{3})*\.\d\d$/)
    }),
  )
})
