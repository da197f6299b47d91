import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ADMIN, DEWI, HASAN, SITI } from '../../partner-api/fixtures'
import { partnerServer } from '../../support/server/partnerServer'
import { address, findButton, heading, press, renderApp, write, type AppOptions } from '../../support/renderApp'

const PATH = '/profile/penawaran'
const field = (name: string) => screen.getByRole('textbox', { name })
const save = async () => press(await findButton('Simpan'))

/** Opens the page on a partner API without `offer-profile`. */
async function openAlone(options: AppOptions = {}) {
  const server = options.server ?? (await partnerServer({ packages: [1, 0], features: ['accounts'] }))
  const app = await renderApp(PATH, { ...options, server })
  await heading('Profil penawaran')
  return { ...app, server }
}

async function addInstalment(n: number, percent: string, days: string) {
  press(await findButton('Tambah angsuran'))
  const group = within(await screen.findByRole('group', { name: `Angsuran ${n}` }))
  write(group.getByRole('textbox', { name: 'Persen dari harga (%)' }), percent)
  write(group.getByRole('textbox', { name: 'Hari sebelum berangkat' }), days)
}

function fillPlan() {
  press(screen.getByRole('checkbox', { name: 'Pakai rencana pembayaran' }))
  write(field('DP saat memesan (Rp)'), '5000000')
  write(field('Pelunasan, hari sebelum berangkat'), '30')
}

const example = () => screen.getByRole('group', { name: 'Contoh' })
const exampleRows = () =>
  within(example())
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

