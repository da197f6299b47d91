import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LIST } from '../support/packageRows'
import { partnerServer } from '../support/server/partnerServer'
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

describe('a wrong clock', () => {
  const SAID = /^Jam ponsel ini salah: menurut server sekarang .*\. Perbaiki tanggal dan jam ponsel\.$/
  const showList = async (wrongBy: number) => {
    const server = await partnerServer({ packages: [1, 0] })
    const date = new Date(Date.now() + wrongBy).toUTCString()
    server.on('GET', LIST, async (_, pass) => {
      const answer = await pass()
      answer.headers.set('date', date)
      return answer
    })
    await renderApp('/package/umroh-reguler', { server })
    await screen.findByRole('article')
  }
  it('the banner says it, as the server’s answer shows it', async () => {
    await showList(40 * 86_400_000)
    expect(document.querySelector('[aria-live=polite]')).toContainElement(await screen.findByText(SAID))
  })
  it('a clock that is right is not mentioned', async () => {
    await showList(60_000)
    expect(screen.queryByText(SAID)).toBeNull()
  })
})
