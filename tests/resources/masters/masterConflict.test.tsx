import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, STAFF } from '../../partner-api/fixtures'
import { partnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp, write } from '../../support/renderApp'

type Server = Awaited<ReturnType<typeof partnerServer>>

const VISA = '/custom-data/visa'
const field = (name: string) => screen.getByRole('textbox', { name })
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Disimpan orang lain' }))
const fieldsIn = (group: HTMLElement) =>
  [...group.querySelectorAll('dl > div')].map((one) =>
    [...one.querySelectorAll('dt, dd')].map(({ textContent }) => textContent),
  )

let server: Server
let other: string
beforeEach(async () => {
  server = await partnerServer()
  other = await server.login(STAFF)
})
const idOf = (path: string, name: string, value: string) => server.idOf(other, path, name, value)
const saved = async (path: string, id: number) =>
  (await server.call('GET', path, { token: await server.login(ADMIN) })).body.data.data.find(
    (row: { id: number }) => row.id === id,
  )

/** Opens the form of the first visa, after which a colleague changes it. */
async function openVisa(changed: object) {
  const id = await idOf(VISA, 'visa', 'Visa + Bus Ekonomi')
  const path = `${VISA}/${id}`
  const before = await saved(VISA, id)
  await renderApp(path, { as: ADMIN, width: 1280, server })
  await findButton('Simpan')
  expect((await server.call('PUT', path, { token: other, body: { ...before, ...changed } })).status).toBe(200)
  return { id, before }
}

it('a master that a colleague has deleted says so, and the typed text stays', async () => {
  const { id } = await openVisa({ price_IDR: 3_100_000 })
  const token = await server.login(ADMIN)
  expect((await server.call('DELETE', `${VISA}/${id}`, { token })).status).toBe(200)
  write(field('Nama'), 'Visa dan bus')
  press(button('Simpan'))
  expect(await screen.findByText(/^Data ini sudah dihapus, jadi isian Anda belum tersimpan/)).toBeVisible()
  expect(field('Nama')).toHaveValue('Visa dan bus')
})

