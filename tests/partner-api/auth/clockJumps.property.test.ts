import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { Hono } from 'hono'
import { admitLogin } from '@/partner-api/auth/limits/loginGate'
import { count } from '@/partner-api/auth/limits/countTries'
import { LOGIN_PACES, type LoginPaces } from '@/partner-api/auth/limits/loginPaces'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { ApiError } from '@/partner-api/errors/apiError'
import { writeLimits } from '@/partner-api/routes/writeLimits'
import { NOW } from '../fixtures'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Real time passes, the server's clock jumps, and somebody tries. */
type Step = { wait: number } | { ahead: number } | { who: number }
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.integer({ min: 0, max: 2 * HOUR }).map((wait) => ({ wait })),
    fc.oneof(fc.integer({ min: 0, max: 800 * DAY }), fc.integer({ min: 0, max: 6 * HOUR })).map((ahead) => ({ ahead })),
    fc.integer({ min: 0, max: 5 }).map((who) => ({ who })),
  ),
  { minLength: 5, maxLength: 60 },
)

/** Runs the steps, puts the clock right, and returns the time. */
async function play(all: readonly Step[], attempt: (who: number, now: number) => Promise<unknown>): Promise<number> {
  let [real, ahead] = [NOW, 0]
  for (const step of all) {
    if ('wait' in step) real += step.wait
    else if ('ahead' in step) ({ ahead } = step)
    else await attempt(step.who, real + ahead)
  }
  return real
}

/** Tries, waits as long as the answer says, and tries again. Returns each wait that it was told. */
async function waitsAfter(now: number, most: number, attempt: (now: number) => Promise<number>): Promise<number[]> {
  const told: number[] = []
  for (let time = now; told.length < most; time += told.at(-1) ?? 0) {
    const wait = await attempt(time)
    if (wait === 0) return told
    told.push(wait)
  }
  throw new Error(`still refused after ${told.join(', ')}`)
}

const few = <P extends { free: number }>(pace: P, free: number): P => ({ ...pace, free })
const PACES: LoginPaces = {
  ...LOGIN_PACES,
  own: few(LOGIN_PACES.own, 1),
  place: few(LOGIN_PACES.place, 2),
  account: few(LOGIN_PACES.account, 2),
  shared: few(LOGIN_PACES.shared, 3),
  right: few(LOGIN_PACES.right, 1),
}

describe('a clock that was ahead, by seconds or by years, and is put right', () => {
  it('no try under one name waits longer than the longest wait, and the told wait is enough', async () => {
    const { own } = PACES
    const property = fc.asyncProperty(steps, async (all) => {
      const store = createMemoryStore()
      const attempt = (now: number) => count(store, [{ bucket: 'a', pace: own }], now)
      const now = await play(all, (_, time) => attempt(time))
      for (const wait of await waitsAfter(now, 2, attempt)) expect(wait).toBeLessThanOrEqual(own.longestWait)
    })
    await fc.assert(property, { numRuns: 100 })
  })
  it('no login waits longer than its limits and the places of its line', async () => {
    const property = fc.asyncProperty(steps, fc.integer({ min: 0, max: 5 }), async (all, last) => {
      const store = createMemoryStore()
      const attempt = async (who: number, now: number) => {
        const device = null
        const visitor = { email: 'a@a.co', userId: 1, address: `203.0.${who}.1`, forwardedFor: null, device }
        const admission = await admitLogin(store, visitor, now, PACES)
        return admission.allowed ? 0 : admission.retryAfter * 1000
      }
      const now = await play(all, attempt)
      const waits = await waitsAfter(now, 5, (time) => attempt(last, time))
      const places = all.filter((step) => 'who' in step).length + 1
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(places * PACES.lines.many.longestWait + 1000)
    })
    await fc.assert(property, { numRuns: 100 })
  })
  it('no visit of an open page waits longer than its free visits last', async () => {
    const allowance = { free: 4, every: 250 }
    const property = fc.asyncProperty(steps, async (all) => {
      const store = createMemoryStore()
      const attempt = (now: number) => store.admitVisit([{ name: 'a', ...allowance }], now)
      const now = await play(all, (_, time) => attempt(time))
      for (const wait of await waitsAfter(now, 2, attempt))
        expect(wait).toBeLessThanOrEqual((allowance.free + 1) * allowance.every)
    })
    await fc.assert(property, { numRuns: 100 })
  })
  it('the writes of a mitra are counted by the time that the process has run', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW + 2 * DAY })
    const pace = { free: 1, every: 40 }
    const admit = writeLimits({ writes: pace, bytes: { free: 1e9, every: 1e-9 } })
    const app = new Hono().post('/', (c) => {
      admit(c, 'mitra 1')
      return c.text('')
    })
    app.onError((error, c) => c.text(error instanceof ApiError ? (error.headers['Retry-After'] ?? '') : '', 429))
    const write = () => app.request('/', { method: 'POST' })
    expect((await write()).status).toBe(200)
    vi.setSystemTime(NOW)
    expect(await (await write()).text()).toBe('1')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect((await write()).status).toBe(200)
  })
})
