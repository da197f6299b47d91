import { beforeEach, vi } from 'vitest'

/** The phone's date and time in tests of the wizard: the morning of 20 November 2026. */
export const MORNING = new Date(2026, 10, 20, 8)

/** Every test of the file begins at that time. Timers stay real. */
export function inTheMorning(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
}
