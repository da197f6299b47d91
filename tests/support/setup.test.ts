// @vitest-environment node
import { expect, it, vi } from 'vitest'

// Both tests are of one file, and run in this order. The second fails if the first leaves its clock to it.
it('a test may stop the clock', () => {
  const now = vi.setSystemTime(0)
  expect([Date.now(), now.isFakeTimers()]).toEqual([0, false])
})

it('the next test has a clock that runs', () => {
  expect(Date.now()).toBeGreaterThan(0)
})
