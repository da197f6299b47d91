import { render, screen } from '@testing-library/react'
import { CoreAdminContext, ResourceContextProvider, testDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { hotelSkipped } from '@/domain/package/packageContents'
import type { PackageForm } from '@/domain/types'
import { ConflictChoice } from '@/resources/umroh-regular/wizard/save/conflict/ConflictChoice'
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

const REFUSAL = { version: '1', message: '', nth: 1, unanswered: [] }

const Form = ({ values, children }: { values: PackageForm; children: ReactNode }) => (
  <FormProvider {...useForm<PackageForm>({ defaultValues: values })}>{children}</FormProvider>
)

/** Renders what both people made of the package. */
async function compare(mine: Partial<PackageForm>, theirs: Partial<PackageForm>) {
  const saved = { ...BASE, ...theirs, id: 7, version: '2' }
  const getOne = (() => Promise.resolve({ data: saved })) as never
  render(
    <CoreAdminContext dataProvider={testDataProvider({ getOne })}>
      <ResourceContextProvider value="umroh-regular">
        <Form values={{ ...BASE, ...mine }}>
          <ConflictChoice id={7} refusal={REFUSAL} basis={BASE} onKeepMine={() => {}} onTakeSaved={() => {}} />
        </Form>
      </ResourceContextProvider>
    </CoreAdminContext>,
  )
  await screen.findAllByRole('button')
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
  it('a comparison shows both values of each field that both changed, in words, and asks whose values to keep', async () => {
    await compare(
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

  it('changes that do not clash can both be saved, and those without a price announce no new total', async () => {
    await compare({ jumlahJamaah: '40' }, { namaPaket: 'Umroh rekan' })
    expect([fieldsUnder(DIFFERING), fieldsUnder(TAKEN)]).toEqual([
      [],
      [['Nama Paket', 'Semula Umroh Maret', 'Menjadi Umroh rekan']],
    ])
    expect(screen.getByText(/tidak berbenturan: keduanya dapat disimpan/)).toBeVisible()
    expect(screen.queryByText(NEW_TOTAL)).toBeNull()
    expect(choices()).toEqual(['Simpan keduanya', 'Pakai versi tersimpan'])
  })

  it('a mitra who has changed nothing is offered only the saved version', async () => {
    await compare({}, { jumlahJamaah: '20' })
    expect(fieldsUnder('Diubah rekan Anda')).toEqual([['Jumlah Jamaah', 'Semula 45', 'Menjadi 20']])
    expect(screen.getByText(/Anda sendiri tidak mengubah isian apa pun\./)).toBeVisible()
    expect(screen.queryByText(NEW_TOTAL)).toBeNull()
    expect(choices()).toEqual(['Pakai versi tersimpan'])
  })

  it('a mitra who alone has changed the package may keep these changes', async () => {
    await compare({ namaPaket: 'Umroh saya' }, {})
    expect([fieldsUnder(DIFFERING), fieldsUnder(TAKEN)]).toEqual([[], []])
    expect(screen.getByText('Hanya Anda yang mengubah: Nama Paket.')).toBeVisible()
    expect(screen.getByText(/^Perubahan Anda tidak berbenturan dengan versi tersimpan\./)).toBeVisible()
    expect(choices()).toEqual(['Simpan versi saya', 'Pakai versi tersimpan'])
  })
})
