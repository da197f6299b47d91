import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ADMIN } from '../partner-api/fixtures'
import { findButton, press, renderApp, write } from '../support/renderApp'

// The first form loads the desktop's code.
const field = (name: string) => screen.findByRole('textbox', { name }, { timeout: 10_000 })
const toAudit = async () =>
  press(within(await screen.findByRole('navigation', { name: 'Menu admin' })).getByRole('link', { name: 'Riwayat' }))
const question = () => screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' })

// docs/product.md §11.1.21
it.each([
  ['a hotel', '/hotel/makkah/create', 'Nama'],
  ['a master', '/custom-data/visa/create', 'Nama'],
  ['a rate', '/custom-data/kurs/create', 'Rupiah per riyal (Rp)'],
  ['a user', '/users/create', 'Nama'],
  ['a mitra', '/mitra/create', 'Nama'],
])('the form of %s asks before a link leads away from something typed', async (_, path, name) => {
  await renderApp(path, { as: ADMIN, width: 1280 })
  await field(name)
  write(await field(name), '4321')
  await toAudit()
  const sheet = await question()
  press(within(sheet).getByRole('button', { name: 'Tetap di sini' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await field(name)).getAttribute('value') ?? ((await field(name)) as HTMLInputElement).value).toMatch(
    /4\.?321/,
  )
  await toAudit()
  press(within(await question()).getByRole('button', { name: 'Buang perubahan' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible()
})

it('a form without changes, and one whose changes are saved, ask nothing', async () => {
  await renderApp('/custom-data/visa/create', { as: ADMIN, width: 1280 })
  await field('Nama')
  await toAudit()
  expect(await screen.findByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a form that was saved asks nothing on the way to the table', async () => {
  await renderApp('/mitra/create', { as: ADMIN, width: 1280 })
  write(await field('Nama'), 'Mitra Baru')
  press(await findButton('Simpan'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Mitra' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
