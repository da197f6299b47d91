import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SINGLE_MASTER_FIELDS, type SingleMasterField } from '@/domain/masters/masters'
import { differsIn } from '@/domain/merge'
import { isPriced, mergePackage } from '@/domain/package/mergePackage'
import { contentsOf, differingFields, asSaved } from '@/domain/package/packageContents'
import { priceOfForm } from '@/domain/package/price/packagePrice'
import type { PackageForm } from '@/domain/types'
import { chosen, filledForm, stay } from '../../support/packageForms'

const FIRST = '2026-03-01'
const LAST = '2026-03-08'
const NONE = { id: null, data: null }
const SKIPPED = { tanpaHotel: true, id: null, dataHotel: null, tanggalCheckIn: null, tanggalCheckOut: null }

const base = filledForm({ startCity: 'makkah', tipePerjalanan: 'group', visaBus: chosen(1), muthawwif: chosen(2) })
const merged = (mine: Partial<PackageForm>, saved: Partial<PackageForm>) =>
  mergePackage(base, { ...base, ...mine }, { ...base, ...saved })
/** Only a few values, so that two people often change the same field, in the same or in another way. */
const choice = fc.constantFrom(NONE, chosen(1), chosen('1', 'Pilihan 1'), chosen(2), chosen(3))
const hotel = fc.constantFrom(
  SKIPPED,
  stay(11, FIRST, '2026-03-04'),
  stay(12, FIRST, '2026-03-04'),
  stay(11, '2026-03-04', LAST),
  stay(12, '2026-03-04', LAST),
)
const choices = Object.fromEntries(SINGLE_MASTER_FIELDS.map((field) => [field, choice])) as Record<
  SingleMasterField,
  typeof choice
>
const form: fc.Arbitrary<PackageForm> = fc.record({
  namaPaket: fc.constantFrom('Umroh', ' Umroh ', 'Umroh B'),
  jumlahJamaah: fc.constantFrom('45', ' 045 ', '40'),
  tourLeader: fc.constantFrom('', '0', '1'),
  startCity: fc.constantFrom('makkah' as const, 'madinah' as const, null),
  tipePerjalanan: fc.constantFrom('private' as const, 'group' as const, null),
  hotelMakkah: hotel,
  hotelMadinah: hotel,
  transportasi: fc.constantFrom([], [chosen(1)], [chosen(2), chosen(1)], [chosen(1), chosen(2)]),
  ...choices,
})
const saves = (one: PackageForm) => contentsOf(asSaved(one))
const itineraryOf = ({ startCity, hotelMakkah, hotelMadinah }: PackageForm) =>
  JSON.stringify([
    startCity,
    ...[hotelMakkah, hotelMadinah].map(({ tanpaHotel, tanggalCheckIn, tanggalCheckOut }) => [
      tanpaHotel,
      tanggalCheckIn,
      tanggalCheckOut,
    ]),
  ])
const holds = (rule: (base: PackageForm, mine: PackageForm, saved: PackageForm) => unknown) =>
  fc.assert(
    fc.property(form, form, form, (...forms) => void rule(...forms)),
    { numRuns: 2000 },
  )

describe('the three-way merge of two changes', () => {
  it('the merge is exactly my form if nobody else has changed the package', () => {
    holds((one, mine) => expect(mergePackage(one, mine, one)).toMatchObject({ form: mine, taken: [], conflicts: [] }))
  })

  it('the merge is the other person’s form if I have changed nothing', () => {
    holds((one, _, saved) => {
      const merge = mergePackage(one, one, saved)
      expect(saves(merge.form)).toEqual(saves(saved))
      expect([merge.conflicts, merge.own]).toEqual([[], []])
    })
  })

  it('the merge loses no change of mine, and names every change of the other person that it loses', () => {
    holds((one, mine, saved) => {
      const { form: both, taken, conflicts, own } = mergePackage(one, mine, saved)
      const [was, is, other, now] = [one, mine, saved, both].map((each) => saves(each!)) as [
        PackageForm,
        PackageForm,
        PackageForm,
        PackageForm,
      ]
      for (const field of differingFields(asSaved(one), asSaved(mine))) expect(now[field]).toEqual(is[field])
      const lost = differingFields(asSaved(one), asSaved(saved)).filter(
        (field) => JSON.stringify(now[field]) !== JSON.stringify(other[field]),
      )
      expect(conflicts).toEqual(lost)
      for (const field of taken) expect([now[field], is[field]]).toEqual([other[field], was[field]])
      expect([...taken, ...conflicts, ...own].sort()).toEqual(differingFields(asSaved(mine), asSaved(saved)).sort())
    })
  })

  it('the merge takes city order and dates from one form, and each service from a form with the merged trip type (docs/product.md §7.4.3)', () => {
    holds((one, mine, saved) => {
      const both = asSaved(mergePackage(one, mine, saved).form)
      expect([itineraryOf(asSaved(mine)), itineraryOf(asSaved(saved))]).toContain(itineraryOf(both))
      const sources = [mine, saved].map(asSaved).filter(({ tipePerjalanan }) => tipePerjalanan === both.tipePerjalanan)
      for (const field of ['laPrivate', 'visaBus', 'muthawwif', 'handlingSaudi'] as const)
        expect(sources.map((source) => saves(source)[field])).toContainEqual(saves(both)[field])
    })
  })

  it('a second merge gives the same form, whichever of the two forms is the base', () => {
    holds((one, mine, saved) => {
      const { form: both } = mergePackage(one, mine, saved)
      expect(mergePackage(one, both, saved).form).toEqual(both)
      expect(mergePackage(saved, both, saved).form).toEqual(both)
    })
  })

  it('the price stays the same if the merge takes over only fields without a price', () => {
    holds((one, mine, saved) => {
      const { form: both, taken } = mergePackage(one, mine, saved)
      if (!isPriced(taken)) expect(priceOfForm(both)).toEqual(priceOfForm(mine))
    })
  })
})

