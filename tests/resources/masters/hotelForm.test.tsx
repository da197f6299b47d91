import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ADMIN } from '../../partner-api/fixtures'
import { partnerServer } from '../../support/server/partnerServer'
import { button, findButton, press, renderApp, write } from '../../support/renderApp'

const field = (name: string) => screen.findByRole('textbox', { name })
const rate = (name: string) => field(name) as Promise<HTMLInputElement>
const newHotel = () => renderApp('/hotel/makkah/create', { as: ADMIN, width: 1280 })
const valuesOf = (season: string) =>
  Promise.all(['Double', 'Triple', 'Quad'].map(async (room) => (await rate(`${season} ${room}`)).value))

it('a hotel’s rates are a table of seasons and room types', async () => {
  await newHotel()
  const table = await screen.findByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Musim', 'Double', 'Triple', 'Quad', 'Biasa × faktor'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Biasa', 'Rajab & Sya’ban', 'Ramadhan'])
  const quad = within(table).getByRole('textbox', { name: 'Ramadhan Quad' })
  expect(quad).not.toBeRequired()
  expect(quad).toHaveAccessibleDescription('Kosongkan bila tidak dijual')
})

it('wrong rates are explained once: the text names them, and each field is marked', async () => {
  const { server } = await newHotel()
  write(await field('Nama'), 'Hilton')
  write(await field('Bintang'), '5')
  press(await findButton('Simpan'))
  expect(await screen.findByText('Isi paling sedikit satu harga: Biasa Double.')).toBeVisible()
  const wrong = ['Biasa Double', 'Biasa Triple', 'Biasa Quad', 'Ramadhan Quad']
  for (const name of wrong) write(await rate(name), '0')
  const all = 'Kosongkan bila kamar tidak dijual: Biasa Double, Biasa Triple, Biasa Quad dan 1 lainnya.'
  expect(await screen.findByText(all)).toBeVisible()
  expect(screen.getAllByText(/^Kosongkan bila kamar/)).toHaveLength(1)
  for (const name of ['Biasa Double', 'Ramadhan Quad']) {
    expect(await rate(name)).toBeInvalid()
    expect(await rate(name)).toHaveAccessibleDescription(all)
  }
  for (const name of wrong) write(await rate(name), '500')
  write(await rate('Ramadhan Quad'), '1000001')
  await waitFor(async () =>
    expect(await rate('Ramadhan Quad')).toHaveAccessibleDescription('Tarif maksimal SAR 1,000,000.00: Ramadhan Quad.'),
  )
  expect(await rate('Biasa Double')).toBeValid()
  expect(server.callsTo('POST', '/hotel/makkah')).toEqual([])
})

it('a hotel without quad rooms is saved with an empty price, and its other seasons show what they cost', async () => {
  const { server } = await newHotel()
  write(await field('Nama'), 'Tanpa Quad')
  write(await field('Bintang'), '4')
  write(await rate('Biasa Double'), '500')
  write(await rate('Biasa Triple'), '550')
  await waitFor(async () => expect((await rate('Rajab & Sya’ban Double')).placeholder).toBe('500'))
  expect((await rate('Ramadhan Double')).placeholder).toBe('')
  write(await rate('Rajab & Sya’ban Triple'), '600')
  await waitFor(async () => expect((await rate('Rajab & Sya’ban Double')).placeholder).toBe(''))
  press(await findButton('Simpan'))
  await waitFor(() => expect(server.callsTo('POST', '/hotel/makkah')).toHaveLength(1))
  expect(server.callsTo('POST', '/hotel/makkah')[0]?.body).toMatchObject({
    rate_double: 500,
    rate_triple: 550,
    rate_quad: null,
    rate_triple_rajab_syaban: 600,
    rate_double_rajab_syaban: null,
    rate_double_ramadhan: null,
  })
})

it('a rate and a distance are grouped while they are typed, and read with their unit', async () => {
  const fingers = userEvent.setup()
  await newHotel()
  await fingers.type(await rate('Biasa Double'), '1250,5')
  expect(await rate('Biasa Double')).toHaveValue('1.250,5')
  await fingers.type(await rate('Biasa Triple'), 'SAR 1,250.50')
  await fingers.type(await field('Jarak (meter)'), '1,2 km')
  await fingers.tab()
  expect(await rate('Biasa Triple')).toHaveValue('1.250,5')
  expect(await field('Jarak (meter)')).toHaveValue('1.200')
})

it('a factor fills a season from `Biasa`, and a saved hotel shows the factor of its rates', async () => {
  const { server } = await newHotel()
  expect(await findButton('Isi Ramadhan dari Biasa')).toBeDisabled()
  for (const [room, typed] of [
    ['Double', '500'],
    ['Triple', '57,7'],
  ])
    write(await rate(`Biasa ${room}`), typed ?? '')
  write(await field('Biasa × faktor Ramadhan'), '2,5')
  press(button('Isi Ramadhan dari Biasa'))
  // `Biasa` has no rate for Quad.
  await waitFor(async () => expect(await valuesOf('Ramadhan')).toEqual(['1.250', '144,25', '']))
  await userEvent.setup().type(await field('Biasa × faktor Rajab & Sya’ban'), '1,2{Enter}')
  expect(await valuesOf('Rajab & Sya’ban')).toEqual(['600', '69,24', ''])
  expect(server.callsTo('POST', '/hotel/makkah')).toEqual([])
  expect(screen.queryByText('Nama wajib diisi')).toBeNull()
})

it('a saved hotel shows the factor that its rates already have', async () => {
  const server = await partnerServer()
  const [first] = await server.store.hotels.list('makkah')
  const double = (factor: number) => ({ double: 500 * factor, triple: 600 * factor, quad: 700 * factor })
  const rates = { regular: double(1), rajabSyaban: double(1.2), ramadhan: { ...double(1.8), quad: 1 } }
  await server.store.hotels.update([{ ...first!, rates }])
  await renderApp(`/hotel/makkah/${first!.id}`, { server, as: ADMIN, width: 1280 })
  expect(await field('Biasa × faktor Rajab & Sya’ban')).toHaveValue('1,2')
  expect(await field('Biasa × faktor Ramadhan')).toHaveValue('')
})
