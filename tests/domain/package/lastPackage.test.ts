import { describe, expect, it } from 'vitest'
import {
  lastPackageOf,
  readLastPackage,
  servicesOfSkipped,
  stepsToFill,
  takeServices,
  untouchedSteps,
  withoutAmounts,
  type LastPackage,
  type ServiceField,
  type TakenServices,
} from '@/domain/package/lastPackage'
import { hotelSkipped } from '@/domain/package/packageContents'
import type { MasterRecord, PackageForm } from '@/domain/types'
import { chosen, filledForm } from '../../support/packageForms'

const NOTHING: TakenServices = { changes: {}, taken: [], gone: [], unread: [] }

const record = (id: number, name = `Pilihan ${id}`, price = 7_000_000): MasterRecord => ({
  id,
  name,
  price,
  logo: null,
})

const GROUP: Partial<PackageForm> = {
  tipePerjalanan: 'group',
  laPrivate: chosen(9),
  visaBus: chosen(1, 'Visa Bus VIP'),
  muthawwif: chosen(2, 'Ustadz Hamid'),
  transportasi: [chosen(4, 'Hiace'), chosen(5, 'Bus')],
  manasik: chosen(6, 'Manasik hotel'),
  tourLeader: ' 2 ',
  margin: chosen(7, 'Rp. 2.500.000', 2_500_000),
}
const services = lastPackageOf(filledForm(GROUP))
const last = withoutAmounts(services)

describe('the phone’s copy of the package that was saved last (docs/product.md §6.13.2)', () => {
  it('has the saved services by id and name: no price, no margin’s amount, no service of the other trip type', () => {
    expect(last).toMatchObject({
      name: 'Umroh Maret',
      tripType: 'group',
      tourLeader: 2,
      choices: {
        laPrivate: [],
        visaBus: [{ id: 1, name: 'Visa Bus VIP' }],
        transportasi: [
          { id: 4, name: 'Hiace' },
          { id: 5, name: 'Bus' },
        ],
        margin: [{ id: 7, name: '' }],
      },
    })
    expect(services).toEqual({ ...last, choices: { ...last.choices, margin: [{ id: 7, name: 'Rp. 2.500.000' }] } })
    expect(JSON.stringify(last)).not.toMatch(/000|price/)
    expect(last.choices).not.toHaveProperty('pesawat')
  })

  it('is read as it was written, and anything else counts as no package', () => {
    expect(readLastPackage(JSON.stringify(last))).toEqual(last)
    const wrong = [
      null,
      '',
      '[]',
      '{',
      '{"name":"A"}',
      JSON.stringify({ ...last, tripType: 'keluarga' }),
      JSON.stringify({ ...last, choices: { margin: [{ id: null, name: '' }] } }),
      JSON.stringify({ ...last, choices: { margin: 7 } }),
    ]
    expect(wrong.map(readLastPackage)).toEqual(wrong.map(() => null))
  })
})

describe('when a step offers the last package (docs/product.md §6.13.1)', () => {
  const bare = lastPackageOf(filledForm())
  it.each<[string, LastPackage, boolean, boolean]>([
    ['a group with extras', last, true, true],
    ['a package without services', bare, false, false],
    ['a trip type alone', { ...bare, tripType: 'private' }, true, false],
    ['tour leaders alone', { ...bare, tourLeader: 1 }, false, true],
  ])('%s', (_, kept, trip, extras) => {
    const filled = stepsToFill(['tipePerjalanan', 'tambahan'], kept)
    expect(filled).toEqual([...(trip ? ['tipePerjalanan'] : []), ...(extras ? ['tambahan'] : [])])
  })

  it.each<[string, Partial<PackageForm>, boolean, boolean]>([
    ['nothing chosen', {}, true, true],
    ['a trip type', { tipePerjalanan: 'group' }, false, true],
    ['a transport', { transportasi: [chosen(4)] }, true, false],
    ['a margin', { margin: chosen(7) }, true, false],
    ['no tour leader', { tourLeader: '0' }, true, true],
    ['a tour leader', { tourLeader: '1' }, true, false],
  ])('a form with %s', (_, changes, trip, extras) => {
    const form = filledForm(changes)
    const steps = [...(trip ? ['tipePerjalanan'] : []), ...(extras ? ['tambahan'] : [])]
    expect(untouchedSteps(form)).toEqual(steps)
    expect(stepsToFill(untouchedSteps(form), last)).toEqual(steps)
    expect(stepsToFill(untouchedSteps(form), lastPackageOf(filledForm()))).toEqual([])
  })
})

