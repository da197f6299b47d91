import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ADMIN, SITI, STAFF } from '../../partner-api/fixtures'
import { address, button, findButton, press, renderApp, write } from '../../support/renderApp'
import { json } from '../../support/server/fakeFetch'
import { partnerServer, type PartnerServer } from '../../support/server/partnerServer'

const DESK = { as: ADMIN, width: 1280 }
const IMPORT = '/users/create?import=1'

const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr') as HTMLElement)
const status = (text: string | RegExp) => screen.findByText(text)
const made = (server: PartnerServer, path: string) => server.callsTo('POST', path)
const keysOf = (server: PartnerServer, path: string) =>
  made(server, path).map(({ headers }) => headers.get('idempotency-key'))

async function paste(...rows: string[]) {
  write(await screen.findByRole('textbox', { name: 'Baris dari spreadsheet' }), rows.join('\n'))
}
async function make(name: string) {
  const found = await findButton(name)
  await waitFor(() => expect(found).toBeEnabled())
  press(found)
}

/** Loses the first answer to a user of this email, after the server has made that user. */
function loseAnswerTo(server: PartnerServer, email: string) {
  let isLost = false
  server.on('POST', '/users', async ({ body }, pass) => {
    const answer = await pass()
    if (isLost || (body as { email: string }).email !== email) return answer
    isLost = true
    throw new TypeError('Failed to fetch')
  })
}

