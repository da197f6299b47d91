import { describe, expect, it, vi } from 'vitest'
import { createServerClock } from '@/domain/serverClock'

const NOON = Date.UTC(2026, 10, 26, 5)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A phone whose clock is wrong by `wrongBy`, and a server that is right. */
function phoneWith(wrongBy: number) {
  let [ran, wrong] = [0, wrongBy]
  const now = () => NOON + ran + wrong
  const clock = createServerClock({ now, ran: () => ran })
  return {
    clock,
    now,
    pass: (ms: number) => void (ran += ms),
    putRight: () => void (wrong = 0),
    answer: (age = 0) => clock.note({ server: NOON + ran - age, sentAt: now() - 300, receivedAt: now() }),
  }
}

describe('the clock of the phone beside the server’s', () => {
  it.each([
    [0, false],
    [9 * MINUTE, false],
    [-40 * DAY, true],
    [11 * MINUTE, true],
  ])('a clock that is %d ms ahead is wrong: %s', (wrongBy, isWrong) => {
    const { clock, answer } = phoneWith(wrongBy)
    expect([clock.isWrong(), clock.serverNow()]).toEqual([false, null])
    answer()
    expect(clock.isWrong()).toBe(isWrong)
    if (isWrong) expect(Math.abs((clock.serverNow() ?? 0) - NOON)).toBeLessThan(MINUTE)
  })
  it('the time of the server goes on, and is unknown after the phone’s clock was moved, until the next answer', () => {
    const { clock, answer, pass, putRight } = phoneWith(-40 * DAY)
    answer()
    pass(DAY)
    expect(Math.abs((clock.serverNow() ?? 0) - NOON - DAY)).toBeLessThan(MINUTE)
    putRight()
    expect(clock.serverNow()).toBeNull()
    const heard = vi.fn<() => void>()
    clock.subscribe(heard)
    answer()
    expect([clock.isWrong(), clock.serverNow(), heard.mock.calls.length]).toEqual([false, NOON + DAY, 1])
  })
  it('an answer from a cache, which tells an earlier time, does not replace the time of a fresh answer', () => {
    const { clock, answer } = phoneWith(0)
    answer()
    answer(DAY)
    expect(clock.isWrong()).toBe(false)
  })
  it('an unreadable date says nothing', () => {
    const { clock, now } = phoneWith(0)
    clock.note({ server: NaN, sentAt: now(), receivedAt: now() })
    expect(clock.serverNow()).toBeNull()
  })
})
