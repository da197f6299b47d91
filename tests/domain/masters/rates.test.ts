import { describe, expect, it } from 'vitest'
import { ratesIn } from '@/domain/masters/rates'
import type { RatesOfSeason } from '@/domain/masters/rates'
import type { Season } from '@/domain/types'

const NONE: RatesOfSeason = { double: null, triple: null, quad: null }
const USUAL: RatesOfSeason = { double: 500, triple: 550, quad: null }
const PART: RatesOfSeason = { double: null, triple: null, quad: 900 }

describe('the rates of a season (docs/product.md §16.1.5)', () => {
  it.each<[string, Season, RatesOfSeason, RatesOfSeason]>([
    ['Rajab and Sya’ban without any rate have those of Biasa', 'rajabSyaban', NONE, USUAL],
    ['Rajab and Sya’ban with one rate stand as they are', 'rajabSyaban', PART, PART],
    ['Ramadhan without any rate has none, never that of Biasa', 'ramadhan', NONE, NONE],
    ['Ramadhan with one rate stands as it is', 'ramadhan', PART, PART],
  ])('%s', (_, season, own, expected) => {
    const rates = { regular: USUAL, rajabSyaban: NONE, ramadhan: NONE, [season]: own }
    expect(ratesIn(rates, season)).toEqual(expected)
  })

  it('without any rate in Biasa, Rajab and Sya’ban get none from it', () => {
    expect(ratesIn({ regular: NONE, rajabSyaban: NONE, ramadhan: USUAL }, 'rajabSyaban')).toEqual(NONE)
  })
})
