import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ADMIN, SITI, STAFF } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { held, partnerServer } from '../../support/server/partnerServer'
import { address, findButton, heading, press, renderApp, write } from '../../support/renderApp'

const EVERYBODY = 'Semua orang'

async function open(path: string, { as = ADMIN, deleteVisa = false, width = 1280 } = {}) {
  const server = await partnerServer({ packages: [1, 0] })
  const token = await server.login(ADMIN)
  const { body } = await server.call('GET', '/custom-data/visa', { token })
  const visa = body.data.data[0]
  const change = { ...visa, id: undefined, visa: 'Visa baru' }
  await server.call('PUT', `/custom-data/visa/${visa.id}`, { token, body: change })
  if (deleteVisa) await server.call('DELETE', `/custom-data/visa/${visa.id}`, { token })
  await renderApp(path.replace(':id', visa.id), { server, as, width })
  return { server, visa }
}
const rows = async () =>
  (await within(await screen.findByRole('table', { name: 'Riwayat' })).findAllByRole('row')).slice(1)
const auditCalls = (server: Awaited<ReturnType<typeof partnerServer>>) =>
  server.callsTo('GET', '/partner/audit').map(({ query }) => query)

/** MUI's field of a date is a group of day, month and year around the input that holds the whole text. */
const dayField = (name: string) =>
  within(screen.getByRole('group', { name })).getByDisplayValue(/^(\d\d\/\d\d\/\d{4})?$/)

