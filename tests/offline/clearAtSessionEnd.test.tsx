import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LOGOUT_EVENT } from '@/auth-provider/session'
import { DEWI, SITI } from '../partner-api/fixtures'
import { json } from '../support/server/fakeFetch'
import { afterReload, persisted, untilPersisted, withIndexedDb } from '../support/persisted'
import { LIST } from '../support/packageRows'
import { held, partnerServer } from '../support/server/partnerServer'
import { findButton, heading, press, renderApp, signIn, wait } from '../support/renderApp'

withIndexedDb()

const PATH = '/package/umroh-reguler'
const MOMENT = 400

async function openPersistedList() {
  const app = await renderApp(PATH, { packages: [3, 2] })
  await screen.findAllByRole('article')
  await untilPersisted(1)
  return app
}
const expectNothingPersisted = () => waitFor(async () => expect(await persisted()).toEqual([]))
const receiveStorageEvent = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'partner_token' })))

describe('this phone deletes the persisted queries (fault 12)', () => {
  it('Keluar deletes the persisted queries', async () => {
    await openPersistedList()
    press(screen.getByRole('link', { name: 'Kembali ke Beranda' }))
    press(await screen.findByRole('link', { name: 'Profil' }))
    press(await findButton('Keluar'))
    await heading('Masuk')
    await expectNothingPersisted()
  })

  it('an auth:logout event deletes the persisted queries', async () => {
    await openPersistedList()
    act(() => void window.dispatchEvent(new Event(LOGOUT_EVENT)))
    await heading('Masuk')
    await expectNothingPersisted()
  })

  it('a 401 deletes the persisted queries', async () => {
    const { server, dataProvider } = await openPersistedList()
    server.on('GET', '/custom-data/visa', () => json({}, 401))
    await act(() => dataProvider.getList('custom-data/visa', {}).catch(() => undefined))
    await heading('Masuk')
    await expectNothingPersisted()
  })

  it('a logout in another tab deletes the persisted queries', async () => {
    await openPersistedList()
    localStorage.clear()
    receiveStorageEvent()
    await heading('Masuk')
    await expectNothingPersisted()
  })

  it('the next start deletes the persisted queries if the session expired or was removed while the app was closed', async () => {
    const app = await openPersistedList()
    await afterReload(app)
    await untilPersisted(1)
    localStorage.clear()
    await renderApp('/auth/login', { server: app.server, as: null })
    await heading('Masuk')
    await expectNothingPersisted()
  })

  it('another user’s login in another tab deletes the persisted queries', async () => {
    const { server } = await openPersistedList()
    const [old] = await persisted()
    await signIn(server, DEWI)
    receiveStorageEvent()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await waitFor(async () => expect((await persisted()).filter(({ user }) => user === old?.user)).toEqual([]))
    await untilPersisted(1)
  })
})

it('the persisted queries stay when the server sends the same user id as “1” instead of 1', async () => {
  const { session } = await renderApp('/', { packages: [3, 2] })
  const { user, mitra } = session.getSnapshot()
  act(() =>
    session.update(
      { user: { id: String(user?.id), name: 'Siti', email: SITI }, mitra: mitra && { ...mitra } },
      session.getToken(),
    ),
  )
  press(await screen.findByRole('link', { name: 'Umroh Reguler' }))
  await screen.findAllByRole('article')
  await untilPersisted(1)
})

it('the key presses of a guest do not clear the store again', async () => {
  const app = await openPersistedList()
  act(() => void window.dispatchEvent(new Event(LOGOUT_EVENT)))
  await heading('Masuk')
  await expectNothingPersisted()
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear')
  for (const key of 'abc') fireEvent.keyDown(window, { key })
  await wait(MOMENT)
  expect([clear.mock.calls.length, app.session.getSnapshot().status]).toEqual([0, 'unauthenticated'])
})

describe('another user of this phone (fault 12)', () => {
  it('the next user never sees the persisted queries of the user before', async () => {
    const app = await openPersistedList()
    const theirs = screen.getAllByRole('article').map((card) => card.textContent)
    await afterReload(app)
    const answer = held()
    app.server.on('GET', LIST, answer.react)
    await renderApp(PATH, { server: app.server, as: DEWI })
    await screen.findByRole('progressbar', { name: 'Memuat…' })
    await wait(MOMENT)
    expect([screen.queryAllByRole('article'), await persisted()]).toEqual([[], []])
    answer.letGo()
    for (const card of await screen.findAllByRole('article')) expect(theirs).not.toContain(card.textContent)
  })
})

describe('an answer after the end of the session is not persisted', () => {
  it('an answer that is still pending at the end of the session is not persisted', async () => {
    const server = await partnerServer({ packages: [3, 2] })
    const answer = held()
    server.on('GET', LIST, answer.react)
    const { session } = await renderApp(PATH, { server })
    await waitFor(() => expect(server.callsTo('GET', LIST)).toHaveLength(1))
    act(() => session.end())
    answer.letGo()
    await heading('Masuk')
    await wait(MOMENT)
    expect(await persisted()).toEqual([])
  })

  it('an answer that is on screen but not yet written is not persisted', async () => {
    const { session } = await renderApp(PATH, { packages: [3, 2] })
    await screen.findAllByRole('article')
    act(() => session.end())
    await heading('Masuk')
    await wait(MOMENT)
    expect(await persisted()).toEqual([])
  })

  it('an answer is not persisted if another tab has ended the session and this tab has not received the event yet', async () => {
    // Without a session nobody knows the API's features, and a request that needs a feature is refused.
    vi.mocked(console.error).mockImplementation(() => undefined)
    // At the moment of the first card: a busy machine may write the copy before the test goes on.
    const ended = new Promise<void>((resolve) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('article')) return
        localStorage.clear()
        observer.disconnect()
        resolve()
      }).observe(document, { childList: true, subtree: true }),
    )
    await renderApp(PATH, { packages: [3, 2] })
    await ended
    await wait(MOMENT)
    expect(await persisted()).toEqual([])
  })

  it('after a new login of the same user, an answer of the earlier session is not persisted', async () => {
    const { session, server } = await renderApp(PATH, { packages: [3, 2] })
    await screen.findAllByRole('article')
    act(() => session.end())
    await heading('Masuk')
    server.on('GET', LIST, held().react)
    await signIn(server, SITI)
    receiveStorageEvent()
    await wait(MOMENT)
    expect(await persisted()).toEqual([])
  })
})