describe('the import of users', () => {
  it('the table of users leads to it, for admins who may make users', async () => {
    await renderApp('/users', DESK)
    press(await screen.findByRole('link', { name: 'Impor pengguna' }))
    await screen.findByRole('textbox', { name: 'Baris dari spreadsheet' })
    expect(address()).toBe(IMPORT)
  })
  it('an admin who may not make users has no button', async () => {
    const server = await partnerServer()
    const staff = await server.store.findUserByEmail(STAFF)
    if (staff) await server.store.updateAccount(staff.id, { ...staff, permissions: ['users.list'] })
    await renderApp('/users', { ...DESK, as: STAFF, server })
    await screen.findByText(SITI)
    expect(screen.queryByRole('link', { name: 'Impor pengguna' })).toBeNull()
  })
  it('the preview says what is wrong, and only right rows are sent; a new mitra is made once', async () => {
    const { server } = await renderApp(IMPORT, DESK)
    await paste(
      'Nama\tEmail\tMitra\tWhatsApp',
      'Budi Santoso\tBudi@baru.id\tBaru Jaya\t0812 3456 7890',
      'Ani\tani@baru.id\tbaru  jaya',
      'Umar\tumar@annur.co.id\tAn-Nur Tour & Travel',
      `Siti\t${SITI}\tBaru Jaya`,
      'Salah\tsalah@\tBaru Jaya',
    )
    await status('3 siap dibuat, 2 bermasalah')
    expect(rowOf('Budi Santoso').getByText('Mitra baru')).toBeVisible()
    expect(rowOf('Siti').getByText('Sudah menjadi pengguna')).toBeVisible()
    expect(rowOf('Salah').getByText('Format email tidak valid')).toBeVisible()
    await make('Buat 3 pengguna')
    await status('3 pengguna dibuat, 2 baris belum')
    expect(made(server, '/mitra').map(({ body }) => body)).toEqual([{ name: 'Baru Jaya' }])
    expect(made(server, '/users').map(({ body }) => (body as { email: string }).email)).toEqual([
      'budi@baru.id',
      'ani@baru.id',
      'umar@annur.co.id',
    ])
    const budi = await server.store.findUserByEmail('budi@baru.id')
    expect(await server.store.findAccount(budi?.id ?? 0)).toMatchObject({
      mitra: { name: 'Baru Jaya' },
      roles: ['mitra'],
      permissions: [],
    })
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull()
    const send = rowOf('Budi Santoso').getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
    expect(send).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/)
    expect(decodeURIComponent(send)).toMatch(/Budi Santoso.*\/undangan#[\w-]{43}$/)
  })
  it('a row that fails says why and the rest goes on; Coba lagi repeats that row alone, with its key', async () => {
    const server = await partnerServer()
    loseAnswerTo(server, 'budi@baru.id')
    await renderApp(IMPORT, { ...DESK, server })
    await paste('Budi,budi@baru.id,Baru Jaya', 'Ani,ani@baru.id,Baru Jaya')
    await make('Buat 2 pengguna')
    await status('1 pengguna dibuat, 1 baris belum')
    expect(rowOf('Budi').getByText(/^Tidak ada koneksi ke server/)).toBeVisible()
    press(button('Coba lagi'))
    await status('2 pengguna dibuat, 0 baris belum')
    const [first, second, third, ...more] = keysOf(server, '/users')
    expect([first !== second, first === third, more, keysOf(server, '/mitra').length]).toEqual([true, true, [], 1])
    const { rows } = await server.store.listAccounts({
      q: 'baru.id',
      page: 1,
      perPage: 9,
      sort: { field: 'name', direction: 'asc' },
    })
    expect(rows.map(({ email }) => email)).toEqual(['ani@baru.id', 'budi@baru.id'])
    // The repeated answer tells no link, so a new one was made.
    expect(rowOf('Budi').getByText(/\/undangan#[\w-]{43}$/)).toBeVisible()
  })
  it('a mitra whose answer was lost is not made twice', async () => {
    const server = await partnerServer()
    const found = server.on('POST', '/mitra', async (_, pass) => {
      await pass()
      found()
      throw new TypeError('Failed to fetch')
    })
    await renderApp(IMPORT, { ...DESK, server })
    await paste('Budi,budi@baru.id,Baru Jaya', 'Ani,ani@baru.id,Baru Jaya')
    await make('Buat 2 pengguna')
    await status('1 pengguna dibuat, 1 baris belum')
    press(button('Coba lagi'))
    await status('2 pengguna dibuat, 0 baris belum')
    const sort = { field: 'name', direction: 'asc' } as const
    expect((await server.store.listMitra({ q: 'Baru Jaya', page: 1, perPage: 9, sort })).total).toBe(1)
  })
  it('the server’s own reason stands in the row', async () => {
    const { server } = await renderApp(IMPORT, DESK)
    await paste('Budi,budi@baru.id,An-Nur Tour & Travel')
    await findButton('Buat 1 pengguna')
    server.on('POST', '/users', () => json({ message: 'Tidak', errors: { email: ['Email ini sudah dipakai'] } }, 422))
    await make('Buat 1 pengguna')
    expect(await screen.findByText('Email ini sudah dipakai')).toBeVisible()
  })
  it('links that were not handed out are not left without a question', async () => {
    const texts: string[] = []
    const clipboard = { writeText: async (text: string) => void texts.push(text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await renderApp(IMPORT, DESK)
    await paste('=Budi,budi@baru.id,An-Nur Tour & Travel', 'Ani,ani@baru.id,An-Nur Tour & Travel')
    await make('Buat 2 pengguna')
    await status(/^2 pengguna dibuat/)
    press(rowOf('Ani').getByRole('button', { name: 'Salin' }))
    expect(await rowOf('Ani').findByText('Sudah dibagikan')).toBeVisible()
    expect(texts).toEqual([expect.stringMatching(/^http.*\/undangan#[\w-]{43}$/)])
    press(screen.getByRole('link', { name: 'Selesai' }))
    const question = within(await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' }))
    expect(question.getByText(/^Ada tautan yang belum disalin/)).toBeVisible()
    press(question.getByText('Tetap di sini'))
    press(button('Salin semua'))
    await waitFor(() => expect(screen.getAllByText('Sudah dibagikan')).toHaveLength(2))
    expect(texts[1]?.split('\n').map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['Nama', 'Email', 'Mitra'],
      ["'=Budi", 'budi@baru.id', 'An-Nur Tour & Travel'],
      ['Ani', 'ani@baru.id', 'An-Nur Tour & Travel'],
    ])
    press(screen.getByRole('link', { name: 'Selesai' }))
    await waitFor(() => expect(address()).toBe('/users'))
    expect(await screen.findByText('ani@baru.id')).toBeVisible()
  })
  it('the saved CSV names each user with the link, and nothing is asked then', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await renderApp(IMPORT, DESK)
    await paste('Budi,budi@baru.id,An-Nur Tour & Travel')
    await make('Buat 1 pengguna')
    await status(/^1 pengguna dibuat/)
    press(button('Unduh CSV'))
    await screen.findByText('Sudah dibagikan')
    expect(await saved[0]?.text()).toMatch(/\r\nBudi,budi@baru.id,An-Nur Tour & Travel,http.*\/undangan#[\w-]{43}\r\n$/)
    vi.restoreAllMocks()
    press(screen.getByRole('link', { name: 'Selesai' }))
    await waitFor(() => expect(address()).toBe('/users'))
  })
  it('a list that cannot be read says so: every mitra would look new', async () => {
    const server = await partnerServer()
    server.on('GET', '/mitra', () => json({ message: 'Tidak boleh' }, 403))
    await renderApp(IMPORT, { ...DESK, server })
    expect(await screen.findByRole('alert')).toHaveTextContent('Daftar belum dapat dimuat')
  })
})
