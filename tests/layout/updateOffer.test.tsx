import { act, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { createProviders } from '@/app/providers'
import { hasScreenWithForm } from '@/ui/hooks/unsavedChanges'
import type { Updates, UpdateState } from '@/layout/UpdateOffer'
import { partnerServer } from '../support/server/partnerServer'
import { findButton, heading, press, signIn } from '../support/renderApp'
import { SITI } from '../partner-api/fixtures'

/** Fake updates, whose state a test sets with `tell`. */
function fakeUpdates() {
  let state: UpdateState = 'unknown'
  const listeners = new Set<() => void>()
  const accept = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  const dismiss = vi.fn<() => void>(() => tell('dismissed'))
  const updates: Updates = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    accept,
    dismiss,
  }
  const tell = (next: UpdateState) =>
    act(() => {
      state = next
      listeners.forEach((listener) => listener())
    })
  return { updates, accept, dismiss, tell }
}

async function appAt(path: string) {
  const server = await partnerServer()
  const token = await signIn(server, SITI)
  const { body } = await server.call('GET', '/partner/umroh-regular', { token })
  window.history.replaceState(null, '', path.replace(':id', String((body.data as { id: number }[])[0]?.id)))
  const told = fakeUpdates()
  const providers = createProviders({
    apiUrl: '/api',
    assetsUrl: '/media',
    sendIdempotencyKey: true,
    fetch: server.fetch,
  })
  render(<App providers={providers} assetsUrl="/media" updates={told.updates} />)
  return told
}

const region = () => screen.getAllByRole('status').find((status) => within(status).queryByText('Versi baru tersedia'))

describe('a new version (fault 45)', () => {
  it('the offer of a new version appears on the current screen, and Muat ulang loads the version', async () => {
    const { tell, accept } = await appAt('/')
    await heading('Paket Umroh')
    tell('current')
    expect(region()).toBeUndefined()
    tell('new')
    expect(region()).toBeVisible()
    expect(accept).not.toHaveBeenCalled()
    press(await findButton('Muat ulang'))
    expect(accept).toHaveBeenCalledTimes(1)
    expect(await findButton('Memuat…')).toBeDisabled()
  })

  it('Tutup dismisses the offer', async () => {
    const { tell, accept, dismiss } = await appAt('/')
    await heading('Paket Umroh')
    tell('new')
    press(await findButton('Tutup'))
    expect(region()).toBeUndefined()
    expect([dismiss.mock.calls.length, accept.mock.calls.length]).toEqual([1, 0])
  })

  it.each(['/package/umroh-reguler/create', '/package/umroh-reguler/create/', '/package/umroh-reguler/edit/:id'])(
    'the wizard at %s shows no offer, and the next screen does',
    async (path) => {
      const { tell } = await appAt(path)
      await heading('Informasi Perjalanan')
      tell('new')
      expect([region(), hasScreenWithForm()]).toEqual([undefined, true])
      press(screen.getByRole('link', { name: 'Kembali ke daftar paket' }))
      await waitFor(() => expect(region()).toBeVisible())
      await waitFor(() => expect(hasScreenWithForm()).toBe(false))
    },
  )

  it('a guest sees the offer too', async () => {
    const { tell } = await appAt('/')
    await heading('Paket Umroh')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'partner_token' })))
    await heading('Masuk')
    tell('new')
    expect(region()).toBeVisible()
  })
})