describe('a field of the merged form', () => {
  it('a field comes from the form that changed it, with its record', () => {
    const {
      form: both,
      brought,
      ...fields
    } = merged({ namaPaket: 'Umroh saya', margin: chosen(9) }, { jumlahJamaah: '20', pesawat: chosen(4, 'Garuda') })
    expect(both).toEqual({
      ...base,
      namaPaket: 'Umroh saya',
      margin: chosen(9),
      jumlahJamaah: '20',
      pesawat: chosen(4, 'Garuda'),
    })
    expect(brought).toEqual({ jumlahJamaah: '20', pesawat: chosen(4, 'Garuda') })
    expect(fields).toEqual({ taken: ['jumlahJamaah', 'pesawat'], conflicts: [], own: ['namaPaket', 'margin'] })
  })

  it('a field is mine if both have changed it, and no conflict if both made the same change', () => {
    expect(merged({ namaPaket: 'A', tourLeader: '1' }, { namaPaket: 'B', tourLeader: ' 1 ' })).toMatchObject({
      form: { namaPaket: 'A', tourLeader: '1' },
      taken: [],
      conflicts: ['namaPaket'],
      own: [],
    })
  })

  it('the two hotels may come from different forms if only one form changed the dates', () => {
    const shorter = stay(11, FIRST, '2026-03-04')
    expect(merged({ hotelMakkah: shorter }, { hotelMadinah: stay(22, '2026-03-05', LAST) })).toMatchObject({
      form: { hotelMakkah: shorter, hotelMadinah: { id: 22 } },
      conflicts: [],
    })
  })

  it('my hotel never gets the other person’s new dates: all stays are mine, and the others are named', () => {
    const moved = {
      hotelMakkah: stay(11, '2026-03-08', '2026-03-12'),
      hotelMadinah: stay(21, '2026-03-12', '2026-03-15'),
    }
    expect(merged({ hotelMadinah: stay(22, '2026-03-05', LAST) }, moved)).toMatchObject({
      form: { hotelMakkah: base.hotelMakkah, hotelMadinah: { id: 22 } },
      taken: [],
      conflicts: ['hotelMakkah', 'hotelMadinah'],
      own: [],
    })
  })

  it('my order of the cities is never merged with the other person’s dates', () => {
    expect(merged({ startCity: 'madinah' }, { hotelMakkah: stay(11, FIRST, '2026-03-04') })).toMatchObject({
      form: { startCity: 'madinah', hotelMakkah: base.hotelMakkah },
      conflicts: ['hotelMakkah'],
      own: ['startCity'],
    })
  })

  it('my service is never merged into a trip of the other person’s type: the whole trip is mine', () => {
    expect(
      merged(
        { visaBus: chosen(7) },
        { tipePerjalanan: 'private', laPrivate: chosen(5), visaBus: NONE, muthawwif: NONE },
      ),
    ).toMatchObject({
      form: { tipePerjalanan: 'group', visaBus: { id: 7 }, muthawwif: { id: 2 } },
      taken: [],
      conflicts: ['tipePerjalanan', 'laPrivate', 'visaBus', 'muthawwif'],
    })
  })

  it('the other person’s trip is merged as it was saved, without services of mine that were not saved', () => {
    const { form: both } = merged(
      { laPrivate: chosen(5) },
      { tipePerjalanan: 'private', visaBus: NONE, muthawwif: NONE },
    )
    expect(both).toMatchObject({ tipePerjalanan: 'private', laPrivate: NONE })
  })

  const toPrivate = { tipePerjalanan: 'private' as const, laPrivate: chosen(5), visaBus: NONE, muthawwif: NONE }
  it.each<[string, Partial<PackageForm>, Partial<PackageForm>, Partial<PackageForm>, (keyof PackageForm)[]]>([
    [
      'each changed a service of the same type',
      { visaBus: chosen(7) },
      { muthawwif: chosen(8) },
      { tipePerjalanan: 'group', visaBus: chosen(7), muthawwif: chosen(8) },
      [],
    ],
    [
      'both changed to the same type, with different services',
      toPrivate,
      { ...toPrivate, laPrivate: chosen(6) },
      toPrivate,
      ['laPrivate'],
    ],
    [
      'only I changed the type',
      toPrivate,
      { muthawwif: chosen(8) },
      { tipePerjalanan: 'private', laPrivate: chosen(5) },
      ['muthawwif'],
    ],
    ['only the other person changed the type', { namaPaket: 'Umroh saya' }, toPrivate, toPrivate, []],
  ])('trips are merged by docs/product.md §7.4.3: %s', (_, mine, saved, form, conflicts) => {
    expect(merged(mine, saved)).toMatchObject({ form, conflicts })
  })
})

it.each<[string, Partial<PackageForm>, Partial<PackageForm>, boolean]>([
  ['only I have changed it', { namaPaket: 'A' }, {}, true],
  ['only the other person has changed it', {}, { namaPaket: 'A' }, true],
  ['both have changed it differently', { namaPaket: 'A' }, { namaPaket: 'B' }, true],
  ['both have made the same change', { namaPaket: 'A' }, { namaPaket: ' A ' }, false],
])('my form and the saved package differ or not: %s', (_, mine, saved, differs) => {
  expect(differsIn(merged(mine, saved))).toBe(differs)
})
