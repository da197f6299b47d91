import { withIndexedDb } from '../support/persisted'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginArea } from '@/app/areaClient'
import { createProviders } from '@/app/providers'
import { TOKEN_KEY } from '@/auth-provider/storedSession'
import { signedIn } from '../shell/signedIn'

withIndexedDb()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  signedIn()
  window.history.replaceState(null, '', '/package/umroh-reguler')
})
afterEach(() => {
  delete window.shell
})

/** Begins the area with an answer that never comes, and says whether React still waits for it after `ms`. */
async function waitsAfter(ms: number, token: string) {
  const answer = new Promise<never>(() => undefined)
  window.shell = { isAnswered: true, early: { url: '', token, at: 0, answer, abort: () => undefined } }
  const providers = createProviders({ apiUrl: '/api', sendIdempotencyKey: false, fetch: () => answer })
  providers.session.open()
  let waits = true
  void beginArea(1, providers, window.location).then(() => {
    waits = false
  })
  await vi.advanceTimersByTimeAsync(ms)
  return waits
}

it('React waits for an answer that is on the screen already, and for no answer of another session', async () => {
  expect(localStorage.getItem(TOKEN_KEY)).toBe('kunci')
  expect(await waitsAfter(100, 'kunci')).toBe(true)
  expect(await waitsAfter(100, 'kunci lain')).toBe(false)
})
