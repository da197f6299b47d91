import { describe, expect, it, vi } from 'vitest'
import { hasNetwork, noteNoAnswer, noteSent, subscribeNetwork, tryNetwork } from '@/ui/hooks/network'

describe('the browser’s word about the network is a hint', () => {
  const say = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  it('an answer proves it wrong, a failed request proves it right, and each change is told once', () => {
    const heard = vi.fn<() => void>()
    const stop = subscribeNetwork(heard)
    say(false)
    expect([hasNetwork(), heard.mock.calls.length]).toEqual([false, 1])
    noteSent()()
    noteSent()()
    expect([hasNetwork(), heard.mock.calls.length]).toEqual([true, 2])
    noteNoAnswer()
    expect([hasNetwork(), heard.mock.calls.length]).toEqual([false, 3])
    tryNetwork()
    expect(hasNetwork()).toBe(true)
    say(false)
    expect(hasNetwork()).toBe(false)
    say(true)
    noteNoAnswer()
    expect(hasNetwork()).toBe(true)
    stop()
  })

  it('an answer proves nothing if its request was sent before the browser said so', () => {
    const stop = subscribeNetwork(() => undefined)
    say(true)
    const answered = noteSent()
    say(false)
    answered()
    expect(hasNetwork()).toBe(false)
    noteSent()()
    expect(hasNetwork()).toBe(true)
    stop()
  })
})
