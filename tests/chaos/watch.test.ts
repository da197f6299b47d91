import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from './support/watch'

const network = vi.fn<typeof fetch>()
let heard: string[]

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
    network.mockResolvedValueOnce(new Response(null, { status: 401 }))
    await call('now')
    await call('now')
    expect(complaints()).toEqual([])
    vi.advanceTimersByTime(600)
    await call('now')
    expect(complaints()).toEqual(['chaos: a call with a token that was refused: /api/partner/me'])
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
