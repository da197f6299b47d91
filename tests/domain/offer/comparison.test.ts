import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readComparedIds } from '@/domain/offer/options'
import { comparedOffer, comparisonOf } from '@/domain/offer/comparison'
import type { PackageDetail } from '@/domain/types'
import { formatDifference, shortDifference } from '@/domain/values/money'
import { examplePackage, packages } from './packages'

const compared = (...details: PackageDetail[]) => comparisonOf(details.map((detail) => comparedOffer(detail, 0)))
const makkah = examplePackage.hotels.makkah!

const cheaper: PackageDetail = {
  ...examplePackage,
  id: 8,
  name: 'Umroh Syawal Hemat',
  hotels: { ...examplePackage.hotels, makkah: { ...makkah, name: 'Anjum', stars: 4, distance: 550 } },
  choices: { visaBus: { name: 'Visa + Bus VIP', price: 1 } },
  totals: { double: 27_110_400.4, triple: 29_000_000.2, quad: null },
}

describe('the comparison of packages (docs/product.md §26.1)', () => {
  it('each fact says which packages differ from the first one', () => {
    const { stays, airline, jamaah, departure } = compared(examplePackage, cheaper, examplePackage)
    expect(stays.makkah.hotel).toEqual({
      values: ['Pullman Zamzam', 'Anjum', 'Pullman Zamzam'],
      differs: [false, true, false],
    })
    expect(stays.makkah.stars.values).toEqual([5, 4, 5])
    expect(stays.makkah.distance.values).toEqual([150, 550, 150])
    expect(stays.makkah.nights).toEqual({ values: [5, 5, 5], differs: [false, false, false] })
    expect(airline.differs).toEqual([false, false, false])
    expect(jamaah.values).toEqual([25, 25, 25])
    expect(departure.values).toEqual(['2027-03-01', '2027-03-01', '2027-03-01'])
  })

  it('each price has its difference to the first package, in whole rupiah as the screens show it', () => {
    const { prices } = compared(examplePackage, cheaper)
    expect(prices.double.values).toEqual([
      { perJamaah: 30_310_400, difference: null },
      { perJamaah: 27_110_400, difference: -3_200_000 },
    ])
    expect(prices.triple).toEqual({
      values: [
        { perJamaah: 29_000_000, difference: null },
        { perJamaah: 29_000_000, difference: 0 },
      ],
      differs: [false, false],
    })
    expect(prices.quad.values[1]).toEqual({ perJamaah: null, difference: null })
    expect(prices.quad.differs).toEqual([false, true])
  })

  it('a service that one of the packages lacks is marked in those that have it', () => {
    const { services } = compared(examplePackage, cheaper)
    expect(services.values[0]).toEqual([
      { name: 'Visa + Bus VIP', isInAll: true },
      { name: 'Siskopatuh', isInAll: false },
      { name: 'Ziarah Makkah', isInAll: true },
    ])
    expect(services.differs).toEqual([false, true])
  })

  it('a package without a hotel in a city has no facts there', () => {
    const without = { ...examplePackage, hotels: { makkah, madinah: null } }
    const { stays } = compared(examplePackage, without)
    expect(stays.madinah.hotel).toEqual({ values: ['Anwar Al Madinah', null], differs: [false, true] })
    expect(stays.madinah.nights.values).toEqual([4, null])
  })

  it('no secret of a package is in a comparison', () => {
    fc.assert(
      fc.property(packages, packages, (a, b) => {
        // The secret figures of `packages` all begin with a 7 and have seven digits. A difference may look like one.
        const { prices: _, ...facts } = compared(a, b)
        expect(JSON.stringify(facts)).not.toMatch(/(?<!\d)7\d{6}(?!\d)/)
        expect(JSON.stringify(facts)).not.toContain('Rahasia')
      }),
    )
  })

  it.each([
    [3_200_000, '+ Rp. 3.200.000'],
    [-3_200_000, '- Rp. 3.200.000'],
  ])('the difference %i is written %s', (rupiah, text) => expect(formatDifference(rupiah)).toBe(text))

  it.each([
    [940_000, '+ Rp. 940 rb'],
    [-1_175_400, '- Rp. 1.175 rb'],
    [999, '+ Rp. 999'],
    [-1, '- Rp. 1'],
  ])('in thousands the difference %i is written %s', (rupiah, text) => expect(shortDifference(rupiah)).toBe(text))
})

it.each([
  ['?id=7&id=8', ['7', '8'], null],
  ['?id=7&id=8&id=9', ['7', '8', '9'], null],
  ['?id=7&id=8&id=9&id=10', ['7', '8', '9'], 'many'],
  ['?id=7&id=8&id=7', ['7', '8'], 'doubled'],
  ['?id=7&id=7', ['7'], 'few'],
  ['?id=7&id=&id=%20', ['7'], 'few'],
  ['', [], 'few'],
])('the address %j compares %j and has the trouble %j (docs/product.md §26.1.6)', (search, ids, trouble) =>
  expect(readComparedIds(search)).toEqual({ ids, trouble }),
)
