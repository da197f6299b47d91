import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTH_KEY, TOKEN_KEY } from '@/auth-provider/storedSession'
import { LOGOUT_EVENT } from '@/auth-provider/session'
import { json, silence } from '../support/server/fakeFetch'
import { HOUR, NOON, phone, SIGNED_IN, SITI_USER, storedAuth } from '../support/phone'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

const OUT = 'unauthenticated'
const lastActivityOf = ({ local }: ReturnType<typeof phone>) =>
  (JSON.parse(local.map.get(AUTH_KEY) ?? '{}') as { lastActivity?: number }).lastActivity

describe('user activity', () => {
  it.each(['pointerdown', 'keydown'])('the session writes the activity of a %s at most every 30 s', (gesture) => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    const gestures = (...seconds: number[]) => {
      for (const second of seconds) {
        it.clock.now = NOON + second * 1000
        it.target.dispatchEvent(new Event(gesture))
      }
    }
    gestures(0)
    expect([lastActivityOf(it), it.local.writesOf(AUTH_KEY)]).toEqual([NOON, 1])
    gestures(1, 10, 29.999)
    expect([lastActivityOf(it), it.local.writesOf(AUTH_KEY)]).toEqual([NOON, 1])
    gestures(30, 31, 59)
    expect([lastActivityOf(it), it.local.writesOf(AUTH_KEY)]).toEqual([NOON + 30_000, 2])
  })

  it('a successful API answer counts as activity, a failed one does not', async () => {
    let status = 500
    const it = phone({ stored: SIGNED_IN, answer: () => json({}, status) })
    it.open()
    await it.http.request('GET', '/x').catch(() => undefined)
    expect(lastActivityOf(it)).toBe(NOON - HOUR)
    status = 200
    await it.http.request('GET', '/x')
    expect(lastActivityOf(it)).toBe(NOON)
  })

  it('the next gesture corrects an activity time that a wrong clock wrote into the future (fault 9)', () => {
    const it = phone({ stored: { ...SIGNED_IN, [AUTH_KEY]: storedAuth({ lastActivity: NOON + 1000 * HOUR }) } })
    it.open()
    it.target.dispatchEvent(new Event('pointerdown'))
    expect(lastActivityOf(it)).toBe(NOON)
    it.clock.now = NOON + 24 * HOUR
    expect(it.statusOf()).toBe(OUT)
  })

  it('a gesture does not revive an expired session', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    it.clock.now = NOON + 24 * HOUR
    it.target.dispatchEvent(new Event('pointerdown'))
    expect(it.statusOf()).toBe(OUT)
  })

  it('a session without activity for 24 h ends by itself and sends auth:logout (fault 9)', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    it.clock.now = NOON + 23 * HOUR - 1
    vi.advanceTimersByTime(60_000)
    expect([it.statusOf(), it.logouts.length]).toEqual(['authenticated', 0])
    it.clock.now += 1
    vi.advanceTimersByTime(60_000)
    expect([it.statusOf(), it.logouts.length, it.local.map.size]).toEqual([OUT, 1, 0])
  })
})

describe('the auth:logout event', () => {
  it('the end of a session sends auth:logout', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    it.session.end()
    expect([it.statusOf(), it.logouts.length, it.local.map.size]).toEqual([OUT, 1, 0])
  })

  it('an auth:logout event from other code ends the session', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    const heard = vi.fn<() => void>()
    it.session.subscribe(heard)
    it.target.dispatchEvent(new Event(LOGOUT_EVENT))
    expect([it.statusOf(), it.local.map.size]).toEqual([OUT, 0])
    expect(heard).toHaveBeenCalled()
  })

  it('an auth:logout event reaches the screens even when other code has already cleared the storage', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    const heard = vi.fn<() => void>()
    it.session.subscribe(heard)
    it.local.map.clear()
    it.target.dispatchEvent(new Event(LOGOUT_EVENT))
    expect([it.statusOf(), heard.mock.calls.length]).toEqual([OUT, 1])
  })

  it.each([true, false])('partner-auth goes when something else removes the token (page open: %s)', (isOpen) => {
    const it = phone({ stored: SIGNED_IN })
    if (isOpen) it.open()
    it.local.map.delete(TOKEN_KEY)
    if (isOpen) it.target.dispatchEvent(new Event('storage'))
    else it.open()
    expect([it.statusOf(), it.local.map.size]).toEqual([OUT, 0])
  })

  it('the user of a login in another tab stays until its token follows', () => {
    const it = phone()
    it.open()
    it.local.map.set(AUTH_KEY, SIGNED_IN[AUTH_KEY])
    it.target.dispatchEvent(new Event('storage'))
    it.local.map.set(TOKEN_KEY, SIGNED_IN[TOKEN_KEY])
    expect(it.statusOf()).toBe('authenticated')
  })

  it('a closed page no longer listens for auth:logout', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()()
    it.target.dispatchEvent(new Event(LOGOUT_EVENT))
    expect(it.statusOf()).toBe('authenticated')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a second tab (fault 12)', () => {
  it('a logout in a second tab ends the session in this one', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    const heard = vi.fn<() => void>()
    it.session.subscribe(heard)
    it.local.map.clear()
    it.target.dispatchEvent(new Event('storage'))
    expect(it.statusOf()).toBe(OUT)
    expect(heard).toHaveBeenCalled()
  })

  it('this tab notices at its next read that a second tab cleared the storage (fault 46)', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    it.local.map.clear()
    expect([it.statusOf(), it.session.getToken()]).toEqual([OUT, null])
  })

  it('when another user signs in in a second tab, this tab shows their name and not the old one', () => {
    const it = phone({ stored: SIGNED_IN })
    it.open()
    it.local.map.set(TOKEN_KEY, 'token-dewi')
    it.local.map.set(
      AUTH_KEY,
      JSON.stringify({
        user: { id: 9, name: 'Dewi', email: 'd@b.co' },
        mitra: null,
        hasSession: true,
        lastActivity: NOON,
      }),
    )
    it.target.dispatchEvent(new Event('storage'))
    expect(it.session.getSnapshot()).toMatchObject({ status: 'authenticated', user: { name: 'Dewi' } })
  })
})

