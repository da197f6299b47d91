import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showKeptScheme } from '@/ui/layout/scheme'
import { press, renderApp } from '../support/renderApp'

const shown = () => document.documentElement.dataset.scheme
const option = (name: string) => screen.findByRole('button', { name })
afterEach(() => {
  localStorage.removeItem('umroh_scheme')
  delete document.documentElement.dataset.scheme
})

describe('light and dark (docs/product.md §2.7.3)', () => {
  it('Profil shows the choice, and a press changes the page at once and for later visits', async () => {
    await renderApp('/profile')
    expect(await option('Otomatis')).toHaveAttribute('aria-pressed', 'true')
    for (const [name, scheme] of [
      ['Gelap', 'dark'],
      ['Terang', 'light'],
    ] as const) {
      press(await option(name))
      expect(shown()).toBe(scheme)
      expect(await option(name)).toHaveAttribute('aria-pressed', 'true')
      delete document.documentElement.dataset.scheme
      showKeptScheme()
      expect(shown()).toBe(scheme)
    }
    press(await option('Gelap'))
    expect(shown()).toBe('dark')
    press(await option('Otomatis'))
    expect(shown()).toBe('light')
  })

  it('another tab shows the choice too', async () => {
    await renderApp('/profile')
    await option('Otomatis')
    dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'dark' }))
    expect(shown()).toBe('light')
    dispatchEvent(new StorageEvent('storage', { key: 'umroh_scheme', newValue: 'dark' }))
    await vi.waitFor(() => expect(shown()).toBe('dark'))
  })

  it('without a storage the choice holds until the page closes', async () => {
    await renderApp('/profile')
    const gelap = await option('Gelap')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    })
    press(gelap)
    expect(shown()).toBe('dark')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    showKeptScheme()
    expect(shown()).toBe('light')
  })

  it('an unknown value in the storage follows the phone', () => {
    localStorage.setItem('umroh_scheme', 'sepia')
    showKeptScheme()
    expect(shown()).toBe('light')
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    showKeptScheme()
    expect(shown()).toBe('dark')
  })
})
