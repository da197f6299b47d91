// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readReminders } from '../../../src/domain/status/reminders'

describe('the reminders that a phone has kept (docs/product.md §21.6.3)', () => {
  it('what was kept is read again', () => {
    const kept = [
      { id: 7, name: 'Umroh Syawal', remindAt: '2026-11-22' },
      { id: 'a', name: null, remindAt: '2026-11-23' },
    ]
    expect(readReminders(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '{}',
    '[1]',
    '[{"id":7,"name":"a"}]',
    '[{"id":7,"name":"a","remindAt":"2026-02-31"}]',
    '[{"id":null,"name":"a","remindAt":"2026-11-22"}]',
    '[{"id":7,"name":1,"remindAt":"2026-11-22"}]',
  ])('%j is nothing', (text) => {
    expect(readReminders(text)).toEqual([])
  })
})
