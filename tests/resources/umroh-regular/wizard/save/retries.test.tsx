import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { html, json } from '@tests/support/server/fakeFetch'
import { LIST } from '@tests/support/packageRows'
import { partnerServer, type Reaction } from '@tests/support/server/partnerServer'
import { renderApp } from '@tests/support/renderApp'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const SCREENS = [
  ['/package/umroh-reguler', LIST, 'Daftar paket belum dapat dimuat'],
  ['/package/umroh-reguler/7', `${LIST}/7`, 'Gagal memuat detail paket'],
  ['/package/umroh-reguler/edit/7', `${LIST}/7/edit-data`, 'Paket belum dapat dimuat'],
] as const

async function open(path: string, call: string, react: Reaction) {
  const server = await partnerServer({ packages: [0, 0] })
  server.on('GET', call, react)
  await renderApp(path, { server })
  await vi.waitFor(() => expect(server.callsTo('GET', call)).toHaveLength(1), { timeout: 10_000 })
  return () => server.callsTo('GET', call).length
}

/** The screen asks four times, after 1, 2 and 4 s, logs each failure, and then says that it failed. */
async function asksFourTimes(path: string, call: string, failure: string, react: Reaction) {
  const asked = await open(path, call, react)
  const counts: number[] = []
  for (const ms of [700, 500, 1600, 500, 3200, 1000]) {
    await pass(ms)
    counts.push(asked())
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4])
  expect(await screen.findByRole('alert')).toHaveTextContent(failure)
  await pass(60_000)
  expect(asked()).toBe(4)
  expect(
    vi.mocked(console.warn).mock.calls.filter(([line]) => String(line).startsWith(`[api] GET ${call}:`)),
  ).toHaveLength(4)
}

// Which failures are repeated is a pure rule: tests/domain/requestPolicy.test.ts.
describe.each(SCREENS)('the screen %s', (path, call, failure) => {
  it('with a server in trouble the screen retries after 1, 2 and 4 s, and then says so (fault 14)', () =>
    asksFourTimes(path, call, failure, () => json({}, 503)))

  it('a request that is refused with 429 is not retried (fault 14)', async () => {
    const asked = await open(path, call, () => json({}, 429, { 'retry-after': '1' }))
    await pass(10_000)
    expect(asked()).toBe(1)
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

it.each<[string, Reaction]>([
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['behind a page of HTML', () => html()],
])('with a server %s the list retries after 1, 2 and 4 s, and then says so (fault 14)', (_, react) =>
  asksFourTimes(...SCREENS[0], react),
)

describe('the profile', () => {
  it.each([
    [500, 3],
    [401, 1],
  ])('a profile that fails with %i is requested %i times in all', async (status, times) => {
    const server = await partnerServer({ packages: [0, 0] })
    server.on('GET', '/partner/me', () => json({}, status))
    await renderApp('/', { server })
    await vi.waitFor(() => expect(server.callsTo('GET', '/partner/me').length).toBeGreaterThan(0), { timeout: 10_000 })
    await pass(20_000)
    expect(server.callsTo('GET', '/partner/me')).toHaveLength(times)
  })
})
