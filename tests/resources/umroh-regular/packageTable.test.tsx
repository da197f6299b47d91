import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, SITI, STAFF } from '../../partner-api/fixtures'
import { wireRow, LIST as API } from '../../support/packageRows'
import { json } from '../../support/server/fakeFetch'
import { partnerServer } from '../../support/server/partnerServer'
import { address, findButton, press, renderApp, wait, write } from '../../support/renderApp'

const LIST = '/package/umroh-reguler'
const LOST = /^\/partner\/umroh-regular\/\d+\/lost$/
const COPY = /^\/partner\/umroh-regular\/\d+\/duplicate$/

let server: Awaited<ReturnType<typeof partnerServer>>
beforeEach(async () => {
  server = await partnerServer({ packages: [2, 2] })
})
const open = (path = LIST, as = ADMIN) => renderApp(path, { as, width: 1280, server })
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const asked = () => new URLSearchParams(server.callsTo('GET', API).at(-1)?.query)
const keysOf = (path: RegExp, method = 'PUT') =>
  server.callsTo(method, path).map(({ headers, path: at }) => [at, headers.get('idempotency-key')])

/** Selects the first rows, and opens the dialog of a bulk action. */
async function select(count: number, action: string) {
  const boxes = await screen.findAllByLabelText('Pilih baris')
  for (const box of boxes.slice(0, count)) fireEvent.click(box)
  press(await findButton(action))
  return screen.findByRole('dialog')
}
const results = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** How many packages there are. */
async function total(): Promise<number> {
  const token = await server.login(ADMIN)
  return (await server.call('GET', API, { token })).body.meta.total
}

/** Leaves the table by the menu, and comes back. */
async function leaveAndReturn(meanwhile: () => Promise<void> = async () => undefined) {
  press(screen.getByRole('link', { name: 'Beranda', hidden: true }))
  await waitFor(() => expect(screen.queryByLabelText('Pilih baris')).toBeNull())
  await meanwhile()
  press(screen.getByRole('link', { name: 'Paket Umroh Reguler', hidden: true }))
  await screen.findAllByLabelText('Pilih baris')
}

