import { describe, expect, it } from 'vitest'
import type { Currency } from '@/domain/kurs/currency'
import { formatRate, formatPercent } from '@/domain/kurs/kurs'
import { kursAge, kursStates, recentRates } from '@/domain/kurs/kursHistory'

const row = (id: number, validFrom: string, inForce = false) => ({
  id,
  validFrom,
  inForce,
  currency: 'SAR' as Currency,
  rupiahPerSar: 4700,
  buffer: 0,
  createdAt: null,
  createdBy: null,
})
const states = (...rows: ReturnType<typeof row>[]) => [...kursStates(rows).values()]

describe('the state of each rate', () => {
  it('a rate is in force, ahead or past by its day, and a newer entry replaces the older entries of its day', () => {
    expect(
      states(
        row(7, '2026-12-01'),
        row(6, '2026-12-01'),
        row(5, '2026-11-20', true),
        row(4, '2026-11-20'),
        row(3, '2026-11-20'),
        row(2, '2026-11-01'),
        row(1, '2026-10-01'),
      ),
    ).toEqual(['ahead', 'replaced', 'inForce', 'replaced', 'replaced', 'past', 'past'])
  })
  it('each currency has a history of its own', () => {
    const dollar = { ...row(3, '2026-11-20', true), currency: 'USD' as const }
    expect(states(row(2, '2026-11-20', true), row(1, '2026-11-01'), dollar)).toEqual(['inForce', 'past', 'inForce'])
  })
  it('without a rate in force all are ahead, and an empty history has no state', () => {
    expect([states(row(2, '2026-12-02'), row(1, '2026-12-01')), states()]).toEqual([['ahead', 'ahead'], []])
  })
})

it.each([
  ['2026-11-20', 0, false],
  ['2026-11-13', 7, false],
  ['2026-11-12', 8, true],
  ['2026-11-21', 0, false],
])('on 20 November a rate from %s is %d days old; it is old: %s', (validFrom, days, isOld) =>
  expect(kursAge({ validFrom }, '2026-11-20')).toEqual({ days, isOld }),
)

it.each([
  [4700, 'Rp. 4.700'],
  [4712.5, 'Rp. 4.712,50'],
  [4818.53125, 'Rp. 4.818,53'],
])('the rate %d is written %s', (rupiah, text) => expect(formatRate(rupiah)).toBe(text))

it.each([
  [0, '0%'],
  [2.25, '2,25%'],
])('a buffer of %d is written %s', (percent, text) => expect(formatPercent(percent)).toBe(text))

describe('the rates of the last 7 days', () => {
  const entered = (rupiahPerSar: number, validFrom: string, createdOn = validFrom, currency: Currency = 'USD') => ({
    rupiahPerSar,
    buffer: 0,
    validFrom,
    createdAt: Date.parse(`${createdOn}T03:00:00Z`),
    currency,
  })
  const on20 = (...rows: ReturnType<typeof entered>[]) =>
    recentRates(rows, '2026-11-20').map(({ SAR, USD }) => (SAR ?? USD)?.rupiahPerSar)

  it('are those that count, and those that ended by a later day or a newer entry', () => {
    expect(
      on20(
        entered(9, '2026-11-21', '2026-11-20'),
        entered(8, '2026-11-20'),
        entered(7, '2026-11-13'),
        entered(6, '2026-11-12'),
        entered(5, '2026-11-01'),
      ),
    ).toEqual([8, 7, 6])
    expect(on20(entered(2, '2026-10-01', '2026-11-19'), entered(1, '2026-10-01'))).toEqual([2, 1])
  })
  it('are those of each currency', () => {
    expect(on20(entered(2, '2026-11-20'), entered(1, '2026-10-01', '2026-10-01', 'SAR'))).toEqual([2, 1])
  })
})
