import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'
import {
  FIRST_STEP,
  isEarlier,
  LAST_STEP,
  nextStep,
  openableSteps,
  previousStep,
  stepOfField,
  stepOrder,
  type StepConditions,
  visibleSteps,
  WIZARD_STEPS,
} from '@/domain/package/wizardSteps'
import { cityOrder } from '@/domain/package/cityOrder'
import type { City } from '@/domain/types'

const form = (startCity: City | null, skipMakkah: boolean, skipMadinah: boolean): StepConditions => ({
  startCity,
  hotelMakkah: { tanpaHotel: skipMakkah },
  hotelMadinah: { tanpaHotel: skipMadinah },
})

// This table was written by hand from docs/product.md §6.7. `next` and `previous`: the steps reached from steps 0, 1,
// 2, 3, 4 and 5. A step still has neighbours after its own 'Tanpa Hotel' box skips it.
const TABLE: [
  City | null,
  skipMakkah: boolean,
  skipMadinah: boolean,
  order: number[],
  next: number[],
  previous: number[],
][] = [
  [null, false, false, [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 5], [0, 0, 1, 2, 3, 4]],
  [null, true, false, [0, 2, 3, 4, 5], [2, 2, 3, 4, 5, 5], [0, 0, 0, 2, 3, 4]],
  [null, false, true, [0, 1, 3, 4, 5], [1, 3, 3, 4, 5, 5], [0, 0, 1, 1, 3, 4]],
  [null, true, true, [0, 3, 4, 5], [3, 3, 3, 4, 5, 5], [0, 0, 0, 0, 3, 4]],
  ['makkah', false, false, [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 5], [0, 0, 1, 2, 3, 4]],
  ['makkah', true, false, [0, 2, 3, 4, 5], [2, 2, 3, 4, 5, 5], [0, 0, 0, 2, 3, 4]],
  ['makkah', false, true, [0, 1, 3, 4, 5], [1, 3, 3, 4, 5, 5], [0, 0, 1, 1, 3, 4]],
  ['makkah', true, true, [0, 3, 4, 5], [3, 3, 3, 4, 5, 5], [0, 0, 0, 0, 3, 4]],
  ['madinah', false, false, [0, 2, 1, 3, 4, 5], [2, 3, 1, 4, 5, 5], [0, 2, 0, 1, 3, 4]],
  ['madinah', true, false, [0, 2, 3, 4, 5], [2, 3, 3, 4, 5, 5], [0, 2, 0, 2, 3, 4]],
  ['madinah', false, true, [0, 1, 3, 4, 5], [1, 3, 1, 4, 5, 5], [0, 0, 0, 1, 3, 4]],
  ['madinah', true, true, [0, 3, 4, 5], [3, 3, 3, 4, 5, 5], [0, 0, 0, 0, 3, 4]],
]

describe('the order of steps, by table (fault 23)', () => {
  it.each(TABLE)(
    'with start city %s, Makkah skipped %s and Madinah skipped %s the steps are %j',
    (city, skipMakkah, skipMadinah, order, next, previous) => {
      const conditions = form(city, skipMakkah, skipMadinah)
      const steps = [0, 1, 2, 3, 4, 5]
      expect(stepOrder(conditions)).toEqual(order)
      expect(steps.map((step) => nextStep(step, conditions))).toEqual(next)
      expect(steps.map((step) => previousStep(step, conditions))).toEqual(previous)
    },
  )

  it('the journey visits Makkah first unless the start city is Madinah', () => {
    expect(cityOrder(null)).toEqual(['makkah', 'madinah'])
    expect(cityOrder('makkah')).toEqual(['makkah', 'madinah'])
    expect(cityOrder('madinah')).toEqual(['madinah', 'makkah'])
  })
})

const anyForm = fc
  .tuple(fc.constantFrom<(City | null)[]>('makkah', 'madinah', null), fc.boolean(), fc.boolean())
  .map(([city, skipMakkah, skipMadinah]) => form(city, skipMakkah, skipMadinah))
const anyStep = fc.integer({ min: FIRST_STEP, max: LAST_STEP })
const skipped = (conditions: StepConditions) => [
  ...(conditions.hotelMakkah.tanpaHotel ? [1] : []),
  ...(conditions.hotelMadinah.tanpaHotel ? [2] : []),
]

