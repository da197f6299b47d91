import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ADMIN } from '../../partner-api/fixtures'
import { json } from '../../support/server/fakeFetch'
import { partnerServer } from '../../support/server/partnerServer'
import { findButton, press, renderApp, write } from '../../support/renderApp'

const field = (name: string) => screen.findByRole('textbox', { name })
// Each search begins at the page, because the table of a loading list is replaced.
const cellOf = (name: string) => screen.findByRole('cell', { name })
const menu = async (name: string) =>
  press(within(await screen.findByRole('navigation', { name: 'Menu admin' })).getByRole('link', { name }))
const desk = (path: string, server?: Awaited<ReturnType<typeof partnerServer>>) =>
  renderApp(path, { as: ADMIN, width: 1280, ...(server ? { server } : {}) })

describe('a master’s form', () => {
  it('the form shows the name of its record in the app bar and in the browser’s title', async () => {
    await desk('/custom-data/pesawat')
    press(await cellOf('Batik Air'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pesawat: Batik Air' })).toBeVisible()
    expect(document.title).toBe('Pesawat: Batik Air – Umroh Mitra')
    press(await findButton('Batal'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pesawat' })).toHaveFocus()
    press(await screen.findByRole('link', { name: 'Buat Baru' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pesawat baru' })).toBeVisible()
  })

  it('Batal leaves a changed form without a question, and a link of the menu asks (§11.1.21)', async () => {
    await desk('/custom-data/pesawat')
    press(await cellOf('Batik Air'))
    write(await field('Nama'), 'Batik Baru')
    press(await findButton('Batal'))
    expect(await cellOf('Batik Air')).toBeVisible()
    press(await cellOf('Batik Air'))
    write(await field('Nama'), 'Batik Baru')
    await menu('Visa Bus')
    expect(await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' })).toBeVisible()
  })

  it.each([
    ['visa', 'Harga per jamaah'],
    ['muthawwif', 'Harga per rombongan (dibagi jamaah)'],
    ['transportasi', 'Harga per kendaraan'],
    ['margin', 'Nilai per jamaah'],
  ])('form and table of %s say what its price counts: %s (§8.5)', async (master, label) => {
    await desk(`/custom-data/${master}/create`)
    expect(await field(label)).toBeVisible()
    press(await findButton('Batal'))
    expect(
      await screen.findByRole('columnheader', { name: new RegExp(`^${label.replace(/[()]/g, '.')}`) }),
    ).toBeVisible()
  })

  it('the heading of a screen stands only in the app bar, also if the screen has a header with actions', async () => {
    await desk('/package/umroh-reguler/1')
    const bar = await screen.findByRole('region', { name: 'Halaman dan akun' })
    expect(await within(bar).findByRole('heading', { level: 1, name: 'Detail Paket' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('the form shows the saved record, not an older copy from a table or a form', async () => {
    const { server, token } = await desk('/custom-data/pesawat')
    press(await cellOf('Batik Air'))
    write(await field('Harga per jamaah'), '15250000')
    press(await findButton('Simpan'))
    press(await cellOf('Batik Air'))
    expect(await field('Harga per jamaah')).toHaveValue('15.250.000')
    press(await findButton('Batal'))
    const id = await server.idOf(token ?? '', '/custom-data/pesawat', 'pesawat', 'Batik Air')
    await server.call('PUT', `/custom-data/pesawat/${id}`, {
      token: token ?? '',
      body: { pesawat: 'Batik Air', price: 17_000_000, logo: null },
    })
    press(await cellOf('Batik Air'))
    expect(await field('Harga per jamaah')).toHaveValue('17.000.000')
  })

  it('the name for customers is saved and shown again, and nothing is said of it where there is none', async () => {
    const { server } = await desk('/custom-data/pesawat')
    press(await cellOf('Batik Air'))
    const told = () => field('Nama untuk pelanggan')
    expect(await told()).toHaveAccessibleDescription(/^Tertulis di penawaran/)
    write(await field('Harga per jamaah'), '15250000')
    press(await findButton('Simpan'))
    press(await cellOf('Batik Air'))
    write(await told(), 'Penerbangan langsung')
    press(await findButton('Simpan'))
    press(await cellOf('Batik Air'))
    expect(await told()).toHaveValue('Penerbangan langsung')
    const sent = server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(sent[0]).not.toHaveProperty('nama_pelanggan')
    expect(sent[1]).toHaveProperty('nama_pelanggan', 'Penerbangan langsung')
  })

  it('a hotel’s form opens after the wizard has read the stays of the same hotel', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const { body } = await server.call('GET', '/partner/umroh-regular', { token: await server.login(ADMIN) })
    await desk(`/package/umroh-reguler/edit/${body.data[0].id}`, server)
    await field('Nama Paket')
    await waitFor(() =>
      expect(
        server.callsTo('GET', '/hotel/makkah').length + server.callsTo('GET', '/hotel/madinah').length,
      ).toBeGreaterThan(0),
    )
    const city = server.callsTo('GET', '/hotel/makkah').length > 0 ? 'Makkah' : 'Madinah'
    await menu(`Hotel ${city}`)
    const [, first] = await within(await screen.findByRole('table')).findAllByRole('row')
    press(within(first!).getAllByRole('cell')[0]!)
    expect((await field('Nama')).closest('form')).toHaveTextContent('Ramadhan')
  })

  it('the form shows the server’s message on its field, and keeps the typed values', async () => {
    const server = await partnerServer()
    server.on('POST', '/custom-data/visa', () =>
      json({ message: 'Ada isian yang belum benar.', errors: { visa: ['Nama sudah dipakai'] } }, 422),
    )
    await desk('/custom-data/visa/create', server)
    write(await field('Nama'), 'Visa Umroh')
    write(await field('Harga per jamaah'), '2500000')
    press(await findButton('Simpan'))
    expect(await screen.findByText('Nama sudah dipakai')).toBeVisible()
    expect(screen.getByText('Ada isian yang belum benar.')).toBeVisible()
    expect(await field('Nama')).toHaveAccessibleDescription('Nama sudah dipakai')
    expect(await field('Nama')).toHaveValue('Visa Umroh')
    expect(await field('Harga per jamaah')).toHaveValue('2.500.000')
    expect(server.callsTo('POST', '/custom-data/visa')).toHaveLength(1)
  })

  it('several presses send one request, and a failed save is repeated with the same idempotency key', async () => {
    const server = await partnerServer()
    let refuse = true
    server.on('POST', '/custom-data/visa', (_, pass) => (refuse ? json({ message: 'x' }, 503) : pass()))
    await desk('/custom-data/visa/create', server)
    write(await field('Nama'), 'Visa Kilat')
    write(await field('Harga per jamaah'), '100')
    const save = await findButton('Simpan')
    press(save)
    press(save)
    expect(await screen.findByText('Server sedang bermasalah. Coba lagi sebentar lagi.')).toBeVisible()
    expect(server.callsTo('POST', '/custom-data/visa')).toHaveLength(1)
    refuse = false
    press(await findButton('Simpan'))
    expect(await screen.findByText('Data tersimpan.')).toBeVisible()
    const keys = server.callsTo('POST', '/custom-data/visa').map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })
})

describe('a deletion whose answer was lost', () => {
  it('the admin’s second press has the same key, and succeeds', async () => {
    const path = /^\/custom-data\/visa\/\d+$/
    const server = await partnerServer()
    const lost = server.on('DELETE', path, async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    const [first] = await server.store.masters.list('visaBus')
    await desk(`/custom-data/visa/${first?.id}`, server)
    const remove = async () => {
      press(await findButton('Hapus'))
      press(within(await screen.findByRole('dialog')).getByRole('button', { name: /^(Hapus|Ya)/ }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await remove()
    lost()
    await remove()
    expect(await screen.findByText('Data terhapus.')).toBeVisible()
    const keys = server.callsTo('DELETE', path).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size, keys.includes(null)]).toEqual([2, 1, false])
  })
})

describe('the price field of a master', () => {
  const fingers = userEvent.setup()
  const price = async () => (await field('Harga per jamaah')) as HTMLInputElement

  it('the field groups the digits while the admin types, and reads a comma as the start of decimals', async () => {
    await desk('/custom-data/visa/create')
    await fingers.type(await price(), '1500000,5')
    expect(await price()).toHaveValue('1.500.000,5')
  })

  it('the caret stays behind a digit that is typed in the middle', async () => {
    await desk('/custom-data/visa/create')
    const input = await price()
    await fingers.type(input, '150000')
    input.setSelectionRange(2, 2)
    await fingers.keyboard('9')
    expect([input.value, input.selectionStart]).toEqual(['1.590.000', 4])
    await fingers.keyboard('{Backspace}')
    expect([input.value, input.selectionStart]).toEqual(['150.000', 2])
  })

  it('the field reads the point of a pasted amount as decimals if it cannot separate a group', async () => {
    await desk('/custom-data/visa/create')
    await fingers.click(await price())
    await fingers.paste('1500000.50')
    expect(await price()).toHaveValue('1.500.000,5')
  })

  it('an amount in the style of England is read in thousands', async () => {
    await desk('/custom-data/visa/create')
    await fingers.click(await price())
    await fingers.paste('14,500,000')
    expect(await price()).toHaveValue('14.500.000')
    await fingers.clear(await price())
    await fingers.type(await price(), '5,000,000')
    expect(await price()).toHaveValue('5,000,000')
    await fingers.tab()
    expect(await price()).toHaveValue('5.000.000')
  })

  it.each(['1e7', '-500000', '14.5', 'SAR 570'])(
    '%s is no amount: it stays in the field and is refused',
    async (text) => {
      const { server } = await desk('/custom-data/visa/create')
      write(await field('Nama'), 'Visa')
      await fingers.type(await price(), text)
      press(await findButton('Simpan'))
      await waitFor(async () =>
        expect(await price()).toHaveAccessibleDescription('Harga harus berupa angka 0 atau lebih'),
      )
      expect(await price()).toHaveValue(text)
      expect(server.callsTo('POST', '/custom-data/visa')).toEqual([])
    },
  )
})

it('an admin who types the address of a private host sees why at its field, and nothing is sent', async () => {
  const { server } = await desk('/custom-data/pesawat/create')
  write(await field('Nama'), 'Garuda')
  write(await field('Harga per jamaah'), '15000000')
  press(await findButton('Alamat gambar'))
  write(await field('Berkas logo'), 'http://169.254.169.254/')
  press(await findButton('Simpan'))
  const logo = await field('Berkas logo')
  await waitFor(() => expect(logo).toHaveAccessibleDescription('Alamat gambar harus https:// dan terbuka untuk umum'))
  expect(await field('Berkas logo')).toHaveValue('http://169.254.169.254/')
  expect(server.callsTo('POST', '/custom-data/pesawat')).toEqual([])
})
