import { readFileSync } from 'node:fs'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HOTEL_RESOURCES } from '@/domain/masters/masters'
import { ADMIN } from '@tests/partner-api/fixtures'
import { partnerServer, type PartnerServer } from '@tests/support/server/partnerServer'
import { button, findButton, heading, press, renderApp } from '@tests/support/renderApp'

// A list of nights in the dialog: what the admin has to choose and to confirm (docs/product.md §15.6.20, §15.6.23).

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/resources/masters/import/${name}`))

async function chooseIn(server: PartnerServer, name: string) {
  await renderApp(`/${HOTEL_RESOURCES.makkah}`, { server, as: ADMIN, width: 1280 })
  press(await findButton('Impor'))
  const dialog = await screen.findByRole('dialog', { name: 'Impor Hotel Makkah' })
  const input = within(dialog).getByLabelText(/Pilih berkas/, { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File([fixture(name)], name)] } })
  return dialog
}

it('seasons in three sheets are imported once the last days are chosen and the nights of Ramadhan confirmed', async () => {
  const server = await partnerServer()
  const dialog = await chooseIn(server, 'e2-season-sheets.xlsx')
  expect(await findButton('Impor 1 baris')).toBeDisabled()
  expect(dialog).toHaveTextContent('Yang dibaca: lembar "LOW", "HIGH", "RAMADHAN".')
  expect(dialog).toHaveTextContent('Pilih dulu arti "Sampai".')
  press(within(screen.getByRole('group', { name: '"Sampai" berarti' })).getByRole('button', { name: 'malam terakhir' }))
  expect(await screen.findByText(/1 Jul–30 Nov 2026 \(check-out 1 Des 2026\) · D 420 \/ T 470 \/ Q 520/)).toBeVisible()
  expect(dialog).toHaveTextContent('Centang dulu bahwa isi berkas ini sudah diperiksa.')
  press(screen.getByRole('checkbox', { name: 'Sudah saya periksa, tetap impor ke Hotel Makkah' }))
  press(button('Impor 1 baris'))
  expect(await heading('Impor selesai')).toBeVisible()
  const saved = (await server.store.hotels.list('makkah')).find(({ name }) => name === 'Darul Falah')
  expect(saved?.periods?.map(({ from, to, triple }) => [from, to, triple])).toEqual([
    ['2026-07-01', '2026-11-30', 470],
    ['2026-12-18', '2027-01-10', 770],
    ['2027-02-08', '2027-02-27', 1250],
    ['2027-02-28', '2027-03-08', null],
  ])
})

it('a sheet can be left out, and the others are read again', async () => {
  const dialog = await chooseIn(await partnerServer(), 'e2-season-sheets.xlsx')
  press(await screen.findByRole('checkbox', { name: 'RAMADHAN' }))
  expect(await within(dialog).findByText(/Yang dibaca: lembar "LOW", "HIGH"\./)).toBeVisible()
  expect(dialog).not.toHaveTextContent('Umm al-Qura')
})

it('a contract whose borders say it is imported at once (e1)', async () => {
  const dialog = await chooseIn(await partnerServer(), 'e1-periods.xlsx')
  expect(await findButton('Impor 1 baris')).toBeEnabled()
  expect(
    within(screen.getByRole('group', { name: '"Sampai" berarti' })).getByRole('button', { pressed: true }),
  ).toHaveTextContent('check-out')
  expect(dialog).toHaveTextContent('1 Okt–15 Des 2026 (check-out 16 Des 2026) · D 600 / T 690 / Q –, akhir pekan +50')
})
