import { describe, expect, it } from 'vitest'
import { agreedValue, readAcceptance } from '@/domain/offer/acceptance'
import { optionsOffer } from '@/domain/offer/options'
import { lowestPrice, publicOffer } from '@/domain/offer/publicOffer'
import { exampleChoice, examplePackage, exampleProfile } from './packages'

const choice = { ...exampleChoice, roomMix: null }
const alone = publicOffer(examplePackage, choice, exampleProfile)
const cheap = { ...examplePackage, totals: { double: 9_000_000, triple: 8_000_000, quad: 7_000_000 } }
const two = optionsOffer([examplePackage, cheap], choice, exampleProfile)
const given = { name: 'Ahmad', room: 'quad', jamaah: '2' }

describe('the option with which a customer agrees (docs/product.md §26.2.9)', () => {
  it.each<[string, typeof alone, unknown, string | undefined | null]>([
    ['one package, no option', alone, undefined, undefined],
    ['one package, the empty field of a form', alone, '', undefined],
    ['one package, an option', alone, 'A', null],
    ['two packages, the first', two, 'A', 'A'],
    ['two packages, the second', two, 'B', 'B'],
    ['two packages, a third', two, 'C', null],
    ['two packages, none', two, '', null],
    ['two packages, both', two, ['A', 'B'], null],
    ['two packages, a place', two, 1, null],
  ])('%s', (_, offer, option, expected) => {
    const read = readAcceptance({ ...given, option }, offer)
    if (expected === null) expect(read).toEqual({ problems: { option: 'acceptOption' } })
    else expect(read).toMatchObject({ acceptance: { ...given, jamaah: 2, ...(expected ? { option: expected } : {}) } })
    expect('acceptance' in read && 'option' in read.acceptance).toBe(typeof expected === 'string')
  })

  it.each([
    ['٢٥', 25],
    ['２５', 25],
    [' \u200e45 ', 45],
    [45, 45],
    ['1000', 1000],
    ['1.000', null],
    ['25 orang', null],
    ['1e2', null],
    ['-2', null],
    ['0', null],
    ['1001', null],
    [1.5, null],
    ['', null],
  ])('a customer who writes %j comes with %j jamaah', (jamaah, count) => {
    const read = readAcceptance({ ...given, jamaah }, alone)
    if (count === null) expect(read).toEqual({ problems: { jamaah: 'acceptJamaah' } })
    else expect(read).toHaveProperty('acceptance.jamaah', count)
  })

  it('the room type is one of the chosen option', () => {
    const offer = {
      ...two,
      others: two.others?.map((option) => ({ ...option, prices: option.prices.slice(0, 1) })) ?? [],
    }
    expect(readAcceptance({ ...given, option: 'B' }, offer)).toEqual({ problems: { room: 'acceptRoom' } })
    expect(readAcceptance({ ...given, option: 'A' }, offer)).toHaveProperty('acceptance')
  })

  it('the lowest price is that of all options', () => {
    expect([lowestPrice(alone), lowestPrice(two)]).toEqual([28_000_000, 7_000_000])
  })
})

describe('the amount that a customer agreed to pay (docs/product.md §21.7.6)', () => {
  const [quad = 0, double = 0] = (['quad', 'double'] as const).map(
    (room) => alone.prices.find((price) => price.room === room)?.perJamaah,
  )
  const rooms = {
    ...alone,
    roomMix: [
      { room: 'double', rooms: 1, total: 70 },
      { room: 'quad', rooms: 1, total: 100 },
    ],
  } as const
  it.each([
    ['the price of the room type for each jamaah', alone, { room: 'quad', jamaah: 3 }, 3 * quad],
    ['the other room type', alone, { room: 'double', jamaah: 1 }, double],
    ['a room type that the offer does not tell', alone, { room: 'triple', jamaah: 2 }, null],
    ['the second option', two, { room: 'quad', jamaah: 2, option: 'B' }, 14_000_000],
    ['an option that the offer does not have', two, { room: 'quad', jamaah: 2, option: 'C' }, null],
    ['the rooms of a group that fills them', rooms, { room: 'quad', jamaah: 6 }, 170],
    ['rooms with an empty bed', rooms, { room: 'quad', jamaah: 5 }, 5 * quad],
  ] as const)('%s', (_, offer, agreed, expected) => {
    expect(agreedValue(offer, { name: 'Ahmad', ...agreed })).toBe(expected)
  })
})