describe('the list of the audit', () => {
  it('leaves out sign-ins until Masuk/keluar is ticked, and the tick stands in the address', async () => {
    const { server } = await open('/audit')
    await rows()
    expect(auditCalls(server)).toEqual(['without=sign-in&per_page=50'])
    expect(await rows()).toHaveLength(1)
    press(screen.getByRole('checkbox', { name: 'Masuk/keluar' }))
    await waitFor(() => expect(address()).toBe('/audit?signIns=1'))
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(1))
    expect(auditCalls(server).at(-1)).toBe('per_page=50')
    expect(screen.queryByRole('button', { name: 'Hapus saringan' })).toBeNull()
  })

  it('a date is day, month and year, in the address and in the field', async () => {
    await open('/audit?from=2026-11-05')
    const day = await screen.findByRole('group', { name: 'Dari tanggal' })
    expect(
      within(day)
        .getAllByRole('spinbutton')
        .map(({ textContent }) => textContent),
    ).toEqual(['05', '11', '2026'])
    expect(within(day).getByRole('button', { name: /^Ganti tanggal/ })).toBeVisible()
    const empty = screen.getByRole('group', { name: 'Sampai tanggal' })
    const parts = within(empty).getAllByRole('spinbutton')
    expect(parts.map(({ textContent }) => textContent)).toEqual(['HH', 'BB', 'TTTT'])
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['Hari', 'Bulan', 'Tahun'])
  })

  it('a day is pasted in any usual writing, and anything else is refused at its field (docs/product.md §36.5)', async () => {
    await open('/audit')
    const day = await screen.findByRole('group', { name: 'Dari tanggal' })
    const paste = (text: string) =>
      fireEvent.paste(within(day).getByRole('spinbutton', { name: 'Hari' }), { clipboardData: { getData: () => text } })
    for (const [text, date] of [
      ['5/11/2026', '2026-11-05'],
      ['6 Nov 2026', '2026-11-06'],
      ['2026-11-07', '2026-11-07'],
    ] as const) {
      paste(text)

      await waitFor(() => expect(address()).toBe(`/audit?from=${date}`))
    }
    paste('kemarin')
    expect(await screen.findByText(/Tanggal tidak dikenali/)).toBeVisible()
    expect(address()).toBe('/audit?from=2026-11-07')
    write(dayField('Sampai tanggal'), '01/11/2026')
    expect(await screen.findByText('Paling awal 7 November 2026.')).toBeVisible()
  })

  it('an admin opens it from the menu and sees who changed what, from the old to the new value', async () => {
    const { visa } = await open('/')
    const menu = within(await screen.findByRole('navigation', { name: 'Menu admin' }))
    press(await menu.findByRole('link', { name: 'Riwayat' }))
    expect(await heading('Riwayat')).toBeVisible()
    const changed = (await rows()).find((row) => row.textContent.includes('Diubah'))
    expect(changed).toHaveTextContent(/Visa baru/)
    expect(changed).toHaveTextContent(`Nama: ${visa.visa} → Visa baru`)
  })

  it('the filters are in the address, ask the API for less, and are taken away together', async () => {
    const { server } = await open('/audit')
    await rows()
    write(await screen.findByLabelText('Kejadian'), 'update')
    await waitFor(() => expect(address()).toBe('/audit?event=update'))
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    write(dayField('Dari tanggal'), '05/11/2026')
    await waitFor(() => expect(address()).toContain('from=2026-11-05'))
    await waitFor(() => expect(auditCalls(server).at(-1)).toContain('from=2026-'))
    const siti = await screen.findByRole<HTMLOptionElement>('option', { name: 'Siti Rahmawati' })
    write(screen.getByLabelText('Siapa'), siti.value)
    await waitFor(() => expect(auditCalls(server).at(-1)).toContain('user='))
    press(await findButton('Hapus saringan'))
    await waitFor(() => expect(address()).toBe('/audit'))
    expect(screen.getByDisplayValue(EVERYBODY)).toBeVisible()
  })

  it('the filter Data has what the audit tells of, and nothing that nobody writes', async () => {
    await open('/audit')
    const options = within(await screen.findByLabelText('Data')).getAllByRole('option')
    const names = options.map(({ textContent }) => textContent)
    for (const name of ['Paket Umroh Reguler', 'Profil penawaran', 'Penawaran', 'Kurs', 'Mitra', 'Cadangan'])
      expect(names).toContain(name)
    for (const name of ['Riwayat', 'Beranda', 'Hasil penawaran', 'Perlu ditindaklanjuti', 'Paket Umroh'])
      expect(names).not.toContain(name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('a filter that finds nothing says so, and a failure offers to try again', async () => {
    const { server } = await open('/audit?event=logout')
    expect(await screen.findByText('Tidak ada riwayat yang cocok')).toBeVisible()
    const mend = server.on('GET', '/partner/audit', () => json({ message: 'Rusak' }, 403))
    write(screen.getByLabelText('Kejadian'), 'delete')
    expect(await screen.findByText('Riwayat belum dapat dimuat')).toBeVisible()
    mend()
  })

  it('older rows come with a press, each once', async () => {
    const { server } = await open('/audit')
    for (let index = 0; index < 60; index += 1) await server.login(SITI)
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(0))
    write(screen.getByLabelText('Kejadian'), 'login')
    await waitFor(async () => expect(await rows()).toHaveLength(50))
    press(await findButton('Tampilkan yang lebih lama'))
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(50))
  })
})

