import { describe, expect, it } from 'vitest'
import { DRAFT_MAX_AGE_MS } from '@/domain/package/draft'
import { KEY_LIFETIME } from '@/partner-api/routes/idempotency'
import {
  attemptOfDraft,
  createSaveKeys,
  keysOfDraft,
  newAttempt,
  repeatOrNew,
  unsureBefore,
  type SaveAttempt,
} from '@/domain/package/saveKeys'
import { randomKey } from '@/domain/randomKey'

describe('the idempotency keys of a form', () => {
  it('the same contents keep their key, and changed contents get a new key', () => {
    const keys = createSaveKeys()
    const key = keys.keyFor({ nama: 'A' })
    expect(keys.keyFor({ nama: 'A' })).toBe(key)
    expect(keys.keyFor({ nama: 'B' })).not.toBe(key)
  })

  it('after an acknowledged save the same contents get a new key', () => {
    const keys = createSaveKeys()
    const key = keys.keyFor('x')
    keys.forget()
    expect(keys.keyFor('x')).not.toBe(key)
  })

  it('a key is 128 random bits in hex', () => {
    const made = Array.from({ length: 100 }, randomKey)
    for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(made).size).toBe(100)
  })
})

describe('the attempts of a save', () => {
  const attempt = (contents: unknown, shown: unknown = [1], key = 'k', now = 7): SaveAttempt =>
    newAttempt({ contents, shown, newKey: () => key, now })
  const unsure = (changes: Partial<SaveAttempt> = {}): SaveAttempt => ({ ...attempt('x'), isUnsure: true, ...changes })

  it('an attempt keeps its key and age while the contents are the same, and is new for changed contents', () => {
    const first = attempt('x')
    expect(repeatOrNew(first, attempt('x', [1], 'new', 9))).toBe(first)
    expect(repeatOrNew(first, attempt('y', [1], 'new', 9))).toMatchObject({ key: 'new', sentAt: 9 })
    expect(repeatOrNew(null, first)).toBe(first)
  })

  it('an attempt with a lost answer is settled first if contents or prices have changed since', () => {
    const cases: [last: SaveAttempt | null, fresh: SaveAttempt, isSettled: boolean][] = [
      [null, attempt('x'), false],
      [attempt('x'), attempt('y'), false],
      [unsure(), attempt('x'), false],
      [unsure(), attempt('y'), true],
      [unsure(), attempt('x', [2]), true],
      [unsure({ isChanged: true }), attempt('x'), true],
      [attempt('x', undefined), attempt('x'), false],
    ]
    for (const [last, fresh, isSettled] of cases)
      expect([last, fresh, unsureBefore(last, fresh)]).toEqual([last, fresh, isSettled ? last : null])
  })

  it('the attempt of a draft counts as lost, whatever the clock says: the server knows its key for longer than a draft lives', () => {
    const kept = attempt('x', [1], 'k', 1000)
    expect([attemptOfDraft(kept), attemptOfDraft(null)]).toEqual([{ ...kept, isUnsure: true }, null])
    expect(DRAFT_MAX_AGE_MS).toBe(KEY_LIFETIME - 86_400_000)
  })

  it('two tabs of one draft share a key only for the same contents at the same prices', () => {
    const sent = (writer: string, contents: unknown, shown: unknown) =>
      newAttempt({ contents, shown, newKey: keysOfDraft(writer) }).key
    const key = sent('draft', { nama: 'A' }, [1])
    expect(sent('draft', { nama: 'A' }, [1])).toBe(key)
    const others = [
      sent('draft', { nama: 'B' }, [1]),
      sent('draft', { nama: 'A' }, [2]),
      sent('other', { nama: 'A' }, [1]),
    ]
    expect(new Set([key, ...others]).size).toBe(4)
  })
})
