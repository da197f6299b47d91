import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { heading, renderApp } from '../support/renderApp'

const WORDS = 'Tidak ada koneksi internet'

function setNetwork(isThere: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

describe('without a network', () => {
  it.each([
    ['/', 'Paket Umroh'],
    ['/package/umroh-reguler', 'Paket Umroh Regular'],
    ['/package/umroh-reguler/create', 'Umroh Regular'],
  ])('%s shows the offline message, also in a live region, until the network returns', async (path, title) => {
    await renderApp(path)
    await heading(title)
    expect(screen.queryByText(WORDS)).toBeNull()
    const region = document.querySelector('[aria-live=polite]')
    setNetwork(false)
    expect(region).toContainElement(screen.getByText(WORDS))
    setNetwork(true)
    expect(screen.queryByText(WORDS)).toBeNull()
  })

  it('the login shows the offline message too', async () => {
    await renderApp('/auth/login', { as: null })
    await heading('Masuk')
    setNetwork(false)
    await waitFor(() => expect(screen.getByText(WORDS)).toBeVisible())
  })
})