describe('the order of steps, by property (fault 23)', () => {
  it('the order never leads to a skipped step, from whichever step it starts', () => {
    fc.assert(
      fc.property(anyForm, anyStep, (conditions, step) => {
        fc.pre(!skipped(conditions).includes(step))
        expect(skipped(conditions)).not.toContain(nextStep(step, conditions))
        expect(skipped(conditions)).not.toContain(previousStep(step, conditions))
      }),
    )
  })

  it('Sebelumnya undoes Lanjut, and Lanjut undoes Sebelumnya', () => {
    fc.assert(
      fc.property(anyForm, anyStep, (conditions, step) => {
        fc.pre(!skipped(conditions).includes(step))
        if (step !== LAST_STEP) expect(previousStep(nextStep(step, conditions), conditions)).toBe(step)
        if (step !== FIRST_STEP) expect(nextStep(previousStep(step, conditions), conditions)).toBe(step)
      }),
    )
  })

  it('Lanjut reaches the review from the first step, and opens each step at most once', () => {
    fc.assert(
      fc.property(anyForm, (conditions) => {
        const walked = [FIRST_STEP]
        while (walked.at(-1) !== LAST_STEP && walked.length < 10) walked.push(nextStep(walked.at(-1)!, conditions))
        expect(walked).toEqual(stepOrder(conditions))
      }),
    )
  })
})

describe('the step that a field belongs to', () => {
  it.each([
    ['namaPaket', 0],
    ['startCity', 0],
    ['jumlahJamaah', 0],
    ['pesawat', 0],
    ['pesawat.id', 0],
    ['hotelMakkah', 1],
    ['hotelMakkah.id', 1],
    ['hotelMakkah.tanggalCheckOut', 1],
    ['hotelMadinah', 2],
    ['hotelMadinah.tanggalCheckIn', 2],
    ['tipePerjalanan', 3],
    ['laPrivate.id', 3],
    ['visaBus', 3],
    ['muthawwif', 3],
    ['handlingSaudi.id', 3],
    ['transportasi', 4],
    ['transportasi.0.id', 4],
    ['domestik', 4],
    ['siskopatuh', 4],
    ['perlengkapan', 4],
    ['wisataPlus', 4],
    ['manasik', 4],
    ['tourLeader', 4],
    ['margin.id', 4],
    ['', undefined],
    ['unknown', undefined],
    ['hotel', undefined],
    ['constructor', undefined],
    ['.id', undefined],
  ])('the path %j belongs to step %s', (path, step) => {
    expect(stepOfField(path)).toBe(step)
  })

  it('every field of the form belongs to a step', () => {
    const owned = new Set(WIZARD_STEPS.flatMap(({ fields }) => fields.map((field) => field.split('.')[0])))
    expect([...owned].sort()).toEqual(Object.keys(EMPTY_PACKAGE).sort())
  })
})

describe('the steps that are shown', () => {
  it.each<[string, StepConditions, number, number[]]>([
    ['all steps are shown if none is skipped', form('madinah', false, false), 0, [0, 2, 1, 3, 4, 5]],
    ['skipped steps are not shown', form(null, true, false), 0, [0, 2, 3, 4, 5]],
    [
      'an open step is shown in its place even if it has just been skipped',
      form('madinah', true, false),
      1,
      [0, 2, 1, 3, 4, 5],
    ],
  ])('%s', (_, conditions, open, shown) => {
    expect(visibleSteps(conditions, open)).toEqual(shown)
  })
})

describe('the steps that a tap opens (docs/product.md §6.1.12)', () => {
  it.each<[what: string, City | null, skipMakkah: boolean, reached: number[], openable: number[]]>([
    ['a new package', null, false, [0], [0]],
    ['Makkah was reached', null, false, [0, 1], [0, 1]],
    ['the mitra went back from the trip', null, false, [0, 1, 2, 3], [0, 1, 2, 3]],
    ['Madinah comes first', 'madinah', false, [0, 2], [0, 2]],
    ['a city that was reached is skipped now', null, true, [0, 1], [0]],
    ['a draft began at the review', null, false, [5], [0, 1, 2, 3, 4, 5]],
    ['a saved package', 'madinah', false, [LAST_STEP, 0], [0, 2, 1, 3, 4, 5]],
  ])('%s', (_, city, skipMakkah, reached, openable) => {
    const shown = visibleSteps(form(city, skipMakkah, false), FIRST_STEP)
    expect(openableSteps(shown, reached)).toEqual(openable)
  })

  it.each<[number, number, City | null, boolean]>([
    [1, 2, null, true],
    [1, 2, 'madinah', false],
    [5, 0, null, false],
    [3, 3, null, false],
  ])('step %i comes before step %i with start city %s: %s', (step, other, city, expected) => {
    expect(isEarlier(step, other, form(city, false, false))).toBe(expected)
  })
})
