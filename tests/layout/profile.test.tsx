import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ADMIN } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { held, partnerServer, type Reaction } from '../support/server/partnerServer'
import { address, heading, press, renderApp, wait, write } from '../support/renderApp'
import { loseNetwork } from '../support/network'

const LIST = '/package/umroh-reguler'
const CREATE = `${LIST}/create`
const AN_NUR = { id: 1, name: 'An-Nur Tour & Travel' }
const withMitra: Reaction = async (_, pass) => json({ ...((await (await pass()).json()) as object), mitra: AN_NUR })
const nameField = () => screen.findByRole('textbox', { name: 'Nama Paket' })

/** Opens a screen as an admin right after the login, whose answer names no mitra, with this answer of `/partner/me`. */
async function justSignedIn(path: string, me: Reaction, packages = [1, 0]) {
  const server = await partnerServer({ packages })
  const stop = server.on('GET', '/partner/me', me)
  return { stop, ...(await renderApp(path, { server, as: ADMIN })) }
}

describe('an admin with a mitra who opens a screen right after the login', () => {
  it('the form of a new package waits for the profile, which names the mitra, and then opens', async () => {
    const answer = held(withMitra)
    await justSignedIn(CREATE, answer.react)
    expect(await screen.findByRole('progressbar')).toBeVisible()
    await wait(50)
    expect(address()).toBe(CREATE)
    answer.letGo()
    expect(await nameField()).toBeVisible()
  })

  it('if the profile cannot be read, the screen says so and Coba lagi opens the form', async () => {
    const { stop, server } = await justSignedIn(CREATE, () => json({ message: 'Tunggu' }, 429))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Data mitra belum dapat dimuat.')
    stop()
    server.on('GET', '/partner/me', withMitra)
    press(within(alert).getByRole('button', { name: 'Coba lagi' }))
    expect(await nameField()).toBeVisible()
    expect(address()).toBe(CREATE)
  })

  it('without a network the screen says so, and the form opens once there is a network', async () => {
    const server = await partnerServer({ packages: [1, 0] })
    server.on('GET', '/partner/me', withMitra)
    const giveBack = loseNetwork(server)
    await renderApp(CREATE, { server, as: ADMIN })
    expect(await screen.findByRole('alert')).toHaveTextContent('Tidak ada koneksi ke server.')
    expect(address()).toBe(CREATE)
    giveBack()
    expect(await nameField()).toBeVisible()
  })

  it('the list offers Buat Baru as soon as the profile names the mitra', async () => {
    const answer = held(withMitra)
    await justSignedIn(LIST, answer.react)
    await screen.findAllByRole('article')
    expect(screen.queryByRole('link', { name: 'Buat Baru' })).toBeNull()
    answer.letGo()
    expect(await screen.findByRole('link', { name: 'Buat Baru' })).toBeVisible()
  })
})

it('a profile that is read later, and names no mitra any more, takes no open form away', async () => {
  const { session } = await justSignedIn(CREATE, withMitra)
  write(await nameField(), 'Umroh Maret')
  act(() => session.update({ user: session.getSnapshot().user!, mitra: null }, session.getToken()))
  await wait(50)
  expect(await nameField()).toHaveValue('Umroh Maret')
  expect(address()).toBe(CREATE)
})

it('an admin without a mitra is led to Access Denied once the profile is read', async () => {
  await justSignedIn(CREATE, (_, pass) => pass())
  expect(await heading('Access Denied')).toBeVisible()
})
