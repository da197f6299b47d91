import type { Locator } from '@playwright/test'

/** Taps a button so often, faster than the app can draw. */
export const tap = (button: Locator, times: number) =>
  button.evaluate((element: HTMLButtonElement, count) => {
    for (let tapped = 0; tapped < count; tapped += 1) element.click()
  }, times)
