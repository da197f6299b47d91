import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedOffer, comparisonOf } from '@/domain/offer/comparison'
import { optionsOffer } from '@/domain/offer/options'
import { lowestPrice, publicOffer, type PublicOffer } from '@/domain/offer/publicOffer'
import { roundedFrom, ROUNDING_STEPS, toldPrice, toldTotals, isRoundingStep } from '@/domain/offer/rounding'
import { knownPrice } from '@/domain/offer/savedFacts'
import { marginLeft, savedQuote, simulationGap } from '@/domain/package/price/simulation'
import { BEDS, ROOM_TYPES } from '@/domain/types'
import { choices, exampleChoice, examplePackage, exampleProfile, packages, profiles, steps } from './packages'

const totals = fc.integer({ min: 1, max: 1_000_000_000 })

describe('the price that a customer is told (docs/product.md §21.8.1)', () => {
  it.each([
    [38_151_013, 0, 38_151_013],
    [38_151_013, 1_000, 38_152_000],
    [38_151_013, 10_000, 38_160_000],
    [38_151_013, 50_000, 38_200_000],
    [38_151_013, 100_000, 38_200_000],
    [38_150_000, 50_000, 38_150_000],
    [38_150_001, 50_000, 38_200_000],
    [1, 100_000, 100_000],
  ] as const)('Rp. %d by steps of %d is Rp. %d', (total, step, told) => expect(toldPrice(total, step)).toBe(told))

  it('a told price is the smallest multiple of the step that is not below the total', () => {
    fc.assert(
      fc.property(totals, steps, (total, step) => {
        const told = toldPrice(total, step)
        expect(told).toBeGreaterThanOrEqual(total)
        if (step === 0) expect(told).toBe(total)
        else expect([told % step, told - total < step]).toEqual([0, true])
      }),
    )
  })

  it.each([0, 1_000, 100_000])('%j is a step', (value) => expect(isRoundingStep(value)).toBe(true))
  it.each([1, 5_000, -1_000, '1000', null, undefined, NaN])('%j is no step', (value) =>
    expect(isRoundingStep(value)).toBe(false),
  )

  it('the saved total is told beside it only where both differ', () => {
    const saved = { double: 30_310_400.4, triple: 29_000_000, quad: null }
    expect(ROOM_TYPES.map((room) => roundedFrom(saved, room, 50_000))).toEqual([30_310_400, null, null])
    expect(ROOM_TYPES.map((room) => roundedFrom(saved, room, 0))).toEqual([null, null, null])
    expect(toldTotals(saved, 50_000)).toEqual({ double: 30_350_000, triple: 29_000_000, quad: null })
    expect(toldTotals(saved, 0)).toBe(saved)
  })
})

const figures = ({ prices, roomMix }: Pick<PublicOffer, 'prices' | 'roomMix'>) => ({ prices, roomMix })

describe('an offer with rounded prices', () => {
  it('prices, parts, rooms of the group and the lowest price rest on the told price', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const offer = publicOffer(detail, choice, profile)
        for (const { room, perJamaah, parts } of offer.prices) {
          expect(perJamaah).toBe(toldPrice(knownPrice(detail, room) ?? 0, choice.rounding))
          if (parts.length > 0) expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(perJamaah)
          const rooms = offer.roomMix.find((one) => one.room === room)
          if (rooms) expect(rooms.total).toBe(rooms.rooms * BEDS[room] * perJamaah)
        }
        expect(lowestPrice(offer)).toBe(Math.min(...offer.prices.map(({ perJamaah }) => perJamaah)))
      }),
    )
  })

  it('without rounding an offer is the same as ever, to the letter', () => {
    const { double, quad } = examplePackage.totals
    const offer = JSON.stringify(publicOffer(examplePackage, exampleChoice, exampleProfile))
    expect(offer).toContain(`"room":"double","perJamaah":${Math.round(double ?? 0)}`)
    expect(offer).toContain(`"room":"quad","perJamaah":${quad}`)
    const step = { ...exampleProfile, rounding: 100_000 } as const
    expect(JSON.stringify(publicOffer(examplePackage, exampleChoice, step))).toBe(offer)
    expect(offer).not.toContain('rounding')
  })

  it('rounding changes the figures of an offer and nothing else of it', () => {
    fc.assert(
      fc.property(packages, choices, profiles, (detail, choice, profile) => {
        const [exact, told] = [0, choice.rounding].map((rounding) =>
          publicOffer(detail, { ...choice, rounding: rounding as typeof choice.rounding }, profile),
        ) as [PublicOffer, PublicOffer]
        expect({ ...told, ...figures(exact) }).toEqual(exact)
      }),
    )
  })

  it('the options of an offer and the comparison have the prices of the single offers', () => {
    fc.assert(
      fc.property(packages, packages, steps, profiles, (a, b, rounding, profile) => {
        const choice = { ...exampleChoice, rooms: ROOM_TYPES, roomMix: null, rounding }
        const { prices, others } = optionsOffer([a, b], choice, profile)
        expect(prices).toEqual(publicOffer(a, choice, profile).prices)
        expect(others?.[0]?.prices).toEqual(publicOffer(b, choice, profile).prices)
        const compared = comparisonOf([a, b].map((detail) => comparedOffer(detail, rounding)))
        const told = prices.map(({ perJamaah }) => perJamaah)
        expect(ROOM_TYPES.map((room) => compared.prices[room].values[0]?.perJamaah)).toEqual(told)
      }),
    )
  })
})

describe('the simulation of a rounded price', () => {
  it('takes the told price, and the amount added by rounding is margin', () => {
    const jamaah = examplePackage.jamaah
    for (const step of ROUNDING_STEPS) {
      const quote = savedQuote({ ...examplePackage, tourLeader: 0 }, step)
      const [exact, told] = [savedQuote({ ...examplePackage, tourLeader: 0 }, 0), quote].map(
        (one) => marginLeft(one, jamaah).double ?? 0,
      ) as [number, number]
      const added = (quote.told.double ?? 0) - (examplePackage.totals.double ?? 0)
      expect(told - exact).toBeCloseTo(added, 3)
      // The saved figures are compared with the saved total, not with the told price.
      expect(simulationGap(quote)).toBe(simulationGap({ ...quote, told: examplePackage.totals }))
    }
  })
})
