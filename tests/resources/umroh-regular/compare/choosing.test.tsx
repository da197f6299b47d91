import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LIST, listOf } from '@tests/support/packageRows'
import { partnerServer } from '@tests/support/server/partnerServer'
import { address, button, press, renderApp } from '@tests/support/renderApp'

const PATH = '/package/umroh-reguler'

async function choosing(path = PATH) {
  const server = await partnerServer()
  server.on('GET', LIST, listOf(5))
  await renderApp(path, { server })
  await screen.findByRole('article', { name: 'Paket 1' })
  press(button('Menu daftar'))
  press(await screen.findByRole('button', { name: 'Bandingkan' }))
  await screen.findByRole('contentinfo', { name: 'Bandingkan paket' })
}

const box = (n: number) => screen.getByRole('checkbox', { name: `Pilih Paket ${n}` })
const bar = () => screen.getByRole('contentinfo', { name: 'Bandingkan paket' })
const compare = () => within(bar()).getByRole('button', { name: 'Bandingkan' })

describe('choosing packages to compare (docs/product.md §26.1.1)', () => {
  it('the menu turns the cards into choices that lead nowhere else', async () => {
    await choosing()
    const card = screen.getByRole('article', { name: 'Paket 1' })
    expect(within(card).queryByRole('link')).toBeNull()
    expect(within(card).queryByRole('button')).toBeNull()
    expect(within(bar()).getByRole('status')).toHaveTextContent('Pilih 2 atau 3 paket.')
    expect(within(bar()).getByRole('status')).toHaveFocus()
    expect(compare()).toBeDisabled()
  })

  it('two or three chosen packages lead to their comparison in the order of choice', async () => {
    await choosing()
    press(box(4))
    expect(within(bar()).getByRole('status')).toHaveTextContent('1 paket dipilih. Pilih satu atau dua lagi.')
    expect(compare()).toBeDisabled()
    press(box(2))
    press(compare())
    expect(address()).toBe(`${PATH}/compare?id=4&id=2`)
  })

  it('a fourth package is refused with a word, and another one may take a place that was left', async () => {
    await choosing()
    for (const n of [1, 2, 3, 4]) press(box(n))
    expect(box(4)).not.toBeChecked()
    expect(within(bar()).getByRole('status')).toHaveTextContent('Paling banyak 3 paket. Lepas satu dulu')
    press(box(1))
    press(box(4))
    expect(within(bar()).getByRole('status')).toHaveTextContent('3 paket dipilih.')
    press(compare())
    expect(address()).toBe(`${PATH}/compare?id=2&id=3&id=4`)
  })

  it('Batal gives the list back as it was, with its search', async () => {
    await choosing(`${PATH}?q=paket`)
    press(box(1))
    press(within(bar()).getByRole('button', { name: 'Batal' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Detail Paket 1' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(address()).toBe(`${PATH}?q=paket`)
    press(button('Menu daftar'))
    press(await screen.findByRole('button', { name: 'Bandingkan' }))
    await screen.findByRole('contentinfo', { name: 'Bandingkan paket' })
    expect(box(1)).not.toBeChecked()
  })

  it('the way back from the comparison leads to the same choice', async () => {
    await choosing()
    press(box(4))
    press(box(2))
    press(compare())
    press(await screen.findByRole('link', { name: 'Kembali ke daftar paket' }))
    expect(await screen.findByRole('checkbox', { name: 'Pilih Paket 4' })).toBeChecked()
    expect(box(2)).toBeChecked()
    expect(box(1)).not.toBeChecked()
  })

  it('Back closes the menu, and the list stays', async () => {
    const server = await partnerServer()
    await renderApp(PATH, { server })
    press(await screen.findByRole('button', { name: 'Menu daftar' }))
    await screen.findByRole('dialog', { name: 'Menu daftar' })
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(PATH)
    expect(screen.getByRole('button', { name: 'Menu daftar' })).toBeVisible()
  })

  it('Escape closes the menu and gives its button the focus', async () => {
    const server = await partnerServer()
    await renderApp(PATH, { server })
    const menu = await screen.findByRole('button', { name: 'Menu daftar' })
    menu.focus()
    press(menu)
    const list = await screen.findByRole('dialog', { name: 'Menu daftar' })
    // The menu stands at its button in a wide window, too, although sheets stand in the frame.
    expect(getComputedStyle(list.closest('.MuiPopover-root')!).maxWidth).toBe('none')
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Bandingkan' }), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()
  })
})
