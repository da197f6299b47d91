import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWholeNumber, readNumber } from '@/domain/values/numbers'

describe('a number as the API sends it', () => {
  it.each<[unknown, number | null]>([
    [1_500_000, 1_500_000],
    ['1500000', 1_500_000],
    ['1500000.00', 1_500_000],
    ['1500000.75', 1_500_000.75],
    [' 12 ', 12],
    ['-5', -5],
    ['0', 0],
    [0, 0],
    [1e15, 1e15],
    [null, null],
    [undefined, null],
    ['', null],
    [' ', null],
    ['abc', null],
    ['1e3', null],
    ['0x10', null],
    ['1.', null],
    ['.5', null],
    ['1.500.000', null],
    ['1,5', null],
    ['+5', null],
    ['NaN', null],
    ['Infinity', null],
    [Number.NaN, null],
    [Infinity, null],
    [true, null],
    [[], null],
    [[5], null],
    [{}, null],
    ['9'.repeat(400), null],
  ])('%o is read as %o', (value, expected) => {
    expect(readNumber(value)).toBe(expected)
  })
})

describe('a whole number as a person types it', () => {
  it.each<[unknown, number | null]>([
    ['10', 10],
    [' 10 ', 10],
    ['  7 ', 7],
    ['0', 0],
    ['007', 7],
    [12, 12],
    [1e9, 1_000_000_000],
    ['9007199254740991', 9_007_199_254_740_991],
    ['', null],
    [' ', null],
    ['-1', null],
    [-1, null],
    ['+1', null],
    ['2.5', null],
    ['1.5', null],
    [1.5, null],
    ['1.000', null],
    ['1,000', null],
    ['1e3', null],
    ['0x10', null],
    ['٢٥', 25],
    ['۲۵', 25],
    ['२५', 25],
    ['２５', 25],
    ['\u200e45', 45],
    ['\u202a45\u202c', 45],
    ['\ufeff 45 \u2060', 45],
    ['-٢٥', null],
    ['−25', null],
    ['\u200e', null],
    ['abc', null],
    ['10 orang', null],
    ['25 orang', null],
    ['1 0', null],
    ['9007199254740993', null],
    [1e21, null],
    [Number.NaN, null],
    [Infinity, null],
    [null, null],
    [undefined, null],
    [true, null],
    [['7'], null],
  ])('%o is read as %o', (value, expected) => {
    expect(parseWholeNumber(value)).toBe(expected)
  })
})

it('both readers give a finite number or null for any value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double().map(String)), (value) => {
      expect(readNumber(value) ?? 0).toSatisfy(Number.isFinite)
      const whole = parseWholeNumber(value) ?? 0
      expect(Number.isSafeInteger(whole) && whole >= 0).toBe(true)
    }),
  )
})
