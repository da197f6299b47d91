import { describe, expect, it } from 'vitest'
import { contentsOf, differingFields, withoutRecords } from '@/domain/package/packageContents'
import { chosen, filledForm, stay } from '../../support/packageForms'

describe('the contents of a form', () => {
  const form = filledForm({ transportasi: [chosen(4), chosen(5)] })

  it('the contents stay the same if prices are read again, ids arrive as text or transports are in another order', () => {
    const same = filledForm({
      pesawat: chosen('3', 'Garuda', 99),
      hotelMakkah: stay('11', '2026-03-01', '2026-03-05', { double: 1, triple: 2, quad: 3 }),
      transportasi: [chosen('5'), chosen(4, 'Kereta', null)],
    })
    expect(contentsOf(same)).toEqual(contentsOf(form))
    expect(differingFields(form, same)).toEqual([])
  })

  it.each([
    ['namaPaket', { namaPaket: 'Umroh April' }],
    ['startCity', { startCity: 'madinah' as const }],
    ['jumlahJamaah', { jumlahJamaah: '46' }],
    ['pesawat', { pesawat: chosen(4) }],
    ['hotelMakkah', { hotelMakkah: stay(11, '2026-03-01', '2026-03-06') }],
    ['hotelMadinah', { hotelMadinah: { ...form.hotelMadinah, tanpaHotel: true } }],
    ['tipePerjalanan', { tipePerjalanan: 'group' as const }],
    ['transportasi', { transportasi: [chosen(4)] }],
    ['tourLeader', { tourLeader: '1' }],
    ['margin', { margin: chosen(1) }],
  ])('the contents differ if %s changes', (field, change) => {
    expect(differingFields(form, { ...form, ...change })).toEqual([field])
  })

  it('a form without its records has the same contents', () => {
    const bare = withoutRecords(form)
    expect(differingFields(form, bare)).toEqual([])
    expect([bare.pesawat, bare.transportasi, bare.hotelMakkah.dataHotel]).toEqual([
      { id: 3, data: null },
      [
        { id: 4, data: null },
        { id: 5, data: null },
      ],
      null,
    ])
  })
})
