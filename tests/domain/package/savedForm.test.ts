import { describe, expect, it } from 'vitest'
import { asSaved, hotelSkipped } from '@/domain/package/packageContents'
import { chosen, filledForm, stay } from '../../support/packageForms'

const nothing = { id: null, data: null }

describe('a form as it is saved', () => {
  it('the saved form has a trimmed name and numbers as digits', () => {
    const { namaPaket, jumlahJamaah, tourLeader } = asSaved(
      filledForm({ namaPaket: '  Umroh ', jumlahJamaah: ' 045 ', tourLeader: '' }),
    )
    expect([namaPaket, jumlahJamaah, tourLeader]).toEqual(['Umroh', '45', '0'])
  })

  it.each([
    ['private', { laPrivate: chosen(1), visaBus: nothing, muthawwif: nothing, handlingSaudi: nothing }],
    ['group', { laPrivate: nothing, visaBus: chosen(2), muthawwif: chosen(3), handlingSaudi: chosen(4) }],
    [null, { laPrivate: nothing, visaBus: nothing, muthawwif: nothing, handlingSaudi: nothing }],
  ] as const)('the saved form of the trip type %s has only the choices of that type', (tipePerjalanan, expected) => {
    const form = filledForm({
      tipePerjalanan,
      laPrivate: chosen(1),
      visaBus: chosen(2),
      muthawwif: chosen(3),
      handlingSaudi: chosen(4),
      margin: chosen(5),
    })
    expect(asSaved(form)).toEqual({ ...form, tourLeader: '0', ...expected })
  })

  it('the saved form holds no hotel and no dates for a skipped city', () => {
    const hotel = { ...stay(11, '2026-03-01', '2026-03-05'), tanpaHotel: true }
    expect(asSaved(filledForm({ hotelMakkah: hotel })).hotelMakkah).toEqual(hotelSkipped(true))
  })
})