describe('the choices taken from the last package (docs/product.md §6.13.3)', () => {
  const offers: Partial<Record<ServiceField, MasterRecord[]>> = {
    visaBus: [record(1), record(3)],
    muthawwif: [record(3)],
    transportasi: [record(5, 'Bus'), record(8)],
    margin: [record(7)],
  }

  it('the choices that are offered today, with the records of today; what is gone is named', () => {
    const trip = takeServices(last, ['tipePerjalanan'], (field) => offers[field])
    expect(trip).toEqual({
      changes: { tipePerjalanan: 'group', visaBus: { id: 1, data: record(1) } },
      taken: ['tipePerjalanan', 'visaBus'],
      gone: [{ field: 'muthawwif', name: 'Ustadz Hamid' }],
      unread: [],
    })
    const extras = takeServices(last, ['tambahan'], (field) => offers[field])
    expect(extras).toEqual({
      changes: {
        transportasi: [{ id: 5, data: record(5, 'Bus') }],
        tourLeader: '2',
        margin: { id: 7, data: record(7) },
      },
      taken: ['transportasi', 'tourLeader', 'margin'],
      gone: [{ field: 'transportasi', name: 'Hiace' }],
      unread: ['manasik'],
    })
  })

  it('of both steps in one', () => {
    const both = takeServices(last, ['tipePerjalanan', 'tambahan'], (field) => offers[field])
    expect(both.taken).toEqual(['tipePerjalanan', 'visaBus', 'transportasi', 'tourLeader', 'margin'])
  })

  it('an id may come as a number or as text, and a margin that is gone has no name', () => {
    const { taken, gone } = takeServices(last, ['tambahan'], (field) =>
      field === 'margin' ? [] : [{ ...record(6), id: '6' }],
    )
    expect(taken).toEqual(['manasik', 'tourLeader'])
    expect(gone).toContainEqual({ field: 'margin', name: '' })
  })

  it('of a package without services nothing is taken', () => {
    expect(takeServices(lastPackageOf(filledForm()), ['tambahan'], () => [])).toEqual(NOTHING)
    expect(takeServices(lastPackageOf(filledForm()), ['tipePerjalanan'], () => undefined)).toEqual(NOTHING)
  })

  it.each([
    ['Ziarah Madinah', 'hotelMadinah', true],
    ['Bus Makkah–Madinah', 'hotelMadinah', true],
    ['Bus Makkah–Madinah', 'hotelMakkah', true],
    ['Hotel transit Mekah', 'hotelMakkah', true],
    ['Ziarah Madinah', 'hotelMakkah', false],
    ['Kereta cepat', 'hotelMadinah', false],
  ] as const)('%s is told where %s is not wanted: %j', (name, field, isTold) => {
    const services = { ...NOTHING, changes: { transportasi: [chosen(4, name)] }, taken: ['transportasi' as const] }
    expect(servicesOfSkipped(services, filledForm())).toEqual([])
    expect(servicesOfSkipped(services, filledForm({ [field]: hotelSkipped(true) }))).toEqual(isTold ? [name] : [])
  })

  it('a service that stood in the form before is not told', () => {
    const form = filledForm({ transportasi: [chosen(4, 'Ziarah Madinah')], hotelMadinah: hotelSkipped(true) })
    const services = { ...NOTHING, changes: { tourLeader: '2' }, taken: ['tourLeader' as const] }
    expect([servicesOfSkipped(services, form), servicesOfSkipped(NOTHING, form)]).toEqual([[], []])
  })
})