describe('a master that a colleague has saved while its form was open', () => {
  it('keeps the colleague’s price when only the name was typed here, and says who saved it', async () => {
    const { id } = await openVisa({ price_IDR: 3_100_000 })
    write(field('Nama'), 'Visa dan bus')
    press(button('Simpan'))
    const asked = await sheet()
    const taken = await asked.findByRole('group', { name: 'Diubah rekan Anda, akan ikut disimpan' })
    expect(fieldsIn(taken)).toEqual([['Harga per jamaah', 'Semula 2.850.000', 'Menjadi 3.100.000']])
    expect(asked.getByText('Hanya Anda yang mengubah: Nama.')).toBeVisible()
    expect(await asked.findByText(/Terakhir disimpan .+, \d+ \w+ \d{4}, \d\d\.\d\d\./)).toBeVisible()
    press(asked.getByRole('button', { name: 'Simpan keduanya' }))
    expect(await screen.findByText('Data tersimpan.')).toBeVisible()
    expect(await saved(VISA, id)).toMatchObject({ visa: 'Visa dan bus', price_IDR: 3_100_000, version: '3' })
  })

  it('shows both values of a field that both changed, and closing the question loses nothing', async () => {
    const { id } = await openVisa({ price_IDR: 3_100_000 })
    write(field('Harga per jamaah'), '2900000')
    press(button('Simpan'))
    const asked = await sheet()
    const differing = await asked.findByRole('group', { name: 'Berbeda dari isian Anda' })
    expect(fieldsIn(differing)).toEqual([['Harga per jamaah', 'Anda 2.900.000', 'Tersimpan 3.100.000']])
    press(asked.getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Harga per jamaah')).toHaveValue('2.900.000')
    expect(screen.getByText(/sudah diubah sejak Anda membukanya/)).toBeVisible()
    expect(await saved(VISA, id)).toMatchObject({ price_IDR: 3_100_000 })
    press(button('Simpan'))
    press(await (await sheet()).findByRole('button', { name: 'Simpan versi saya' }))
    expect(await screen.findByText('Data tersimpan.')).toBeVisible()
    expect(await saved(VISA, id)).toMatchObject({ price_IDR: 2_900_000 })
  })

  it('begins again with what is saved when the user chooses that', async () => {
    const { id } = await openVisa({ visa: 'Visa saja' })
    write(field('Nama'), 'Visa saya')
    press(button('Simpan'))
    press(await (await sheet()).findByRole('button', { name: 'Pakai versi tersimpan' }))
    await waitFor(() => expect(field('Nama')).toHaveValue('Visa saja'))
    write(field('Harga per jamaah'), '2900000')
    press(button('Simpan'))
    expect(await screen.findByText('Data tersimpan.')).toBeVisible()
    expect(await saved(VISA, id)).toMatchObject({ visa: 'Visa saja', price_IDR: 2_900_000 })
  })

  it('is asked about again when a third save comes while the question is open', async () => {
    const { id, before } = await openVisa({ price_IDR: 3_100_000 })
    write(field('Harga per jamaah'), '2900000')
    press(button('Simpan'))
    const keep = await (await sheet()).findByRole('button', { name: 'Simpan versi saya' })
    await server.call('PUT', `${VISA}/${id}`, { token: other, body: { ...before, price_IDR: 3_200_000 } })
    press(keep)
    expect(await (await sheet()).findByText('3.200.000')).toBeVisible()
    expect(await saved(VISA, id)).toMatchObject({ price_IDR: 3_200_000 })
  })

  it('is not deleted before the user has seen what has changed', async () => {
    const { id } = await openVisa({ price_IDR: 3_100_000 })
    press(await findButton('Hapus'))
    press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ya' }))
    const asked = await sheet()
    const changed = await asked.findByRole('group', { name: 'Diubah rekan Anda' })
    expect(fieldsIn(changed)).toEqual([['Harga per jamaah', 'Semula 2.850.000', 'Menjadi 3.100.000']])
    expect(await saved(VISA, id)).toBeDefined()
    press(asked.getByRole('button', { name: 'Tetap hapus' }))
    expect(await screen.findByText('Data terhapus.')).toBeVisible()
    expect(await saved(VISA, id)).toBeUndefined()
  })
})

it('a hotel’s form that was open over an import keeps the imported rate, and the name that was typed', async () => {
  const admin = await server.login(ADMIN)
  const [hotel] = (await server.call('GET', '/hotel/makkah', { token: admin })).body.data.data
  await renderApp(`/hotel/makkah/${hotel.id}`, { as: ADMIN, width: 1280, server })
  await findButton('Simpan')
  const { id, ...before } = hotel
  const rows = [{ id, before, after: { ...before, rate_quad: 777 } }]
  expect((await server.call('POST', '/hotel/makkah/import', { token: admin, body: { rows } })).status).toBe(200)
  write(field('Nama'), 'Hotel kami')
  press(button('Simpan'))
  const asked = await sheet()
  const taken = await asked.findByRole('group', { name: 'Diubah rekan Anda, akan ikut disimpan' })
  expect(fieldsIn(taken)).toEqual([['Biasa Quad (SAR/kamar/malam)', 'Semula 750', 'Menjadi 777']])
  press(asked.getByRole('button', { name: 'Simpan keduanya' }))
  expect(await screen.findByText('Data tersimpan.')).toBeVisible()
  expect(await saved('/hotel/makkah', id)).toMatchObject({ nama_hotel: 'Hotel kami', rate_quad: 777 })
})

it('a partner API without versions gets no If-Match, and the last save wins as before', async () => {
  const id = await idOf(VISA, 'visa', 'Visa + Bus Ekonomi')
  server.on('GET', VISA, async (_, pass) => {
    const { data } = await (await pass()).json()
    const plain = data.data.map(({ version: _version, ...row }: { version: string }) => row)
    return new Response(JSON.stringify({ data: { data: plain } }), { headers: { 'content-type': 'application/json' } })
  })
  await renderApp(`${VISA}/${id}`, { as: ADMIN, width: 1280, server })
  await findButton('Simpan')
  write(field('Nama'), 'Visa lama')
  press(button('Simpan'))
  expect(await screen.findByText('Data tersimpan.')).toBeVisible()
  expect(server.callsTo('PUT', `${VISA}/${id}`)[0]?.headers.get('if-match')).toBeNull()
})
