import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from './support/watch'

const network = vi.fn<typeof fetch>()
let heard: string[]
const { removeItem } = Storage.prototype

const call = (token: string | null, path = '/api/partner/me') =>
  window.fetch(path, { headers: new Headers(token === null ? [] : [['authorization', `Bearer ${token}`]]) })

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  network.mockImplementation(async () => Response.json({ data: [{ nama_paket: 'Chaos 7-abc-1 annur siti' }] }))
  vi.stubGlobal('fetch', network)
  for (const level of ['error', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void heard.push(line))
  localStorage.setItem('partner_token', 'now')
  watchPage()
})
afterEach(() => {
  Storage.prototype.removeItem = removeItem
  localStorage.clear()
  sessionStorage.clear()
})

const complaints = () => heard.filter((line) => line.startsWith('chaos: '))

describe('watchPage', () => {
  it('watchPage reports a call without a session or with an old token, and no other call', async () => {
    await call('now')
    await call(null, '/api/partner/login')
    await call('before', '/api/partner/logout')
    await call('before', '/media/hotel.svg')
    expect(complaints()).toEqual([])
    await call(null)
    await call('before')
    expect(complaints()).toEqual([
      'chaos: a call without a session: /api/partner/me',
      'chaos: a call with the token of a session that is over: /api/partner/me',
    ])
  })

  it('watchPage reports a call with a refused token, unless the call was already on its way', async () => {
    network.mockResolvedValueOnce(Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
    await call('now')
    await call('now')
    expect(complaints()).toEqual([])
    vi.advanceTimersByTime(600)
    await call('now')
    expect(complaints()).toEqual(['chaos: a call with a token that was refused: /api/partner/me'])
  })

  it('watchPage lets the session go on after a 401 of a proxy that asks for a password, and reports its end', async () => {
    network.mockResolvedValueOnce(new Response('', { status: 401, headers: { 'www-authenticate': 'Basic' } }))
    await call('now')
    vi.advanceTimersByTime(600)
    await call('now')
    expect(complaints()).toEqual([])
    localStorage.removeItem('partner_token')
    vi.advanceTimersByTime(600)
    expect(complaints()).toEqual(['chaos: a session was ended, although the API had not refused its token'])
  })

  it('watchPage accepts the end of a session that the API refused, or that the user left', async () => {
    network.mockResolvedValueOnce(Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
    await call('now')
    localStorage.removeItem('partner_token')
    localStorage.setItem('partner_token', 'next')
    localStorage.removeItem('partner_token')
    await call('next', '/api/partner/logout')
    vi.advanceTimersByTime(600)
    expect(complaints()).toEqual([])
  })

  it('watchPage reports the packages that the page received and leaves the answer to the app', async () => {
    const answer = await call('now', '/api/partner/umroh-regular')
    await vi.waitFor(() =>
      expect(heard).toEqual([
        `got: ${JSON.stringify({ path: '/api/partner/umroh-regular', token: 'now', names: ['Chaos 7-abc-1 annur siti'] })}`,
      ]),
    )
    expect(await answer.json()).toHaveProperty('data')
  })

  it('watchPage reports the app’s messages and a broken screen', async () => {
    document.body.innerHTML = '<div role="status"></div>'
    document
      .querySelector('[role=status]')
      ?.insertAdjacentHTML('beforeend', '<p data-type="success">Paket berhasil disimpan.</p>')
    document.body.insertAdjacentHTML('beforeend', '<h1>Halaman ini tidak dapat ditampilkan</h1>')
    // All tests of this file watch the same document.
    await vi.waitFor(() => expect([...new Set(heard)]).toEqual(['said: Paket berhasil disimpan.', 'said: BROKEN']))
  })
})
