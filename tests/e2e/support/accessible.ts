import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, still } from './support'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = { axe: { run: (options: RunOptions) => Promise<AxeResults> } }

/**
 * Axe's findings as lines of text; too few rules that found something right are one. The page sends nothing else: all
 * results of a screen, with the HTML of each element, took two thirds of the processor time.
 */
async function findingsOf(page: Page, only?: string[]): Promise<string[]> {
  // Evaluates axe instead of adding a script tag, which the page's policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    const { violations, passes } = await (window as unknown as AxeWindow).axe.run({
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    })
    const lines = violations.map(
      ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ html }) => html).join(' | ')}`,
    )
    return runOnly || passes.length > 5 ? lines : [...lines, 'axe looked at nothing']
  }, only)
}

/**
 * Expects no violation of any axe rule, however minor, once the page has stopped moving, and enough contrast in the dark.
 * Expectations are soft, so that every screen of a test is reported.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await still(page)
  // A page that is still drawing has no heading yet.
  await expect(page.locator('h1')).not.toHaveCount(0)
  // A button fades in, and React renders MUI's parts of the page anew with the dark theme: both take a moment.
  const expectNone = (only: string[] | undefined, message: string) =>
    expect
      .configure({ soft: true })
      .poll(() => findingsOf(page, only), { message })
      .toEqual([])
  await expectNone(undefined, screen)
  // Only the colours differ in the dark. Forced colours are the user's own.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(['color-contrast'], `${screen}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Expects no axe violation, and nothing wider than the screen. */
export async function expectAccessibleAndFitting(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(widest, `${screen}: no wider than the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
