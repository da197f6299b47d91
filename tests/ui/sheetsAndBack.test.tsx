import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppRouter } from '@/app/AppRouter'
import { moveInHistory } from '@/ui/hooks/browserHistory'
import { useLocation, useNavigate } from 'react-router'
import { BottomSheet } from '@/ui/sheet/BottomSheet'

const shown = (title: string) => screen.queryByRole('dialog', { name: title })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const go = (steps: number) => act(() => window.history.go(steps))
const places = () => screen.getByTestId('places').textContent

/** All places that the router has drawn. */
let drawn: string[]

function Page() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  if (drawn.at(-1) !== pathname) drawn.push(pathname)
  return (
    <>
      <p data-testid="places">{pathname}</p>
      <button onClick={() => navigate(pathname === '/satu' ? '/dua' : '/tiga')}>Lanjut</button>
      <button onClick={() => setOuter(true)}>Buka</button>
      <BottomSheet open={outer} onClose={() => setOuter(false)} title="Luar">
        <button onClick={() => setInner(true)}>Lagi</button>
        <button onClick={() => moveInHistory(-1)}>Keluar</button>
        <BottomSheet open={inner} onClose={() => setInner(false)} title="Dalam">
          <p>Isi</p>
        </BottomSheet>
      </BottomSheet>
    </>
  )
}

beforeEach(() => {
  drawn = []
  window.history.pushState(null, '', '/satu')
  render(
    <AppRouter>
      <Page />
    </AppRouter>,
  )
})

class SilentWatcher {
  onclose = null
  destroy() {}
}

/** Firefox on a computer has a CloseWatcher, and its back button asks it for nothing. */
describe.each([
  ['without CloseWatcher', undefined],
  ['whose back button asks no CloseWatcher', SilentWatcher],
])('back in a browser %s', (_, watcher) => {
  beforeEach(() => void vi.stubGlobal('CloseWatcher', watcher))
  it('closes the top sheet only, and the router sees no move', async () => {
    press('Lanjut')
    press('Buka')
    press('Lagi')
    go(-1)
    await waitFor(() => expect(shown('Dalam')).toBeNull())
    expect(shown('Luar')).not.toBeNull()
    await waitFor(() => expect(window.location.pathname).toBe('/dua'))
    go(-1)
    await waitFor(() => expect(shown('Luar')).toBeNull())
    await waitFor(() => expect(window.location.pathname).toBe('/dua'))
    expect(drawn).toEqual(['/satu', '/dua'])
  })

  it('leaves back and forward as they were', async () => {
    press('Lanjut')
    press('Lanjut')
    go(-1)
    await waitFor(() => expect(places()).toBe('/dua'))
    press('Buka')
    go(-1)
    await waitFor(() => expect(shown('Luar')).toBeNull())
    await waitFor(() => expect(window.location.pathname).toBe('/dua'))
    go(1)
    await waitFor(() => expect(places()).toBe('/tiga'))
    go(-2)
    await waitFor(() => expect(places()).toBe('/satu'))
  })

  it('stays in the app on the first page, and the sheet opens again as before', async () => {
    press('Buka')
    go(-1)
    await waitFor(() => expect(shown('Luar')).toBeNull())
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }))
    press('Buka')
    go(-1)
    await waitFor(() => expect(shown('Luar')).toBeNull())
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 1 }))
    expect([window.location.pathname, drawn]).toEqual(['/satu', ['/satu']])
  })

  it('does not take a way out that was chosen in the sheet for the back button', async () => {
    press('Lanjut')
    press('Buka')
    press('Keluar')
    await waitFor(() => expect(places()).toBe('/satu'))
  })
})
