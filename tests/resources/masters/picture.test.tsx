import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SERVED_FEATURES } from '@/partner-api/routes/partnerApi'
import { LOGO } from '../../domain/offer/packages'
import { ADMIN } from '../../partner-api/fixtures'
import { findButton, press, renderApp, write } from '../../support/renderApp'
import { partnerServer } from '../../support/server/partnerServer'
import { json } from '../../support/server/fakeFetch'

/** jsdom draws nothing: the canvas of these tests notes the parts of the picture that it was asked for. */
const drawn: number[][] = []
beforeEach(() => {
  drawn.length = 0
  const drawImage = (_: unknown, ...numbers: number[]) => drawn.push(numbers)
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => {}, drawImage })) as never
  HTMLCanvasElement.prototype.toBlob = (done) =>
    done(new Blob([Uint8Array.from(atob(LOGO), (letter) => letter.charCodeAt(0))]))
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1000, close: () => {} }))
})
afterEach(() => vi.unstubAllGlobals())

const png = () => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa])], 'foto.png')
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Pilih gambar'), { target: { files: [file] } })
const dialog = () => screen.findByRole('dialog', { name: 'Atur gambar' })
const picture = () => screen.findByRole('img', { name: 'Gambar sekarang' })
const field = (name: string) => screen.findByRole('textbox', { name })

async function open(path: string, features = SERVED_FEATURES) {
  const server = await partnerServer({ packages: [1, 0], features })
  await renderApp(path, { as: ADMIN, width: 1280, server })
  return server
}

it('an admin gives a new flight a logo in four presses: it is sent, shown, and saved by its path', async () => {
  const server = await open('/custom-data/pesawat/create')
  write(await field('Nama'), 'Garuda')
  write(await field('Harga per jamaah'), '15000000')
  await findButton('Pilih gambar')
  expect(screen.queryByRole('button', { name: 'Hapus gambar' })).toBeNull()
  choose(png())
  press(within(await dialog()).getByRole('button', { name: 'Pakai gambar' }))
  expect(await picture()).toHaveAttribute('src', expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{64}\.jpg$/))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsTo('POST', '/partner/uploads').map(({ body }) => body)).toEqual([{ image: LOGO }])
  press(await findButton('Simpan'))
  await screen.findByText('Data tersimpan.')
  expect(server.callsTo('POST', '/custom-data/pesawat')[0]?.body).toMatchObject({
    logo: expect.stringMatching(/^uploads\//),
  })
  const row = await screen.findByRole('row', { name: /Garuda Rp. 15.000.000/ })
  expect(row.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/uploads/'))
})

it('a failed upload keeps the chosen part and says why, and the same press tries again', async () => {
  const server = await open('/hotel/makkah/create')
  await findButton('Pilih gambar')
  const forget = server.on('POST', '/partner/uploads', () => json({}, 503))
  choose(png())
  const box = within(await dialog())
  fireEvent.change(box.getByRole('slider', { name: 'Perbesar' }), { target: { value: '200' } })
  fireEvent.change(box.getByRole('slider', { name: 'Mendatar' }), { target: { value: '0' } })
  press(box.getByRole('button', { name: 'Pakai gambar' }))
  expect(await box.findByText(/^Gambar belum terkirim\. Server sedang bermasalah/)).toBeVisible()
  expect(box.getByRole('slider', { name: 'Perbesar' })).toHaveValue('200')
  forget()
  drawn.length = 0
  press(box.getByRole('button', { name: 'Pakai gambar' }))
  await picture()
  expect(drawn).toContainEqual([0, 275, 800, 450, 0, 0, 800, 450])
})

it('a wrong or broken file is told at the button, and the picture stays', async () => {
  await open('/custom-data/pesawat')
  press(await screen.findByRole('cell', { name: 'Batik Air' }))
  const src = (await picture()).getAttribute('src')
  choose(new File(['<svg/>'], 'foto.png', { type: 'image/png' }))
  expect(await screen.findByText('Pilih gambar PNG, JPEG atau WebP.')).toBeVisible()
  expect(await findButton('Pilih gambar')).toHaveAccessibleDescription(/^Pilih gambar PNG, JPEG atau WebP\./)
  const cutOff = Uint8Array.from(atob(LOGO), (letter) => letter.charCodeAt(0)).slice(0, -4)
  choose(new File([cutOff], 'foto.jpg'))
  expect(await screen.findByText(/^Berkas gambar ini rusak/)).toBeVisible()
  expect(await picture()).toHaveAttribute('src', src)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a picture that is taken off is asked about before it is lost, and gone after the save', async () => {
  const server = await open('/custom-data/pesawat')
  press(await screen.findByRole('cell', { name: 'Batik Air' }))
  press(await findButton('Hapus gambar'))
  expect(screen.queryByRole('img', { name: 'Gambar sekarang' })).toBeNull()
  press(within(screen.getByRole('navigation', { name: 'Menu admin' })).getByRole('link', { name: 'Visa Bus' }))
  press(await findButton('Tetap di sini'))
  press(await findButton('Simpan'))
  await screen.findByText('Data tersimpan.')
  expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ logo: '' })
})

it('a dropped file is taken', async () => {
  await open('/hotel/makkah/create')
  const group = await screen.findByRole('group', { name: 'Gambar' })
  fireEvent.drop(group, { dataTransfer: { files: [png()], types: ['Files'] } })
  expect(await dialog()).toBeVisible()
  press(within(await dialog()).getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the path stands behind a button', async () => {
  await open('/hotel/makkah/create')
  press(await findButton('Alamat gambar'))
  write(await field('Berkas gambar'), 'hotels/makkah/anjum.svg')
  expect(await picture()).toHaveAttribute('src', '/media/hotels/makkah/anjum.svg')
})

it('without uploads the form has the path alone', async () => {
  await open('/hotel/makkah/create', [])
  expect(await field('Berkas gambar')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pilih gambar' })).toBeNull()
})
