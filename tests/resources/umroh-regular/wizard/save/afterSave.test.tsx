import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { address, press, renderApp } from '@tests/support/renderApp'
import { json } from '@tests/support/server/fakeFetch'
import { LIST, wireRow } from '@tests/support/packageRows'
import { held, partnerServer } from '@tests/support/server/partnerServer'
import { arrow, draftAtReview, footerButton } from '@tests/support/wizard'

const savedPackage = async () => {
  const app = await draftAtReview()
  press(footerButton('Simpan'))
  await screen.findByRole('article', { name: 'Umroh Maret' })
  return app
}
const says = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const onDetail = () => screen.findByRole('region', { name: 'Total Harga' })

afterEach(() => vi.restoreAllMocks())

describe('after a save (docs/product.md §7.1.7)', () => {
  it('the notice leads to the saved package; its links are no part of what is announced', async () => {
    await savedPackage()
    expect(says()).toContain('Paket berhasil disimpan.')
    press(screen.getByRole('link', { name: 'Lihat' }))
    await onDetail()
    expect(screen.getByRole('heading', { name: 'Umroh Maret' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lihat' })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('Bagikan opens the saved package with its sheet, once', async () => {
    await savedPackage()
    press(screen.getByRole('link', { name: 'Bagikan' }))
    const sheet = await screen.findByRole('dialog', { name: 'Bagikan penawaran' })
    const detail = address()
    expect(detail).toMatch(/umroh-reguler\/\d+$/)
    press(within(sheet).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => window.history.back())
    await screen.findByRole('article', { name: 'Umroh Maret' })
    act(() => window.history.forward())
    await onDetail()
    expect(address()).toBe(detail)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a mitra who has left the wizard hears that it is saved, without links', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    const answer = held()
    server.on('POST', LIST, answer.react)
    await draftAtReview(server)
    press(footerButton('Simpan'))
    await waitFor(() => expect(footerButton('Menyimpan...')).toBeDisabled())
    press(arrow())
    press(within(await screen.findByRole('dialog')).getByText('Keluar'))
    await screen.findAllByRole('article')
    answer.letGo()
    await waitFor(() => expect(says()).toContain('Paket berhasil disimpan.'))
    expect(screen.queryByRole('link', { name: 'Lihat' })).toBeNull()
  })
})

describe('the card of the saved package is brought into sight', () => {
  const rows = Array.from({ length: 40 }, (_, index) => wireRow(index + 1))
  const openList = async (saved: number) => {
    const server = await partnerServer()
    server.on('GET', LIST, () => json({ data: rows, meta: { total: rows.length } }))
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(20_000)
    const scrolled = vi.spyOn(window, 'scrollTo')
    const state = { usr: { arrival: { saved } }, key: `saved-${saved}`, idx: 0 }
    await renderApp('/package/umroh-reguler', { server, state })
    await screen.findAllByRole('article')
    return scrolled.mock.calls.map(([to]) => (to as ScrollToOptions | undefined)?.top ?? 0)
  }

  it('by scrolling, if the list has it further down', async () => {
    const tops = await openList(30)
    expect(Math.max(...tops)).toBeGreaterThan(1000)
    expect((window.history.state as { usr: unknown }).usr).toBeNull()
  })

  it('nothing is scrolled to a package that the first rows do not have', async () => {
    expect(Math.max(0, ...(await openList(99)))).toBe(0)
  })
})