describe('requests that are pending when the session ends', () => {
  const ways: [string, (it: ReturnType<typeof phone>) => unknown][] = [
    ['‘Keluar’', (it) => it.authProvider.logout({})],
    ['a 401', (it) => it.session.endIfCurrent('token-siti')],
    [
      'another tab',
      (it) => {
        it.local.map.clear()
        it.target.dispatchEvent(new Event('storage'))
      },
    ],
    ['another user’s sign-in', (it) => it.session.start({ token: 'token-dewi', user: SITI_USER })],
  ]

  it.each(ways)('%s aborts a pending read, so that it cannot cause a 401', async (_, endBy) => {
    const it = phone({ stored: SIGNED_IN, answer: silence })
    it.open()
    const read = it.http.request('GET', '/x').catch((error: unknown) => error)
    endBy(it)
    expect(await read).toMatchObject({ name: 'AbortError' })
  })

  it('a read with a token that another tab has just stored goes on when the storage event arrives', async () => {
    let answerNow: (response: Response) => void = () => undefined
    const it = phone({
      stored: SIGNED_IN,
      answer: () =>
        new Promise((resolve) => {
          answerNow = resolve
        }),
    })
    it.open()
    it.local.map.set(TOKEN_KEY, 'token-dewi')
    const read = it.http.request('GET', '/x')
    await Promise.resolve()
    it.target.dispatchEvent(new Event('storage'))
    answerNow(json({ from: 'dewi' }))
    expect(await read).toEqual({ from: 'dewi' })
  })

  it('a pending write continues, and later requests are not aborted', async () => {
    let answerNow: (response: Response) => void = () => undefined
    const it = phone({
      stored: SIGNED_IN,
      answer: ({ method }) =>
        method === 'POST'
          ? new Promise((resolve) => {
              answerNow = resolve
            })
          : json({ from: 'next' }),
    })
    it.open()
    const write = it.http.request('POST', '/x')
    await Promise.resolve()
    it.session.start({ token: 'token-dewi', user: SITI_USER })
    answerNow(json({ from: 'write' }))
    expect([await write, await it.http.request('GET', '/y')]).toEqual([{ from: 'write' }, { from: 'next' }])
  })
})

describe('a 401', () => {
  const refused = () => json({ message: 'Sesi Anda telah berakhir.' }, 401)

  it('five 401 answers at once end the session once (fault 10)', async () => {
    const it = phone({ stored: SIGNED_IN, answer: refused })
    it.open()
    const errors = await Promise.all(
      [1, 2, 3, 4, 5].map((id) => it.http.request('GET', `/x/${id}`).catch((error: unknown) => error)),
    )
    for (const error of errors) await it.authProvider.checkError(error)
    expect([it.sent.length, it.logouts.length, it.statusOf()]).toEqual([5, 1, OUT])
  })

  it('a late 401 for an old token does not end the new session (fault 11)', async () => {
    let answerNow: (response: Response) => void = () => undefined
    const it = phone({
      stored: SIGNED_IN,
      answer: () =>
        new Promise((resolve) => {
          answerNow = resolve
        }),
    })
    it.open()
    const late = it.http.request('POST', '/x').catch((error: unknown) => error)
    await Promise.resolve()
    it.session.end()
    it.session.start({ token: 'token-baru', user: SITI_USER })
    answerNow(refused())
    await it.authProvider.checkError(await late)
    expect([it.statusOf(), it.session.getToken(), it.logouts.length]).toEqual(['authenticated', 'token-baru', 1])
  })

  it.each([403, 404, 422, 500])('a %i does not end the session', async (status) => {
    const it = phone({ stored: SIGNED_IN, answer: () => json({}, status) })
    it.open()
    const error: unknown = await it.http.request('GET', '/x').catch((reason: unknown) => reason)
    await expect(it.authProvider.checkError(error)).resolves.toBeUndefined()
    expect(it.statusOf()).toBe('authenticated')
  })
})