describe('the offer profile on a partner API without offer-profile', () => {
  it('the profile page leads to it, and it begins with the name of the mitra', async () => {
    await renderApp('/profile', { server: await partnerServer({ packages: [1, 0], features: [] }) })
    press(await screen.findByRole('link', { name: 'Profil penawaran' }))
    await heading('Profil penawaran')
    expect(address()).toBe(PATH)
    await waitFor(() => expect(field('Nama usaha')).toHaveValue('An-Nur Tour & Travel'))
    expect(field('Masa berlaku (hari)')).toHaveValue('7')
  })

  it('on the desktop the page speaks of the browser that keeps the profile, and of no phone', async () => {
    await openAlone({ as: ADMIN, width: 1280 })
    expect(await screen.findByText('Profil ini disimpan di peramban ini saja.')).toBeVisible()
    write(field('Nama usaha'), 'Kantor Pusat')
    await save()
    expect(await screen.findByText('Profil penawaran tersimpan di peramban ini.')).toBeVisible()
    expect(document.body).not.toHaveTextContent('ponsel ini')
  })

  it('Simpan keeps the profile on the phone, says so, and no call is made', async () => {
    const { server, unmount } = await openAlone()
    write(field('Nama usaha'), 'An-Nur Umroh')
    write(field('Nomor WhatsApp'), '0812-3456-7890')
    write(field('Termasuk'), 'Air zam-zam\n\nKoper')
    fillPlan()
    await addInstalment(1, '12,5', '60')
    await save()
    expect(await screen.findByText('Profil penawaran tersimpan di ponsel ini.')).toBeVisible()
    unmount()

    await openAlone({ server })
    expect(field('Nama usaha')).toHaveValue('An-Nur Umroh')
    expect(field('Nomor WhatsApp')).toHaveValue('+62 812-3456-7890')
    expect(field('Termasuk')).toHaveValue('Air zam-zam\nKoper')
    expect(field('DP saat memesan (Rp)')).toHaveValue('5.000.000')
    expect(field('Persen dari harga (%)')).toHaveValue('12,5')
    expect(server.calls.filter(({ path }) => path.includes('offer-profile'))).toEqual([])
  })

  it('each user of the phone has their own, and it is still there after Keluar', async () => {
    const { server, authProvider, unmount } = await openAlone()
    write(field('Nama usaha'), 'Milik Siti')
    await save()
    await screen.findByText('Profil penawaran tersimpan di ponsel ini.')
    await authProvider.logout({})
    unmount()
    for (const [as, name] of [
      [HASAN, 'An-Nur Tour & Travel'],
      [DEWI, 'Barokah Haramain Wisata'],
      [SITI, 'Milik Siti'],
    ] as const) {
      const app = await openAlone({ server, as })
      await waitFor(() => expect(field('Nama usaha')).toHaveValue(name))
      app.unmount()
    }
  })

  it('each wrong field shows its message, and nothing is kept', async () => {
    await openAlone()
    write(field('Nama usaha'), ' ')
    write(field('Nomor WhatsApp'), '12345')
    write(field('Masa berlaku (hari)'), '31')
    write(field('Syarat'), `Baris\n${'x'.repeat(161)}`)
    fillPlan()
    await addInstalment(1, '0', '20')
    await save()
    await waitFor(() => expect(field('Nama usaha')).toHaveAccessibleDescription('Nama usaha wajib diisi'))
    expect(field('Nama usaha')).toHaveFocus()
    expect(field('Nomor WhatsApp')).toHaveAccessibleDescription(/^Nomor WhatsApp tidak valid/)
    expect(field('Masa berlaku (hari)')).toHaveAccessibleDescription(/^Isi angka 1 sampai 30/)
    expect(field('Syarat')).toHaveAccessibleDescription('Setiap baris maksimal 160 karakter')
    expect(field('Persen dari harga (%)')).toHaveAccessibleDescription(/^Isi persen di atas 0/)
    expect(field('Pelunasan, hari sebelum berangkat')).toHaveAccessibleDescription(
      'Pelunasan tidak boleh sebelum angsuran terakhir',
    )
    expect(Object.keys(localStorage).filter((key) => key.startsWith('offer-profile'))).toEqual([])
  })

  it('an example shows the parts of the typed plan, which add up to its price', async () => {
    await openAlone()
    fillPlan()
    expect(exampleRows()).toEqual([
      'DP saat memesan Rp. 5.000.000',
      'Pelunasan, H-30 Rp. 25.310.400',
      'Jumlah Rp. 30.310.400',
    ])
    await addInstalment(1, '33,3', '60')
    press(await findButton('Tambah angsuran'))
    expect(example()).toHaveTextContent('Lengkapi rencana pembayaran untuk melihat contohnya.')
    const second = within(screen.getByRole('group', { name: 'Angsuran 2' }))
    press(second.getByRole('button', { name: 'Rupiah' }))
    write(second.getByRole('textbox', { name: 'Jumlah (Rp)' }), '2500000')
    write(second.getByRole('textbox', { name: 'Hari sebelum berangkat' }), '90')
    expect(exampleRows()).toEqual([
      'DP saat memesan Rp. 5.000.000',
      'Angsuran, H-90 Rp. 2.500.000',
      'Angsuran, H-60 Rp. 10.093.363',
      'Pelunasan, H-30 Rp. 12.717.037',
      'Jumlah Rp. 30.310.400',
    ])
    press(second.getByRole('button', { name: 'Hapus angsuran 2' }))
    expect(exampleRows()).toHaveLength(4)
    press(await findButton('Urungkan'))
    await waitFor(() => expect(exampleRows()).toHaveLength(5))
    expect(exampleRows()[1]).toBe('Angsuran, H-90 Rp. 2.500.000')
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
  })

  it('Pembulatan is tidak at first, and a chosen step is kept and counts in the example', async () => {
    const { server, unmount } = await openAlone()
    const rounding = () => screen.getByRole('combobox', { name: 'Pembulatan' })
    expect(rounding()).toHaveDisplayValue('Tidak')
    const options = within(rounding()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Tidak', '1.000', '10.000', '50.000', '100.000'])
    fillPlan()
    write(rounding(), '50000')
    expect(exampleRows().at(-1)).toBe('Jumlah Rp. 30.350.000')
    await save()
    await screen.findByText('Profil penawaran tersimpan di ponsel ini.')
    unmount()
    await openAlone({ server })
    expect(rounding()).toHaveDisplayValue('50.000')
  })

  it('there are four instalments at most', async () => {
    await openAlone()
    fillPlan()
    for (const n of [1, 2, 3, 4]) await addInstalment(n, '10', '60')
    expect(screen.queryByRole('button', { name: 'Tambah angsuran' })).toBeNull()
  })

  it('leaving it with changes asks first, and after Simpan it does not', async () => {
    await openAlone()
    const back = screen.getByRole('link', { name: 'Kembali ke profil' })
    write(field('Nama usaha'), 'An-Nur Umroh')
    press(back)
    const question = await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' })
    press(within(question).getByRole('button', { name: 'Tetap di sini' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await save()
    await screen.findByText('Profil penawaran tersimpan di ponsel ini.')
    press(back)
    await heading('Profile Page')
  })

  it('if the phone’s storage is full, the screen says how long the profile lasts', async () => {
    await openAlone()
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.startsWith('offer-profile')) throw new Error('full')
      setItem.call(this, key, value)
    })
    await save()
    expect(await screen.findByText(/profil hanya bertahan sampai halaman ini ditutup/)).toBeVisible()
  })

  it('an admin without a mitra has one on the desktop, with the name of the user', async () => {
    await openAlone({ as: ADMIN, width: 1280 })
    expect((field('Nama usaha') as HTMLInputElement).value).not.toBe('')
    const bar = within(await screen.findByRole('region', { name: 'Halaman dan akun' }))
    expect(await bar.findByRole('heading', { name: 'Profil penawaran' })).toBeVisible()
    await save()
    expect(await screen.findByText('Profil penawaran tersimpan di peramban ini.')).toBeVisible()
  })
})
