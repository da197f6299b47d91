import { describe, expect, it } from 'vitest'
import { KEY_LIFETIME } from '../../../src/partner-api/routes/idempotency'
import { createSaveKeys, KEY_LIFE_MS, keysOfDraft, randomKey } from '../../../src/domain/package/saveKeys'

describe('idempotency keys of a form', () => {
  const counted = () => {
    let made = 0
    return createSaveKeys(null, () => `key-${++made}`)
  }

  it('the same contents keep their key, and changed contents get a new key', () => {
    const keys = counted()
    expect(keys.keyFor({ nama: 'A' })).toBe('key-1')
    expect(keys.keyFor({ nama: 'A' })).toBe('key-1')
    expect(keys.keyFor({ nama: 'B' })).toBe('key-2')
  })

  it('a save with an unknown result must be settled before other contents are sent, and before its own contents once the package was changed', () => {
    const keys = counted()
    keys.keyFor('x')
    expect(keys.unsureBefore('y')).toBeNull()
    keys.mark('isUnsure')
    expect([keys.unsureBefore('x'), keys.unsureBefore('y')?.key]).toEqual([null, 'key-1'])
    keys.mark('isChanged')
    expect(keys.unsureBefore('x')?.key).toBe('key-1')
  })

  it('a save of an earlier visit has an unknown result, as long as the server keeps its key', () => {
    const after = (age: number) =>
      createSaveKeys(
        { contents: '"x"', key: 'k', sentAt: 1000 },
        () => 'new',
        () => 1000 + age,
      )
    expect(after(KEY_LIFE_MS - 1).unsureBefore('y')?.key).toBe('k')
    expect([after(KEY_LIFE_MS).unsureBefore('y'), after(KEY_LIFE_MS).keyFor('x')]).toEqual([null, 'new'])
    // The reference API forgets them a day later.
    expect(KEY_LIFE_MS).toBe(KEY_LIFETIME - 86_400_000)
  })

  it('a repeated save keeps the time of its first try', () => {
    let now = 7
    const keys = createSaveKeys(null, randomKey, () => now)
    keys.keyFor('x')
    now = 9
    keys.keyFor('x')
    expect(keys.last()?.sentAt).toBe(7)
  })

  it('after a save that succeeded the same contents are a new save', () => {
    const keys = counted()
    keys.keyFor('x')
    keys.forget()
    expect(keys.keyFor('x')).toBe('key-2')
  })

  it('two tabs with one draft send the same contents at the same prices with one key, and everything else with another', () => {
    const tab = (writer: string) => createSaveKeys(null, keysOfDraft(writer))
    const key = tab('draft').keyFor({ nama: 'A' }, [1])
    expect(tab('draft').keyFor({ nama: 'A' }, [1])).toBe(key)
    const others = [
      tab('draft').keyFor({ nama: 'B' }, [1]),
      tab('draft').keyFor({ nama: 'A' }, [2]),
      tab('other').keyFor({ nama: 'A' }, [1]),
    ]
    expect(new Set([key, ...others]).size).toBe(4)
  })

  it('keys are 128 bits in hex and do not repeat', () => {
    const made = Array.from({ length: 100 }, randomKey)
    for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(made).size).toBe(100)
  })
})
