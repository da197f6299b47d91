import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hotelSkipped } from '@/domain/package/packageContents'
import { mergePackage } from '@/domain/package/mergePackage'
import type { PackageForm } from '@/domain/types'
import { Comparison } from '@/resources/umroh-regular/wizard/save/conflict/ConflictChoice'
import { chosen, filledForm, stay } from '@tests/support/packageForms'

const NONE = { id: null, data: null }
const MADINAH = stay(21, '2027-04-14', '2027-04-17')
const BASE = filledForm({
  startCity: 'makkah',
  pesawat: chosen(3, 'Batik Air'),
  hotelMakkah: stay(11, '2027-04-10', '2027-04-14'),
  hotelMadinah: MADINAH,
  tipePerjalanan: 'group',
  transportasi: [chosen(1, 'Bus A'), chosen(2, 'Bus B')],
  margin: chosen(5, '2000000', 2_000_000),
})

/** Renders what both people made of the package. */
function compare(mine: Partial<PackageForm>, theirs: Partial<PackageForm>) {
  const [is, saved] = [
    { ...BASE, ...mine },
    { ...BASE, ...theirs },
  ]
  const merge = mergePackage(BASE, is, saved)
  render(<Comparison merge={merge} mine={is} saved={saved} onKeepMine={() => {}} onTakeSaved={() => {}} />)
}
/** The fields under a title, each with both values as a screen reader speaks them. */
const fieldsUnder = (title: string) =>
  [...(screen.queryByText(title)?.closest('[role=group]')?.querySelectorAll('dl > div') ?? [])].map((field) =>
    [...field.querySelectorAll('dt, dd')].map(({ textContent }) => textContent),
  )
const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const DIFFERING = 'Berbeda dari isian Anda'
const TAKEN = 'Diubah rekan Anda, akan ikut disimpan'
const NEW_TOTAL = 'Totalnya dapat berubah: periksa dulu di “Review Pilihan”, lalu tekan Simpan.'

describe('the comparison of two people’s changes', () => {
  it('a comparison shows both values of each field that both changed, in words, and asks whose values to keep', () => {
    compare(
      {
        jumlahJamaah: '40',
        hotelMakkah: stay(11, '2027-04-10', '2027-04-15'),
        tipePerjalanan: 'private',
        laPrivate: chosen(7, 'LA VIP'),
        transportasi: [chosen(1, 'Bus A')],
      },
      {
        startCity: null,
        jumlahJamaah: '20',
        margin: NONE,
        pesawat: chosen(4, 'Garuda'),
        hotelMadinah: hotelSkipped(true),
        tipePerjalanan: null,
        transportasi: [],
      },
    )
    expect(fieldsUnder(DIFFERING)).toEqual([
      ['Urutan Kota', 'Anda Makkah Awal', 'Tersimpan -'],
      ['Jumlah Jamaah', 'Anda 40', 'Tersimpan 20'],
      // The stays belong together: another stay in Madinah would not follow the stay in Makkah.
      ['Hotel Madinah', 'Anda Hotel 21, 14 Apr 2027 – 17 Apr 2027', 'Tersimpan Tanpa Hotel'],
      ['Tipe Perjalanan', 'Anda Private', 'Tersimpan -'],
      ['Transportasi', 'Anda Bus A', 'Tersimpan -'],
    ])
    expect(fieldsUnder(TAKEN)).toEqual([
      ['Pesawat', 'Semula Batik Air', 'Menjadi Garuda'],
      ['Margin', 'Semula Rp. 2.000.000 per jamaah', 'Menjadi -'],
    ])
    expect(screen.getByText('Hanya Anda yang mengubah: Hotel Makkah, LA Private.')).toBeVisible()
    expect(screen.getByText(NEW_TOTAL)).toBeVisible()
    expect(choices()).toEqual(['Simpan versi saya', 'Pakai versi tersimpan'])
  })

  it('changes that do not clash can both be saved, and those without a price announce no new total', () => {
    compare({ jumlahJamaah: '40' }, { namaPaket: 'Umroh rekan' })
    expect([fieldsUnder(DIFFERING), fieldsUnder(TAKEN)]).toEqual([
      [],
      [['Nama Paket', 'Semula Umroh Maret', 'Menjadi Umroh rekan']],
    ])
    expect(screen.getByText(/tidak berbenturan: keduanya dapat disimpan/)).toBeVisible()
    expect(screen.queryByText(NEW_TOTAL)).toBeNull()
    expect(choices()).toEqual(['Simpan keduanya', 'Pakai versi tersimpan'])
  })

  it('a mitra who has changed nothing is offered only the saved version', () => {
    compare({}, { jumlahJamaah: '20' })
    expect(fieldsUnder('Diubah rekan Anda')).toEqual([['Jumlah Jamaah', 'Semula 45', 'Menjadi 20']])
    expect(screen.getByText(/Anda sendiri tidak mengubah isian apa pun\./)).toBeVisible()
    expect(screen.queryByText(NEW_TOTAL)).toBeNull()
    expect(choices()).toEqual(['Pakai versi tersimpan'])
  })

  it('a mitra who alone has changed the package may keep these changes', () => {
    compare({ namaPaket: 'Umroh saya' }, {})
    expect([fieldsUnder(DIFFERING), fieldsUnder(TAKEN)]).toEqual([[], []])
    expect(screen.getByText('Hanya Anda yang mengubah: Nama Paket.')).toBeVisible()
    expect(screen.getByText(/^Perubahan Anda tidak berbenturan dengan versi tersimpan\./)).toBeVisible()
    expect(choices()).toEqual(['Simpan versi saya', 'Pakai versi tersimpan'])
  })
})
