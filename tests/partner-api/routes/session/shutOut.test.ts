import { describe, expect, it } from 'vitest'
import { admitLogin } from '@/partner-api/auth/limits/loginGate'
import { LOGIN_PACES } from '@/partner-api/auth/limits/loginPaces'
import { takeTurn } from '@/partner-api/auth/limits/strangersLine'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { NOW, SITI } from '../../fixtures'
import { scene } from './loginScene'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Strangers at these addresses, who try the password of one account, all of them at each step, for as long as a test lasts. */
function attackBy(addresses: readonly string[], email = SITI) {
  const store = createMemoryStore()
  const clock = { now: NOW }
  const guessed: number[] = []
  const ask = (address: string, device: string | null = null, forwardedFor: string | null = null) =>
    admitLogin(store, { email, userId: 1, address, forwardedFor, device }, clock.now, LOGIN_PACES)
  const once = async () => {
    for (const address of addresses) if ((await ask(address)).allowed) guessed.push(clock.now)
  }
  const lasts = async (time: number, step: number) => {
    for (const end = clock.now + time; clock.now < end; clock.now = Math.min(end, clock.now + step)) await once()
  }
  /** Each told wait in seconds until a user at this address may try; nobody is told more than `most` times. */
  const toldWaits = async (address: string, step: number, most = 5) => {
    const told: number[] = []
    while (told.length < most) {
      await once()
      const admission = await ask(address)
      if (admission.allowed) return { told, admission }
      told.push(admission.retryAfter)
      await lasts(admission.retryAfter * 1000, step)
    }
    throw new Error(`shut out after ${told.join(', ')} s`)
  }
  return { store, clock, guessed, ask, once, lasts, toldWaits }
}

const within48 = (count: number) => Array.from({ length: count }, (_, index) => `2001:db8:1:${index.toString(16)}::9`)
const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 ? `2001:db8:${index.toString(16)}::9` : `203.0.${index}.9`))

describe('while strangers try the passwords of an account without a pause', () => {
  it('the right password opens on a new device at a new address, after three told waits at the most', async () => {
    const { api, at } = await scene()
    const attackers = within48(6).map((address) => at(address))
    const attack = async () => {
      for (const one of attackers) await one.try(SITI)
    }
    for (let step = 0; step < 40; step += 1) {
      await attack()
      api.clock.now += 20_000
    }
    const user = at('198.51.100.7')
    let waits = 0
    for (; (await user.try(SITI, 'mitra123')) !== 200; waits += 1) {
      expect(waits).toBeLessThan(3)
      for (let left = user.jar.wait; left > 0; left -= 20) {
        await attack()
        api.clock.now += Math.min(20, left) * 1000
      }
      await attack()
    }
    expect(waits).toBeLessThanOrEqual(3)
  })

  it.each([
    ['six addresses of one /48', within48(6), 0],
    ['a hundred addresses of one /48', within48(100), 0],
    ['a hundred addresses of one IPv4 /24', Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`), 0],
    ['fifty networks that have all tried before', networks(50), 0],
    ['seventy networks, of which twenty have not tried yet', networks(70), 21 * 10],
  ])('%s: a user elsewhere comes in after one told wait', async (_, addresses, mostMinutes) => {
    const { toldWaits, once } = attackBy(addresses)
    for (let step = 0; step < 9; step += 1) await once()
    const { told } = await toldWaits('198.51.100.7', 5 * MINUTE)
    expect(told.length).toBeLessThanOrEqual(1)
    expect((told[0] ?? 0) / 60).toBeLessThanOrEqual(mostMinutes)
  })

  it('a user who was wrong once, and one in the network of an attacker, come in, too', async () => {
    const { lasts, toldWaits } = attackBy(within48(6))
    await lasts(HOUR, MINUTE)
    const first = await toldWaits('198.51.100.7', MINUTE)
    expect(first.told).toEqual([])
    expect((await toldWaits('198.51.100.7', MINUTE)).told.length).toBeLessThanOrEqual(3)
  })

  it('strangers have ten guesses an hour, however many they are, and in no hour or day more than before', async () => {
    const { lasts, guessed } = attackBy(networks(64))
    await lasts(24 * HOUR, 10 * MINUTE)
    const [start = 0] = guessed
    const until = (time: number) => guessed.filter((at) => at < start + time).length
    // Before there were lines: 50 at once, then six with growing waits, then one in five minutes.
    expect(until(HOUR)).toBeLessThanOrEqual(66)
    expect(until(24 * HOUR)).toBeLessThanOrEqual(50 + 6 + 24 * 12)
    expect(until(24 * HOUR) - until(4 * HOUR)).toBeLessThanOrEqual(20 * 10)
  }, 20_000)

  it('a place is one guess, also of ten at once', async () => {
    const { ask, lasts, once } = attackBy(networks(60))
    await once()
    const told = await ask('198.51.100.7')
    await lasts(told.allowed ? 0 : told.retryAfter * 1000, 5 * MINUTE)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('198.51.100.7')))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(1)
  })

  it('a turn that is given back, because a code has to follow or the server was busy, is kept for the same network', async () => {
    const { ask, clock, lasts, once } = attackBy(networks(60))
    await once()
    const told = await ask('198.51.100.7')
    await lasts(told.allowed ? 0 : told.retryAfter * 1000, 5 * MINUTE)
    for (let time = 0; time < 3; time += 1) {
      const admission = await ask('198.51.100.7')
      expect(admission.allowed).toBe(true)
      if (admission.allowed) await admission.takeBack(false)
      clock.now += MINUTE
    }
  })

  it('how often somebody asks writes nothing after the first time, and the places of an account are limited', async () => {
    const { store, once } = attackBy(networks(320))
    for (let step = 0; step < 2; step += 1) await once()
    const rows = () => Object.keys(store.exportState().attempts).length
    const before = rows()
    for (let step = 0; step < 2; step += 1) await once()
    expect(rows()).toBe(before)
    // Four rows of each guess, and one of each place of a day.
    expect(before).toBeLessThan(4 * 53 + 24 * 10 + 10)
  })

  it('a clock that was set back leaves no line of places in the future', async () => {
    const { ask, clock, once } = attackBy(networks(120))
    await once()
    clock.now -= 48 * HOUR
    expect((await ask('198.51.100.7')).allowed).toBe(true)
  })
})

describe('the line of strangers before an account', () => {
  const own = { line: 'line', pace: LOGIN_PACES.lines.fresh }
  const rows = { ...own, turn: 'turn', lines: [own] }
  const last = { count: 7, at: NOW + HOUR }
  const found = (at: number, count = 1) => ({ turn: { count, at }, line: last })

  it.each([
    ['before its time the place waits, and nothing is written', NOW + MINUTE, MINUTE, 0],
    ['at its time it is used', NOW, 0, 1],
    ['a quarter of an hour later it can still be used', NOW - 15 * MINUTE, 0, 1],
    ['after that it is lost, and the next place is the last one', NOW - 16 * MINUTE, HOUR + 10 * MINUTE, 2],
  ])('%s', (_, at, wait, written) => {
    const decided = takeTurn(rows, found(at), NOW)
    expect([decided.wait, decided.changes.length]).toEqual([wait, written])
  })
  it('a used place does not count again, and no place lies beyond a day', () => {
    expect(takeTurn(rows, found(NOW, 2), NOW)).toMatchObject({ wait: HOUR + 10 * MINUTE })
    const full = { line: { count: 200, at: NOW + 24 * HOUR } }
    expect(takeTurn(rows, full, NOW)).toEqual({ wait: 24 * HOUR + 10 * MINUTE, changes: [] })
  })
})
