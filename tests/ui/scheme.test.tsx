import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseScheme, followOtherTabs, showKeptScheme, shownScheme } from '../../src/ui/layout/scheme'
import { press, renderApp } from '../support/renderApp'

const shown = () => document.documentElement.dataset.scheme
afterEach(() => chooseScheme('system'))

describe('light and dark (docs/product.md §2.7.3)', () => {
  it('Profil shows the choice, and a press changes the page at once and for later visits', async () => {
    await renderApp('/profile')
    const option = (name: string) => screen.findByRole('button', { name })
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
    press(await option('Terang'))
    expect(shown()).toBe('light')
    press(await option('Otomatis'))
    expect(shown()).toBeUndefined()
  })

  it('another tab shows the choice too', () => {
    followOtherTabs()
    localStorage.setItem('umroh_scheme', 'dark')
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(shown()).toBeUndefined()
    dispatchEvent(new StorageEvent('storage', { key: 'umroh_scheme' }))
    expect(shown()).toBe('dark')
  })

  it('without a storage the choice holds until the page closes', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    })
    chooseScheme('dark')
    expect(shownScheme()).toBe('dark')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    showKeptScheme()
    expect(shownScheme()).toBe('light')
  })

  it('an unknown value in the storage follows the phone', () => {
    localStorage.setItem('umroh_scheme', 'sepia')
    showKeptScheme()
    expect([shown(), shownScheme()]).toEqual([undefined, 'light'])
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    expect(shownScheme()).toBe('dark')
  })
})
