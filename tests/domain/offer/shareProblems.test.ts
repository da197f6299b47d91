import { describe, expect, it } from 'vitest'
import { isValidDay, shareProblem, usualValidity } from '@/domain/offer/shareProblems'
import { examplePackage } from './packages'

const withoutHotels = { ...examplePackage, hotels: { makkah: null, madinah: null } }
const free = { ...examplePackage, totals: { double: 0.4, triple: Number.NaN, quad: 1 } }

describe('problems that stop a package from being offered (docs/product.md §21.3.7)', () => {
  it.each([
    ['a package whose departure is today', examplePackage, '2027-03-01', null],
    ['a package that has left', examplePackage, '2027-03-02', { kind: 'past', departure: '2027-03-01' }],
    ['a package without hotels', withoutHotels, '2030-01-01', null],
    ['prices that are not known', free, '2026-01-01', { kind: 'unpriced', rooms: ['double', 'triple'] }],
  ])('%s', (_, detail, today, problem) => {
    expect(shareProblem(detail, ['quad', 'triple', 'double'], today)).toEqual(problem)
  })

  it('a price that is not known stops nothing when its room type is not chosen', () => {
    expect(shareProblem(free, ['quad'], '2026-01-01')).toBeNull()
  })
})

describe('the validity of an offer (docs/product.md §21.2.2)', () => {
  it.each([
    [examplePackage, '2026-11-22', '2026-11-29'],
    [examplePackage, '2027-02-26', '2027-03-01'],
    [withoutHotels, '2027-02-26', '2027-03-05'],
  ])('begins with seven days, but never after the departure', (detail, today, day) => {
    expect(usualValidity(detail, 7, today)).toBe(day)
  })

  it.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2027-03-01', true],
    ['2027-03-02', false],
  ])('%s may be chosen: %s', (day, may) => {
    expect(isValidDay(day, examplePackage, '2026-11-22')).toBe(may)
  })
})