describe('the filters of the table of packages (docs/product.md §15.7.4)', () => {
  it('mitra and month narrow the table and its CSV, stand in the address, and hold after a reload', async () => {
    await open()
    await screen.findAllByLabelText('Pilih baris')
    const option = await screen.findByText('An-Nur Tour & Travel', { selector: 'option' })
    const { value } = option as HTMLOptionElement
    choose('Mitra', value)
    choose('Bulan dibuat', '2026-11')
    await waitFor(() => expect(asked().get('created_month')).toBe('2026-11'))
    expect(asked().get('mitra_id')).toBe(value)
    await waitFor(() => expect(decodeURIComponent(address())).toContain('"created_month":"2026-11"'))
    press(await findButton('Ekspor CSV'))
    await waitFor(() => expect(asked().get('per_page')).toBe('200'))
    expect([asked().get('mitra_id'), asked().get('created_month')]).toEqual([value, '2026-11'])
  })

  it('an address with filters opens the table with them', async () => {
    await open(`${LIST}?filter=${encodeURIComponent('{"check_in_month":"2027-03","mitra_id":"1"}')}`)
    await waitFor(() => expect([asked().get('check_in_month'), asked().get('mitra_id')]).toEqual(['2027-03', '1']))
    expect(await screen.findByLabelText('Bulan berangkat')).toHaveValue('2027-03')
    await screen.findByText('An-Nur Tour & Travel', { selector: 'option' })
    expect(screen.getByLabelText('Mitra', { selector: 'select' })).toHaveValue('1')
  })

  it('an admin who may not read the mitra sees that an address narrows to one, and can clear it', async () => {
    const staff = await server.store.findUserByEmail(STAFF)
    if (!staff) throw new Error('no staff')
    await server.store.updateAccount(staff.id, { ...staff, permissions: [] })
    const sort = { field: 'name', direction: 'asc' } as const
    const { rows } = await server.store.listMitra({ q: 'An-Nur', page: 1, perPage: 1, sort })
    const mitra = String(rows[0]?.id)
    await open(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ mitra_id: mitra }))}`, STAFF)
    // By then it is known what the user may read.
    await screen.findAllByLabelText('Pilih baris')
    expect(screen.getByLabelText('Mitra', { selector: 'select' })).toHaveDisplayValue(mitra)
    choose('Mitra', '')
    await waitFor(() => expect(asked().has('mitra_id')).toBe(false))
    await waitFor(() => expect(screen.queryByLabelText('Mitra', { selector: 'select' })).toBeNull())
    expect(server.callsTo('GET', '/mitra')).toEqual([])
  })

  it('a partner API that does not announce them has none, and is not asked for its mitra', async () => {
    server = await partnerServer({ packages: [1, 0], features: ['accounts'] })
    await open()
    await screen.findAllByLabelText('Pilih baris')
    expect(screen.queryByRole('combobox', { name: /Mitra|Bulan/ })).toBeNull()
    expect(server.callsTo('GET', '/mitra')).toEqual([])
  })
})

describe('changes of several packages at once (docs/product.md §15.7.5)', () => {
  it('three are marked as lost with one write each, and one that fails is sent again alone, with its own key', async () => {
    await open()
    let refused = ''
    const refuse = server.on('PUT', LOST, ({ path }, pass) => {
      refused ||= path
      return path === refused ? json({ message: 'Server sedang sibuk' }, 503) : pass()
    })
    const dialog = await select(3, 'Tandai batal')
    press(within(dialog).getByRole('button', { name: 'Harga' }))
    await within(dialog).findByText('2 berhasil, 1 gagal, dari 3 paket.')
    expect(results(dialog).filter((text) => text?.endsWith('Berhasil'))).toHaveLength(2)
    const sent = keysOf(LOST)
    expect(new Set(sent.map(([, key]) => key)).size).toBe(3)
    refuse()
    press(within(dialog).getByRole('button', { name: 'Coba lagi yang gagal' }))
    await within(dialog).findByText('3 berhasil, 0 gagal, dari 3 paket.')
    expect(keysOf(LOST)).toEqual([...sent, sent.find(([path]) => path === refused)])
    press(within(dialog).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.getAllByText('Batal', { selector: '[data-status]' })).toHaveLength(3))
    expect(screen.queryByText('3 dipilih')).toBeNull()
  })

  it('the results stay when the filter finds none of the packages any more', async () => {
    await open(`${LIST}?filter=${encodeURIComponent(JSON.stringify({ status: 'draf' }))}`)
    const dialog = await select(4, 'Tandai batal')
    press(within(dialog).getByRole('button', { name: 'Harga' }))
    await within(dialog).findByText('4 berhasil, 0 gagal, dari 4 paket.')
    await waitFor(() => expect(screen.queryAllByLabelText('Pilih baris')).toHaveLength(0))
    expect(results(screen.getByRole('dialog'))).toHaveLength(4)
  })

  it('each selected package is copied under its name with (Copy)', async () => {
    await open()
    const dialog = await select(2, 'Duplikat')
    expect(within(dialog).getByText('Duplikat 2 paket')).toBeVisible()
    press(within(dialog).getByRole('button', { name: 'Duplikat' }))
    await within(dialog).findByText('2 berhasil, 0 gagal, dari 2 paket.')
    const names = server.callsTo('POST', COPY).map(({ body }) => (body as { namaPaket: string }).namaPaket)
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/ \(Copy\)$/)
    expect(new Set(keysOf(COPY, 'POST').map(([, key]) => key)).size).toBe(2)
  })

  it('a stopped run goes on with those that wait, and the failed ones are sent again alone', async () => {
    await open()
    let refused = ''
    let answerSecond = () => {}
    const heal = server.on('PUT', LOST, async ({ path }, pass) => {
      refused ||= path
      if (path === refused) return json({ message: 'Server sedang sibuk' }, 503)
      await new Promise<void>((resolve) => (answerSecond = resolve))
      return pass()
    })
    const dialog = await select(3, 'Tandai batal')
    press(within(dialog).getByRole('button', { name: 'Harga' }))
    await waitFor(() => expect(keysOf(LOST)).toHaveLength(2))
    press(within(dialog).getByRole('button', { name: 'Hentikan' }))
    answerSecond()
    await within(dialog).findByText('1 berhasil, 1 gagal, dari 3 paket.')
    heal()
    press(within(dialog).getByRole('button', { name: 'Coba lagi yang gagal' }))
    await within(dialog).findByText('2 berhasil, 0 gagal, dari 3 paket.')
    expect(keysOf(LOST)[2]).toEqual(keysOf(LOST)[0])
    expect(keysOf(LOST)).toHaveLength(3)
    press(within(dialog).getByRole('button', { name: 'Lanjutkan' }))
    await within(dialog).findByText('3 berhasil, 0 gagal, dari 3 paket.')
    expect(new Set(keysOf(LOST).map(([path]) => path)).size).toBe(3)
  })

  it('a copy whose answer was lost is not written twice, even after the dialog and the table were left', async () => {
    await open()
    const lose = server.on('POST', COPY, async (_, pass) => {
      await pass()
      return json({ message: 'Server sedang sibuk' }, 503)
    })
    const before = await total()
    const dialog = await select(1, 'Duplikat')
    press(within(dialog).getByRole('button', { name: 'Duplikat' }))
    await within(dialog).findByText('0 berhasil, 1 gagal, dari 1 paket.')
    lose()
    press(within(dialog).getByRole('button', { name: 'Tutup' }))
    await leaveAndReturn()
    press(await findButton('Duplikat'))
    const again = await screen.findByRole('dialog')
    press(within(again).getByRole('button', { name: 'Duplikat' }))
    await within(again).findByText('1 berhasil, 0 gagal, dari 1 paket.')
    expect(await total()).toBe(before + 1)
    const [[, first] = [], [, second] = []] = keysOf(COPY, 'POST')
    expect(second).toBe(first)
    // The copy is acknowledged: the same once more is a new copy.
    press(within(again).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sent] = server.callsTo('POST', COPY).map(({ body }) => (body as { namaPaket: string }).namaPaket)
    const row = (await findButton(`Duplikat ${sent?.replace(' (Copy)', '')}`)).closest('tr')
    fireEvent.click(within(row as HTMLElement).getByLabelText('Pilih baris'))
    press(await findButton('Duplikat'))
    const third = await screen.findByRole('dialog')
    press(within(third).getByRole('button', { name: 'Duplikat' }))
    await within(third).findByText('1 berhasil, 0 gagal, dari 1 paket.')
    expect(await total()).toBe(before + 2)
  })

  it('a package is no longer selected once it is written, also when the table was left meanwhile', async () => {
    await open()
    let answer = () => {}
    server.on('POST', COPY, async (_, pass) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return pass()
    })
    const dialog = await select(3, 'Duplikat')
    press(within(dialog).getByRole('button', { name: 'Duplikat' }))
    await waitFor(() => expect(keysOf(COPY, 'POST')).toHaveLength(1))
    answer()
    await waitFor(() => expect(keysOf(COPY, 'POST')).toHaveLength(2))
    expect(await screen.findByText('2 dipilih')).toBeInTheDocument()
    await leaveAndReturn(async () => answer())
    expect(await screen.findByText('1 dipilih')).toBeInTheDocument()
    expect(keysOf(COPY, 'POST')).toHaveLength(2)
  })

  it('the back button stops a run, and then closes the dialog on the same screen', async () => {
    await open()
    let answer = () => {}
    server.on('POST', COPY, async (_, pass) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return pass()
    })
    const dialog = await select(2, 'Duplikat')
    press(within(dialog).getByRole('button', { name: 'Duplikat' }))
    await waitFor(() => expect(keysOf(COPY, 'POST')).toHaveLength(1))
    window.history.back()
    await wait(50)
    answer()
    await within(dialog).findByText('1 berhasil, 0 gagal, dari 2 paket.')
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(LIST)
    expect(screen.getByText('1 dipilih')).toBeInTheDocument()
  })

  it('staff who may not change packages can select and export them, and nothing else', async () => {
    const staff = await server.store.findUserByEmail(STAFF)
    if (!staff) throw new Error('no staff')
    await server.store.updateAccount(staff.id, { ...staff, permissions: [] })
    await open(LIST, STAFF)
    const [box] = await screen.findAllByLabelText('Pilih baris')
    fireEvent.click(box as HTMLElement)
    expect(await findButton('Ekspor yang dipilih')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^(Duplikat|Tandai batal)$/ })).toBeNull()
  })
})

describe('the rows of the table (docs/product.md §15.7.3)', () => {
  it('a name has at most two lines and the whole in its title, and the density is kept for the user', async () => {
    const name = 'Umroh Plus Turki '.repeat(9).trim()
    server.on('GET', API, () => json({ data: [wireRow(1, { nama_paket: name })], meta: { total: 1 } }))
    const { container } = await open()
    expect(await screen.findByTitle(name)).toHaveStyle({ overflow: 'hidden', display: '-webkit-box' })
    press(screen.getByRole('button', { name: 'Baris rapat', pressed: true }))
    expect(container.querySelector('main')).toHaveAttribute('data-density', 'loose')
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('tables/'))
    expect(kept).toEqual([[expect.any(String), '{"density":"loose"}']])
  })

  it('the filters can be saved under a name, for this user', async () => {
    await open(`${LIST}?filter=${encodeURIComponent('{"status":"draf"}')}`)
    press(await findButton('Saringan'))
    press(await screen.findByRole('menuitem', { name: 'Simpan pencarian…' }))
    const name = await screen.findByLabelText('Nama pencarian')
    fireEvent.change(name, { target: { value: 'Belum jalan' } })
    press(screen.getByText('Simpan'))
    const kept = () => Object.entries(localStorage).find(([key]) => key.startsWith('tables/'))?.[1]
    await waitFor(() => expect(kept()).toContain('"label":"Belum jalan","value":{"filter":{"status":"draf"}'))
  })

  it('a saved filter needs a name, and one that no other has (docs/product.md §36.4.2)', async () => {
    const { unmount } = await open(`${LIST}?filter=${encodeURIComponent('{"status":"draf"}')}`)
    const save = async (name: string) => {
      write(await screen.findByLabelText('Nama pencarian'), name)
      press(screen.getByRole('button', { name: 'Simpan' }))
    }
    const openMenu = async () => press(await findButton('Saringan'))
    await openMenu()
    press(await screen.findByRole('menuitem', { name: 'Simpan pencarian…' }))
    await waitFor(() => expect(screen.getByLabelText('Nama pencarian')).toHaveFocus())
    await save('\u200b \u3164')
    expect(await screen.findByText('Nama pencarian wajib diisi')).toBeVisible()
    await save('Belum jalan')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openMenu()
    expect(await screen.findByRole('menuitem', { name: 'Hapus pencarian “Belum jalan”' })).toBeVisible()
    unmount()
    await open(`${LIST}?filter=${encodeURIComponent('{"status":"terkirim"}')}`)
    await openMenu()
    expect(await screen.findByRole('menuitem', { name: 'Belum jalan' })).toBeVisible()
    press(await screen.findByRole('menuitem', { name: 'Simpan pencarian…' }))
    await save('belum–JALAN')
    expect(await screen.findByText(/Nama ini sudah dipakai pencarian lain/)).toBeVisible()
    expect(screen.getByLabelText('Nama pencarian')).toHaveValue('belum–JALAN')
  })

  it('a mitra on a phone asks for none of this', async () => {
    await renderApp(LIST, { as: SITI, server })
    await screen.findAllByRole('article')
    expect(server.callsTo('GET', API).map(({ query }) => query)).toEqual(['per_page=50'])
  })
})
