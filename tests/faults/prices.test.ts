import { describe, expect, it } from 'vitest'
import { MASTER_FIELDS } from '@/domain/masters/masters'
import { priceOfForm } from '@/domain/package/price/packagePrice'
import { calculatePrice, type PriceInput } from '@/domain/package/price/price'
import type { PackageForm } from '@/domain/types'
import { packageProblems, parsePackage } from '@/domain/package/packageSchema'
import { hotelSkipped } from '@/domain/package/packageContents'
import { chosen, filledForm, stay } from '../support/packageForms'

const ROOMS = ['double', 'triple', 'quad'] as const
const FULL: PackageForm = filledForm({
  tipePerjalanan: 'group',
  laPrivate: chosen(1, 'LA', 9_500_000),
  visaBus: chosen(2),
  muthawwif: chosen(4),
  handlingSaudi: chosen(5),
  transportasi: [chosen(6), chosen(7)],
  margin: chosen(8),
  tourLeader: '2',
  hotelMakkah: stay(11, '2026-03-01', '2026-03-05', { double: 4e6, triple: 3e6, quad: 2e6 }),
  hotelMadinah: hotelSkipped(true),
})
const totals = (changes: Partial<PackageForm>) => ROOMS.map((room) => priceOfForm({ ...FULL, ...changes })[room].total)
const leaderOf = (changes: Partial<PackageForm>) =>
  priceOfForm({ ...FULL, ...changes }).double.lines.find(({ key }) => key === 'tourLeader')?.perJamaah ?? 0

describe('fault 35: choices of a group trip and of a private trip', () => {
  it('the price counts only the choices of the chosen trip type', () => {
    const without = {
      visaBus: chosen(2, 'x', null),
      muthawwif: chosen(4, 'x', null),
      handlingSaudi: chosen(5, 'x', null),
    }
    const group = totals({})
    expect(totals({ laPrivate: chosen(1, 'LA', null) })).toEqual(group)
    expect(totals({ tipePerjalanan: 'private' })).toEqual(totals({ tipePerjalanan: 'private', ...without }))
    expect(totals({ tipePerjalanan: 'private' })).not.toEqual(group)
    expect(totals({ tipePerjalanan: null })).toEqual(
      totals({ tipePerjalanan: null, ...without, laPrivate: chosen(1, 'LA', null) }),
    )
  })

  it('a save sends only the ids of the chosen trip type', () => {
    const ids = (tipePerjalanan: PackageForm['tipePerjalanan']) => {
      const { laPrivate, visaBus, muthawwif, handlingSaudi } = parsePackage({ ...FULL, tipePerjalanan })
      return [laPrivate, visaBus, muthawwif, handlingSaudi].map(({ id }) => id)
    }
    expect([ids('group'), ids('private'), ids(null)]).toEqual([
      [null, 2, 4, 5],
      [1, null, null, null],
      [null, null, null, null],
    ])
  })
})

describe('fault 36: amounts that are zero, missing or no numbers', () => {
  it.each(['', ' ', '0', '-5', 'abc', '1.5'])(
    'with %j jamaah the tour leader and every shared cost are 0',
    (jumlahJamaah) => {
      expect(totals({ jumlahJamaah })).toEqual([1e6 + 2e6 + 1e6 + 4e6, 1e6 + 2e6 + 1e6 + 3e6, 1e6 + 2e6 + 1e6 + 2e6])
      expect(leaderOf({ jumlahJamaah })).toBe(0)
    },
  )

  it.each(['', '0', '-1', '1.5', 'abc', ' '])('%j tour leaders cost 0', (tourLeader) => {
    expect([leaderOf({ tourLeader }), totals({ tourLeader })]).toEqual([0, totals({ tourLeader: '0' })])
  })

  it.each([
    ['-1', 'validation.tourLeader'],
    ['1.5', 'validation.tourLeader'],
    ['', null],
    ['0', null],
    ['1000000', null],
  ])('the entry %j for tour leaders has the problem %s, or is sent when that is null', (tourLeader, key) => {
    const problems = packageProblems({ ...FULL, tourLeader })
    expect(problems.map((problem) => problem.path)).toEqual(key ? ['tourLeader'] : [])
    if (!key) expect(parsePackage({ ...FULL, tourLeader }).tourLeader).toBe(Number(tourLeader))
  })

  it('the totals stay finite with a million tour leaders, a billion jamaah or no prices', () => {
    const none = Object.fromEntries(
      ['pesawat', 'visaBus', 'muthawwif', 'handlingSaudi', 'margin'].map((field) => [field, chosen(1, 'x', null)]),
    )
    for (const changes of [
      { tourLeader: '1000000' },
      { jumlahJamaah: '1000000000' },
      { ...none, transportasi: [chosen(1, 'x', null)], tourLeader: '1000000', jumlahJamaah: '1' },
    ])
      for (const total of totals(changes)) expect(Number.isFinite(total)).toBe(true)
    expect(leaderOf({ tourLeader: '1000000', jumlahJamaah: '1' })).toBe(11e6 * 1_000_000)
  })

  it('an amount that is not a finite number counts as 0; as the price of a chosen hotel it leaves no total', () => {
    const bad = Number.NaN
    const input: PriceInput = {
      jamaah: 10,
      tourLeader: 1,
      tripType: 'group',
      prices: {
        ...Object.fromEntries(MASTER_FIELDS.map((field) => [field, [bad]])),
        visaBus: [Infinity],
        handlingSaudi: [null],
        transportasi: [bad, null, -Infinity],
        siskopatuh: [],
      },
      hotels: { makkah: { double: bad, triple: null, quad: 5 }, madinah: null },
    }
    expect(ROOMS.map((room) => calculatePrice(input)[room].total)).toEqual([null, null, 5.5])
    for (const count of [bad, Infinity, -3, null])
      expect(ROOMS.map((room) => calculatePrice({ ...input, jamaah: count })[room].total)).toEqual([null, null, 5])
  })
})
