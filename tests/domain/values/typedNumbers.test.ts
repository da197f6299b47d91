import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  groupRupiah,
  parseDecimal,
  parseRupiah,
  typedDecimal,
  typedRupiah,
} from '../../../src/domain/values/typedNumbers'

describe('rupiah while it is typed', () => {
  it('the amount is grouped again after every key', () => {
    let field = ''
    const seen = [...'1500000'].map((key) => (field = groupRupiah(field + key)))
    expect(seen).toEqual(['1', '15', '150', '1.500', '15.000', '150.000', '1.500.000'])
  })

  it('the amount is grouped again when a digit is deleted or inserted in the middle', () => {
    expect([groupRupiah('1.500.00'), groupRupiah('1.5'), groupRupiah('19.500.000'), groupRupiah('')]).toEqual([
      '150.000',
      '15',
      '19.500.000',
      '',
    ])
  })

  it.each([
    ['0', '0'],
    ['007', '7'],
    ['000', '0'],
    ['Rp 1.500.000', '1.500.000'],
    ['abc', ''],
    ['-5', '5'],
    ['1e9', '19'],
    ['١٥', ''],
    ['1500,', '1.500,'],
    ['1500,5', '1.500,5'],
    ['1500,505', '1.500,50'],
    ['1500,5,5', '1.500,55'],
    [',5', ',5'],
    ['1.500,00', '1.500,00'],
    ['1500000.50', '1.500.000,50'],
    [' 4500.5 ', '4.500,5'],
    ['1500.500', '1.500.500'],
    ['150.50', '15.050'],
  ])('typed %j is shown as %j', (typed, shown) => {
    expect(groupRupiah(typed)).toBe(shown)
  })

  it.each<[string, number | null]>([
    ['1.500.000', 1_500_000],
    ['1500000', 1_500_000],
    ['0', 0],
    ['1.500,', 1500],
    ['1.500,5', 1500.5],
    ['1.500,05', 1500.05],
    ['', null],
    [',5', null],
    ['abc', null],
    ['-5', null],
    ['1,5,5', null],
    [' ', null],
  ])('typed %j is read as %j', (typed, value) => {
    expect(parseRupiah(typed)).toBe(value)
  })

  it('any amount reads back unchanged after grouping, and grouping twice changes nothing', () => {
    const sen = fc.integer({ min: 0, max: 100_000_000_000_000 })
    fc.assert(
      fc.property(sen, (amount) => {
        const shown = typedRupiah(amount / 100)
        expect(parseRupiah(shown)).toBe(amount / 100)
        expect(groupRupiah(shown)).toBe(shown)
        expect(shown).toMatch(/^\d{1,3}(\.\d{3})*(,\d{1,2})?$/)
      }),
    )
  })

  it('any typed text is shown as digits in groups of three', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,Rp ]{0,12}$/)), (typed) => {
        const shown = groupRupiah(typed)
        expect(shown).toMatch(/^(\d{1,3}(\.\d{3})*)?(,\d{0,2})?$/)
        expect(groupRupiah(shown)).toBe(shown)
      }),
    )
  })

  it('the field of an unknown price is empty', () => {
    expect([typedRupiah(null), typedDecimal(null)]).toEqual(['', ''])
  })
})

describe('a decimal number', () => {
  it.each<[string, number | null]>([
    ['1250', 1250],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 12 ', 12],
    ['0', 0],
    ['007', 7],
    ['', null],
    ['-1', null],
    ['1.500,5', null],
    ['12,', null],
    [',5', null],
    ['1e3', null],
    ['lima', null],
    ['Infinity', null],
  ])('typed %j is read as %j', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value)
  })

  it('a decimal number reads back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (hundredths) => {
        const typed = typedDecimal(hundredths / 100)
        expect(typed).not.toContain('.')
        expect(parseDecimal(typed)).toBe(hundredths / 100)
      }),
    )
  })
})
