import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { json } from '../../support/server/fakeFetch'
import { LIST, wireRow } from '../../support/packageRows'
import { held, partnerServer, type PartnerServer } from '../../support/server/partnerServer'
import { address, heading, press, pressTwice, renderApp, wait, write } from '../../support/renderApp'

const DUPLICATE = /^\/partner\/umroh-regular\/\d+\/duplicate$/
const cards = () => screen.getAllByRole('article')
const sheet = () => screen.findByRole('dialog', { name: 'Duplikasi Paket' })
const field = async () => within(await sheet()).getByRole('textbox', { name: 'Nama Paket Baru' })
const submit = async (name = 'Duplikat') => within(await sheet()).getByRole('button', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens the list of a mitra with three packages, and the duplicate sheet of the first package. */
async function open(server?: PartnerServer) {
  const app = await renderApp('/package/umroh-reguler', server ? { server } : {})
  const [card] = await screen.findAllByRole('article')
  const name = within(card!).getByRole('heading').textContent
  press(within(card!).getByRole('button', { name: `Duplikat ${name}` }))
  await sheet()
  return { ...app, name, sent: () => app.server.callsTo('POST', DUPLICATE) }
}

const ONCE = 'Isian tetap ada di sini; paket tidak akan tersimpan dua kali.'

describe('duplicating a package (fault 21)', () => {
  it('the sheet offers the package’s name with (Copy), and says what to do', async () => {
    const { name } = await open()
    expect(within(await sheet()).getByText('Masukkan nama baru untuk paket hasil duplikasi.')).toBeVisible()
    expect(await field()).toHaveValue(`${name} (Copy)`)
    expect(await field()).toHaveAttribute('placeholder', 'Nama Paket Baru')
    expect(await submit()).toBeEnabled()
  })

  it('the sheet of a package without a name offers Paket (Copy)', async () => {
    const server = await partnerServer()
    server.on('GET', LIST, () => json({ data: [wireRow(1, { nama_paket: null })], meta: { total: 1 } }))
    await renderApp('/package/umroh-reguler', { server })
    press(await screen.findByRole('button', { name: 'Duplikat -' }))
    expect(await field()).toHaveValue('Paket (Copy)')
  })

  it.each(['', '   ', '\t'])('the mitra cannot duplicate under the name %j', async (name) => {
    const { sent } = await open()
    write(await field(), name)
    expect(await submit()).toBeDisabled()
    press(await submit())
    await wait(20)
    expect(sent()).toEqual([])
  })

  it('several presses send the trimmed name once; then the sheet closes and the list shows the copy', async () => {
    const server = await partnerServer()
    const answer = held()
    server.on('POST', DUPLICATE, answer.react)
    const { sent } = await open(server)
    const before = server.callsTo('GET', LIST).length
    write(await field(), '  Salinan <b>Ramadhan</b>  ')
    pressTwice(await submit())
    expect(await submit('Menduplikasi...')).toBeDisabled()
    press(await submit('Menduplikasi...'))
    answer.letGo()
    await gone()
    expect(sent().map(({ body }) => body)).toEqual([{ namaPaket: 'Salinan <b>Ramadhan</b>' }])
    expect(await screen.findByRole('article', { name: 'Salinan <b>Ramadhan</b>' })).toBeVisible()
    expect(cards()).toHaveLength(4)
    expect(server.callsTo('GET', LIST).length).toBe(before + 1)
    expect(screen.getByRole('status')).toHaveTextContent('Paket berhasil diduplikasi.')
    press(within(cards()[1]!).getByRole('button', { name: /^Duplikat/ }))
    expect(((await field()) as HTMLInputElement).value).not.toContain('Salinan')
  })

  it.each([
    ['500', () => json({ message: 'SQLSTATE' }, 500), `Server sedang bermasalah. Coba lagi sebentar lagi. ${ONCE}`],
    [
      '422',
      () => json({ message: 'Nama sudah dipakai', errors: { namaPaket: ['Nama sudah dipakai'] } }, 422),
      'Nama sudah dipakai',
    ],
    [
      'no network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      `Tidak ada koneksi ke server. Periksa jaringan Anda, lalu coba lagi. ${ONCE}`,
    ],
  ])(
    'after the failure %s the sheet stays open and says so, and a retry sends the same idempotency key',
    async (_, react, message) => {
      const server = await partnerServer()
      const stop = server.on('POST', DUPLICATE, react)
      const { sent } = await open(server)
      press(await submit())
      expect(await within(await sheet()).findByRole('alert')).toHaveTextContent(message)
      expect(await field()).toHaveAccessibleDescription(message)
      expect(sent()).toHaveLength(1)
      stop()
      press(await submit())
      await gone()
      await waitFor(() => expect(cards()).toHaveLength(4))
      const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
      expect(keys[1]).toBe(keys[0])
    },
  )

  it('a 401 leads to the login, and the app never says that the package was duplicated (fault 10)', async () => {
    const server = await partnerServer()
    server.on('POST', DUPLICATE, () => json({ message: 'Sesi berakhir' }, 401))
    await open(server)
    press(await submit())
    expect(await heading('Masuk')).toBeVisible()
    expect(screen.queryByText('Paket berhasil diduplikasi.')).toBeNull()
    expect(sessionStorage.getItem('intended_route')).toBe('/package/umroh-reguler')
  })

  it.each(['Batal', 'Tutup'])('%s closes the sheet, and nothing is sent', async (label) => {
    const { sent } = await open()
    press(within(await sheet()).getByRole('button', { name: label }))
    await gone()
    expect([sent(), cards().length, address()]).toEqual([[], 3, '/package/umroh-reguler'])
  })

  it('after a lost answer the same name is sent with the same idempotency key, even after another search', async () => {
    const server = await partnerServer()
    const stop = server.on('POST', DUPLICATE, () => Promise.reject(new TypeError('Failed to fetch')))
    const { name } = await open(server)
    press(await submit())
    await within(await sheet()).findByText(/tidak akan tersimpan dua kali/)
    press(within(await sheet()).getByRole('button', { name: 'Batal' }))
    await gone()
    stop()
    write(screen.getByRole('searchbox', { name: 'Cari paket umroh' }), name!)
    // The old rows stay until the answer arrives.
    await waitFor(() => expect(cards()).toHaveLength(1))
    press(screen.getByRole('button', { name: `Duplikat ${name}` }))
    press(await submit())
    await gone()
    const keys = server.callsTo('POST', DUPLICATE).map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('if the mitra presses Batal during the request, the copy appears later and the sheet stays closed', async () => {
    const server = await partnerServer()
    const answer = held()
    server.on('POST', DUPLICATE, answer.react)
    const { name } = await open(server)
    press(await submit())
    press(within(await sheet()).getByRole('button', { name: 'Batal' }))
    await gone()
    answer.letGo()
    expect(await screen.findByRole('article', { name: `${name} (Copy)` })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('an API that is not known to keep keys (docs/product.md §7.3.3)', () => {
  it('a second press after a lost answer sends nothing and asks; Duplikat lagi sends a new copy', async () => {
    const server = await partnerServer()
    server.on('GET', '/partner/me', async (_, pass) => {
      const { features: _features, ...profile } = (await (await pass()).json()) as { features: unknown }
      return json(profile)
    })
    const stop = server.on('POST', DUPLICATE, () => {
      throw new TypeError('Failed to fetch')
    })
    const { sent } = await open(server)
    press(await submit())
    expect(await within(await sheet()).findByText(/periksa daftar paket sebelum mencoba lagi/)).toBeVisible()
    stop()
    press(await submit())
    expect(
      await within(await sheet()).findByText(/mungkin sudah tersimpan tadi, jadi belum dikirim lagi/),
    ).toBeVisible()
    expect(sent()).toHaveLength(1)
    press(await submit('Duplikat lagi'))
    await gone()
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('a copy that is answered with the text OK has worked', async () => {
    const server = await partnerServer()
    server.on('POST', DUPLICATE, async (_, pass) => {
      await pass()
      return new Response('OK')
    })
    await open(server)
    press(await submit())
    await gone()
    expect(await screen.findByText('Paket berhasil diduplikasi.')).toBeVisible()
  })
})
