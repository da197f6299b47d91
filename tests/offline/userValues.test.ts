import { describe, expect, it, vi } from 'vitest'
import { safeStorage } from '@/auth-provider/browserStorage'
import { createSession } from '@/auth-provider/session'
import { createUserValues } from '@/offline/userValues'
import { NOON, SIGNED_IN, storedAuth } from '../support/phone'

function phone(write?: () => void, stored: Record<string, string> = {}, owner: number | null = null) {
  const map = new Map(Object.entries(stored))
  const storage = safeStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => (write?.(), void map.set(key, value)),
    removeItem: (key) => void map.delete(key),
  }))
  const target = new EventTarget()
  const session = createSession({ storage, tabStorage: storage, target, now: () => NOON })
  return { target, session, map, values: createUserValues({ storage, target, session, owner }) }
}

describe('the values of a user on this phone', () => {
  it.each([
    ['Keluar', SIGNED_IN, []],
    [
      'the session has expired before the page was loaded',
      { ...SIGNED_IN, 'partner-auth': storedAuth({ lastActivity: 0 }) },
      ['last-package/1'],
    ],
  ])('copies of the server’s data go when the session ends, and what the user typed stays: %s', (_, stored, work) => {
    const { session, map, values } = phone(undefined, stored, 1)
    for (const name of ['recent', 'follow-ups', 'offer-profile', 'last-package'])
      for (const id of [1, 2]) values.of(id).set(name, 'x')
    session.open()
    session.end({ bySelf: true })
    expect([...map.keys()].sort()).toEqual([
      'follow-ups/2',
      ...work,
      'last-package/2',
      'offer-profile/1',
      'offer-profile/2',
      'recent/2',
    ])
  })

  it('an offer profile goes with the session if the server has it (docs/product.md §21.4.5)', () => {
    const { session, map, values } = phone(undefined, SIGNED_IN, 1)
    const kept = (isSent: boolean) => JSON.stringify({ profile: { rounding: 0 }, version: '1', isSent })
    values.of(1).set('offer-profile', kept(true))
    values.of(2).set('offer-profile', kept(true))
    session.open()
    session.end()
    expect([...map.keys()]).toEqual(['offer-profile/2'])
  })

  it('an offer profile that the server does not have outlives ‘Keluar’ (docs/product.md §21.4.5)', () => {
    const { session, map, values } = phone(undefined, SIGNED_IN, 1)
    values.of(1).set('offer-profile', JSON.stringify({ profile: { rounding: 0 }, version: '1', isSent: false }))
    session.open()
    session.end({ bySelf: true })
    expect([...map.keys()]).toEqual(['offer-profile/1'])
  })

  it('work of the user outlives a session that ended by itself (docs/product.md §6.13.2)', () => {
    const { session, map, values } = phone(undefined, SIGNED_IN, 1)
    for (const name of ['recent', 'last-package']) values.of(1).set(name, 'x')
    session.open()
    session.end()
    expect([...map.keys()]).toEqual(['last-package/1'])
  })

  it('each user has their own, and an id may come as a number or as text', () => {
    const { values } = phone()
    expect(values.of(7).set('profile', 'Siti')).toBe(true)
    expect([values.of('7').get('profile'), values.of(8).get('profile'), values.of(7).get('other')]).toEqual([
      'Siti',
      null,
      null,
    ])
  })

  it('a listener hears a change of this tab and of another tab, until it unsubscribes', () => {
    const { target, values } = phone()
    const heard = vi.fn<() => void>()
    const stop = values.of(7).subscribe(heard)
    values.of(7).set('profile', 'Siti')
    target.dispatchEvent(new Event('storage'))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    values.of(7).set('profile', 'Budi')
    target.dispatchEvent(new Event('storage'))
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('a full storage is told, and the value lasts as long as the page', () => {
    const { values } = phone(() => {
      throw new Error('full')
    })
    expect(values.of(7).set('profile', 'Siti')).toBe(false)
    expect(values.of(7).get('profile')).toBe('Siti')
  })
})
