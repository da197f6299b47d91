import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fileKindOf } from '@/resources/masters/admin/import/rows/columns'
import { raisedRows } from '@/resources/masters/admin/raise/raisedRows'
import { ADMIN } from '../../partner-api/fixtures'
import { findButton, press, renderApp, write } from '../../support/renderApp'
import { partnerServer } from '../../support/server/partnerServer'
import { draftAtReview, open, option } from '../../support/wizard'

const VISA = '/custom-data/visa'
const rate = { rupiahPerSar: 16_300, buffer: 2, validFrom: '2026-11-19', createdAt: 0, createdBy: null }

it('a price in dollars is typed with its currency, and the form says what it costs in rupiah today', async () => {
  const server = await partnerServer({ packages: [0, 0] })
  await server.store.insertKurs({ ...rate, currency: 'USD' })
  await renderApp(`${VISA}/create`, { server, as: ADMIN, width: 1280 })
  write(await screen.findByRole('textbox', { name: 'Nama' }), 'Visa dolar')
  fireEvent.change(screen.getByRole('combobox', { name: 'Mata uang' }), { target: { value: 'USD' } })
  const price = () => screen.getByRole('textbox', { name: 'Harga per jamaah' })
  write(price(), '145,5')
  await waitFor(() => expect(price()).toHaveAccessibleDescription('≈ Rp. 2.419.083 dengan kurs USD hari ini'))
  press(await findButton('Simpan'))
  const cell = await screen.findByRole('cell', { name: 'USD 145.50 ≈ Rp. 2.419.083' })
  expect(server.callsTo('POST', VISA).map(({ body }) => body)).toEqual([
    { visa: 'Visa dolar', amount: 145.5, currency: 'USD' },
  ])
  press(cell)
  expect(await screen.findByDisplayValue('145,5')).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: 'Mata uang' }), { target: { value: '' } })
  write(price(), '2500000')
  press(await findButton('Simpan'))
  await waitFor(() => expect(server.callsTo('PUT', /custom-data/)).toHaveLength(1))
  expect(server.callsTo('PUT', /custom-data/)[0]?.body).toEqual({
    visa: 'Visa dolar',
    price_IDR: 2_500_000,
    currency: null,
  })
})

it('says that a currency has no rate when the rates are read, and not before or when they cannot be', async () => {
  const server = await partnerServer({ packages: [0, 0] })
  let isDown = true
  const { listKurs } = server.store
  server.store.listKurs = () => (isDown ? Promise.reject(new Error('down')) : listKurs())
  const said = /^Belum ada kurs USD/
  const ask = async () => {
    await renderApp(`${VISA}/create`, { server, as: ADMIN, width: 1280 })
    await screen.findByRole('textbox', { name: 'Nama' })
    fireEvent.change(screen.getByRole('combobox', { name: 'Mata uang' }), { target: { value: 'USD' } })
    write(screen.getByRole('textbox', { name: 'Harga per jamaah' }), '145')
    await waitFor(() => expect(server.callsTo('GET', '/custom-data/kurs-usd')).not.toEqual([]))
    return screen.getByRole('textbox', { name: 'Harga per jamaah' })
  }
  expect(await ask()).not.toHaveAccessibleDescription(said)
  isDown = false
  cleanup()
  const price = await ask()
  await waitFor(() => expect(price).toHaveAccessibleDescription(said))
})

it('an API that knows no currencies is asked for none', async () => {
  const server = await partnerServer({ packages: [0, 0], features: ['kurs'] })
  await renderApp(`${VISA}/create`, { server, as: ADMIN, width: 1280 })
  await screen.findByRole('textbox', { name: 'Nama' })
  expect(screen.queryByRole('combobox', { name: 'Mata uang' })).toBeNull()
  expect(server.callsTo('GET', '/custom-data/kurs-usd')).toEqual([])
})

it('a record whose currency has no kurs stands last in the picker, says why, and cannot be chosen', async () => {
  const server = await partnerServer({ packages: [0, 0] })
  const token = await server.login(ADMIN)
  const body = { pesawat: 'Air Dolar', amount: 1, currency: 'USD' }
  await server.call('POST', '/custom-data/pesawat', { token, body })
  await draftAtReview(server, { step: 0, form: {} })
  const sheet = await open('Pesawat')
  const row = await option(sheet, 'Air Dolar')
  expect(row).toHaveTextContent('Belum ada kurs untuk mata uang harga ini')
  expect(row).toHaveAttribute('aria-disabled', 'true')
  expect(within(sheet).getAllByRole('option').at(-1)).toBe(row)
  press(row)
  expect(row).toHaveAttribute('aria-selected', 'false')
})

it('a change of all prices keeps each currency, and rounds riyal and dollars to two decimals', () => {
  const rupiah = { id: 1, name: 'A', price: 2_850_100, logo: null }
  const dollars = { id: 2, name: 'B', price: 2_363_500, amount: 145, currency: 'USD' as const, logo: null }
  const raise = { percent: 2.5, step: 1000, paths: new Set(['price']), periods: null }
  const { rows } = raisedRows([rupiah, dollars], fileKindOf('custom-data/visa'), raise)
  expect(rows.map(({ after }) => after)).toEqual([
    { name: 'A', price: 2_921_000 },
    { name: 'B', price: 148.63, currency: 'USD' },
  ])
})
