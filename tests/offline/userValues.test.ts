// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { safeStorage } from '../../src/auth-provider/browserStorage'
import { createUserValues } from '../../src/offline/userValues'

function phone(write?: () => void) {
  const map = new Map<string, string>()
  const storage = safeStorage(() => ({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => (write?.(), void map.set(key, value)),
    removeItem: (key) => void map.delete(key),
  }))
  const target = new EventTarget()
  return { target, values: createUserValues({ storage, target }) }
}

describe('the values of a user on this phone', () => {
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
