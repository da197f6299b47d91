import { describe, expect, it } from 'vitest'
import { savedWords } from '@/resources/umroh-regular/wizard/save/requests'

const SHOWN = { double: 500, triple: 500, quad: 500 }
const SAVED = 'Paket berhasil disimpan.'
const other = (totals: string) => `Paket tersimpan dengan harga server, bukan harga yang tadi tampil: ${totals}.`

describe('the notice after a save (docs/product.md §7.2.3)', () => {
  it.each([
    ['an API that tells no totals', undefined, SAVED],
    ['totals that cannot be read', { double: null, triple: null, quad: null }, SAVED],
    ['the totals on the screen', { double: 500, triple: 500, quad: 500 }, SAVED],
    ['totals that differ by rounding', { double: 500.9, triple: 499.1, quad: 501 }, SAVED],
    ['one other total', { double: 500, triple: 500, quad: 502 }, other('Double Rp. 500, Triple Rp. 500, Quad Rp. 502')],
    [
      'one other total beside a missing one',
      { double: null, triple: 1500, quad: 500 },
      other('Double –, Triple Rp. 1.500, Quad Rp. 500'),
    ],
    [
      'a room type that the server knows no price of',
      { double: 500, triple: 500, quad: null },
      other('Double Rp. 500, Triple Rp. 500, Quad –'),
    ],
  ])('%s', (_, totals, text) => {
    expect(savedWords(SHOWN, { id: 1, ...(totals ? { totals } : {}) }, 0)).toEqual({ text, isOther: text !== SAVED })
  })

  it('tells the prices as customers are told them, and nothing if these are the same', () => {
    const saved = (quad: number) => savedWords(SHOWN, { id: 1, totals: { ...SHOWN, quad } }, 1000).text
    expect(saved(1502)).toBe(other('Double Rp. 1.000, Triple Rp. 1.000, Quad Rp. 2.000'))
    expect(saved(999)).toBe(SAVED)
  })

  it('a room type without a price on both sides is no other total', () => {
    const totals = { double: 500, triple: 500, quad: null }
    expect(savedWords(totals, { id: 1, totals }, 0)).toEqual({ text: SAVED, isOther: false })
  })
})
