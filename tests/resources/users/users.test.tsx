import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { definitions } from '@/resources/registry'
import { ADMIN, NOW, SITI, STAFF } from '../../partner-api/fixtures'
import { address, button, findButton, press, renderApp, write } from '../../support/renderApp'
import { json } from '../../support/server/fakeFetch'
import { partnerServer } from '../../support/server/partnerServer'

const DESK = { as: ADMIN, width: 1280 }
const main = () => within(screen.getByRole('main'))
const field = (name: string) => main().getByLabelText(name)

async function fill(name: string, email: string) {
  await findButton('Buat dan undang')
  await main().findByRole('option', { name: 'An-Nur Tour & Travel' })
  write(field('Nama'), name)
  write(field('Email'), email)
  const mitra = main().getByRole<HTMLOptionElement>('option', { name: 'An-Nur Tour & Travel' })
  write(main().getByRole('combobox', { name: 'Mitra' }), mitra.value)
}

const rowOf = async (email: string) => within((await screen.findByText(email)).closest('tr') as HTMLElement)
const cellsOf = async (email: string) => (await rowOf(email)).getAllByRole('cell').map(({ textContent }) => textContent)

describe('the list of users', () => {
  it('says rights in words, the last sign-in and the second factor', async () => {
    const server = await partnerServer()
    const siti = (await server.store.findUserByEmail(SITI))?.id ?? 0
    await server.store.putSecret(siti, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await server.store.enableSecondFactor(siti, NOW, [])
    await server.login(STAFF)
    await renderApp('/users', { ...DESK, server })
    expect(await cellsOf(ADMIN)).toEqual([
      'Ratna Kusuma',
      ADMIN,
      '-',
      'Admin',
      'Pemilik',
      expect.stringMatching(/lalu|saja/),
      'Tidak',
      'Aktif',
    ])
    expect(await cellsOf(STAFF)).toEqual(expect.arrayContaining(['2 hak']))
    expect(await cellsOf(SITI)).toEqual(expect.arrayContaining(['Mitra', '-', 'Belum pernah', 'Ya', 'Aktif']))
    const time = (await rowOf(STAFF)).getByRole('time')
    expect(time).toHaveAttribute('title', expect.stringMatching(/^\d{1,2} \w{3} \d{4}, \d\d\.\d\d$/))
  })
  it('a value that the partner API does not tell has no column', async () => {
    const server = await partnerServer()
    const told = {
      id: 7,
      name: 'Rina',
      email: SITI,
      mitra: null,
      roles: ['admin'],
      permissions: [],
      status: 'active',
      version: '1',
    }
    server.on('GET', '/users', () => json({ data: [told], meta: { total: 1 } }))
    await renderApp('/users', { ...DESK, server })
    expect(await cellsOf(SITI)).toEqual(['Rina', SITI, '-', 'Admin', 'Hanya melihat', 'Aktif'])
  })
})

describe('the form of a user', () => {
  it('keeps the typed texts when the answers are read again after a colleague has saved', async () => {
    const server = await partnerServer()
    const siti = (await server.store.findUserByEmail(SITI))?.id ?? 0
    await server.login(ADMIN)
    await renderApp(`/users/${siti}`, { ...DESK, server })
    const name = await screen.findByRole('textbox', { name: 'Nama' })
    write(name, 'Siti yang diketik')
    const { email, mitra, roles, permissions } = (await server.store.findAccount(siti))!
    const mitraId = mitra?.id ?? null
    await server.store.updateAccount(siti, { name: 'Siti dari kolega', email, mitraId, roles, permissions })
    press(button('Muat ulang'))
    const question = within(await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' }))
    press(question.getByText('Tetap di sini'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Nama')).toHaveValue('Siti yang diketik')
    press(button('Muat ulang'))
    press(within(await screen.findByRole('dialog')).getByText('Buang perubahan'))
    await waitFor(() => expect(field('Nama')).toHaveValue('Siti dari kolega'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a new user is invited by a link to copy or to send by WhatsApp', async () => {
    const { server } = await renderApp('/users/create', DESK)
    await fill('Rina Wijaya', 'rina@annur.co.id')
    press(button('Buat dan undang'))
    const link = await screen.findByLabelText<HTMLInputElement>('Tautan undangan')
    expect(link.value).toMatch(/\/undangan#[\w-]{43}$/)
    const send = screen.getByRole('link', { name: 'Kirim lewat WhatsApp' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(send)).toContain(link.value)
    expect(server.calls.find(({ method, path }) => method === 'POST' && path === '/users')?.body).toEqual({
      name: 'Rina Wijaya',
      email: 'rina@annur.co.id',
      mitra_id: expect.any(String),
      roles: ['mitra'],
      permissions: [],
    })
  })
  it('a page without a clipboard, as one without https, says that the link is not copied', async () => {
    // Another test of this worker may have left a clipboard.
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await renderApp('/users/create', DESK)
    await fill('Rina Wijaya', 'rina2@annur.co.id')
    press(button('Buat dan undang'))
    await screen.findByLabelText('Tautan undangan')
    press(button('Salin tautan'))
    expect(await screen.findByText('Tautan tidak dapat disalin. Pilih dan salin sendiri.')).toBeVisible()
  })
  it('problems stand at their fields, and the typed text stays', async () => {
    await renderApp('/users/create', DESK)
    press(await findButton('Buat dan undang'))
    for (const text of ['Nama wajib diisi', 'Email wajib diisi', 'Pilih mitra, atau beri peran Admin'])
      expect(await main().findByText(text)).toBeVisible()
    expect(field('Nama')).toHaveFocus()
    press(main().getByRole('checkbox', { name: 'Admin' }))
    await waitFor(() => expect(main().queryByText('Pilih mitra, atau beri peran Admin')).toBeNull())
    press(main().getByRole('checkbox', { name: 'Admin' }))
    await fill('Rina', SITI)
    press(button('Buat dan undang'))
    expect(await main().findByText('Email ini sudah dipakai pengguna lain')).toBeVisible()
    expect(field('Nama')).toHaveValue('Rina')
  })
  it('a list of mitra that cannot be read is not shown as an empty one: its field says why', async () => {
    const server = await partnerServer()
    server.on('GET', '/mitra', () => json({ message: 'Tidak boleh' }, 403))
    await renderApp('/users/create', { ...DESK, server })
    await findButton('Buat dan undang')
    await waitFor(() =>
      expect(main().getByRole('combobox', { name: 'Mitra' })).toHaveAccessibleDescription(
        'Daftar belum dapat dimuat. Anda tidak memiliki akses untuk melakukan ini.',
      ),
    )
  })
  it('an admin ticks the permissions that the registry knows, and only those that they hold', async () => {
    const server = await partnerServer()
    const admin = await server.store.findUserByEmail(ADMIN)
    const held = ['users.create', 'users.edit', 'users.list', 'custom-data/visa.edit']
    if (admin) await server.store.updateAccount(admin.id, { ...admin, permissions: held })
    await renderApp('/users/create', { ...DESK, server })
    press(await main().findByRole('checkbox', { name: 'Admin' }))
    expect(main().getByRole('checkbox', { name: 'Visa Bus: Ubah' })).toBeEnabled()
    expect(main().getByRole('checkbox', { name: 'Margin: Ubah' })).toBeDisabled()
    expect(main().getByRole('checkbox', { name: 'Margin: Ubah' })).toHaveAccessibleDescription(
      'Anda hanya dapat memberi hak yang Anda miliki sendiri.',
    )
    for (const name of ['Pemilik', 'Staf harga', 'Staf penjualan']) expect(button(name)).toBeDisabled()
    // A group gives what the admin may give of it.
    const ofColumn = main().getByRole('checkbox', { name: 'Semua Ubah' })
    press(ofColumn)
    expect(main().getByRole('status')).toHaveTextContent('Dipilih: 2 hak')
    expect(ofColumn).toBePartiallyChecked()
    press(ofColumn)
    expect(main().getByRole('status')).toHaveTextContent('Dipilih: Hanya melihat')
    const labels = new Set(definitions.map(({ options }) => options.label))
    const rows = main()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent ?? '')
    expect(rows.filter((row) => !labels.has(row))).toEqual([])
    expect(rows).toEqual(expect.arrayContaining(['Paket Umroh Reguler', 'Mitra', 'Pengguna', 'Riwayat', 'Cadangan']))
  })
  it('a preset, a row and a column give their permissions in one press, and words tell the sum', async () => {
    const { server } = await renderApp('/users/create', DESK)
    await fill('Rina Wijaya', 'rina@annur.co.id')
    press(main().getByRole('checkbox', { name: 'Admin' }))
    const sum = () => main().getByRole('status')
    expect(sum()).toHaveTextContent('Dipilih: Hanya melihat')
    press(button('Pemilik'))
    expect(button('Pemilik')).toHaveAttribute('aria-pressed', 'true')
    expect(main().getByRole('checkbox', { name: 'Margin: Ubah' })).toBeDisabled()
    press(button('Staf penjualan'))
    expect(sum()).toHaveTextContent('Dipilih: Staf penjualan')
    expect(main().getByRole('checkbox', { name: 'Semua hak Mitra' })).toBePartiallyChecked()
    press(main().getByRole('checkbox', { name: 'Semua hak Mitra' }))
    expect(sum()).toHaveTextContent('Dipilih: Staf penjualan + 2 lainnya')
    expect(button('Staf penjualan')).toHaveAttribute('aria-pressed', 'false')
    press(main().getByRole('checkbox', { name: 'Semua Lihat' }))
    expect(main().getByRole('checkbox', { name: 'Riwayat: Lihat' })).toBeChecked()
    press(main().getByRole('checkbox', { name: 'Semua hak Mitra' }))
    press(button('Buat dan undang'))
    await screen.findByLabelText('Tautan undangan')
    const sent = server.calls.find(({ method, path }) => method === 'POST' && path === '/users')?.body
    expect((sent as { permissions: string[] }).permissions.sort()).toEqual([
      'audit.list',
      'backup.download',
      'umroh-regular.edit',
      'users.list',
    ])
  })
  it('permissions that this version does not know stay when a preset is chosen', async () => {
    const server = await partnerServer()
    const staff = await server.store.findUserByEmail(STAFF)
    if (staff) await server.store.updateAccount(staff.id, { ...staff, permissions: ['faktur.edit'] })
    await renderApp(`/users/${staff?.id}`, { ...DESK, server })
    await waitFor(() => expect(button('Staf penjualan')).toBeEnabled())
    press(button('Staf penjualan'))
    expect(button('Staf penjualan')).toHaveAttribute('aria-pressed', 'true')
    expect(main().getByRole('checkbox', { name: 'Lainnya: faktur.edit' })).toBeChecked()
    expect(main().getByText('Staf penjualan + 1 lainnya')).toBeVisible()
  })
  it('an admin is told when somebody else has changed the user, and can take what is saved', async () => {
    const server = await partnerServer()
    const siti = await server.store.findUserByEmail(SITI)
    const id = siti?.id ?? 0
    await renderApp(`/users/${id}`, { ...DESK, server })
    await findButton('Simpan')
    if (siti) await server.store.updateAccount(id, { ...siti, name: 'Siti dari rekan' })
    write(field('Nama'), 'Siti saya')
    press(button('Simpan'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Disimpan orang lain' }))
    const differing = await sheet.findByRole('group', { name: 'Berbeda dari isian Anda' })
    expect(differing).toHaveTextContent('NamaAnda Siti sayaTersimpan Siti dari rekan')
    press(sheet.getByRole('button', { name: 'Pakai versi tersimpan' }))
    expect(await main().findByDisplayValue('Siti dari rekan')).toBeVisible()
  })
  it('a user is disabled after a question, and enabled again', async () => {
    const server = await partnerServer()
    const id = (await server.store.findUserByEmail(SITI))?.id ?? 0
    await renderApp(`/users/${id}`, { ...DESK, server })
    press(await findButton('Nonaktifkan'))
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nonaktifkan' }))
    press(await findButton('Aktifkan kembali'))
    await findButton('Nonaktifkan')
    expect((await server.store.findAccount(id))?.disabledAt).toBeNull()
    expect(address()).toBe(`/users/${id}`)
  })
  it('a press that repeats a lost answer has the key of the first, and the next press has another', async () => {
    const server = await partnerServer()
    const id = (await server.store.findUserByEmail(SITI))?.id ?? 0
    const lost = server.on('POST', `/users/${id}/disable`, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await renderApp(`/users/${id}`, { ...DESK, server })
    const disable = async () => {
      await waitFor(() => expect(button('Nonaktifkan')).toBeEnabled())
      press(button('Nonaktifkan'))
      press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nonaktifkan' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await disable()
    lost()
    await disable()
    press(await findButton('Aktifkan kembali'))
    await disable()
    await findButton('Aktifkan kembali')
    const keys = server.callsTo('POST', `/users/${id}/disable`).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([3, true, false])
  })
  it('an admin switches off the second factor of a user who lost the phone, after a question', async () => {
    const server = await partnerServer()
    const id = (await server.store.findUserByEmail(STAFF))?.id ?? 0
    await server.store.putSecret(id, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    await server.store.enableSecondFactor(id, NOW, [])
    await renderApp(`/users/${id}`, { ...DESK, server })
    press(await findButton('Matikan verifikasi dua langkah'))
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Matikan verifikasi dua langkah' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Matikan verifikasi dua langkah' })).toBeNull())
    expect(await server.store.findSecondFactor(id)).toBeNull()
  })
})
