import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Home } from '@/app/lazyParts'
import type { User } from '@/domain/types'
import { SITI } from '../partner-api/fixtures'
import { held, partnerServer } from '../support/server/partnerServer'
import { button, heading, press, renderApp, write } from '../support/renderApp'

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

it('the login runs the code of Beranda only while its request is out (docs/speed.md)', async () => {
  const preload = vi.spyOn(Home, 'preload')
  const server = await partnerServer()
  const login = held()
  server.on('POST', '/partner/login', login.react)
  await renderApp('/auth/login', { as: null, server })
  await heading('Masuk')
  expect(preload).not.toHaveBeenCalled()
  write(screen.getByRole('textbox', { name: 'Email' }), SITI)
  write(screen.getByLabelText('Password'), 'mitra123')
  press(button('Login'))
  expect(preload).toHaveBeenCalledOnce()
  login.letGo()
  expect(await heading('Paket Umroh')).toBeVisible()
})
