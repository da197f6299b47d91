import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTH_KEY, INACTIVITY_LIMIT_MS, TOKEN_KEY } from '@/auth-provider/storedSession'
import { HOUR, NOON, phone, SIGNED_IN, SITI_USER, storedAuth } from '../support/phone'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

const IN = 'authenticated'
const OUT = 'unauthenticated'
const FULL = 24 * HOUR

describe('the stored session at the start of the app (fault 8, 9, 46)', () => {
  it.each<[string, Record<string, string>, string]>([
    ['nothing', {}, OUT],
    ['a token and a user', SIGNED_IN, IN],
    ['a token without a user', { [TOKEN_KEY]: 't' }, OUT],
    ['a token and nobody', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ user: null }) }, OUT],
    ['a token and a user without id', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ user: { name: 'Siti' } }) }, OUT],
    [
      'a token and a user whose id is no id',
      { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ user: { ...SITI_USER, id: [] } }) },
      OUT,
    ],
    [
      'a token and a user of odd parts',
      { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ user: { ...SITI_USER, roles: 7, permissions: {} } }) },
      IN,
    ],
    ['a user without a token', { [AUTH_KEY]: storedAuth() }, OUT],
    ['an empty token', { [TOKEN_KEY]: '', [AUTH_KEY]: storedAuth() }, OUT],
    ['a session that was closed', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ hasSession: false }) }, OUT],
    ['broken JSON', { [TOKEN_KEY]: 't', [AUTH_KEY]: '{"user":' }, OUT],
    ['a JSON list', { [TOKEN_KEY]: 't', [AUTH_KEY]: '[]' }, OUT],
    ['a JSON null', { [TOKEN_KEY]: 't', [AUTH_KEY]: 'null' }, OUT],
    ['a JSON text', { [TOKEN_KEY]: 't', [AUTH_KEY]: '"siti"' }, OUT],
    [
      'an older shape',
      { [TOKEN_KEY]: 't', [AUTH_KEY]: JSON.stringify({ state: { user: SITI_USER, hasSession: true }, version: 0 }) },
      OUT,
    ],
    [
      'activity a moment short of 24 h ago',
      { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ lastActivity: NOON - FULL + 1 }) },
      IN,
    ],
    ['activity 24 h ago', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ lastActivity: NOON - FULL }) }, OUT],
    ['activity of tomorrow', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ lastActivity: NOON + FULL }) }, IN],
    ['no activity', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ lastActivity: undefined }) }, OUT],
    ['activity as text', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ lastActivity: String(NOON) }) }, OUT],
    ['activity null', { [TOKEN_KEY]: 't', [AUTH_KEY]: storedAuth({ lastActivity: null }) }, OUT],
  ])('with %s in storage the session opens with the expected status', (_, stored, status) => {
    const { session, open, statusOf, local } = phone({ stored })
    expect(statusOf()).toBe('loading')
    open()
    expect(statusOf()).toBe(status)
    expect(session.getSnapshot().user).toEqual(status === IN ? SITI_USER : null)
    if (status === OUT) expect(local.map.get(TOKEN_KEY) || null).toBeNull()
  })

  it('a session ends after 24 h without activity (docs/product.md §12.1.2)', () => {
    expect(INACTIVITY_LIMIT_MS).toBe(FULL)
  })

  it('with blocked storage (private mode) the app starts signed out, and a login lasts until the page closes', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { session, open, statusOf } = phone({ storage: blocked })
    open()
    expect(statusOf()).toBe(OUT)
    session.start({ token: 't', user: SITI_USER })
    expect([statusOf(), session.getToken()]).toEqual([IN, 't'])
    session.end()
    expect([statusOf(), session.getToken()]).toEqual([OUT, null])
  })

  it('with full storage the session stays in memory, and the logout removes it', () => {
    const stored = new Map([[TOKEN_KEY, 'old']])
    const full = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: (key: string) => void stored.delete(key),
    }
    const { session, open, statusOf } = phone({ storage: () => full })
    open()
    session.start({ token: 'new', user: SITI_USER })
    expect([statusOf(), session.getToken()]).toEqual([IN, 'new'])
    session.end()
    expect([statusOf(), session.getToken(), stored.size]).toEqual([OUT, null, 0])
  })
})

describe('a running session', () => {
  it('the session calls its listeners when it ends, and not on mere activity', () => {
    const { session, open, target } = phone({ stored: SIGNED_IN })
    open()
    const before = session.getSnapshot()
    const heard = vi.fn<() => void>()
    const leave = session.subscribe(heard)
    target.dispatchEvent(new Event('pointerdown'))
    expect(session.getSnapshot()).toBe(before)
    session.end()
    expect(heard).toHaveBeenCalled()
    const calls = heard.mock.calls.length
    leave()
    session.start({ token: 't', user: SITI_USER })
    expect(heard.mock.calls.length).toBe(calls)
  })

  it('the session takes over the profile and stores it', () => {
    const { session, open, local } = phone({ stored: SIGNED_IN })
    open()
    session.update({ user: { ...SITI_USER, name: 'Siti R.' }, mitra: { id: 3, name: 'An-Nur' } }, session.getToken())
    expect(session.getSnapshot()).toMatchObject({ status: IN, user: { name: 'Siti R.' }, mitra: { name: 'An-Nur' } })
    expect(JSON.parse(local.map.get(AUTH_KEY) ?? '')).toEqual({
      user: { ...SITI_USER, name: 'Siti R.' },
      mitra: { id: 3, name: 'An-Nur' },
      hasSession: true,
      lastActivity: NOON - HOUR,
    })
  })

  it('a late profile answer does not revive an ended session', () => {
    const { session, open, local } = phone({ stored: SIGNED_IN })
    open()
    session.end()
    session.update({ user: SITI_USER, mitra: null }, 'token-lama')
    expect([session.getSnapshot().status, local.map.size]).toEqual([OUT, 0])
  })

  it('the session ignores a profile that was requested with another token', () => {
    const { session, open } = phone({ stored: SIGNED_IN })
    open()
    const before = session.getToken()
    session.start({ token: 'token-baru', user: { ...SITI_USER, id: 99, name: 'Dewi' } })
    session.update({ user: SITI_USER, mitra: { id: 3, name: 'An-Nur' } }, before)
    expect(session.getSnapshot()).toMatchObject({ user: { id: 99, name: 'Dewi' }, mitra: null })
  })

  it('the session stores the user before the token, so that another tab that sees the token finds both', () => {
    const { session, open, local } = phone({})
    open()
    const written = vi.spyOn(local.storage, 'setItem')
    session.start({ token: 't', user: SITI_USER })
    expect(written.mock.calls.map(([key]) => key)).toEqual([AUTH_KEY, 'partner_token'])
  })

  it('the session remembers that the user signed out, until the next login', () => {
    const { session, open } = phone({ stored: SIGNED_IN })
    open()
    expect(session.getSnapshot().signedOut).toBe(false)
    session.end({ bySelf: true })
    expect(session.getSnapshot().signedOut).toBe(true)
    session.start({ token: 't', user: SITI_USER })
    expect(session.getSnapshot()).toMatchObject({ status: IN, signedOut: false })
    session.end()
    expect(session.getSnapshot().signedOut).toBe(false)
  })
})
