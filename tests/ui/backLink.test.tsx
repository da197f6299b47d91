import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, heading, press, renderApp, write } from '../support/renderApp'

const SEARCHED = '/package/umroh-reguler?q=keluarga'
const toList = () => screen.getByRole('link', { name: 'Kembali ke daftar' })
const arrow = () => screen.getByRole('link', { name: 'Kembali ke daftar paket' })

/** Opens the list with a search, and follows a link of the first card. */
async function fromSearchedList(name: RegExp) {
  await renderApp('/package/umroh-reguler')
  write(await screen.findByRole('searchbox'), 'keluarga')
  await expect.poll(address).toBe(SEARCHED)
  // Until the answer the screen shows the cards of the list before the search.
  await screen.findByText(/^\d+ paket$/)
  const [card] = await screen.findAllByRole('article')
  press(within(card!).getByRole('link', { name }))
}

describe('links back (docs/product.md §14.2.3)', () => {
  it('Kembali ke daftar goes back to the list with its search', async () => {
    await fromSearchedList(/^Detail/)
    await heading('Detail Paket')
    const entries = window.history.length
    press(toList())
    await expect.poll(address).toBe(SEARCHED)
    expect(window.history.length).toBe(entries)
  })

  it('the arrow of the wizard goes back past its steps', async () => {
    await fromSearchedList(/^Edit/)
    press(await screen.findByRole('button', { name: 'Lanjut' }))
    await screen.findByRole('button', { name: 'Sebelumnya' })
    const entries = window.history.length
    press(arrow())
    await expect.poll(address).toBe(SEARCHED)
    expect(window.history.length).toBe(entries)
  })

  it('a wizard with changes asks first, and then goes back to the list with its search', async () => {
    await fromSearchedList(/^Edit/)
    write(await screen.findByRole('textbox', { name: 'Nama Paket' }), 'Nama lain')
    const entries = window.history.length
    press(arrow())
    press(await screen.findByText('Simpan draf dan keluar'))
    await expect.poll(address).toBe(SEARCHED)
    expect(window.history.length).toBe(entries)
  })

  it('if the list is not behind, the link opens it', async () => {
    await renderApp('/package/umroh-reguler/create')
    await screen.findByRole('button', { name: 'Lanjut' })
    press(arrow())
    await heading('Paket Umroh Regular')
    expect(address()).toBe('/package/umroh-reguler')
  })
})