describe('the panel of a row', () => {
  const panel = () => screen.findByRole('dialog', { name: /^Diubah: Visa baru/ })
  const noPanel = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('a row opens at the side with old and new value, the browser’s back closes it, and its link leads to the record', async () => {
    const { visa } = await open('/audit')
    press(await findButton(/^Rincian Diubah: Visa baru/))
    const changes = within(await panel()).getByRole('table', { name: 'Perubahan' })
    expect(
      within(changes)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Isian', 'Lama', 'Baru'])
    expect(within(changes).getByRole('row', { name: `Nama ${visa.visa} Visa baru` })).toBeVisible()
    expect(address()).toMatch(/^\/audit\?row=\d+$/)
    window.history.back()
    await noPanel()
    expect(address()).toBe('/audit')
    const [row] = await rows()
    press(within(row as HTMLElement).getByText('Visa baru', { selector: '.name' }))
    press(within(await panel()).getByRole('button', { name: 'Tutup' }))
    await noPanel()
    press(await findButton(/^Rincian Diubah: Visa baru/))
    press(await within(await panel()).findByRole('link', { name: 'Buka data ini' }))
    await waitFor(() => expect(address()).toBe(`/custom-data/visa/${visa.id}`))
    expect(await screen.findByRole('textbox', { name: 'Nama' })).toHaveValue('Visa baru')
  })

  it('an offer has no screen of its own, so its row leads to its package', async () => {
    const { server } = await open('/audit')
    const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(ADMIN) })
    const after = { packageId: body.data[0].id }
    const row = { id: 900, at: '2026-11-20T03:00:00Z', event: 'send', resource: 'offers', record_id: 5, label: 'P-5' }
    server.on('GET', '/partner/audit', () => json({ data: [{ ...row, before: null, after }], meta: { next: null } }))
    write(await screen.findByLabelText('Kejadian'), 'send')
    press(await findButton(/^Rincian Dibagikan: P-5/))
    const link = await screen.findByRole('link', { name: 'Buka data ini' })
    expect(link).toHaveAttribute('href', expect.stringMatching(`/package/umroh-reguler/${after.packageId}$`))
  })

  it('a row whose record was deleted says so and links nowhere', async () => {
    await open('/audit', { deleteVisa: true })
    press(await findButton(/^Rincian Diubah: Visa baru/))
    expect(await within(await panel()).findByText('Data ini sudah tidak ada.')).toBeVisible()
    expect(within(await panel()).queryByRole('link')).toBeNull()
  })

  it('an address with a row that is not among those shown opens no panel', async () => {
    await open('/audit?row=99999')
    await rows()
    await waitFor(() => expect(address()).toBe('/audit'))
  })
})

describe('Pulihkan', () => {
  it('an admin brings a deleted master back from the list, once', async () => {
    const { server, visa } = await open('/audit?resource=custom-data/visa', { deleteVisa: true })
    press(await findButton('Pulihkan Visa baru'))
    expect(await screen.findByText('Data dipulihkan.')).toBeVisible()
    expect(server.callsTo('POST', `/custom-data/visa/${visa.id}/restore`)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Pulihkan/ })).toBeNull())
    expect((await rows())[0]).toHaveTextContent('Dipulihkan')
  })
})

describe('the export', () => {
  it('an admin saves every row that the filter finds as CSV, page after page, and no text as a formula', async () => {
    const { server } = await open('/audit')
    const token = await server.login(ADMIN)
    await server.call('POST', '/custom-data/muthawwif', { token, body: { muthawwif: '=HYPERLINK("x")', price: 1 } })
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('id-ID')
    press(await findButton('Ekspor CSV'))
    expect(await screen.findByText(/baris diekspor/)).toBeVisible()
    const text = (await saved[0]?.text()) ?? ''
    expect(text).toContain('Waktu;Siapa;Alamat IP;Kejadian;Data;ID;Nama;Perubahan')
    expect(text).not.toMatch(/(^|[,;"\n])=HYPERLINK/)
  })

  it('an admin stops the export, and nothing is saved', async () => {
    const { server } = await open('/audit')
    await rows()
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:x')
    const { react, letGo } = held()
    server.on('GET', '/partner/audit', react)
    press(await findButton('Ekspor CSV'))
    press(await findButton('Berhenti'))
    expect(await screen.findByText('Ekspor dihentikan. Tidak ada berkas yang dibuat.')).toBeVisible()
    letGo()
    expect(create).not.toHaveBeenCalled()
  })
})

describe('the history of one record', () => {
  it('the form of a master shows who changed it', async () => {
    await open('/custom-data/visa/:id')
    const history = await screen.findByRole('region', { name: 'Riwayat' })
    expect(await within(history).findByText('Visa baru', { selector: 'ins' })).toBeVisible()
  })
  it('the list of a master leads to everything that was done to its records', async () => {
    await open('/custom-data/visa')
    const leads = () => screen.getAllByRole('link', { name: 'Riwayat' }).map((link) => link.getAttribute('href'))
    await waitFor(() => expect(leads()).toContain('/audit?resource=custom-data%2Fvisa'))
  })
  it('staff without the permission see no history and cause no call about it', async () => {
    const { server } = await open('/custom-data/visa/:id', { as: STAFF })
    expect(await findButton('Simpan')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Riwayat' })).toBeNull()
    expect(auditCalls(server)).toEqual([])
  })
})
