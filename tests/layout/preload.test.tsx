import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '@/domain/types'
import { heading, renderApp } from '../support/renderApp'

/** Opens Beranda; returns how often the app preloads its next screens because the profile of the user arrives. */
async function preloadsOfProfile(changes: Partial<User>) {
  const idle = vi.fn<(work: () => void) => number>(() => 1)
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => undefined })
  const { session, token, unmount } = await renderApp('/')
  await heading('Paket Umroh')
  await waitFor(() => expect(idle).toHaveBeenCalled())
  const before = idle.mock.calls.length
  const { user } = session.getSnapshot()
  act(() => session.update({ user: { ...user!, ...changes }, mitra: { id: 1, name: 'PT Safar Mandiri' } }, token))
  const more = idle.mock.calls.length - before
  unmount()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
  return more
}

it('the app does not preload its next screens again when the profile arrives', async () => {
  expect(await preloadsOfProfile({ name: 'Siti R.' })).toBe(0)
})

it('the app preloads again when the profile names other features of the partner API', async () => {
  expect(await preloadsOfProfile({ features: ['status'] })).toBe(1)
})
