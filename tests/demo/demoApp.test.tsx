import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { App } from '@/app/App'
import { demoAssets } from '@/demo'
import { demoHost, optionsFrom } from '@/demo/demoHost'
import { address, button, findButton, heading, press, renderApp } from '../support/renderApp'

function renderDemo(path: string) {
  window.history.replaceState(null, '', path)
  return render(<App {...demoHost('')} />)
}

describe('the demo’s login', () => {
  it.each([
    [/^Mitra An-Nur/, 'siti@annur.co.id', 'mitra123'],
    [/^Mitra Barokah/, 'dewi@barokah.co.id', 'mitra123'],
    [/^Admin, semua hak/, 'admin@umrohmitra.co.id', 'admin123'],
    [/^Admin, sebagian hak/, 'staf@umrohmitra.co.id', 'admin123'],
  ])('a tap on %s fills in that account', async (name, email, password) => {
    renderDemo('/auth/login')
    press(await findButton(name))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    expect(screen.getByLabelText('Password')).toHaveValue(password)
  })
})

describe('the line above the demo’s screens', () => {
  it('says that this is a demo, and its button discards all changes and signs out', async () => {
    renderDemo('/auth/login')
    press(await findButton(/^Mitra An-Nur/))
    press(button('Login'))
    await heading('Paket Umroh')
    expect(screen.getByText('Demo: data contoh, hanya di peramban ini')).toBeVisible()
    press(await findButton('Mulai ulang demo'))
    await waitFor(() => expect(button('Login')).toBeVisible())
    expect([address(), localStorage.getItem('partner_token'), localStorage.getItem('umroh-demo')]).toEqual([
      '/auth/login',
      null,
      null,
    ])
  })
})

describe('an app without the demo', () => {
  it('login and profile show nothing of the demo', async () => {
    const { unmount } = await renderApp('/auth/login', { as: null })
    expect(await findButton('Login')).toBeVisible()
    expect(screen.queryByText('Akun demo')).toBeNull()
    unmount()
    await renderApp('/profile')
    expect(await findButton('Keluar')).toBeVisible()
    expect(screen.queryByRole('button', { name: /demo/ })).toBeNull()
  })
})

describe('the demo’s pictures', () => {
  it.each(['hotels/makkah/anjum.svg', '/pesawat/saudia.svg'])('the demo draws %s itself', (path) => {
    const [type, svg = ''] = (demoAssets(path) ?? '').split(',')
    expect(type).toBe('data:image/svg+xml')
    expect(decodeURIComponent(svg)).toMatch(/^<svg [\s\S]*<\/svg>$/)
    expect(demoAssets(path)).toBe(demoAssets(path))
  })

  it.each([
    null,
    '',
    'https://example.com/a.png',
    '//example.com/a.svg',
    'hotels/jeddah/a.svg',
    '../pesawat/saudia.svg',
    'javascript:alert(1)',
  ])('the demo draws no picture for %j and sends no request', (path) => {
    expect(demoAssets(path)).toBeNull()
  })
})

describe('the demo’s address', () => {
  it.each([
    ['?latency=800&failureRate=0.1', { latency: 800, failureRate: 0.1 }],
    ['?q=x', {}],
    ['', {}],
    ['?latency=cepat&failureRate=', {}],
    ['?latency=0', { latency: 0 }],
  ])('the query %j sets the options %j', (search, options) => {
    expect(optionsFrom(search)).toEqual(options)
  })
})
