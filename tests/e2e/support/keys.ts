import type { Locator, Page } from '@playwright/test'
import { expect } from './support'

/** Whether the focus is at the goal, or nowhere, out of view, without a ring, or under a sticky bar. */
function placeOfFocus(goal: Element | null) {
  const focused = document.activeElement
  const problem = (): string | null => {
    if (!focused || focused === document.body) return 'nothing has the focus'
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`
    if (!focused.matches(':focus-visible')) return `${name} is not marked`
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const isTall = bottom - top > innerHeight / 2
    if (!isTall && (top < 0 || bottom > innerHeight))
      return `${name} is out of sight: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    const heights = isTall ? [(from + to) / 2] : [from + 3, (from + to) / 2, to - 3]
    const hits = heights.map((height) => document.elementFromPoint((left + right) / 2, height))
    const covered = hits.find(
      (hit) =>
        hit &&
        !focused.contains(hit) &&
        !hit.contains(focused) &&
        !focused.closest('label, h2, article')?.contains(hit) &&
        !hit.closest('[data-index]')?.contains(focused),
    )
    return covered ? `${name} lies under ${covered.tagName} ${covered.className}` : null
  }
  return { isReached: goal === focused, isGone: !goal?.isConnected, problem: problem() }
}

/** A user without a mouse: presses only keys, and checks after each that the focus is visible. */
export class Keys {
  constructor(readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key)
  }

  type = (text: string) => this.page.keyboard.type(text)

  /** Presses Tab until the goal has the focus. */
  async to(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 40): Promise<void> {
    await goal.waitFor()
    let element = await goal.elementHandle()
    // A press takes one call of the page and no expectation: both cost more than the press.
    const look = () => this.page.evaluate(placeOfFocus, element)
    let place = await look()
    for (let presses = 0; presses < most && !place.isReached; presses += 1) {
      if (place.isGone) {
        element = await goal.elementHandle()
        place = await look()
        continue
      }
      await this.press(key)
      place = await look()
      if (place.problem) await expect.poll(async () => (place = await look()).problem).toBeNull()
    }
    if (!place.isReached) await expect(goal, 'can be reached').toBeFocused()
  }

  async toAndPress(goal: Locator, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
    await this.to(goal)
    await this.press(key)
  }

  /** Opens a field's sheet, runs `act` in it, and expects the focus back on the field. */
  async inSheet(trigger: Locator, act: (sheet: Locator) => Promise<void>): Promise<void> {
    await this.toAndPress(trigger)
    const sheet = this.page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await act(sheet)
    await expect(sheet).toBeHidden()
    await expect(trigger, 'the focus comes back').toBeFocused()
  }

  /** Presses Tab in an open sheet: the focus never leaves it, and Escape gives it back to the sheet's opener. */
  async aroundIn(sheet: Locator, opener: Locator, presses: number): Promise<void> {
    for (let pressed = 0; pressed < presses; pressed += 1) {
      await this.press('Tab')
      const isInside = await sheet.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement?.contains(dialog) === true,
      )
      expect(isInside, 'the focus stays in the sheet').toBe(true)
    }
    await this.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  }

  /** Searches in a picker and chooses the first result. */
  pick = (trigger: Locator, search: string) =>
    this.inSheet(trigger, async (sheet) => {
      await expect(sheet.getByRole('option').first()).toBeVisible()
      await this.to(sheet.getByRole('searchbox'))
      await this.type(search)
      await expect(sheet.getByText(/^\d+ pilihan$/)).toBeAttached()
      await this.to(sheet.getByRole('listbox'))
      await this.press('ArrowDown')
      await this.press('Enter')
    })

  /** Chooses the day that lies `times` presses of `key` after the day where the calendar opens. */
  day = (trigger: Locator, key: 'PageDown' | 'ArrowRight', times: number) =>
    this.inSheet(trigger, async (sheet) => {
      const day = sheet.getByRole('grid').locator('[tabindex="0"]')
      await this.to(day)
      for (let time = 0; time < times; time += 1) {
        await this.press(key)
        await expect(day).toBeFocused()
      }
      const isCheckIn = (await sheet.getByRole('heading').first().innerText()) === 'Tanggal Check-In'
      await this.press('Enter')
      if (!isCheckIn) return
      // The choice of a check-in opens the calendar of the check-out.
      const next = this.page.getByRole('dialog', { name: 'Tanggal Check-Out' })
      await expect(next.getByRole('grid')).toBeVisible()
      await expect(this.page.getByRole('dialog')).toHaveCount(1)
      await this.press('Escape')
      await expect(next).toBeHidden()
    })
}
