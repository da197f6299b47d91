import { expect, it } from 'vitest'
import { mayHaveChanged } from '@/domain/offer/sentOffer'

it.each([
  [1, '2026-11-20T03:00:00Z', 1, '2026-11-20T02:59:59Z', false],
  [1, '2026-11-20T03:00:00Z', 1, '2026-11-20T03:00:01Z', true],
  [1, '2026-11-20T03:00:00Z', 2, '2026-11-20T02:00:00Z', true],
  [2, '2026-11-20T03:00:00Z', 2, '2026-11-20T02:00:00Z', false],
  [1, null, 1, '2026-11-20T02:00:00Z', true],
  [1, '2026-11-20T03:00:00Z', 1, null, true],
  [1, '2026-11-20T03:00:00Z', 1, '2026-11-20', true],
])(
  'a package may differ from version %i of %j, beside a newest version %i and a save of %j: %j',
  (version, createdAt, newest, savedAt, expected) =>
    expect(mayHaveChanged({ version, createdAt }, newest, savedAt)).toBe(expected),
)
