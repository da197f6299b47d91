import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { json } from '../support/fakeFetch'
import { held, partnerServer } from '../support/partnerServer'
import { heading, renderApp } from '../support/renderApp'

/** Opens Beranda, whose profile arrives later; returns how often the app preloads its next screens because of it. */
async function preloadsOfProfile(profile: object) {
  const idle = vi.fn<(work: () => void) => number>(() => 1)
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => undefined })
  const server = await partnerServer()
  const app = await renderApp('/', { server })
  const answer = held(async (_, pass) => json({ ...((await (await pass()).json()) as object), ...profile }))
  server.on('GET', '/partner/me', answer.react)
  await heading('Paket Umroh')
  await waitFor(() => expect(idle).toHaveBeenCalled())
  const before = idle.mock.calls.length
  answer.letGo()
  await waitFor(() => expect(localStorage.getItem('partner-auth')).toContain('Profil baru'))
  const more = idle.mock.calls.length - before
  app.unmount()
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
  return more
}

const mitra = { id: 1, name: 'Profil baru' }

it('the app preloads its next screens once, and not again when the profile arrives', async () => {
  expect(await preloadsOfProfile({ mitra })).toBe(0)
})

it('the app preloads again when the profile names other features of the partner API', async () => {
  expect(await preloadsOfProfile({ mitra, features: ['status'] })).toBeGreaterThan(0)
})
