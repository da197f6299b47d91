import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  composedAmount,
  groupAmount,
  isFewRupiah,
  parseRupiah,
  parseTyped,
  amountAfter,
  typedDecimal,
  typedRupiah,
} from '@/domain/values/typedNumbers'

/** The text of a field after each key, beginning with a text and typing at its end. */
function afterKeys(keys: string, start = ''): string[] {
  let field = start
  return [...keys].map((key) => (field = groupAmount(amountAfter(field + key, { before: field, inserted: key }))))
}
const pasted = (text: string, before = '') => groupAmount(amountAfter(text, { before, inserted: text }))
const deleted = (left: string, before: string) => groupAmount(amountAfter(left, { before, inserted: '' }))

describe('rupiah while it is typed', () => {
  it.each([
    ['1500000', ['1', '15', '150', '1.500', '15.000', '150.000', '1.500.000']],
    ['1500,5', ['1', '15', '150', '1.500', '1.500,', '1.500,5']],
    // Somebody who types the points or commas of an amount gets the amount, in either style.
    ['14.500.000', ['1', '14', '14.', '14.5', '14.50', '14.500', '14.500.', '14.500.0', '14.500.00', '14.500.000']],
    ['14,500,000', ['1', '14', '14,', '14,5', '14,50', '14,500', '14,500,', '14,500,0', '14,500,00', '14,500,000']],
    ['007', ['0', '0', '7']],
    ['14500.000', ['1', '14', '145', '1.450', '14.500', '14.500.', '14.500.0', '14.500.00', '14.500.000']],
    ['1e7', ['1', '1e', '1e7']],
    ['-500', ['-', '-5', '-50', '-500']],
    ['14.5', ['1', '14', '14.', '14.5']],
  ])('the keys %s show %j', (keys, shown) => {
    expect(afterKeys(keys)).toEqual(shown)
  })

  it('the amount is grouped again when a digit is deleted or inserted in the middle', () => {
    expect(deleted('1.500.00', '1.500.000')).toBe('150.000')
    expect(deleted('1.5', '1.50')).toBe('1.5')
    expect(deleted('1.50', '1.500')).toBe('150')
    expect(deleted('', '5')).toBe('')
    expect(groupAmount(amountAfter('1.9500.000', { before: '1.500.000', inserted: '9' }))).toBe('19.500.000')
  })

  it.each([
    ['0', '0'],
    ['007', '7'],
    ['Rp 1.500.000', '1.500.000'],
    ['Rp. 1.500.000,-', '1.500.000'],
    ['14,500,000', '14.500.000'],
    ['5,000,000', '5.000.000'],
    ['4,700', '4.700'],
    ['4.700', '4.700'],
    ['14,500.50', '14.500,5'],
    ['1.500,00', '1.500'],
    ['1500000.50', '1.500.000,5'],
    [' 4500.5 ', '4.500,5'],
    ['١٥٠٠', '1.500'],
    ['\u202a1500\u202c', '1.500'],
    // Amounts with two readings stay as they are, so that the form can say both.
    ['14500.000', '14500.000'],
    ['1500.000', '1500.000'],
    ['14500,000', '14500,000'],
    ['1,500.000', '1,500.000'],
    ['1.500.00', '1.500.00'],
    // Texts that are no amounts stay as they are, so that the form can refuse them.
    ['abc', 'abc'],
    ['-500000', '-500000'],
    ['1e7', '1e7'],
    ['14.5', '14.5'],
    ['SAR 570', 'SAR 570'],
    ['10%', '10%'],
    ['1500,5,5', '1500,5,5'],
  ])('pasted %j is shown as %j', (text, shown) => {
    expect(pasted(text)).toBe(shown)
    expect(pasted(text, '1.000')).toBe(shown)
  })

  it.each<[string, number | null]>([
    ['1.500.000', 1_500_000],
    ['1500000', 1_500_000],
    ['14,500,000', 14_500_000],
    ['4,700', 4700],
    ['0', 0],
    ['1.500,', 1500],
    ['1.500,5', 1500.5],
    ['1.500,05', 1500.05],
    ['14,5', null],
    ['999,99', null],
    ['4250.5', 4250.5],
    ['14.5', null],
    ['4.25', null],
    ['0.5', null],
    ['1,2345', null],
    ['', null],
    [',5', null],
    ['abc', null],
    ['-5', null],
    ['1e7', null],
    ['1,5,5', null],
    [' ', null],
  ])('typed %j is read as %j', (typed, value) => {
    expect(parseRupiah(typed)).toBe(value)
  })

  it('any amount reads back unchanged in the style of Indonesia or of England, and typed key by key it is never another', () => {
    const sen = fc.integer({ min: 0, max: 100_000_000_000_000 })
    fc.assert(
      fc.property(sen, fc.constantFrom('id', 'en'), fc.boolean(), (amount, locale, useGrouping) => {
        const value = amount / 100
        const shown = typedRupiah(value)
        expect(shown).toMatch(/^\d{1,3}(\.\d{3})*(,\d{1,2})?$/)
        expect(parseRupiah(shown)).toBe(isFewRupiah(value) ? null : value)
        const written = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 2 }).format(value)
        if (isFewRupiah(value)) return
        expect(parseRupiah(pasted(written))).toBe(value)
        // The field refuses a typed 1000.01, because the point follows the field's own groups.
        expect([value, null]).toContain(parseRupiah(afterKeys(written).at(-1) ?? ''))
      }),
    )
  })

  it('a field never shows a pasted text as another amount', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,Rp -]{0,12}$/)), (text) => {
        expect(parseRupiah(pasted(text))).toBe(parseRupiah(text))
      }),
    )
  })

  it.each([
    ['1000', '', '1000', '1.000'],
    ['1.0005', '1.000', '5', '10.005'],
    ['1.00050', '1.000', '50', '100.050'],
    ['1.500.00', '1.500.000', '', '150.000'],
    ['14.5', '', '14.5', '14.5'],
    ['1.500.000', '', '1.500.000', '1.500.000'],
  ])('%j, composed on %j with %j, is shown as %j', (typed, before, composed, shown) => {
    expect(composedAmount(typed, before, composed)).toBe(shown)
  })

  it('the field of an unknown price is empty', () => {
    expect([typedRupiah(null), typedDecimal(null)]).toEqual(['', ''])
  })
})

describe('a number with decimals', () => {
  it.each<[string, number | null]>([
    ['1250', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 12 ', 12],
    ['0', 0],
    ['007', 7],
    ['1.500,5', 1500.5],
    ['', null],
    ['-1', null],
    ['12,', null],
    [',5', null],
    ['1e3', null],
    ['lima', null],
    ['Infinity', null],
  ])('typed %j is read as %j', (typed, value) => {
    expect(parseTyped(typed, 'sar')).toBe(value)
  })

  it('a price in riyal takes its own currency and no other', () => {
    expect([parseTyped('SAR 510', 'sar'), parseTyped('Rp 510', 'sar')]).toEqual([510, null])
  })

  it('a number of the API reads back as it was, with any number of decimals', () => {
    expect([typedDecimal(12.5), typedDecimal(1.125)]).toEqual(['12,5', '1,1250'])
    const written = fc.tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 5 }))
    fc.assert(
      fc.property(written, ([digits, decimals]) => {
        const value = digits / 10 ** decimals
        fc.pre(value === 0 || value >= 0.001)
        expect(typedDecimal(value)).not.toContain('.')
        expect(parseTyped(typedDecimal(value))).toBe(value)
        expect([value, null]).toContain(parseRupiah(typedRupiah(value)))
      }),
    )
  })
})
